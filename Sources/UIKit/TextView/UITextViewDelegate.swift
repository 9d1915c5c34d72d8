/// The delegate of a text view for editing. Every method has a default implementation that allows the change.
///
/// - Source: developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether an editable view may become first responder.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// The view became first responder and is editable.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks whether an editable view may resign first responder.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view resigned first responder and is editable.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether characters, in UTF-16 units of the text, may be replaced by the typed text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text changed by typing or deleting. Setting the text from the program is not reported.
    func textViewDidChange(_ textView: UITextView)
    /// The selection changed, by the program or with the text.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks whether a tapped link may be opened, in a text that is selectable and not editable.
    ///
    /// - Parameter characterRange: In UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Reports a tap on an attachment, in a text that is selectable and not editable. The result is ignored.
    ///
    /// - Parameter characterRange: In UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The older form of the method, called by the default implementation of the newer one.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The older form of the method, called by the default implementation of the newer one.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// The action of a tap on a link or attachment; nil for none.
    ///
    /// - Parameter defaultAction: An action that asks the other methods and opens links.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a long press on a link or attachment; nil for none. Not called: long presses open no menu.
    ///
    /// - Parameter defaultMenu: The system's.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The menu for characters, in UTF-16 units, given the suggested actions; nil for the system's menu.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Asks the method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Asks the method without an interaction.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// Returns true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
    /// Returns true.
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange)
        -> Bool
    { true }
    /// Returns the default action.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        defaultAction
    }
    /// Returns a configuration with the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Returns nil.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

extension UITextView: EditMenuOwner {
    func editMenu(_ suggested: [UIMenuElement]) -> [UIMenuElement] {
        delegate?.textView(self, editMenuForTextIn: selectedRange, suggestedActions: suggested)?.children ?? suggested
    }
}
