/// A change of focus that begins or ends in a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that has focus before the change; nil where none of the table has it.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that gets focus; nil where none of the table gets it.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
        previouslyFocusedIndexPath = table.indexPath(around: previouslyFocusedView)
        nextFocusedIndexPath = table.indexPath(around: nextFocusedView)
    }
}

extension UITableView {
    /// The row whose cell a view is or lies in; nil for views elsewhere.
    fileprivate func indexPath(around view: UIView?) -> IndexPath? {
        var next = view
        while let here = next, here !== self {
            if let cell = here as? UITableViewCell, let path = indexPath(for: cell) { return path }
            next = here.superview
        }
        return nil
    }
}
