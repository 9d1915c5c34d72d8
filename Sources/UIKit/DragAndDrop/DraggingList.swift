/// A table or collection view that supports drag and drop through its delegates.
@MainActor
protocol DraggingList: UIView {
    /// The index path at a point in the list's coordinates.
    func draggedPath(at point: CGPoint) -> IndexPath?
    /// The cell at an index path.
    func draggedCell(at path: IndexPath) -> UIView?
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dropCanHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
    /// Opens a gap at an index path if the proposal inserts the items there.
    ///
    /// - Parameter source: The index path from which the item was lifted; nil for several items, and for items from
    ///   elsewhere.
    func dropMakesRoom(for source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal)
    func dropNeedsNoRoom()
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func performDrop(_ drop: ListDrop)
}

/// The items that were dropped on a list, and their destinations.
@MainActor
final class ListDrop {
    /// An item, and the index path from which it was lifted; nil if it comes from elsewhere.
    struct Item {
        let dragItem: UIDragItem
        let source: IndexPath?
        /// The size of the item's preview, in points.
        let size: CGSize
    }

    let session: any UIDropSession
    let items: [Item]
    /// The index path under the touch; nil if there is no row or item.
    let destination: IndexPath?
    let proposal: UIDropProposal
    fileprivate var places: [ObjectIdentifier: Place] = [:]

    fileprivate enum Place {
        case path(IndexPath)
        case target(UIDragPreviewTarget)
    }

    fileprivate init(_ session: any UIDropSession, _ items: [Item], at destination: IndexPath?, _ proposal: UIDropProposal) {
        (self.session, self.items, self.destination, self.proposal) = (session, items, destination, proposal)
    }

    private var animators: [ObjectIdentifier: DragAnimator] = [:]

    /// Animates the preview of an item to a row or an item of the list.
    func place(_ item: UIDragItem, at path: IndexPath) -> any UIDragAnimating { place(item, .path(path)) }

    /// Animates the preview of an item to a target.
    func place(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating { place(item, .target(target)) }

    /// Animates the preview of an item to a rectangle of a cell.
    func place(_ item: UIDragItem, in rect: CGRect, of cell: UIView?) -> any UIDragAnimating {
        guard let cell else { return animator(of: item) }
        return place(item, .target(UIDragPreviewTarget(container: cell, center: CGPoint(x: rect.midX, y: rect.midY))))
    }

    private func place(_ item: UIDragItem, _ place: Place) -> any UIDragAnimating {
        places[ObjectIdentifier(item)] = place
        return animator(of: item)
    }

    fileprivate func animator(of item: UIDragItem) -> DragAnimator {
        let id = ObjectIdentifier(item)
        if let known = animators[id] { return known }
        let animator = DragAnimator()
        animators[id] = animator
        return animator
    }
}

/// The drag and the drop interaction of a list, and the state of a session in progress.
@MainActor
final class ListDragging: NSObject {
    private weak var list: (any DraggingList)?
    private(set) lazy var dragging = UIDragInteraction(delegate: self)
    private(set) lazy var dropping = UIDropInteraction(delegate: self)
    /// The index path from which each item was lifted.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private var destination: IndexPath?
    private var proposal: UIDropProposal?
    private var drop: ListDrop?
    /// Whether a drag that began in the list is in progress, and whether a drag is over it.
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false

    init(_ list: any DraggingList) { self.list = list }

    private func preview(of path: IndexPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        guard let cell = list?.draggedCell(at: path), cell.window != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }
}

extension ListDragging: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let list, let path = list.draggedPath(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(session, at: path)
        sources = [:]
        for item in items { sources[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        sources[ObjectIdentifier(item)].flatMap { preview(of: $0, list?.dragParameters(at: $0)) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        list?.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list?.dragAllowsMove(session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        list?.dragDidEnd(session)
        sources = [:]
    }
}

extension ListDragging: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list?.dropCanHandle(session) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list?.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        destination = list.draggedPath(at: session.location(in: list))
        let proposal = list.dropDidUpdate(session, at: destination)
        self.proposal = proposal
        let source = session.items.count == 1 ? sources[ObjectIdentifier(session.items[0])] : nil
        list.dropMakesRoom(for: source, at: destination, proposal)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        list?.dropNeedsNoRoom()
        list?.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let proposal else { return }
        let items = session.items.map { item in
            let source = sources[ObjectIdentifier(item)]
            return ListDrop.Item(dragItem: item, source: source, size: source.flatMap(list.draggedCell)?.bounds.size ?? .zero)
        }
        let drop = ListDrop(session, items, at: destination, proposal)
        self.drop = drop
        list.performDrop(drop)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        list?.layoutIfNeeded()
        switch drop?.places[ObjectIdentifier(item)] {
        case .path(let path): return preview(of: path, list?.dropParameters(at: path))
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        case nil: return nil
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let own = drop?.animator(of: item) else { return }
        animator.addAnimations { own.runAnimations() }
        animator.addCompletion { own.runCompletions($0) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        (hasActiveDrop, drop, proposal, destination) = (false, nil, nil, nil)
        list?.dropNeedsNoRoom()
        list?.dropDidEnd(session)
    }
}
