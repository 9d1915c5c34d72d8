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
        let path = { table.first(around: $0) { ($0 as? UITableViewCell).flatMap(table.indexPath) } }
        previouslyFocusedIndexPath = path(previouslyFocusedView)
        nextFocusedIndexPath = path(nextFocusedView)
    }
}
