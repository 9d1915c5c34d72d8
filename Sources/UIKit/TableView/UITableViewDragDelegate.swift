/// Says which items are dragged from a table. All but the items is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The items that are dragged with a row; none, and the finger is left to others.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// The parameters of the cell's preview while it is lifted; nil for the cell as it is.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// The finger begins to move with the items.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// The items were dropped, or went back.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether the items may be moved instead of copied.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether only this program may take the items.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns nil.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// Returns true.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// Returns false.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
