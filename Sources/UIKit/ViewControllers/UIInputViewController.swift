/// Shows keys in place of the keyboard's. As a program of its own, a keyboard for others, there is none here; as a responder's
/// `inputViewController` its view takes the keyboard's place.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The view with the keys.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// The text that is edited, as far as the keys may know it: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private lazy var proxy = FirstResponderText(self)
    /// The language of the keys, as a BCP 47 tag; nil for the user's.
    open var primaryLanguage: String?
    /// Whether the keys can be dictated to. Stored; there is no dictation.
    open var hasDictationKey = false
    /// Whether the keys may use the network. A keyboard of the program's own may.
    open var hasFullAccess: Bool { true }
    /// Whether the keys need one that changes to the next keyboard: not, for there is none.
    open var needsInputModeSwitchKey: Bool { false }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Makes one from an archive, of which only the superclass reads.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Takes the keys away: the first responder resigns.
    open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }
    /// Changes to the next keyboard. There is none.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards while a finger is on a key. There is none.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Asks for words that the user may want to type: those of the address book, none here.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    /// The text is about to change. Does nothing unless overridden; nothing calls it.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text changed. Does nothing unless overridden; nothing calls it.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// The selection is about to change. Does nothing unless overridden; nothing calls it.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection changed. Does nothing unless overridden; nothing calls it.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// Text that a keyboard edits without knowing where it is.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdocumentproxy
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput, UITextInputTraits {
    /// The text before the selection; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text behind the selection; nil for none.
    var documentContextAfterInput: String? { get }
    /// The text that is selected; nil for none.
    var selectedText: String? { get }
    /// What the document's text is typed with; nil where nobody says so.
    var documentInputMode: UITextInputMode? { get }
    /// Tells documents apart.
    var documentIdentifier: UUID { get }
    /// Moves the cursor by characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows text that is not yet decided on.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Decides on that text.
    func unmarkText()
}

/// Words that the user may want to type.
///
/// - Source: developer.apple.com/documentation/uikit/uilexicon
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words.
    public let entries: [UILexiconEntry] = []

    override init() { super.init() }
}

/// A word that the user may want to type.
///
/// - Source: developer.apple.com/documentation/uikit/uilexiconentry
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// What stands in the document.
    public let documentText: String
    /// What the user types for it.
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
