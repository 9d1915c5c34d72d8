import Testing

@testable import UIKit

/// How solved edges become frames on the pixels of a window.
///
/// - Source: frames that Interface Builder recorded in public documents; the names are those of
///   Notes/specification/auto-layout.md 12.1 to 12.3.
@MainActor
struct RoundingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var root: CGSize
        var scale: CGFloat
        /// The frame that is expected; unnamed parts are whole anyway.
        var expected: String
        var build: @MainActor @Sendable (WindowScene, UIView) -> Void

        var testDescription: String { name }
    }

    private nonisolated static func row(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ expected: String,
        _ build: @escaping @MainActor @Sendable (WindowScene, UIView) -> Void
    ) -> Row {
        Row(name: name, root: CGSize(width: width, height: height), scale: scale, expected: expected, build: build)
    }

    /// Centres a view of the given size in the window.
    @MainActor
    private static func center(_ view: UIView, in window: UIView, _ width: CGFloat, _ height: CGFloat) {
        view.sized(width, height)
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
    }

    nonisolated static let single: [Row] = [
        row("12.1-R2", 375, 812, scale: 3, "27.667,396,320,20") { center($1, in: $0.window, 320, 20) },
        row("12.1-R3", 393, 852, scale: 3, "46.667,276,300,300") { center($1, in: $0.window, 300, 300) },
        row("12.1-R4", 393, 852, scale: 3, "76.667,416,240,20") { center($1, in: $0.window, 240, 20) },
        row("12.1-R5", 375, 812, scale: 3, "159.667,396,56,20") { center($1, in: $0.window, 56, 20) },
        row("12.1-R6", 375, 668, scale: 2, "142.5,325,90,18") { center($1, in: $0.window, 90, 18) },
        row("12.1-R7", 414, 896, scale: 2, "41.5,121.5,331,619") { scene, view in
            let guide = UILayoutGuide()
            scene.window.addLayoutGuide(guide)
            for attribute in [NSLayoutConstraint.Attribute.left, .right] {
                NSLayoutConstraint.relate(guide, attribute, .equal, scene.window, attribute)
            }
            NSLayoutConstraint.relate(guide, .top, .equal, scene.window, .top, constant: 44)
            NSLayoutConstraint.relate(guide, .height, constant: 774)
            for attribute in [NSLayoutConstraint.Attribute.width, .height] {
                NSLayoutConstraint.relate(view, attribute, .equal, guide, attribute, multiplier: 0.8)
            }
            for attribute in [NSLayoutConstraint.Attribute.centerX, .centerY] {
                NSLayoutConstraint.relate(view, attribute, .equal, guide, attribute)
            }
        },
        row("12.1-R8", 375, 667, scale: 2, "21.5,0,332,20") { scene, view in
            NSLayoutConstraint.relate(view, .width, .equal, scene.window, .width, multiplier: 1 / 1.13)
            NSLayoutConstraint.relate(view, .centerX, .equal, scene.window, .centerX)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        },
        row("12.1-R12", 414, 896, scale: 2, "0,788.5,10,107.5") { scene, view in
            NSLayoutConstraint.relate(view, .height, .equal, scene.window, .height, multiplier: 0.12)
            NSLayoutConstraint.relate(view, .bottom, .equal, scene.window, .bottom)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        },
        row("12.1-R15", 428, 926, scale: 3, "-21.333,0,470.667,20") { scene, view in
            NSLayoutConstraint.relate(view, .width, .equal, scene.window, .width, multiplier: 1.1)
            NSLayoutConstraint.relate(view, .centerX, .equal, scene.window, .centerX)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        },
    ]

    @Test("one level", arguments: single)
    func oneLevel(_ row: Row) {
        let scene = WindowScene(row.root.width, row.root.height, scale: row.scale)
        let view = scene.add(UIView())
        row.build(scene, view)
        scene.layOut()
        #expect(view.frame.thirds == row.expected)
    }

    @Test(
        "shares of a parent inside the window",
        arguments: [("12.1-R9", 16.0, 343.0, 0.33, "0,0,113,10"), ("12.1-R10", 30, 315, 0.48, "0,0,151,10")])
    func shareOfParent(_ name: String, _ left: Double, _ width: Double, _ share: Double, _ expected: String) {
        let scene = WindowScene(375, 667, scale: 2)
        let parent = scene.add(UIView()).spanning(x: (CGFloat(left), CGFloat(left + width)), y: (0, 10))
        let view = scene.add(UIView(), to: parent)
        NSLayoutConstraint.relate(view, .width, .equal, parent, .width, multiplier: CGFloat(share))
        NSLayoutConstraint.relate(view, .left, .equal, parent, .left)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        scene.layOut()
        #expect(view.frame.thirds == expected)
    }

    @Test("12.1-R11") func shareOfHeight() {
        let scene = WindowScene(375, 667, scale: 2)
        let parent = scene.add(UIView()).spanning(x: (0, 10), y: (0, 151))
        let view = scene.add(UIView(), to: parent)
        NSLayoutConstraint.relate(view, .height, .equal, parent, .height, multiplier: 0.33)
        NSLayoutConstraint.relate(view, .bottom, .equal, parent, .bottom, constant: -2)
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        scene.layOut()
        #expect(view.frame.thirds == "0,99,10,50")
    }

    @Test(
        "equal widths in a row",
        arguments: [("12.1-R13", 409.0, 5, 0.0, 0.0, 2, "163.5,0,82,10"), ("12.1-R14", 406, 3, 64, 12, 2, "294.5,0,103.5,10")])
    func equalWidths(
        _ name: String, _ width: Double, _ count: Int, _ left: Double, _ gap: Double, _ index: Int, _ expected: String
    ) {
        let scene = WindowScene(CGFloat(width), 100, scale: 2)
        let views = (0..<count).map { _ in scene.add(UIView()) }
        for (previous, view) in zip(views, views.dropFirst()) {
            view.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: CGFloat(gap)).isActive = true
            view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
        views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: CGFloat(left)).isActive = true
        scene.window.rightAnchor.constraint(equalTo: views[count - 1].rightAnchor, constant: name == "12.1-R14" ? 8 : 0)
            .isActive =
            true
        scene.layOut()
        #expect(views[index].frame.thirds == expected)
    }

    @Test(
        "alignment rectangles are rounded, then turned into frames",
        arguments: [
            ("12.1-R16", 3.0, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), 242.5, 355.0, "240.667,0,116.333,31"),
            ("12.1-R17", 2, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), 269.8, 394, "268,0,128,31"),
            ("12.1-R18", 2, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2), 100, 149, "100,0,51,30"),
        ])
    func alignmentRectangles(
        _ name: String, _ scale: Double, _ insets: UIEdgeInsets, _ left: Double, _ right: Double, _ expected: String
    ) {
        let scene = WindowScene(414, 896, scale: CGFloat(scale))
        let view = scene.add(InsetView(insets))
        view.spanning(x: (CGFloat(left), CGFloat(right)), y: (0, 30))
        scene.layOut()
        #expect(view.frame.thirds == expected)
    }

    // MARK: Parents at fractions

    @Test(
        "a child as large as its parent gets the parent's rounded size",
        arguments: [
            ("12.2-W1", 3.0, 226.5, 413.0, "226.667,0,186.333,10"), ("12.2-W2", 3, 197.5, 355, "197.667,0,157.333,10"),
            ("12.2-W3", 3, 62.1, 351.9, "62,0,290,10"), ("12.2-W6", 2, 143.667, 270.333, "143.5,0,127,10"),
        ])
    func parentAtFraction(_ name: String, _ scale: Double, _ left: Double, _ right: Double, _ expected: String) {
        let scene = WindowScene(430, 932, scale: CGFloat(scale))
        let parent = scene.add(UIView()).spanning(x: (CGFloat(left), CGFloat(right)), y: (0, 10))
        let child = scene.add(UIView(), to: parent).pinned()
        scene.layOut()
        #expect(parent.frame.thirds == expected)
        #expect(child.frame.minX == 0)
        #expect(child.frame.width == parent.frame.width)
    }

    @Test("12.2-W4: an arranged child") func arrangedChild() {
        let scene = WindowScene(414, 896, scale: 2)
        let child = UIView()
        let stack = scene.add(UIStackView(arrangedSubviews: [child])).spanning(x: (20.7, 393.3), y: (0, 10))
        scene.layOut()
        #expect(stack.frame.thirds == "20.5,0,373,10")
        #expect(child.frame.thirds == "0,0,373,10")
    }

    @Test("12.2-W5: a child of an arranged view") func childOfArranged() {
        let scene = WindowScene(375, 667, scale: 2)
        let views = (0..<6).map { _ in UIView() }
        let stack = scene.add(UIStackView(arrangedSubviews: views)).spanning(x: (25, 340), y: (0, 10))
        stack.distribution = .fillEqually
        stack.spacing = 8
        let child = scene.add(UIView(), to: views[1]).pinned()
        scene.layOut()
        #expect(views[1].frame.thirds == "54,0,45.5,10")
        #expect(child.frame.thirds == "0,0,45.5,10")
    }

    @Test("12.2-W7: a child inside a parent at a fraction") func childInside() {
        let scene = WindowScene(430, 932, scale: 2)
        let parent = scene.add(UIView()).spanning(x: (257.7, 400), y: (0, 10))
        let child = scene.add(UIView(), to: parent).spanning(x: (40.65, 64.65), y: (0, 10))
        scene.layOut()
        #expect(child.frame.thirds == "41,0,24,10")
    }

    // MARK: Equal splits

    struct Split: Sendable {
        var name: String
        var count: Int
        var spacing: CGFloat
        var left: CGFloat
        var width: CGFloat
        var expected: String
    }

    nonisolated static let splits = [
        Split(
            name: "12.3-E1", count: 7, spacing: 2, left: 0, width: 375,
            expected: "0/52 54/51.5 107.5/52 161.5/52 215.5/52 269.5/51.5 323/52"),
        Split(
            name: "12.3-E2", count: 7, spacing: 0, left: 0, width: 375,
            expected: "0/53.5 53.5/53.5 107/53.5 160.5/54 214.5/53.5 268/53.5 321.5/53.5"),
        Split(
            name: "12.3-E3", count: 5, spacing: 0, left: 12, width: 544, expected: "0/109 109/108.5 217.5/109 326.5/108.5 435/109"
        ),
        Split(name: "12.3-E4", count: 4, spacing: 10, left: 20, width: 335, expected: "0/76.5 86.5/76 172.5/76.5 259/76"),
        Split(
            name: "12.3-E5", count: 6, spacing: 8, left: 25, width: 315,
            expected: "0/46 54/45.5 107.5/46 161.5/46 215.5/45.5 269/46"),
        Split(name: "12.3-E6", count: 4, spacing: 0, left: 0, width: 375, expected: "0/94 94/93.5 187.5/94 281.5/93.5"),
    ]

    @Test("equal splits of a row", arguments: splits)
    func equalSplits(_ split: Split) {
        let scene = WindowScene(600, 600, scale: 2)
        let views = (0..<split.count).map { _ in UIView() }
        let stack = scene.add(UIStackView(arrangedSubviews: views)).spanning(
            x: (split.left, split.left + split.width), y: (0, 10))
        stack.distribution = .fillEqually
        stack.spacing = split.spacing
        scene.layOut()
        let spans = views.map { String(format: "%g/%g", Double($0.frame.minX), Double($0.frame.width)) }
        #expect(spans.joined(separator: " ") == split.expected)
    }

    @Test("The scale of the screen is asked for once for all superviews, and again when it changes")
    func scaleOfManySuperviews() {
        let scene = WindowScene(scale: 2)
        let outer = scene.add(UIView())
        let left = outer.leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: 0.4)
        left.isActive = true
        var views = [outer.spanning(y: (0, 300))]
        outer.widthAnchor.constraint(equalToConstant: 300).isActive = true
        for _ in 0..<20 { views.append(scene.add(UIView(), to: views[views.count - 1]).spanning(x: (0, 300), y: (0, 300))) }
        scene.layOut()
        let host = scene.window.requireHost()
        let asked = host.work.roundings
        #expect(outer.frame.minX == 0.5 && asked > 0 && asked <= 2)
        scene.window.traitOverrides.displayScale = 3
        left.constant = 0.3
        scene.layOut()
        #expect(abs(outer.frame.minX - 1.0 / 3) < 1e-9 && host.work.roundings > asked && host.work.roundings <= asked + 2)
        scene.window.frameScale = 1
        left.constant = 0.6
        scene.layOut()
        #expect(outer.frame.minX == 1)
    }

    @Test("12.3-E7: outside a window") func windowless() {
        let scene = StackScene((0..<4).map { _ in UIView() }, spacing: 5, width: 400, height: 10)
        scene.stack.distribution = .fillEqually
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/96.5 101/96.5 203/96.5 304/96.5")
    }

    @Test("A scale that no display has counts as 1", arguments: [CGFloat.nan, .infinity, -2, 0, 1e-300])
    func impossibleScale(_ scale: CGFloat) {
        let scene = WindowScene(100, 100)
        let view = scene.add(UIView()).pinned(UIEdgeInsets(top: 0.3, left: 0.6, bottom: 0, right: 0))
        scene.window.traitOverrides.displayScale = scale
        #expect(UITraitCollection(displayScale: scale).pixelScale == 1)
        scene.layOut()
        #expect(view.frame.width.isFinite && view.frame.minY.isFinite)
    }

    @Test("a view that stays on its pixels is not resized by the last bits of a difference of edges")
    func lastBits() {
        // (300 + 61) / 3 - 300 / 3 is another number than 61 / 3.
        let scene = WindowScene(400, 500, scale: 3)
        let container = scene.add(UIView()).sized(100, 100)
        let top = container.topAnchor.constraint(equalTo: scene.window.topAnchor)
        let inner = scene.add(SizedView(10, 61.0 / 3), to: container)
        let leading = inner.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        NSLayoutConstraint.activate([
            top, leading, container.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
            inner.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        scene.layOut()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 61.0 / 3))
        let layouts = inner.layouts
        top.constant = 100
        leading.constant = 1
        scene.layOut()
        #expect(inner.frame == CGRect(x: 1, y: 0, width: 10, height: 61.0 / 3))
        #expect(inner.layouts == layouts)
    }
}

/// A view whose frame and alignment rectangle differ.
@MainActor
final class InsetView: UIView {
    private let insets: UIEdgeInsets

    init(_ insets: UIEdgeInsets) {
        self.insets = insets
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var alignmentRectInsets: UIEdgeInsets { insets }
}
