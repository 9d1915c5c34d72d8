/// The swipe actions at one side of a row.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first one at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions a row cannot be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
