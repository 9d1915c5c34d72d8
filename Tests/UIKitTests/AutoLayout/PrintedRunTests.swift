import Testing

@testable import UIKit

/// Frames that programs printed on iOS 18.3.1, without a window.
///
/// - Source: the printed runs of one public tutorial on UIKit (iPhone 16 Pro simulator, Xcode 16.2), whose chapters on
///   layout, scroll views and documents state their set-ups completely. Each run names its topic there.
@MainActor
struct PrintedRunTests {
    struct Run: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Frames as the run printed them, x, y, width and height.
        var printed: [[Double]]
        /// Does what the program did, and returns the views whose frames it printed.
        var perform: @MainActor @Sendable () -> [UIView]
    }

    nonisolated static let runs: [Run] = [
        Run(testDescription: "visual format: lengths that fill the width", printed: [[16, 8, 80, 30], [108, 0, 40, 0]]) {
            row("|-16-[a(==80)]-12-[b(==40)]-16-|", "V:|-8-[a(==30)]", width: 164)
        },
        Run(testDescription: "visual format: the margin at the end", printed: [[16, 0, 80, 0], [272, 0, 40, 0]]) {
            row("|-16-[a(==80)]-(>=12)-[b(==40)]-|", width: 320)
        },
        Run(testDescription: "visual format: no margin at the end", printed: [[16, 0, 80, 0], [280, 0, 40, 0]]) {
            row("|-16-[a(==80)]-(>=12)-[b(==40)]-0-|", width: 320)
        },
        Run(
            testDescription: "autoresizing: a higher superview",
            printed: [
                [10, 20, 300, 100], [130, 380, 60, 40], [220, 760, 100, 40], [220, 733.3333333333333, 100, 66.66666666666674],
            ]
        ) {
            resized(
                to: CGSize(width: 320, height: 800),
                (CGRect(x: 10, y: 20, width: 300, height: 100), [.flexibleWidth, .flexibleBottomMargin]),
                (
                    CGRect(x: 130, y: 220, width: 60, height: 40),
                    [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
                ),
                (CGRect(x: 220, y: 440, width: 100, height: 40), [.flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth]),
                (
                    CGRect(x: 220, y: 440, width: 100, height: 40),
                    [.flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth, .flexibleHeight]
                ))
        },
        Run(testDescription: "autoresizing: a wider superview", printed: [[8, 8, 420, 44], [540, 8, 92, 44]]) {
            resized(
                to: CGSize(width: 640, height: 480), (CGRect(x: 8, y: 8, width: 100, height: 44), .flexibleWidth),
                (CGRect(x: 220, y: 8, width: 92, height: 44), .flexibleLeftMargin))
        },
        Run(testDescription: "autoresizing: labels of a nib", printed: [[16, 16, 248, 28], [16, 52, 248, 20]]) {
            resized(
                from: CGSize(width: 320, height: 480), to: CGSize(width: 600, height: 480),
                (CGRect(x: 16, y: 16, width: 248, height: 28), [.flexibleRightMargin, .flexibleBottomMargin]),
                (CGRect(x: 16, y: 52, width: 248, height: 20), [.flexibleRightMargin, .flexibleBottomMargin]))
        },
        Run(testDescription: "no constraint at all: the frame stays", printed: [[12, 34, 66, 88]]) {
            let (host, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
            view.frame = CGRect(x: 12, y: 34, width: 66, height: 88)
            host.addSubview(free(view))
            host.setNeedsLayout()
            host.layoutIfNeeded()
            return kept([view], in: host)
        },
        Run(testDescription: "stack view: custom spacing", printed: [[0, 0, 50, 40], [90, 0, 70, 40], [170, 0, 90, 40]]) {
            stackOfThree { $0.setCustomSpacing(40, after: $0.arrangedSubviews[0]) }
        },
        Run(testDescription: "stack view: a hidden view", printed: [[0, 0, 50, 40], [60, 0, 90, 40]]) {
            let views = stackOfThree { $0.arrangedSubviews[1].isHidden = true }
            return [views[0], views[2]]
        },
        Run(testDescription: "stack view: only the top and the start are fixed", printed: [[0, 0, 130, 40]]) {
            let (host, stack) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIStackView())
            stack.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
            stack.spacing = 10
            for width in [50.0, 70] { stack.addArrangedSubview(UIView().sized(width, 40)) }
            host.addSubview(free(stack))
            stack.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
            host.layoutIfNeeded()
            return kept([stack], in: host)
        },
        Run(testDescription: "stack view: margins that are off", printed: [[0, 0, 200, 100]]) { stackWithMargins(isOn: false) },
        Run(testDescription: "stack view: margins that are on", printed: [[16, 12, 168, 76]]) { stackWithMargins(isOn: true) },
        Run(testDescription: "stack view: aligned at the top", printed: [[0, 0, 200, 30]]) {
            let (stack, view) = (UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 120)), UIView())
            stack.alignment = .top
            stack.addArrangedSubview(view)
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            stack.layoutIfNeeded()
            return kept([view], in: stack)
        },
    ]

    @Test(arguments: runs)
    func run(_ run: Run) {
        let frames = run.perform().map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init) }
        #expect(frames.count == run.printed.count)
        for (frame, printed) in zip(frames, run.printed) {
            #expect(zip(frame, printed).allSatisfy { abs($0 - $1) < 1e-9 }, "\(frame) instead of \(printed)")
        }
    }

    private static func free<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// Keeps the superview alive as long as the views.
    private static func kept(_ views: [UIView], in host: UIView) -> [UIView] {
        hosts.append(host)
        return views
    }

    private static var hosts: [UIView] = []

    private static func row(_ formats: String..., width: CGFloat) -> [UIView] {
        let (host, a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100)), free(UIView()), free(UIView()))
        host.addSubview(a)
        host.addSubview(b)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b]))
        }
        host.layoutIfNeeded()
        return kept([a, b], in: host)
    }

    private static func resized(
        from old: CGSize = CGSize(width: 320, height: 480), to new: CGSize, _ children: (CGRect, UIView.AutoresizingMask)...
    ) -> [UIView] {
        let host = UIView(frame: CGRect(origin: .zero, size: old))
        let views = children.map { frame, mask in
            let view = UIView(frame: frame)
            view.autoresizingMask = mask
            host.addSubview(view)
            return view
        }
        host.bounds.size = new
        host.layoutIfNeeded()
        return kept(views, in: host)
    }

    private static func stackOfThree(_ change: (UIStackView) -> Void) -> [UIView] {
        let (host, stack) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIStackView())
        let views = [50.0, 70, 90].map { UIView().sized($0, 40) }
        for view in views { stack.addArrangedSubview(view) }
        (stack.spacing, stack.alignment) = (10, .center)
        change(stack)
        host.addSubview(free(stack))
        stack.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        host.layoutIfNeeded()
        return kept(views, in: host)
    }

    private static func stackWithMargins(isOn: Bool) -> [UIView] {
        let (stack, view) = (UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        stack.axis = .vertical
        stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        stack.isLayoutMarginsRelativeArrangement = isOn
        stack.addArrangedSubview(view)
        stack.layoutIfNeeded()
        return kept([view], in: stack)
    }

    // MARK: Constraints

    @Test("The number of constraints of a format, and the item at the margin")
    func constraintsOfFormats() {
        let (host, a, b) = (UIView(), UIView(), UIView())
        host.addSubview(a)
        host.addSubview(b)
        func made(_ format: String) -> [NSLayoutConstraint] {
            NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b])
        }
        #expect(made("|-16-[a(==80)]-12-[b(==40)]-16-|").count == 5 && made("V:|-8-[a(==30)]").count == 2)
        let margin = made("|-16-[a(==80)]-(>=12)-[b(==40)]-|")
        #expect(margin.count == 5 && margin[4].firstItem === host.layoutMarginsGuide && margin[4].secondItem === b)
        #expect(margin[4].firstAttribute == .trailing && margin[4].constant == 0)
        let edge = made("|-16-[a(==80)]-(>=12)-[b(==40)]-0-|")
        #expect(edge[4].firstItem === host && edge[4].secondItem === b && edge[4].constant == 0)
    }

    @Test func rawValues() {
        typealias Constraint = NSLayoutConstraint
        #expect([Constraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
        let attributes: [Constraint.Attribute] = [.notAnAttribute, .top, .leading, .trailing, .width, .height]
        #expect(attributes.map(\.rawValue) == [0, 3, 5, 6, 7, 8])
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
            [.flexibleWidth, .flexibleHeight], [.flexibleRightMargin, .flexibleBottomMargin],
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 18, 36])
    }

    // MARK: Order

    private final class Counting: UIView {
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("Layouts are counted, and margins move what is tied to them")
    func layoutCount() {
        let (view, child) = (Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Self.free(UIView()).sized(44, 44))
        view.addSubview(child)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            child.topAnchor.constraint(equalTo: margins.topAnchor),
        ])
        #expect(child.frame == .zero)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 2 && child.frame == CGRect(x: 8, y: 8, width: 44, height: 44))
        view.layoutMargins = UIEdgeInsets(top: 24, left: 32, bottom: 24, right: 32)
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 32, y: 24, width: 44, height: 44))
    }

    @Test("A scroll view tells of an offset that is assigned")
    func scrollOffset() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
        }
        let (scroll, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Delegate())
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.delegate = delegate
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(delegate.calls == ["didScroll"])
        delegate.calls = []
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(delegate.calls == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("Presenting from a controller outside windows does nothing")
    func presentingWithoutWindow() {
        let (controller, other) = (UIViewController(), UIViewController())
        controller.present(other, animated: false)
        #expect(controller.presentedViewController == nil)
    }
}
