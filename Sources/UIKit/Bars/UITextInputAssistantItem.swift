/// The shortcuts beside the suggestions above a tablet's keyboard. It reads back what was set; the keyboard has no view
/// here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user can hide the shortcuts.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    override init() { super.init() }
}
