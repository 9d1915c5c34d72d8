import Testing

@testable import UIKit

/// Views that leave the hierarchy, or remove others from it, in what UIKit calls while they are added, measured and laid out.
@MainActor
struct LeavingCallbackTests {
    private enum Callback: CaseIterable {
        case intrinsicContentSize, updateConstraints, layoutSubviews, didMoveToSuperview, didMoveToWindow, willMoveToWindow
        case traitCollectionDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange
    }

    private enum Leaver: CaseIterable { case view, earlierSibling, laterSibling, superview }

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
    }

    /// Adds a view between two siblings, all under constraints, to a window that is laid out. The view is let go of at the end.
    private func add(_ callback: Callback, _ leaver: Leaver) -> (count: Int, isGone: Bool) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.makeKeyAndVisible()
        weak var gone: UIView?
        var count = 0
        do {
            let superview = UIView(frame: window.bounds)
            let views = [Leaving(), Leaving(), Leaving()]
            let view = views[1]
            view.callback = callback
            view.leaves = { view in
                switch leaver {
                case .view: view.removeFromSuperview()
                case .earlierSibling: views[0].removeFromSuperview()
                case .laterSibling: views[2].removeFromSuperview()
                case .superview: superview.removeFromSuperview()
                }
            }
            window.addSubview(superview)
            window.layoutIfNeeded()
            for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
            for view in [views[0], views[2], views[1]] { superview.addSubview(view) }
            for view in views where view.superview === superview {
                view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
            }
            window.overrideUserInterfaceStyle = .dark
            view.setNeedsUpdateConstraints()
            window.layoutIfNeeded()
            let leavers: [Leaver: UIView] = [
                .view: view, .earlierSibling: views[0], .laterSibling: views[2], .superview: superview,
            ]
            let left = leavers[leaver]!
            // A view that leaves before it enters is added all the same.
            if view.count > 0, callback != .willMoveToWindow {
                #expect(left.superview == nil && left.window == nil)
            }
            superview.removeFromSuperview()
            for view in views { view.leaves = nil }
            (gone, count) = (view, view.count)
        }
        window.layoutIfNeeded()
        return (count, gone == nil)
    }

    @Test func viewsLeaveInEveryCallback() {
        var called: Set<Callback> = []
        for callback in Callback.allCases {
            for leaver in Leaver.allCases {
                let (count, isGone) = add(callback, leaver)
                if count > 0 { called.insert(callback) }
                #expect(isGone, "\(callback) \(leaver)")
            }
        }
        #expect(called.count >= 7, "\(called)")
    }
}
