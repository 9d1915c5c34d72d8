/// A placeholder in a list for an item that is still loading. The list shows nothing until the item is there.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewplaceholder
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    fileprivate let insertionIndexPath: IndexPath
    /// Prepares the cell that shows it. Nothing calls it.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the loaded item will be inserted.
    ///   - reuseIdentifier: The name of the cells that show the placeholder. Nothing shows it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        super.init()
    }
}

/// A placeholder in a list for an item that was dropped and is still loading. The list shows nothing until the item is
/// there.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Makes the look of the preview that goes to the placeholder. Nothing calls it.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was loaded in the place of a placeholder.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }
    /// Has the data source take the loaded item, and inserts it in the list. Returns whether it was inserted.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Takes the placeholder away. Returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Prepares the placeholder's cell again. There is none.
    func setNeedsCellUpdate()
}

extension UICollectionViewDropCoordinator {
    /// Puts a placeholder in the place of an item that is still loaded.
    @discardableResult
    public func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    { CollectionDropPlaceholder(dragItem, placeholder, (self as? CollectionDrop)?.collection) }
}

private final class CollectionDropPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: UICollectionViewDropPlaceholder
    private weak var collection: UICollectionView?
    private var isThere = true

    init(_ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, _ collection: UICollectionView?) {
        (dragItem, self.placeholder, self.collection) = (item, placeholder, collection)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isThere, let collection else { return false }
        isThere = false
        let path = placeholder.insertionIndexPath
        withoutActuallyEscaping(dataSourceUpdates) { update in
            collection.performBatchUpdates {
                update(path)
                collection.insertItems(at: [path])
            }
        }
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isThere = false }
        return isThere
    }

    func setNeedsCellUpdate() {}
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
