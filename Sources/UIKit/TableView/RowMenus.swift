/// The context menus and edit menus of a table, which its delegate describes.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var tableView: UITableView?
    private var path: IndexPath?
    private var editMenu: CellEditMenu?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of tableView: UITableView) {
        self.tableView = tableView
        super.init()
        tableView.addInteraction(interaction)
    }

    private var delegate: (any UITableViewDelegate)? { tableView?.delegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let tableView, let found = tableView.indexPathForRow(at: location) else { return nil }
        path = found
        let configuration = delegate?.tableView(tableView, contextMenuConfigurationForRowAt: found, point: location)
        if configuration == nil { showEditMenu(for: found) }
        return configuration
    }

    private func showEditMenu(for path: IndexPath) {
        guard let tableView, let cell = tableView.cellForRow(at: path),
            delegate?.tableView(tableView, shouldShowMenuForRowAt: path) == true
        else { return }
        editMenu = CellEditMenu(of: cell) { [unowned self, unowned tableView] action, sender in
            delegate?.tableView(tableView, canPerformAction: action, forRowAt: path, withSender: sender) == true
        } performs: { [unowned self, unowned tableView] action, sender in
            delegate?.tableView(tableView, performAction: action, forRowAt: path, withSender: sender)
        }
        editMenu?.show()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let tableView, let path else { return nil }
        let own = delegate?.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        if let own { return own }
        return tableView.cellForRow(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let tableView else { return nil }
        return delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let tableView else { return }
        delegate?.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let tableView else { return }
        delegate?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let tableView else { return }
        delegate?.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
