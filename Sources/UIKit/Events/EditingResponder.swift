/// A responder whose text the keyboard edits while it is first responder: a text field or a text view.
@MainActor
protocol EditingResponder: UIResponder {
    /// Whether the delegate allows editing to begin.
    var mayBeginEditing: Bool { get }
    /// Whether the delegate allows editing to end.
    var mayEndEditing: Bool { get }
    /// The object became first responder: calls the delegate and posts the notification.
    func editingBegan()
    /// The object resigned first responder: calls the delegate and posts the notification.
    func editingEnded()
}

extension EditingResponder {
    /// Begins editing, if the delegate allows it.
    ///
    /// - Parameter become: The superclass's `becomeFirstResponder`.
    /// - Returns: Whether the object is first responder.
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard responderWindow != nil, mayBeginEditing, become() else { return false }
        editingBegan()
        return true
    }

    /// Ends editing, if the delegate allows it.
    ///
    /// - Parameter resign: The superclass's `resignFirstResponder`.
    /// - Returns: Whether the object is no longer first responder.
    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return true }
        guard mayEndEditing, resign() else { return false }
        editingEnded()
        return true
    }
}

/// The views that a responder shows instead of the keyboard and above it.
struct InputViews {
    var keyboard: UIView?
    var accessory: UIView?
}
