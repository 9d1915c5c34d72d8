import Testing

@testable import UIKit

/// Content sizes, their priorities and alignment rectangles: Notes/specification/auto-layout.md 2.1, 2.2 and 2.4.
@MainActor
struct ContentSizeTests {
    private let scene = WindowScene()

    // MARK: Defaults

    struct Defaults: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @MainActor @Sendable () -> UIView
        var horizontal: Float = 250
        var vertical: Float = 250
        var testDescription: String { name }
    }

    nonisolated static let defaults: [Defaults] = [
        Defaults(name: "UIView") { UIView() }, Defaults(name: "UIButton") { UIButton() },
        Defaults(name: "UIButton system") { UIButton(type: .system) }, Defaults(name: "UITextField") { UITextField() },
        Defaults(name: "UISlider") { UISlider() }, Defaults(name: "UISegmentedControl") { UISegmentedControl() },
        Defaults(name: "UIDatePicker") { UIDatePicker() }, Defaults(name: "UIPickerView") { UIPickerView() },
        Defaults(name: "UIPageControl") { UIPageControl() }, Defaults(name: "UITextView") { UITextView() },
        Defaults(name: "UIScrollView") { UIScrollView() }, Defaults(name: "UISearchBar") { UISearchBar() },
        Defaults(name: "UILabel") { UILabel() }, Defaults(name: "UIImageView") { UIImageView() },
        Defaults(name: "UIStackView") { UIStackView() },
        Defaults(name: "UISwitch", make: { UISwitch() }, horizontal: 750, vertical: 750),
        Defaults(name: "UIStepper", make: { UIStepper() }, horizontal: 750, vertical: 750),
        Defaults(name: "UIActivityIndicatorView", make: { UIActivityIndicatorView() }, horizontal: 750, vertical: 750),
        Defaults(name: "UIProgressView", make: { UIProgressView() }, vertical: 750),
    ]

    @Test("Views made in code hug as their class does, and all resist compression at 750", arguments: defaults)
    func priorities(_ row: Defaults) {
        let view = row.make()
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == row.horizontal)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == row.vertical)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
    }

    // MARK: Sizes

    @Test(
        "Hugging and resistance each win over constraints of lower priority",
        arguments: [
            (200.0, Float(249), 80.0), (200, 251, 200), (40, 749, 80), (40, 751, 40),
        ])
    func strength(_ width: Double, _ priority: Float, _ expected: Double) {
        let view = scene.add(SizedView(80, 20))
        let constraint = view.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
        scene.layOut()
        #expect(view.frame.size == CGSize(width: expected, height: 20))
    }

    @Test("Required hugging and resistance are allowed, conflict as required constraints do, and yield first")
    func required() {
        let view = scene.add(SizedView(80, 20))
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        let log = conflicts { scene.layOut() }
        #expect(log.count == 1 && log[0].contains("NSContentSizeLayoutConstraint"))
        #expect(view.frame.width == 50)
    }

    @Test("An axis without an intrinsic size is left to constraints")
    func partial() {
        let view = scene.add(SizedView(UIView.noIntrinsicMetric, 20))
        scene.layOut()
        #expect(view.frame.size == CGSize(width: 0, height: 20))
        #expect(view.hasAmbiguousLayout)
    }

    @Test("A changed size is read again in the next pass, once, and lays the superview out if it differs")
    func invalidation() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let outer = scene.add(Counter()).pinned()
        let view = SizedView(80, 20)
        scene.add(view, to: outer)
        scene.layOut()
        #expect(view.measurements == 1)
        let layouts = outer.layouts
        view.contentSize = CGSize(width: 90, height: 20)
        view.invalidateIntrinsicContentSize()
        #expect(view.measurements == 1 && view.frame.width == 80)
        scene.layOut()
        #expect(view.measurements == 2 && view.frame.width == 90 && outer.layouts == layouts + 1)
        view.invalidateIntrinsicContentSize()
        scene.layOut()
        #expect(view.measurements == 3 && outer.layouts == layouts + 1)
    }

    @Test("Priorities may change at any time")
    func changedPriorities() {
        let one = scene.add(SizedView(50, 10))
        let other = scene.add(SizedView(50, 10))
        one.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor).isActive = true
        other.leadingAnchor.constraint(equalTo: one.trailingAnchor).isActive = true
        other.trailingAnchor.constraint(equalTo: scene.window.trailingAnchor).isActive = true
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        scene.layOut()
        #expect([one, other].map(\.frame.width) == [50, 350])
        other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        scene.layOut()
        #expect([one, other].map(\.frame.width) == [350, 50])
    }

    // MARK: Alignment rectangles

    /// A view with alignment insets that can change, and a class that says them by overriding the conversions.
    private final class Inset: UIView {
        var insets = UIEdgeInsets.zero
        override var alignmentRectInsets: UIEdgeInsets { insets }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
    }

    private final class Converting: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            CGRect(x: frame.minX + 1, y: frame.minY + 2, width: frame.width - 4, height: frame.height - 6)
        }
        override func frame(forAlignmentRect rect: CGRect) -> CGRect {
            CGRect(x: rect.minX - 1, y: rect.minY - 2, width: rect.width + 4, height: rect.height + 6)
        }
    }

    @Test(
        "The conversions undo each other",
        arguments: [
            UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            UIEdgeInsets(top: 0, left: -2, bottom: -1, right: -2),
        ])
    func conversions(_ insets: UIEdgeInsets) {
        let view = Inset()
        view.insets = insets
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        let rect = view.alignmentRect(forFrame: frame)
        #expect(rect == frame.inset(by: insets) && view.frame(forAlignmentRect: rect) == frame)
    }

    @Test("Constraints and content sizes are about the alignment rectangle")
    func alignment() {
        let view = scene.add(Inset())
        view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.invalidateIntrinsicContentSize()
        NSLayoutConstraint.relate(view, .leading, .equal, scene.window, .leading, constant: 100)
        NSLayoutConstraint.relate(view, .top, .equal, scene.window, .top, constant: 100)
        scene.layOut()
        #expect(view.frame == CGRect(x: 98, y: 99, width: 56, height: 44))
    }

    @Test("Insets that change after layout move the frame, and what is aligned with the view stays")
    func changedInsets() {
        let view = scene.add(Inset())
        NSLayoutConstraint.relate(view, .leading, .equal, scene.window, .leading, constant: 100)
        NSLayoutConstraint.relate(view, .top, .equal, scene.window, .top, constant: 100)
        let beside = scene.add(SizedView(10, 10))
        NSLayoutConstraint.relate(beside, .leading, .equal, view, .trailing)
        let inside = scene.add(SizedView(10, 10), to: view)
        NSLayoutConstraint.relate(inside, .trailing, .equal, view, .trailing)
        scene.layOut()
        #expect(view.frame == CGRect(x: 100, y: 100, width: 50, height: 40) && inside.frame.maxX == 50)
        view.insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        view.invalidateIntrinsicContentSize()
        scene.layOut()
        #expect(view.frame == CGRect(x: 95, y: 100, width: 62, height: 40))
        #expect(beside.frame.minX == 150 && inside.frame.maxX == 55)
    }

    @Test("An image with other insets moves its view's frame")
    func image() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        let plain = renderer.image { _ in }
        let view = scene.add(UIImageView(image: plain))
        NSLayoutConstraint.relate(view, .leading, .equal, scene.window, .leading, constant: 100)
        scene.layOut()
        #expect(view.frame.minX == 100)
        view.image = plain.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
        scene.layOut()
        #expect(view.frame.minX == 96)
    }

    @Test("Required resistance that contradicts required constraints keeps the view as large as they let it")
    func contradicted() {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        let view = scene.add(SizedView(80, 20))
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        NSLayoutConstraint.relate(view, .width, .equal, constant: 10, priority: 999)
        scene.layOut()
        #expect(view.frame.width == 50)
    }

    @Test("Content without end gives way like any other", arguments: [CGFloat.greatestFiniteMagnitude, 1e300, 1e12])
    func hugeContent(_ size: CGFloat) {
        let view = scene.add(SizedView(size, size))
        NSLayoutConstraint.relate(view, .leading, .equal, scene.window, .leading)
        NSLayoutConstraint.relate(view, .top, .equal, scene.window, .top)
        NSLayoutConstraint.relate(view, .trailing, .lessThanOrEqual, scene.window, .trailing)
        NSLayoutConstraint.relate(view, .bottom, .lessThanOrEqual, scene.window, .bottom)
        scene.layOut()
        #expect(view.frame == scene.window.bounds)
    }

    @Test("A class may override the conversions instead of the insets")
    func overriddenConversions() {
        let view = scene.add(Converting()).sized(20, 20)
        NSLayoutConstraint.relate(view, .leading, .equal, scene.window, .leading, constant: 100)
        NSLayoutConstraint.relate(view, .top, .equal, scene.window, .top, constant: 100)
        scene.layOut()
        #expect(view.frame == CGRect(x: 99, y: 98, width: 24, height: 26))
    }
}
