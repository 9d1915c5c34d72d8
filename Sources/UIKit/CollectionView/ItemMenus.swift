/// The context menus and edit menus of a collection, which its delegate describes.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var collectionView: UICollectionView?
    private var path: IndexPath?
    private var editMenu: CellEditMenu?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init()
        collectionView.addInteraction(interaction)
    }

    private var delegate: (any UICollectionViewDelegate)? { collectionView?.delegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collectionView else { return nil }
        path = collectionView.indexPathForItem(at: location)
        let several = delegate?.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
        if let several { return several }
        guard let path else { return nil }
        let configuration = delegate?.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: location)
        if configuration == nil { showEditMenu(for: path) }
        return configuration
    }

    private func showEditMenu(for path: IndexPath) {
        guard let collectionView, let cell = collectionView.cellForItem(at: path),
            delegate?.collectionView(collectionView, shouldShowMenuForItemAt: path) == true
        else { return }
        editMenu = CellEditMenu(of: cell) { [unowned self, unowned collectionView] action, sender in
            delegate?.collectionView(collectionView, canPerformAction: action, forItemAt: path, withSender: sender) == true
        } performs: { [unowned self, unowned collectionView] action, sender in
            delegate?.collectionView(collectionView, performAction: action, forItemAt: path, withSender: sender)
        }
        editMenu?.show()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collectionView, let path else { return nil }
        let own =
            delegate?.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? delegate?.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        if let own { return own }
        return collectionView.cellForItem(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collectionView, let path else { return nil }
        return delegate?.collectionView(
            collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? delegate?.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
