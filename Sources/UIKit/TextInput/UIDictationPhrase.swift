/// A dictated phrase, with alternative interpretations. There is no dictation here: none is created.
///
/// - Source: developer.apple.com/documentation/uikit/uidictationphrase
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    /// The most likely interpretation.
    open var text: String { "" }
    /// The alternative interpretations; nil if there are none.
    open var alternativeInterpretations: [String]? { nil }

    nonisolated override init() { super.init() }
}

extension UITextInput {
    /// Replaces the selection by the dictated text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/insertdictationresult(_:)
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        guard let selectedTextRange else { return }
        replace(selectedTextRange, withText: dictationResult.map(\.text).joined())
    }
    /// Inserts a placeholder for pending text. Returns one without rectangles: no room is reserved.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/inserttextplaceholder(with:)
    @discardableResult
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    /// Removes a placeholder. Has no effect.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinput/remove(_:)
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

/// A placeholder in a text for dictation in progress.
///
/// - Source: developer.apple.com/documentation/uikit/uitextplaceholder
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// The rectangles of the placeholder; none unless overridden.
    open var rects: [UITextSelectionRect] { [] }

    nonisolated public override init() { super.init() }
}
