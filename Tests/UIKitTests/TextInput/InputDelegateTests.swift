import Testing

@testable import UIKit

/// What an input method hears of changes that it did not make.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputdelegate
@MainActor
struct InputDelegateTests {
    private final class Listener: UITextInputDelegate {
        var heard: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { heard.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { heard.append("text did") }
    }

    private let listener = Listener()

    private func check(_ input: any UITextInput, setText: () -> Void) {
        input.inputDelegate = listener
        setText()
        #expect(listener.heard == ["text will", "text did"])
        listener.heard = []
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)
        #expect(listener.heard == ["selection will", "selection did"])
        listener.heard = []
        input.insertText("a")
        input.deleteBackward()
        input.setMarkedText("b", selectedRange: NSRange(location: 1, length: 0))
        input.unmarkText()
        #expect(listener.heard == [])
    }

    @Test func aFieldTellsWhatTheProgramChanges() {
        let field = UITextField()
        check(field) {
            field.text = "abc"
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
            listener.heard.removeAll { $0.hasPrefix("selection") }
        }
        #expect(field.text == "babc")
        field.attributedText = NSAttributedString(string: "d")
        #expect(listener.heard == ["text will", "text did"])
    }

    @Test func aTextViewTellsWhatTheProgramChanges() {
        let view = UITextView()
        check(view) { view.text = "abc" }
        #expect(view.text == "babc")
    }
}
