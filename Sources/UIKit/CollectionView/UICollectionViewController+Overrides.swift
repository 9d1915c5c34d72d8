import RuntimeReflection

extension UICollectionViewController: OverridableDataSource {
    static func slot(of change: ListChange) -> MethodSlot? { change == .moveItems ? movingSlot : nil }

    private static let movingSlot = MethodSlot(overriding: MovingCollectionController.self, plain: PlainCollectionController.self)
}

private final class PlainCollectionController: UICollectionViewController {}

/// Differs from the other class in one method; no object of either is made.
private final class MovingCollectionController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { fatalError() }
}
