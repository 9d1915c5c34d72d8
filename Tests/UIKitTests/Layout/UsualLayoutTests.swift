import Foundation
import Testing

@testable import UIKit

/// Situations that people ask about most, as Apple describes them: cells that size themselves and change, views that
/// are as high as their content, text views that grow, pages, and headers by Auto Layout.
@MainActor
struct UsualLayoutTests {
    private static let text = String(repeating: "some words of text ", count: 12)

    private func show(_ view: UIView) -> UIWindow {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController())
        controller.view = view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func fill(_ superview: UIView, with view: UIView, inset: CGFloat = 0) {
        superview.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
            superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    /// A title and a text that is hidden until the row is opened.
    private final class OpeningCell: UITableViewCell {
        let (stack, title, detail) = (UIStackView(), UILabel(), UILabel())
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            (title.text, detail.text, detail.numberOfLines, stack.axis) = ("Title", UsualLayoutTests.text, 0, .vertical)
            for label in [title, detail] { stack.addArrangedSubview(label) }
        }
        required init?(coder: NSCoder) { nil }
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:), which animates
    ///   changed heights; developer.apple.com/documentation/uikit/uistackview on hidden views.
    @Test("A row opens and closes with a hidden view, without a conflict") func openingRows() throws {
        final class Source: NSObject, UITableViewDataSource {
            let cells: [OpeningCell]
            init(_ cells: [OpeningCell]) { self.cells = cells }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { cells[path.row] }
        }
        let cells = (0..<2).map { _ in OpeningCell(style: .default, reuseIdentifier: nil) }
        for cell in cells {
            fill(cell.contentView, with: cell.stack)
            cell.detail.isHidden = true
        }
        let (table, source) = (UITableView(), Source(cells))
        table.separatorStyle = .none
        table.dataSource = source
        let log = layoutWarnings {
            let window = show(table)
            #expect(cells.map(\.frame.height) == [20.5, 20.5])
            for isHidden in [false, true] {
                table.performBatchUpdates { cells[0].detail.isHidden = isHidden }
                window.layoutIfNeeded()
                #expect(isHidden ? cells[0].frame.height == 20.5 : cells[0].frame.height > 60)
                #expect(cells[1].frame.minY == cells[0].frame.maxY)
            }
        }
        #expect(log == [])
    }

    /// - Source: developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize().
    @Test("A table without scrolling is as high as its rows") func contentHeight() {
        final class OwnTable: UITableView {
            override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize {
                layoutIfNeeded()
                return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
            }
        }
        let (root, table, stack) = (UIView(), OwnTable(), UIStackView())
        let source = RowSource([3])
        table.dataSource = source
        table.rowHeight = 50
        stack.axis = .vertical
        stack.addArrangedSubview(table)
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let window = show(root)
        #expect(table.frame.height == 150 && table.visibleCells.count == 3)
        source.counts = [5]
        table.reloadData()
        window.layoutIfNeeded()
        #expect(table.frame.height == 250)
    }

    /// - Source: developer.apple.com/documentation/uikit/uitextview: one that does not scroll asks for its content's
    ///   size.
    @Test("A text view grows with its text up to a limit, and shrinks") func growingText() {
        let (root, view) = (UIView(), UITextView())
        (view.isScrollEnabled, view.font) = (false, .systemFont(ofSize: 17))
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 100), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let window = show(root)
        let empty = view.frame.height
        var heights: [CGFloat] = []
        for lines in [2, 20, 0] {
            view.text = Array(repeating: "line", count: lines).joined(separator: "\n")
            window.layoutIfNeeded()
            heights.append(view.frame.height)
        }
        #expect(heights[0] > empty && heights[0] < 100 && heights[1] == 100 && heights[2] == empty)
    }

    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide and isPagingEnabled.
    @Test("Pages in a stack view are as wide as the scroll view, also after it changed") func pages() {
        let (root, scroll, stack) = (UIView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), UIStackView())
        fill(scroll, with: stack)
        stack.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
        for _ in 0..<3 {
            let page = UIView()
            stack.addArrangedSubview(page)
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        }
        root.addSubview(scroll)
        let window = show(root)
        #expect(scroll.contentSize == CGSize(width: 960, height: 200))
        scroll.frame.size.width = 300
        window.layoutIfNeeded()
        #expect(scroll.contentSize.width == 900 && stack.arrangedSubviews[1].frame.minX == 300)
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableview/tableheaderview: only the height counts, and the
    ///   property is set again after a change.
    @Test("A header's size is found by its constraints; rows follow when it is set again") func tableHeaders() throws {
        let (table, header, label) = (UITableView(), UIView(), UILabel())
        let source = RowSource([1])
        table.dataSource = source
        (label.numberOfLines, label.text) = (0, Self.text)
        fill(header, with: label, inset: 10)
        func setHeader() {
            header.frame.size = header.systemLayoutSizeFitting(
                CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            table.tableHeaderView = header
        }
        setHeader()
        let window = show(table)
        let first = header.frame
        #expect(first.width == 375 && first.height == label.frame.height + 20 && first.height > 60)
        #expect(try #require(table.visibleCells.first).frame.minY == first.height)
        label.text = "Short"
        setHeader()
        window.layoutIfNeeded()
        #expect(header.frame.height == 40.5 && table.visibleCells.first?.frame.minY == 40.5)
    }
}
