/// Recognizes swipes of a list's rows, and touches that close an open row.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var list: (any SwipingList)? { view as? any SwipingList }
    /// The swipe that starts when the gesture begins.
    private var prepared: RowSwipe?
    /// The translation before the gesture began.
    private var slop: CGFloat = 0
    /// Whether the touch is on the cell of the open row, which closes unless the touch moves.
    private var closesOnLifting = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    override init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let list, let swipe = list.swipe, let touch = touches.first else { return }
        guard touch.view?.isDescendant(of: swipe.actionsView) == false else { return }
        for touch in touches { touch.isTakenFromView = true }
        closesOnLifting = touch.view?.isDescendant(of: swipe.cell) ?? false
        if !closesOnLifting {
            list.closeSwipe()
            state = .failed
        }
    }

    override func mayBegin(after way: CGPoint) -> Bool {
        guard let list else { return false }
        let here = location(in: list)
        prepared = list.swipe(from: CGPoint(x: here.x - way.x, y: here.y - way.y), way)
        return prepared != nil
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: begin()
        case .changed: list?.follow(translation(in: list).x - slop)
        case .ended: list?.release(velocity: velocity(in: list).x)
        case .cancelled: list?.closeSwipe()
        case .failed: if closesOnLifting { list?.closeSwipe() }
        case .possible: break
        }
    }

    private func begin() {
        guard let list, let prepared else { return }
        slop = Self.slop(of: translation(in: list)).x
        list.begin(prepared)
        list.follow(translation(in: list).x - slop)
    }

    /// Touches at the screen's edge are left to edge pan recognizers.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }

    override func reset() {
        super.reset()
        prepared = nil
        closesOnLifting = false
    }
}
