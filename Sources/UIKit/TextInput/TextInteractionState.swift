/// The interaction state of a text field or text view: whether it was first responder, and the selection. It can be
/// archived.
final class TextInteractionState: NSObject, NSSecureCoding {
    private let wasFirstResponder: Bool
    private let selection: NSRange?

    @MainActor
    init(of input: UIView & UITextInput) {
        wasFirstResponder = input.isFirstResponder
        selection = input.selectedTextRange.map { range in
            NSRange(
                location: input.offset(from: input.beginningOfDocument, to: range.start),
                length: input.offset(from: range.start, to: range.end))
        }
        super.init()
    }

    /// Restores the selection, clamped to the text, and makes the input first responder if it was.
    @MainActor
    func restore(in input: UIView & UITextInput) {
        if wasFirstResponder { input.becomeFirstResponder() }
        guard let selection, let start = input.position(from: input.beginningOfDocument, offset: selection.location),
            let end = input.position(from: start, offset: selection.length)
        else { return }
        input.selectedTextRange = input.textRange(from: start, to: end)
    }

    static var supportsSecureCoding: Bool { true }

    init?(coder: NSCoder) {
        wasFirstResponder = coder.decodeBool(forKey: "wasFirstResponder")
        selection =
            coder.containsValue(forKey: "location")
            ? NSRange(location: coder.decodeInteger(forKey: "location"), length: coder.decodeInteger(forKey: "length")) : nil
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(wasFirstResponder, forKey: "wasFirstResponder")
        guard let selection else { return }
        coder.encode(selection.location, forKey: "location")
        coder.encode(selection.length, forKey: "length")
    }
}
