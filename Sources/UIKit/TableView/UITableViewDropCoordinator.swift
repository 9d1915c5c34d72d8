/// The way in which a table would take items if they were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The destination of the items.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableviewdropproposal/intent-swift.enum
    public enum Intent: Int, Sendable {
        /// Nothing is said.
        case unspecified = 0
        /// Between rows, at the destination.
        case insertAtDestinationIndexPath
        /// Into the row at the destination.
        case insertIntoDestinationIndexPath
        /// As the place of the finger suggests. Taken as between rows.
        case automatic
    }

    /// The destination of the items.
    public let intent: UITableViewDropProposal.Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that says nothing about where the items go.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    override func copied() -> UIDropProposal {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}

/// An item that was dropped on a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item that was dragged.
    var dragItem: UIDragItem { get }
    /// The index path in the same list from which the item was lifted; nil if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
}

/// Tells of items that were dropped on a table, and lets their previews go to where they belong.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order in which they were lifted.
    var items: [any UITableViewDropItem] { get }
    /// The row below the finger; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item's preview go to a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item's preview go into a row.
    ///
    /// - Parameter rect: In the cell's coordinates, in points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item's preview go to a place in any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
