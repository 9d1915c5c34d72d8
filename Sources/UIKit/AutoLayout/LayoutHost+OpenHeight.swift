import LayoutEngine

/// A view whose height is up to constraints although its frame places it: the content of a cell, which is measured in the engine that lays
/// it out. The height stays open as long as the solution gives what the frame has, so that measuring and layout are one solution.
extension LayoutHost {
    /// Leaves a view's height to constraints.
    func openHeight(of view: UIView) {
        (measured, isMeasuring) = (view, true)
        guard !view.layoutState.leavesHeightOpen else { return }
        view.layoutState.leavesHeightOpen = true
        engine.givensChanged(view)
    }

    /// The view has the frame that it will have in the layout.
    func endMeasuring() {
        isMeasuring = false
        closeHeightIfOff()
    }

    /// Gives the height back to the frame where the solution has another.
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
