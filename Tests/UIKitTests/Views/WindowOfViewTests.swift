import SeededRandom
import Testing
import UIKit

/// Each view keeps the window above it, which must be what a walk up the hierarchy finds.
@MainActor
struct WindowOfViewTests {
    @Test func isThatOfTheRootAfterEveryMove() {
        var random = SplitMix(seed: 1)
        var views: [UIView] = (0..<3).map { _ in UIWindow() }
        views += (0..<12).map { _ in UIView() }
        for step in 0..<3_000 {
            let (view, other) = (views[random.below(views.count)], views[random.below(views.count)])
            switch random.below(8) {
            case 0: view.removeFromSuperview()
            case 1: view.insertSubview(UIView(), at: 0)
            case 2: views[views.firstIndex { $0 === view } ?? 0] = view is UIWindow ? UIWindow() : UIView()
            default: if !isBelow(other, view) { other.addSubview(view) }
            }
            for view in views { #expect(view.window === windowAbove(view), "step \(step)") }
        }
    }

    @Test func isNoneOnceTheWindowIsGone() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var window: UIWindow? = UIWindow()
        window?.addSubview(outer)
        #expect(inner.window === window)
        window = nil
        #expect(outer.window == nil && inner.window == nil && inner.superview === outer)
    }

    @Test func isTheOuterOneInAWindowThatStandsInAnother() {
        let (outer, inner, view) = (UIWindow(), UIWindow(), UIView())
        inner.addSubview(view)
        #expect(view.window === inner && inner.window === inner)
        outer.addSubview(inner)
        #expect(view.window === outer && inner.window === outer)
        inner.removeFromSuperview()
        #expect(view.window === inner && inner.window === inner)
    }

    private func windowAbove(_ view: UIView) -> UIWindow? {
        sequence(first: view) { $0.superview }.reversed().first as? UIWindow
    }

    private func isBelow(_ view: UIView, _ other: UIView) -> Bool {
        sequence(first: view) { $0.superview }.contains { $0 === other }
    }
}
