import LayoutEngine

/// A view whose height is left to constraints although its frame places it: the content view of a cell, which the cell
/// measures in the engine that also lays it out. The height stays open as long as the solution equals the frame's
/// height, so that measuring and layout share one solution.
extension LayoutHost {
    /// Leaves the height of a view to constraints, so that its cell can measure it.
    func openHeight(of view: UIView) {
        (measured, isMeasuring) = (view, true)
        guard !view.layoutState.leavesHeightOpen else { return }
        view.layoutState.leavesHeightOpen = true
        engine.givensChanged(view)
    }

    /// Ends measuring the view, which has its final frame now.
    func endMeasuring() {
        isMeasuring = false
        closeHeightIfOff()
    }

    /// Returns the height to the frame if the solution has another one.
    func closeHeightIfOff() {
        guard let view = measured, !isMeasuring, view.layoutState.host === self else { return }
        let height = Double(view.untransformedFrame.height)
        let solved = engine.alignmentRect(of: view)?.outset(by: view.layoutAlignmentInsets).height
        if let solved, abs(solved - height) < 1e-6 { return }
        closeHeight(of: view)
    }

    private func closeHeight(of view: UIView) {
        measured = nil
        view.layoutState.leavesHeightOpen = false
        engine.givensChanged(view)
    }
}
