/// Decides about the editing of a text view and receives its course. Every method has a default implementation that allows what
/// is asked.
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
    /// Asks whether characters, in UTF-16 units of the text, may be replaced by what was typed.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text changed by typing or deleting. Setting the text from the program is not reported.
    func textViewDidChange(_ textView: UITextView)
    /// The selection changed, by the program or with the text.
    func textViewDidChangeSelection(_ textView: UITextView)
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
}
