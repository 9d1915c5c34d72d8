import Testing

@testable import UIKit

/// What decides a scroll view's content size, and what its attributes mean.
///
/// - Source: Apple technical note TN2154; developer.apple.com/documentation/uikit/uiscrollview
@MainActor
struct ScrollContentSizeTests {
    @Test("A content size that is set in a cell moves what is tied to the content's guide there") func sizesInCells() {
        final class Cell: UITableViewCell {
            let scroll = UIScrollView()
            let bar = UIView()
            required init?(coder: NSCoder) { nil }
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                for view in [scroll, bar] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(view)
                }
                NSLayoutConstraint.activate([
                    scroll.topAnchor.constraint(equalTo: contentView.topAnchor),
                    scroll.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    scroll.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    scroll.heightAnchor.constraint(equalToConstant: 50),
                    bar.topAnchor.constraint(equalTo: scroll.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 4),
                    bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    bar.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor, multiplier: 0.5),
                ])
                scroll.contentSize = CGSize(width: 300, height: 50)
            }
        }
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Rows())
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell
        #expect(cell?.bar.frame.width == 150)
        cell?.scroll.contentSize.width = 240
        window.layoutIfNeeded()
        #expect(cell?.bar.frame.width == 120)
        window.isHidden = true
    }

    @Test("Edges and margins from inside are the content's") func margins() {
        let scene = ScrollScene(content: (nil, nil))
        let inner = scene.add(UIView()).sized(500, 700)
        scene.scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.content.removeFromSuperview()
        scene.pin(inner, .leading, scene.scroll, .leadingMargin)
        scene.pin(inner, .topMargin, scene.scroll, .topMargin, 8)
        scene.pin(scene.scroll, .trailingMargin, inner, .trailing)
        scene.pin(scene.scroll, .bottomMargin, inner, .bottom)
        scene.layOut()
        #expect(inner.frame.numbers == "2,1,500,700")
        #expect(scene.scroll.contentSize == CGSize(width: 506, height: 704))
        #expect(scene.scroll.frame.numbers == "50,40,200,300")
    }

    @Test("Width and height are the frame's: the usual way to scroll along one axis") func frameSizes() {
        let scene = ScrollScene(content: (nil, 1000))
        scene.pin(scene.content, .width, scene.scroll, .width)
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 1000))
        #expect(!scene.scroll.hasAmbiguousLayout)
    }

    @Test("Both guides are items: the content's beside edges, the frame's for sizes") func guides() {
        let scene = ScrollScene(content: (nil, nil))
        let inner = scene.add(UIView())
        scene.content.removeFromSuperview()
        for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
            scene.pin(inner, edge, scene.scroll.contentLayoutGuide, edge)
        }
        scene.pin(inner, .width, scene.scroll.frameLayoutGuide, .width)
        scene.pin(inner, .height, scene.scroll.frameLayoutGuide, .height, 50)
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 350))
        #expect(scene.scroll.contentLayoutGuide.layoutFrame.numbers == "0,0,200,350")
        #expect(scene.scroll.frameLayoutGuide.layoutFrame.numbers == "0,0,200,300")
        scene.scroll(y: 20)
        #expect(scene.scroll.contentLayoutGuide.layoutFrame.numbers == "0,0,200,350")
        #expect(scene.scroll.frameLayoutGuide.layoutFrame.numbers == "0,20,200,300")
    }

    @Test("The content guide's edges and the scroll view's own, from inside, are the same") func guideAndEdges() {
        let scene = ScrollScene()
        let guide = scene.scroll.contentLayoutGuide
        for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
            scene.pin(guide, edge, scene.scroll, edge)
        }
        scene.scroll(y: 30)
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 1000))
        #expect(scene.window.layoutState.host?.diagnostics.isEmpty == true)
    }

    @Test("The content guide's own size is enough, and only for its axis") func guideSize() {
        let scene = ScrollScene(content: (nil, nil))
        scene.content.removeFromSuperview()
        scene.scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 900).isActive = true
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 900, height: 0))
        scene.scroll.contentSize = CGSize(width: 10, height: 70.3)
        #expect(scene.scroll.contentSize == CGSize(width: 10, height: 70.3))
        scene.layOut()
        // constraints decide the width; the height is set by hand and not rounded
        #expect(scene.scroll.contentSize == CGSize(width: 900, height: 70.3))
        #expect(!scene.scroll.hasAmbiguousLayout)
    }

    @Test("A size set by hand is there without constraints, and gives way to them") func setByHand() {
        let scene = ScrollScene()
        scene.layOut()
        scene.scroll.contentSize = CGSize(width: 1, height: 2)
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 1000))
        scene.content.removeFromSuperview()
        scene.scroll.contentSize = CGSize(width: 300.1, height: 400)
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 300.1, height: 400))
    }

    @Test("A view at the far edge of a size set by hand finds it there") func farEdge() {
        let scene = ScrollScene(content: (nil, nil))
        scene.content.removeFromSuperview()
        let corner = scene.add(UIView()).sized(10, 20)
        scene.pin(corner, .right, scene.scroll.contentLayoutGuide, .right)
        scene.pin(corner, .bottom, scene.scroll, .bottom, -5)
        scene.scroll.contentSize = CGSize(width: 500, height: 800)
        scene.layOut()
        #expect(corner.frame.numbers == "490,775,10,20")
        #expect(scene.scroll.contentSize == CGSize(width: 500, height: 800))
    }

    @Test(
        "Odd sizes set by hand do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5]
    ) func oddSizes(_ length: CGFloat) {
        let scene = ScrollScene(content: (nil, nil))
        scene.content.removeFromSuperview()
        let view = scene.add(UIView()).sized(10, 20)
        scene.pin(view, .top, scene.scroll, .top, 3)
        scene.pin(view, .left, scene.scroll.contentLayoutGuide, .centerX)
        scene.scroll.contentSize = CGSize(width: length, height: length)
        scene.layOut()
        let isFinite = view.frame.minX.isFinite && view.frame.minY.isFinite
        #expect(isFinite && view.frame.size == CGSize(width: 10, height: 20))
    }

    @Test("Subclasses hear of the size that constraints decide") func subclass() {
        final class Noted: UIScrollView {
            var sizes: [CGSize] = []
            override var contentSize: CGSize { didSet { sizes.append(contentSize) } }
        }
        let (window, scroll, inner) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Noted(), UIView())
        scroll.frame = window.bounds
        window.addSubview(scroll)
        inner.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(inner)
        inner.pinned().sized(70, 80)
        window.layoutIfNeeded()
        #expect(scroll.sizes == [CGSize(width: 70, height: 80)])
    }

    @Test("A content size that is not decided is reported, and nothing scrolls along that axis") func ambiguity() {
        let scene = ScrollScene(content: (nil, 1000))
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 0, height: 1000))
        #expect(scene.scroll.hasAmbiguousLayout)
        #expect(scene.scroll.ambiguousContentAttributes == [.width])
        #expect(!ScrollScene().scroll.hasAmbiguousLayout)
    }

    @Test("Right to left, the content begins at its right edge") func rightToLeft() {
        let scene = ScrollScene(content: (nil, nil))
        scene.content.removeFromSuperview()
        scene.scroll.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (scene.add(UIView()).sized(150, 300), scene.add(UIView()).sized(250, 300))
        scene.pin(first, .leading, scene.scroll, .leading)
        scene.pin(second, .leading, first, .trailing)
        scene.pin(second, .trailing, scene.scroll, .trailing)
        for view in [first, second] {
            scene.pin(view, .top, scene.scroll, .top)
            scene.pin(view, .bottom, scene.scroll, .bottom)
        }
        scene.layOut()
        #expect(scene.scroll.contentSize == CGSize(width: 400, height: 300))
        #expect([first.frame.minX, second.frame.minX] == [250, 0])
        #expect(scene.scroll.contentOffset == .zero)
    }

    @Test("Inside a scroll view inside a scroll view") func nested() {
        let scene = ScrollScene()
        let (inner, leaf) = (scene.add(UIScrollView(), to: scene.content), UIView())
        inner.spanning(x: (10, 110), y: (20, 120))
        scene.add(leaf, to: inner).pinned(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).sized(500, 600)
        scene.layOut()
        #expect(inner.frame.numbers == "10,20,100,100")
        #expect(leaf.frame.numbers == "2,1,500,600")
        #expect(inner.contentSize == CGSize(width: 506, height: 604))
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 1000))
    }
}
