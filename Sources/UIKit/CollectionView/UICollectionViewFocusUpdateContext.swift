/// A change of focus that begins or ends in a collection.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that has focus before the change; nil where none of the collection has it.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that gets focus; nil where none of the collection gets it.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = collection.indexPath(around: previouslyFocusedView)
        nextFocusedIndexPath = collection.indexPath(around: nextFocusedView)
    }
}

extension UICollectionView {
    /// The item whose cell a view is or lies in; nil for views elsewhere.
    fileprivate func indexPath(around view: UIView?) -> IndexPath? {
        var next = view
        while let here = next, here !== self {
            if let cell = here as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
            next = here.superview
        }
        return nil
    }
}
