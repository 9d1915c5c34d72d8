/// What stands in a list for something that is still loaded. The list shows nothing until it is there.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Where it stands.
    public let insertionIndexPath: IndexPath
    /// The name of the cells that show it.
    public let reuseIdentifier: String
    /// Prepares the cell that shows it. Nothing calls it.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
    /// The height of the placeholder's row, in points.
    public let rowHeight: CGFloat

    /// Makes a placeholder.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }
}

/// What stands in a list for something that was dropped and is still loaded. The list shows nothing until it is there.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropplaceholder
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Makes the look of the preview that goes to the placeholder. Nothing calls it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was loaded in the place of a placeholder.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }
    /// Has the data source take the loaded row, and inserts it in the list. Returns whether it was inserted.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool
}

extension UITableViewDropCoordinator {
    /// Puts a placeholder in the place of an item that is still loaded.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    {
        TableDropPlaceholder(dragItem, placeholder, (self as? TableDrop)?.table)
    }
}

private final class TableDropPlaceholder: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: UITableViewDropPlaceholder
    private weak var table: UITableView?
    private var isThere = true

    init(_ item: UIDragItem, _ placeholder: UITableViewDropPlaceholder, _ table: UITableView?) {
        (dragItem, self.placeholder, self.table) = (item, placeholder, table)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isThere, let table else { return false }
        isThere = false
        let path = placeholder.insertionIndexPath
        withoutActuallyEscaping(dataSourceUpdates) { update in
            table.performBatchUpdates {
                update(path)
                table.insertRows(at: [path], with: .automatic)
            }
        }
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isThere = false }
        return isThere
    }

    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
