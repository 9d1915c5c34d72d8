import CairnTesting
import Testing

@testable import UIKit

/// Typing into a text view asks and tells its delegate.
@MainActor
struct TextViewEditingTests {
    private final class Editor: NSObject, UITextViewDelegate {
        var told: [String] = []
        var allows = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidBeginEditing(_ textView: UITextView) { told.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { told.append("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "!"
        }
        func textViewDidChange(_ textView: UITextView) { told.append("change \(textView.text ?? "")") }
    }

    private let window = visibleWindow()
    private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let editor = Editor()

    init() {
        window.addSubview(text)
        text.delegate = editor
    }

    @Test func aTapBeginsAndTypingTells() {
        window.tap(text)
        #expect(text.isFirstResponder && editor.told == ["begin"])
        window.type("a!b")
        #expect(text.text == "ab" && editor.told == ["begin", "change a", "change ab"])
        text.text = "set"
        text.resignFirstResponder()
        #expect(editor.told.suffix(1) == ["end"] && editor.told.count == 4)
    }

    @Test func theCaretStaysInView() {
        text.font = .systemFont(ofSize: 17)
        window.tap(text)
        window.type(String(repeating: "\n", count: 11))
        #expect(text.bounds.contains(text.caretRect(for: text.endOfDocument)) && text.contentOffset.y > 100)
        text.selectedRange = NSRange(location: 0, length: 0)
        window.type("a")
        #expect(text.bounds.contains(text.caretRect(for: text.beginningOfDocument)))
    }

    @Test func theDelegateMayRefuse() {
        editor.allows = false
        #expect(!text.becomeFirstResponder() && editor.told.isEmpty)
    }

    @Test func textThatCannotBeEditedIsOnlySelected() {
        text.isEditable = false
        #expect(text.becomeFirstResponder() && editor.told.isEmpty)
        window.type("x")
        #expect(text.text == "")
        text.resignFirstResponder()
        text.isSelectable = false
        #expect(!text.becomeFirstResponder())
    }
}
