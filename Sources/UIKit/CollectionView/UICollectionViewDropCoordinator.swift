/// The way in which a collection would take items if they were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The destination of the items.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal/intent-swift.enum
    public enum Intent: Int, Sendable {
        /// Nothing is said.
        case unspecified = 0
        /// Between items, at the destination.
        case insertAtDestinationIndexPath
        /// Into the item at the destination.
        case insertIntoDestinationIndexPath
    }

    /// The destination of the items.
    public let intent: UICollectionViewDropProposal.Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that says nothing about where the items go.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    override func copied() -> UIDropProposal {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}

/// An item that was dropped on a collection.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item that was dragged.
    var dragItem: UIDragItem { get }
    /// The index path in the same list from which the item was lifted; nil if it came from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
}

/// Tells of items that were dropped on a collection, and lets their previews go to where they belong.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items, in the order in which they were lifted.
    var items: [any UICollectionViewDropItem] { get }
    /// The item below the finger; nil beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item's preview go to an item of the collection.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item's preview go into an item of the collection.
    ///
    /// - Parameter rect: In the cell's coordinates, in points.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item's preview go to a place in any view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
