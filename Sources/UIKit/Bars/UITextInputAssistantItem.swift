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

extension UIResponder {
    /// The bars beside the suggestions above a tablet's keyboard, while a view or a field is edited. Kept by views; others have a new one
    /// each time.
    public var inputAssistantItem: UITextInputAssistantItem {
        guard let view = self as? UIView else { return UITextInputAssistantItem() }
        if let kept = view.rareValues?.inputAssistantItem as? UITextInputAssistantItem { return kept }
        let made = UITextInputAssistantItem()
        view.changeRareValues { $0.inputAssistantItem = made }
        return made
    }
}
