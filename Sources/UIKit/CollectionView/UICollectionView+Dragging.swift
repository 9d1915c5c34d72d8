/// Rows and items that are dragged and dropped.
extension UICollectionView: DraggingList {
    func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func draggedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UIDropProposal(operation: .cancel)
    }

    func dropMakesRoom(for source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal) {
        let inserts = (proposal as? UICollectionViewDropProposal)?.intent == .insertAtDestinationIndexPath
        makeRoom(for: inserts && proposal.operation == .move ? source : nil, at: path)
    }

    func dropNeedsNoRoom() { makeRoom(for: nil, at: nil) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    func performDrop(_ drop: ListDrop) {
        // The items stay where they make room until the program has changed its data.
        collectionState.gap = nil
        setNeedsLayout()
        dropDelegate?.collectionView(self, performDropWith: CollectionDrop(drop, on: self))
    }
}

/// The coordinator that the delegate of a drop on a collection gets.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UICollectionView?
    var collection: UICollectionView? { list }
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop, on list: UICollectionView) {
        (self.drop, self.list) = (drop, list)
        items = drop.items.map(Item.init)
        proposal =
            drop.proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.place(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.place(dragItem, in: rect, of: list?.draggedCell(at: indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.place(dragItem, at: target)
    }

    private final class Item: NSObject, UICollectionViewDropItem {
        private let item: ListDrop.Item

        init(_ item: ListDrop.Item) { self.item = item }

        var dragItem: UIDragItem { item.dragItem }
        var sourceIndexPath: IndexPath? { item.source }
        var previewSize: CGSize { item.size }
    }
}
