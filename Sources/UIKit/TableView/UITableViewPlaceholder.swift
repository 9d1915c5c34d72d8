/// A placeholder in a list for an item that is still loading. The list shows nothing until the item is there.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewplaceholder
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    fileprivate let insertionIndexPath: IndexPath
    /// Prepares the cell that shows it. Nothing calls it.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the loaded row will be inserted.
    ///   - reuseIdentifier: The name of the cells that show the placeholder. Nothing shows it.
    ///   - rowHeight: The height of the placeholder's row, in points. Nothing shows it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        super.init()
    }
}

/// A placeholder in a list for an item that was dropped and is still loading. The list shows nothing until the item is
/// there.
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
