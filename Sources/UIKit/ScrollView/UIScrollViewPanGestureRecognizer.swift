/// The recognizer of a scroll view's drags. Its delegate is the scroll view, if that conforms to the protocol.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }
    /// Whether the pan does something other than scrolling.
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

    /// Whether it is a two-finger pan that the scroll view handles otherwise.
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

    /// Touches at the screen's edge are left to edge pan recognizers.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    /// The view's own recognizers recognize simultaneously.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIScrollViewPinchGestureRecognizer && preventedGestureRecognizer.view === view)
    }

    override func reset() {
        super.reset()
        isDiverted = false
        scrollView?.fingersLeft()
    }
}
