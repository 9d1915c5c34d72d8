/// Rows and items that are dragged and dropped.
extension UITableView: DraggingList {
    func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func draggedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dropCanHandle(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UIDropProposal(operation: .cancel)
    }

    func dropMakesRoom(for source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal) {
        let inserts = (proposal as? UITableViewDropProposal)?.intent == .insertAtDestinationIndexPath
        let opens = inserts && (proposal.operation == .move || proposal.operation == .copy)
        openGap(for: proposal.operation == .move ? source : nil, at: opens ? path : nil)
    }

    func dropNeedsNoRoom() { openGap(for: nil, at: nil) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    func performDrop(_ drop: ListDrop) {
        fillGap()
        dropDelegate?.tableView(self, performDropWith: TableDrop(drop, on: self))
    }
}

/// The coordinator that the delegate of a drop on a table gets.
final class TableDrop: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UITableView?
    var table: UITableView? { list }
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, on list: UITableView) {
        (self.drop, self.list) = (drop, list)
        items = drop.items.map(Item.init)
        proposal = drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destination }

    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.place(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.place(dragItem, in: rect, of: list?.draggedCell(at: indexPath))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.place(dragItem, at: target)
    }

    private final class Item: NSObject, UITableViewDropItem {
        private let item: ListDrop.Item

        init(_ item: ListDrop.Item) { self.item = item }

        var dragItem: UIDragItem { item.dragItem }
        var sourceIndexPath: IndexPath? { item.source }
        var previewSize: CGSize { item.size }
    }
}
