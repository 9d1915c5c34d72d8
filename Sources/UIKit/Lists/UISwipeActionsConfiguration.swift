/// The actions that a swipe over a row shows at one of its sides.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the first of them at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions. Without any of them a row cannot be swiped.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
