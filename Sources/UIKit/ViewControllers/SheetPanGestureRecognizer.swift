/// The recognizer of a pan that moves a sheet.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    weak var sheet: UISheetPresentationController?

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: sheet?.beginDragging(self)
        case .changed: sheet?.drag(self)
        case .ended: sheet?.endDragging(velocity: velocity(in: nil).y)
        case .cancelled: sheet?.cancelDragging()
        case .possible, .failed: break
        }
    }
}
