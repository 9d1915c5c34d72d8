/// A part of what the user dictated, with what else it may have been. There is no dictation here: nothing makes one.
///
/// - Source: developer.apple.com/documentation/uikit/uidictationphrase
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    /// What was most likely said.
    open var text: String { "" }
    /// What else it may have been; nil if nothing else comes into question.
    open var alternativeInterpretations: [String]? { nil }

    nonisolated override init() { super.init() }
}

extension UITextInput {
    /// Puts what the user dictated in place of the selection.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/insertdictationresult(_:)
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        guard let selectedTextRange else { return }
        replace(selectedTextRange, withText: dictationResult.map(\.text).joined())
    }
    /// Keeps room for text that is still to come. Returns a placeholder without rectangles, because no room is taken.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/inserttextplaceholder(with:)
    @discardableResult
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    /// Gives the room of a placeholder back. Nothing takes any.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/remove(_:)
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

/// Room that is kept in a text for what is still to come.
///
/// - Source: developer.apple.com/documentation/uikit/uitextplaceholder
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// Where the room is; none unless overridden.
    open var rects: [UITextSelectionRect] { [] }

    nonisolated public override init() { super.init() }
}
