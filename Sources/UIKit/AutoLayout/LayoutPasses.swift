import LayoutEngine

/// The passes of one frame's layout over a tree of views, in their order.
///
/// They are repeated as long as a pass leaves a view flagged for layout, or measured text on which a stack view's
/// constraints depend, and at most ``LayoutLoop/maximumRounds`` times; reaching the limit is reported as a
/// ``LayoutDiagnostic``. Drawing is not among them: layers are displayed when a picture is made of them.
@MainActor
struct LayoutPasses {
    private let host: LayoutHost
    /// The topmost view that is laid out.
    private let top: UIView

    /// - Parameter view: The view whose layout was requested. Its superviews take part as far as they are flagged in an
    ///   unbroken chain.
    init(for view: UIView) {
        host = view.requireHost()
        var top = view
        while let above = top.hierarchy.superview, above.layoutState.needsLayout { top = above }
        self.top = top
    }

    /// Runs the passes until no view waits for layout.
    func run() {
        LayoutLoop.watch(top, host) {
            updateConstraints()
            let isUpdated = !host.root.waitsForUpdate
            solveAndMeasure()
            guard top.waitsForLayout else { return isUpdated && host.root.waitsForUpdate }
            layOutSubviews()
            followKeyboard()
            return true
        }
        host.reportUnsettledContent()
    }

    /// Calls `updateConstraints` of flagged views, leaf to root, and reads invalidated content sizes.
    private func updateConstraints() { host.root.updateSubtreeConstraints() }

    /// Solves for the rectangles, and measures text that wraps at the widths found (``MeasuringPass``).
    private func solveAndMeasure() { host.solveForLayout() }

    /// Calls `layoutSubviews` of flagged views, root to leaf, which places their subviews.
    private func layOutSubviews() { top.layOutSubtree() }

    /// Moves the keyboard guides after their views moved.
    private func followKeyboard() { (host.root as? UIWindow)?.followKeyboard() }
}
