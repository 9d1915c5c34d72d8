/// The bars beside the suggestions above a tablet's keyboard. Kept; the keyboard has no view here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the bars can be hidden.
    open var allowsHidingShortcuts = true
    /// The buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons behind the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    override init() { super.init() }
}
