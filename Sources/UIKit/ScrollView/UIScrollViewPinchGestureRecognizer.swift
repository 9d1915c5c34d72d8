/// The recognizer for zooming in a scroll view, simultaneous with dragging.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: scrollView?.beginPinching(self)
        case .changed: scrollView?.followPinch(self)
        case .ended, .cancelled: scrollView?.endPinching()
        case .possible, .failed: break
        }
    }

    /// The view's own recognizers recognize simultaneously.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIScrollViewPanGestureRecognizer && preventedGestureRecognizer.view === view)
    }
}
