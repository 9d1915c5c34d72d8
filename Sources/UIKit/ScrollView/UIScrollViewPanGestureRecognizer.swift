/// The recognizer of a scroll view's drags. Its delegate is its scroll view, as far as that is one.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }
    /// Whether the fingers do something else than to scroll.
    private var isDiverted = false

    /// The scroll view, if its class is a recognizer's delegate. Setting another one raises.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView as? any UIGestureRecognizerDelegate }
        set {
            guard newValue !== scrollView else { return }
            raise(
                "NSInvalidArgumentException",
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
        }
    }

    override var holdsTouches: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.fingersCameDown(touches)
    }

    /// Whether there are two fingers, and the scroll view has another use for them than to scroll.
    func takesTwoFingers() -> Bool {
        isDiverted = numberOfTouches == 2 && scrollView?.takesTwoFingers(from: start) ?? false
        return isDiverted
    }

    /// The location at which the touches began, in the scroll view's coordinates.
    private var start: CGPoint {
        let (here, way) = (location(in: scrollView), translation(in: scrollView))
        return CGPoint(x: here.x - way.x, y: here.y - way.y)
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        if state == .began, isDiverted { isDiverted = scrollView?.twoFingersBegan(at: start) ?? false }
        isDiverted ? enteredDiverted(state) : enteredScrolling(state)
    }

    private func enteredDiverted(_ state: UIGestureRecognizer.State) {
        guard let scrollView else { return }
        switch state {
        case .began, .changed: scrollView.twoFingersMoved(to: location(in: scrollView))
        case .ended, .cancelled: scrollView.twoFingersLeft()
        case .possible, .failed: break
        }
    }

    private func enteredScrolling(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: scrollView?.beginDragging()
        case .changed: scrollView?.drag()
        case .ended: scrollView?.endDragging(velocity: velocity(in: scrollView))
        case .cancelled: scrollView?.endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// Fingers from the screen's edge are left to those who look for them.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    /// The view's own recognizers work together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer && preventedGestureRecognizer.view === view)
    }

    override func reset() {
        super.reset()
        isDiverted = false
        scrollView?.fingersLeft()
    }
}
