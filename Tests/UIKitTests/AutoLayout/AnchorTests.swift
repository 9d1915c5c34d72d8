import Testing
import UIKit

/// Anchors and attributes.
///
/// - Source: tests of public layout libraries that pass on UIKit; the names are those of
///   Notes/specification/auto-layout.md 12.5.
@MainActor
struct AnchorTests {
    private let scene = WindowScene(400, 400)
    private let view: UIView

    init() { view = scene.add(UIView()) }

    private var window: UIView { scene.window }

    private func relate(
        _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute,
        by relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        NSLayoutConstraint.relate(view, attribute, relation, window, other, multiplier: multiplier, constant: constant)
    }

    /// Tests of layout libraries compare the anchors of a constraint with those that a view gives.
    @Test func anchorsOfOneAttributeOfOneItemAreEqual() {
        let constraint = view.leadingAnchor.constraint(equalTo: window.trailingAnchor)
        #expect(constraint.firstAnchor == view.leadingAnchor && constraint.secondAnchor == window.trailingAnchor)
        #expect(view.leadingAnchor.isEqual(constraint.firstAnchor) && view.leadingAnchor.hash == constraint.firstAnchor.hash)
        #expect(view.leadingAnchor == view.leadingAnchor && Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
        #expect(window.layoutMarginsGuide.topAnchor == window.layoutMarginsGuide.topAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        #expect(width.firstAnchor == view.widthAnchor && width.secondAnchor == nil)
    }

    @Test func otherAnchorsAreNotEqual() {
        #expect(view.leadingAnchor != view.leftAnchor && view.leadingAnchor != window.leadingAnchor)
        #expect(
            window.topAnchor != window.layoutMarginsGuide.topAnchor && !view.topAnchor.isEqual(view)
                && !view.topAnchor.isEqual(nil))
        let distance = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
        #expect(distance == view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor) && distance != view.trailingAnchor)
        #expect(distance != window.leadingAnchor.anchorWithOffset(to: view.trailingAnchor) && distance != view.widthAnchor)
    }

    // MARK: The item

    /// The property is declared weak.
    @Test func anchorsDoNotKeepTheirItem() {
        var view: UIView? = UIView()
        let anchor = view!.leadingAnchor
        #expect(anchor.item === view)
        view = nil
        #expect(anchor.item == nil && anchor == anchor && anchor != window.leadingAnchor)
    }

    @Test func aConstraintWhoseItemIsGoneStaysInactive() {
        let anchor = UIView().widthAnchor
        let constraints = [
            anchor.constraint(equalToConstant: 20), anchor.constraint(equalTo: window.widthAnchor),
            view.widthAnchor.constraint(equalTo: anchor), view.leadingAnchor.constraint(equalTo: UIView().leadingAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(constraints[0].firstItem == nil && constraints[0].firstAnchor == anchor && constraints[2].secondItem == nil)
    }

    /// Anchors that nobody refers to any more are used again; those that are kept stay what they are.
    @Test func keptAnchorsStayTheSame() {
        let kept = [view.leadingAnchor, view.trailingAnchor, view.leftAnchor]
        let (top, width) = (view.topAnchor, view.widthAnchor)
        for _ in 0..<3 {
            _ = window.centerXAnchor
            _ = window.leadingAnchor.constraint(equalTo: window.trailingAnchor)
            _ = window.bottomAnchor
            _ = window.heightAnchor
        }
        #expect(kept == [view.leadingAnchor, view.trailingAnchor, view.leftAnchor])
        #expect(top == view.topAnchor && width == view.widthAnchor && kept.allSatisfy { $0.item === view })
    }

    @Test(
        "edges",
        arguments: [
            ("12.5-P1", UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), "20,10,340,360"),
            ("12.5-P2", UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20), "20,20,360,360"),
            ("12.5-P3", UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20), "20,30,360,340"),
        ])
    func edges(_ name: String, _ insets: UIEdgeInsets, _ expected: String) {
        view.pinned(insets)
        scene.layOut()
        #expect(view.frame.thirds == expected)
    }

    @Test("12.5-P4: edges bounded from both sides") func boundedEdges() {
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            relate(attribute, attribute, by: .lessThanOrEqual)
            relate(attribute, attribute, by: .greaterThanOrEqual)
        }
        scene.layOut()
        #expect(view.frame.thirds == "0,0,400,400")
    }

    @Test(
        "12.5-P5: multiples of a width",
        arguments: [(2.0, 0.0, 800.0), (0.5, 0, 200), (0.5, 100, 300), (1, -100, 300)])
    func widths(_ multiplier: Double, _ constant: Double, _ expected: Double) {
        relate(.width, .width, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        scene.layOut()
        #expect(Double(view.frame.width) == expected)
    }

    @Test("12.5-P6, 12.5-P7 and 12.5-P8: one attribute of a 200 x 200 view") func singleAttributes() {
        let views = (0..<2).map { _ in scene.add(UIView()).sized(200, 200) }
        view.sized(200, 200)
        relate(.top, .top, constant: -100)
        NSLayoutConstraint.relate(views[0], .right, .equal, window, .right, constant: 100)
        NSLayoutConstraint.relate(views[1], .centerX, .equal, window, .centerX)
        NSLayoutConstraint.relate(views[1], .centerY, .equal, window, .centerY)
        scene.layOut()
        #expect(view.frame.minY == -100)
        #expect(views[0].frame.maxX == 500)
        #expect(views[1].frame.thirds == "100,100,200,200")
    }

    @Test("12.5-P9: centred within its own margins") func centerWithinMargins() {
        view.sized(200, 200)
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        relate(.centerXWithinMargins, .centerX)
        relate(.centerYWithinMargins, .centerY)
        scene.layOut()
        #expect(view.frame.thirds == "110,110,200,200")
    }

    @Test("12.5-P10: the superview's margins") func edgesWithinMargins() {
        window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        relate(.left, .leftMargin)
        relate(.right, .rightMargin)
        relate(.top, .topMargin)
        relate(.bottom, .bottomMargin)
        scene.layOut()
        #expect(view.frame.thirds == "20,10,340,360")
        window.layoutMargins.left = 25
        scene.layOut()
        #expect(view.frame.thirds == "25,10,335,360")
    }

    @Test("12.5-P11: a row at distances of 10") func row() {
        let views = [view, scene.add(UIView()), scene.add(UIView())]
        for view in views { view.sized(100, 10) }
        views[0].leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        for (previous, next) in zip(views, views.dropFirst()) {
            next.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 10).isActive = true
        }
        scene.layOut()
        #expect(views.map(\.frame.minX) == [0, 110, 220])
    }

    @Test("12.5-P18: distances to four edges") func distances() {
        let box = scene.add(UIView()).spanning(x: (0, 300), y: (0, 200))
        let inner = scene.add(UIView(), to: box).pinned(UIEdgeInsets(top: 15, left: 20, bottom: 10, right: 30))
        scene.layOut()
        #expect(inner.frame.thirds == "20,15,250,175")
    }

    @Test("12.5-P19: differences to a size that changes") func sizesFollow() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.addSubview(box)
        let inner = scene.add(UIView(), to: box)
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -50).isActive = true
        inner.heightAnchor.constraint(equalTo: box.heightAnchor, constant: -25).isActive = true
        scene.layOut()
        #expect(inner.bounds.size == CGSize(width: 250, height: 175))
        box.frame.size = CGSize(width: 400, height: 300)
        scene.layOut()
        #expect(inner.bounds.size == CGSize(width: 350, height: 275))
    }

    @Test("12.5-P21: constraints replaced by others") func replaced() {
        func make(_ size: CGFloat) -> [NSLayoutConstraint] {
            [view.widthAnchor.constraint(equalToConstant: size), view.heightAnchor.constraint(equalToConstant: size)]
        }
        let (small, large) = (make(100), make(200))
        NSLayoutConstraint.activate(small)
        scene.layOut()
        #expect(view.frame.thirds == "0,0,100,100")
        NSLayoutConstraint.deactivate(small)
        NSLayoutConstraint.activate(large)
        scene.layOut()
        #expect(view.frame.thirds == "0,0,200,200")
    }

    @Test("12.5-P22: a layout guide") func layoutGuide() {
        let parent = scene.add(UIView()).spanning(x: (0, 200), y: (0, 300))
        let (guide, sub) = (UILayoutGuide(), scene.add(UIView(), to: parent))
        parent.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 50),
            sub.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            sub.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
            sub.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            sub.heightAnchor.constraint(equalToConstant: 30),
        ])
        scene.layOut()
        #expect(guide.layoutFrame.thirds == "10,20,100,50")
        #expect(sub.frame.thirds == "10,75,50,30")
    }
}

/// Rows of views in a square of 1000.
///
/// - Source: tests of a public layout library; the names are those of Notes/specification/auto-layout.md 12.5.
@MainActor
struct DistributionTests {
    private let scene = WindowScene(1000, 1000)

    @Test("12.5-P12: a view in the middle") func centered() {
        let view = scene.add(UIView()).sized(80, 124)
        view.centerXAnchor.constraint(equalTo: scene.window.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: scene.window.centerYAnchor).isActive = true
        scene.layOut()
        #expect(view.frame.thirds == "460,438,80,124")
    }

    @Test(
        "equal widths at a distance",
        arguments: [
            ("12.5-P13", 20.0, [20, 265, 510, 755], 225.0), ("12.5-P14", -30, [-30, 227.5, 485, 742.5], 287.5),
        ])
    func equalWidths(_ name: String, _ gap: Double, _ starts: [Double], _ width: Double) {
        let gap = CGFloat(gap)
        let views = (0..<4).map { _ in scene.add(UIView()) }
        views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: gap).isActive = true
        for (previous, next) in zip(views, views.dropFirst()) {
            next.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: gap).isActive = true
            next.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        scene.window.rightAnchor.constraint(equalTo: views[3].rightAnchor, constant: gap).isActive = true
        scene.layOut()
        #expect(views.map { Double($0.frame.minX) } == starts)
        #expect(views.allSatisfy { Double($0.frame.width) == width })
    }

    /// Centres at multiples of the superview's: positions count from the superview's corner.
    @Test(
        "fixed sizes spread",
        arguments: [
            ("12.5-P15", NSLayoutConstraint.Axis.horizontal, 20.0, [184.0, 388, 592, 796]),
            ("12.5-P16", .vertical, 500, [-200, 100, 400, 700]),
        ])
    func spread(_ name: String, _ axis: NSLayoutConstraint.Axis, _ size: Double, _ starts: [Double]) {
        let views = (0..<4).map { _ in scene.add(UIView()).sized(CGFloat(size), CGFloat(size)) }
        let center: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
        for (index, view) in views.enumerated() {
            let multiplier = CGFloat(index * 2 + 2) / 5
            NSLayoutConstraint.relate(
                view, center, .equal, scene.window, center, multiplier: multiplier, constant: (multiplier - 1) * CGFloat(size) / 2
            )
        }
        scene.layOut()
        #expect(views.map { Double(axis == .horizontal ? $0.frame.minX : $0.frame.minY) } == starts)
    }

    @Test("12.5-P17: without text the last baseline is the bottom") func baseline() {
        let view = scene.add(UIView()).sized(400, 100)
        view.lastBaselineAnchor.constraint(equalTo: scene.window.lastBaselineAnchor).isActive = true
        scene.layOut()
        #expect(view.frame.maxY == 1000)
    }
}
