/// Shows a custom keyboard. Its view replaces the keyboard if it is a responder's `inputViewController`; keyboard
/// extensions, which serve other programs, do not exist here.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view, which contains the keys.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// A proxy of the text that is edited: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = FirstResponderText(self)
    /// The language of the keyboard, as a BCP 47 tag; nil for the user's.
    open var primaryLanguage: String?
    /// Whether the keyboard has a dictation key. It reads back what was set; there is no dictation.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network; always true, since it belongs to the program itself.
    open var hasFullAccess: Bool { true }
    /// Whether the keyboard must show a key that switches to the next keyboard; always false, for there is none.
    open var needsInputModeSwitchKey: Bool { false }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Makes a controller from an archive; only the properties of the superclass are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Dismisses the keyboard: the first responder resigns.
    open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }
    /// Switches to the next keyboard. Does nothing: there is none.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards while a key is touched. Does nothing: there is none.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Requests additional words for suggestions, such as names of contacts; there are none here.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    /// Called before the text changes. Does nothing unless overridden; nothing calls it.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text changed. Does nothing unless overridden; nothing calls it.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the selection changes. Does nothing unless overridden; nothing calls it.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection changed. Does nothing unless overridden; nothing calls it.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// A proxy through which a keyboard edits a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdocumentproxy
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput, UITextInputTraits {
    /// The text before the selection; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection; nil for none.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil for none.
    var selectedText: String? { get }
    /// The input mode of the document; nil if unknown.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the document.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Inserts marked text, which is provisional.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Accepts the marked text.
    func unmarkText()
}

/// Words for suggestions.
///
/// - Source: developer.apple.com/documentation/uikit/uilexicon
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words.
    public let entries: [UILexiconEntry] = []

    override init() { super.init() }
}

/// A word for suggestions.
///
/// - Source: developer.apple.com/documentation/uikit/uilexiconentry
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// The text that is inserted into the document.
    public let documentText: String
    /// The text that the user types for it.
    public let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}

/// The text of the first responder in the window of a controller.
private final class FirstResponderText: NSObject, UITextDocumentProxy {
    private unowned let controller: UIInputViewController
    let documentIdentifier = UUID()

    init(_ controller: UIInputViewController) { self.controller = controller }

    var responder: UIResponder? { (controller.viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder }
    private var text: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { text?.hasText ?? false }
    func insertText(_ text: String) { (responder as? any UIKeyInput)?.insertText(text) }
    func deleteBackward() { (responder as? any UIKeyInput)?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        return nonempty(text.textRange(from: text.beginningOfDocument, to: selection.start))
    }
    var documentContextAfterInput: String? {
        guard let text, let selection = text.selectedTextRange else { return nil }
        return nonempty(text.textRange(from: selection.end, to: text.endOfDocument))
    }
    var selectedText: String? { nonempty(text?.selectedTextRange) }

    private func nonempty(_ range: UITextRange?) -> String? {
        guard let range, let found = text?.text(in: range), !found.isEmpty else { return nil }
        return found
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let selection = text.selectedTextRange,
            let place = text.position(from: offset < 0 ? selection.start : selection.end, offset: offset)
        else { return }
        text.selectedTextRange = text.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { text?.unmarkText() }
}
