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
        let path = { collection.first(around: $0) { ($0 as? UICollectionViewCell).flatMap(collection.indexPath) } }
        previouslyFocusedIndexPath = path(previouslyFocusedView)
        nextFocusedIndexPath = path(nextFocusedView)
    }
}
