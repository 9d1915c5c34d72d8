/// The finger that rests on an item of a collection controller, or touches the lines for moving in a cell of a list,
/// and moves the item from then on.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uicollectionviewcontroller/installsstandardgestureforinteractivemovement
final class ItemMovementPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// From the finger to the item's middle, in points.
    private var grip = CGPoint.zero
    /// The collection that the recognizer's view is or is in.
    private var list: UICollectionView? {
        var view = view
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    /// - Parameter isAtOnce: Whether the touch moves the item without a rest before.
    init(isAtOnce: Bool = false) {
        super.init(target: nil, action: nil)
        delegate = self
        if isAtOnce { minimumPressDuration = 0 }
    }

    override init?(coder: NSCoder) { nil }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let path = list.indexPathForItem(at: location(in: list)) else { return false }
        return list.mayMove(path)
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        guard let list else { return }
        switch state {
        case .began: begin(in: list, at: location(in: list))
        case .changed:
            let point = location(in: list)
            list.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + grip.x, y: point.y + grip.y))
        case .ended: list.endInteractiveMovement()
        case .cancelled: list.cancelInteractiveMovement()
        case .possible, .failed: break
        }
    }

    private func begin(in list: UICollectionView, at point: CGPoint) {
        guard let path = list.indexPathForItem(at: point), list.beginInteractiveMovementForItem(at: path) else { return }
        let middle = list.layoutAttributesForItem(at: path)?.center ?? point
        grip = CGPoint(x: middle.x - point.x, y: middle.y - point.y)
    }
}
