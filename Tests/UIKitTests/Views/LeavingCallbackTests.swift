import Testing

@testable import UIKit

/// Views that leave the hierarchy, or remove others from it, in what UIKit calls while they are added, measured and
/// laid out.
@MainActor
struct LeavingCallbackTests {
    private enum Callback: CaseIterable {
        case intrinsicContentSize, updateConstraints, layoutSubviews, didMoveToSuperview, didMoveToWindow, willMoveToWindow
        case traitCollectionDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange
        case alignmentRectInsets, viewForFirstBaseline, viewForLastBaseline, layoutMargins, contentHuggingPriority
    }

    private enum Leaver: CaseIterable { case view, earlierSibling, laterSibling, superview, subview }

    /// Where the views stand when the callback comes.
    fileprivate enum Place: CaseIterable { case laidOutWindow, newWindow, noWindow, stackView, newStackView, fitting }

    private final class Leaving: UIView {
        var callback: Callback?
        var leaves: ((UIView) -> Void)?
        var count = 0

        private func called(_ callback: Callback) {
            guard callback == self.callback, let leaves else { return }
            self.leaves = nil
            count += 1
            leaves(self)
        }

        override var intrinsicContentSize: CGSize {
            called(.intrinsicContentSize)
            return CGSize(width: 9, height: 9)
        }
        override func updateConstraints() {
            called(.updateConstraints)
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            called(.layoutSubviews)
        }
        override func didMoveToSuperview() { called(.didMoveToSuperview) }
        override func didMoveToWindow() { called(.didMoveToWindow) }
        override func willMove(toWindow newWindow: UIWindow?) { called(.willMoveToWindow) }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { called(.traitCollectionDidChange) }
        override func safeAreaInsetsDidChange() { called(.safeAreaInsetsDidChange) }
        override func layoutMarginsDidChange() { called(.layoutMarginsDidChange) }
        override var alignmentRectInsets: UIEdgeInsets {
            called(.alignmentRectInsets)
            return .zero
        }
        override var forFirstBaselineLayout: UIView {
            called(.viewForFirstBaseline)
            return subviews.first ?? self
        }
        override var forLastBaselineLayout: UIView {
            called(.viewForLastBaseline)
            return subviews.last ?? self
        }
        override var layoutMargins: UIEdgeInsets {
            get {
                called(.layoutMargins)
                return super.layoutMargins
            }
            set { super.layoutMargins = newValue }
        }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            called(.contentHuggingPriority)
            return super.contentHuggingPriority(for: axis)
        }
    }

    /// A tree in which the second of three views calls back once, whereupon one of them leaves.
    @MainActor
    private struct Tree {
        let window: UIWindow
        let superview: UIView
        let views = [Leaving(), Leaving(), Leaving()]
        let inner = UIView()

        init(_ place: Place, _ callback: Callback, _ leaver: Leaver) {
            let stack = UIStackView()
            stack.alignment = .lastBaseline
            superview = place == .stackView || place == .newStackView || place == .fitting ? stack : UIView()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            window.makeKeyAndVisible()
            superview.frame = window.bounds
            views[1].callback = callback
            views[1].leaves = { [unowned superview, views, inner] view in
                switch leaver {
                case .view: view.removeFromSuperview()
                case .earlierSibling: views[0].removeFromSuperview()
                case .laterSibling: views[2].removeFromSuperview()
                case .superview: superview.removeFromSuperview()
                case .subview: inner.removeFromSuperview()
                }
            }
            if place == .laidOutWindow || place == .stackView {
                window.addSubview(superview)
                window.layoutIfNeeded()
            }
            build()
            switch place {
            case .laidOutWindow, .stackView: break
            case .newWindow, .newStackView: window.addSubview(superview)
            case .noWindow: superview.layoutIfNeeded()
            case .fitting: _ = superview.systemLayoutSizeFitting(.zero)
            }
        }

        private func build() {
            views[1].addSubview(inner)
            for view in views + [inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            for view in [views[0], views[2], views[1]] {
                if let stack = superview as? UIStackView { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
            }
            let present = views.filter { $0.superview === superview }
            for view in present {
                view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
                guard view.superview === superview else { continue }
                view.topAnchor.constraint(equalTo: superview.layoutMarginsGuide.topAnchor).priority = .defaultLow
            }
            for (one, other) in zip(present, present.dropFirst())
            where one.superview === superview && other.superview === superview {
                one.lastBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor).isActive = true
            }
            guard inner.superview === views[1] else { return }
            inner.topAnchor.constraint(equalTo: views[1].layoutMarginsGuide.topAnchor).isActive = true
            inner.leadingAnchor.constraint(equalTo: views[1].leadingAnchor).isActive = true
        }

        func left(_ leaver: Leaver) -> UIView {
            switch leaver {
            case .view: views[1]
            case .earlierSibling: views[0]
            case .laterSibling: views[2]
            case .superview: superview
            case .subview: inner
            }
        }
    }

    /// - Returns: How often the callback came, and whether the views can be let go of afterwards.
    private func run(_ place: Place, _ callback: Callback, _ leaver: Leaver) -> (count: Int, areGone: Bool) {
        weak var (gone, alsoGone): (UIView?, UIView?)
        var count = 0
        var window: UIWindow?
        do {
            let tree = Tree(place, callback, leaver)
            window = tree.window
            tree.window.overrideUserInterfaceStyle = .dark
            tree.views[1].setNeedsUpdateConstraints()
            tree.window.layoutIfNeeded()
            // A view that leaves before it enters is added all the same.
            if tree.views[1].count > 0, callback != .willMoveToWindow, leaver != .superview || place.isLaterInWindow {
                #expect(tree.left(leaver).superview == nil, "\(place) \(callback) \(leaver)")
            }
            // What is left is laid out, and can come back.
            for view in tree.views where view.superview == nil { tree.superview.addSubview(view) }
            if tree.superview.superview == nil { tree.window.addSubview(tree.superview) }
            tree.window.layoutIfNeeded()
            tree.superview.removeFromSuperview()
            for view in tree.views { view.leaves = nil }
            (gone, alsoGone, count) = (tree.views[1], tree.left(leaver), tree.views[1].count)
        }
        window?.layoutIfNeeded()
        return (count, gone == nil && alsoGone == nil)
    }

    @Test(arguments: 0..<6)
    func viewsLeaveInEveryCallback(_ place: Int) {
        let place = Place.allCases[place]
        var called: Set<Callback> = []
        for callback in Callback.allCases {
            for leaver in Leaver.allCases {
                let (count, areGone) = run(place, callback, leaver)
                if count > 0 { called.insert(callback) }
                #expect(areGone, "\(place) \(callback) \(leaver)")
            }
        }
        #expect(called.count >= 9, "\(place): \(called)")
    }
}

extension LeavingCallbackTests.Place {
    /// Whether the superview is in the window when the views call back.
    fileprivate var isLaterInWindow: Bool { self == .laidOutWindow || self == .stackView }
}
