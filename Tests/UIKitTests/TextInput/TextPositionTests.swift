import CairnTesting
import Testing
import UIKit

/// Positions and ranges of text fields and text views.
@MainActor @Suite struct TextPositionTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        for input in inputs { input.insertText("one two") }
    }

    private var inputs: [any UITextInput] { [field, view] }

    private func position(_ offset: Int, in input: any UITextInput) throws -> UITextPosition {
        try #require(input.position(from: input.beginningOfDocument, offset: offset))
    }

    private func range(_ start: Int, _ end: Int, in input: any UITextInput) throws -> UITextRange {
        try #require(input.textRange(from: position(start, in: input), to: position(end, in: input)))
    }

    // MARK: Positions

    @Test("Positions count the text's units and end with it") func offsets() throws {
        for input in inputs {
            let third = try position(3, in: input)
            #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 7)
            #expect(input.offset(from: input.endOfDocument, to: third) == -4)
            #expect(input.position(from: third, offset: 5) == nil && input.position(from: third, offset: -4) == nil)
            #expect(input.compare(third, to: input.endOfDocument) == .orderedAscending)
            #expect(input.compare(try position(3, in: input), to: third) == .orderedSame)
            #expect(input.position(from: third, in: .left, offset: 2) == (try position(1, in: input)))
            #expect(input.position(within: try range(2, 5, in: input), farthestIn: .right) == (try position(5, in: input)))
            let rest = try #require(input.characterRange(byExtending: third, in: .right))
            #expect(input.text(in: rest) == " two" && !rest.isEmpty && rest.start == third)
        }
    }

    @Test("Positions of other objects have no meaning") func foreignPositions() {
        for input in inputs {
            #expect(input.position(from: UITextPosition(), offset: 1) == nil)
            #expect(input.textRange(from: UITextPosition(), to: input.endOfDocument) == nil)
            #expect(input.text(in: UITextRange()) == nil)
        }
    }

    // MARK: Selection and change

    @Test("Typed text replaces the selection, and the cursor stands behind it") func typing() throws {
        for input in inputs {
            input.selectedTextRange = try range(0, 3, in: input)
            input.insertText("1")
            #expect(input.text(in: try range(0, 5, in: input)) == "1 two")
            input.insertText("!")
            input.selectedTextRange = try range(2, 2, in: input)
            input.deleteBackward()
            input.insertText("?")
            #expect(input.text(in: try range(0, 6, in: input)) == "1? two")
            #expect(input.selectedTextRange == (try range(2, 2, in: input)))
        }
    }

    @Test("A user-perceived character is deleted whole") func deletion() throws {
        for input in inputs {
            input.selectedTextRange = try range(0, 7, in: input)
            input.insertText("a👨‍👩‍👧b")
            input.selectedTextRange = try range(9, 9, in: input)
            input.deleteBackward()
            #expect(input.text(in: try range(0, 2, in: input)) == "ab")
        }
    }

    @Test("Setting the text moves the cursor to its end") func newText() throws {
        field.selectedTextRange = try range(1, 2, in: field)
        field.text = "x"
        #expect(field.selectedTextRange == (try range(1, 1, in: field)))
        view.text = "xy"
        #expect(view.selectedTextRange == (try range(2, 2, in: view)) && view.selectedRange == NSRange(location: 2, length: 0))
    }

    @Test("A program's replacement is told and not asked for") func replacement() throws {
        final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var selections = 0
            var changes = 0
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { false }
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                false
            }
            func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let log = Log()
        (field.delegate, view.delegate) = (log, log)
        field.addAction(UIAction { _ in log.changes += 1 }, for: .editingChanged)
        for input in inputs {
            let word = try range(4, 7, in: input)
            #expect(!input.shouldChangeText(in: word, replacementText: "2"))
            input.replace(word, withText: "2")
            #expect(input.text(in: try range(0, 5, in: input)) == "one 2")
        }
        #expect(log.changes == 2 && log.selections > 0)
        field.insertText("x")
        #expect(field.text == "one 2")
    }

    @Test("Marked text is replaced until it is unmarked") func markedText() throws {
        for input in inputs {
            input.selectedTextRange = try range(7, 7, in: input)
            input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(input.markedTextRange == (try range(7, 9, in: input)))
            input.setMarkedText("你好", selectedRange: NSRange(location: 0, length: 1))
            #expect(input.text(in: try range(0, 9, in: input)) == "one two你好")
            #expect(input.selectedTextRange == (try range(7, 8, in: input)))
            input.unmarkText()
            #expect(input.markedTextRange == nil)
        }
    }

    @Test("Delegates that hear of a change find the marked text") func markedTextIsThereAtChange() {
        let log = MarkLog()
        field.addAction(UIAction { [log, field] _ in log.field = field.markedTextRange != nil }, for: .editingChanged)
        view.delegate = log
        for input in inputs { input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0)) }
        #expect(log.field == true && log.view == true)
        for input in inputs { input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) }
        #expect(log.field == false && log.view == false)
    }

    @Test("Text that another change removes is marked no more") func markedTextThatLeaves() {
        for input in inputs { input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0)) }
        field.text = "a"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 8), with: "")
        for input in inputs {
            #expect(input.markedTextRange == nil)
            input.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
        }
        #expect(field.text == "ahao" && view.text == "ihao")
    }

    @Test("Half a character is replaced without moving what follows", arguments: [false, true]) func halvesOfCharacters(
        hidden: Bool
    ) throws {
        field.isSecureTextEntry = hidden
        for input in inputs {
            input.replace(try range(0, 7, in: input), withText: "a😀b")
            #expect(!input.selectionRects(for: try range(0, 2, in: input)).isEmpty)
            input.replace(try range(2, 3, in: input), withText: "x")
            #expect(input.text(in: try range(0, 4, in: input)) == "a\u{FFFD}xb")
            input.replace(try range(4, 4, in: input), withText: "c")
            #expect(input.text(in: try range(0, 5, in: input)) == "a\u{FFFD}xbc")
        }
    }

    @Test("Ranges of hidden text begin before they end") func partsOfHiddenCharacters() throws {
        field.isSecureTextEntry = true
        field.text = "e\u{1D165}🇩🇪"
        let length = (field.text ?? "").utf16.count
        for start in 0..<length {
            for end in start...length { #expect(field.selectionRects(for: try range(start, end, in: field)).count <= 1) }
        }
    }

    // MARK: Places

    @Test("Cursors stand between the characters, and points find them again") func cursors() throws {
        for input in inputs {
            let places = try (0...7).map { input.caretRect(for: try position($0, in: input)) }
            for (left, right) in zip(places, places.dropFirst()) { #expect(left.minX < right.minX && left.minY == right.minY) }
            let first = input.firstRect(for: try range(1, 2, in: input))
            #expect(abs(first.minX - places[1].minX) < 0.01 && abs(first.maxX - places[2].minX) < 0.01)
            for (offset, place) in places.enumerated() {
                let point = CGPoint(x: place.minX + 0.1, y: place.midY)
                #expect(input.closestPosition(to: point) == (try position(offset, in: input)))
            }
            let middle = CGPoint(x: (places[4].minX + places[5].minX) / 2, y: places[4].midY)
            #expect(input.characterRange(at: middle) == (try range(4, 5, in: input)))
            #expect(input.closestPosition(to: .zero, within: try range(3, 5, in: input)) == (try position(3, in: input)))
            #expect(places[0].height > 10 && places[0].width == 2)
        }
    }

    @Test("In a text view the cursor goes up and down by lines, and selections have a rectangle a line") func lines() throws {
        view.text = "abc\ndef\n"
        let second = try position(5, in: view)
        #expect(view.position(from: second, in: .up, offset: 1) == (try position(1, in: view)))
        #expect(view.position(from: try position(1, in: view), in: .down, offset: 1) == second)
        let rects = view.selectionRects(for: try range(1, 6, in: view))
        #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd && !rects[1].containsStart)
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.minY > view.caretRect(for: second).minY && end.minX == view.caretRect(for: view.beginningOfDocument).minX)
    }

    @Test("An empty input has a cursor where text would begin") func emptyInputs() {
        field.text = ""
        view.text = ""
        field.textAlignment = .right
        let caret = field.caretRect(for: field.endOfDocument)
        #expect(caret.minX == field.textRect(forBounds: field.bounds).maxX && caret.height > 10)
        #expect(view.caretRect(for: view.endOfDocument).minX == 5 && view.caretRect(for: view.endOfDocument).height > 10)
        #expect(field.closestPosition(to: .zero) == field.beginningOfDocument && field.characterRange(at: .zero) == nil)
    }

    @Test("The cursor of a hidden text stands between its dots") func hiddenText() throws {
        field.text = "a👨‍👩‍👧b"
        field.isSecureTextEntry = true
        let places = try [0, 1, 9, 10].map { field.caretRect(for: try position($0, in: field)).minX }
        #expect(abs((places[1] - places[0]) - (places[2] - places[1])) < 0.01 && places[3] > places[2])
        #expect(field.closestPosition(to: CGPoint(x: places[2] + 1, y: 20)) == (try position(9, in: field)))
    }

    @Test("Subclasses may hide the cursor") func overriding() {
        final class Field: UITextField {
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }
        let field: any UITextInput = Field()
        #expect(field.caretRect(for: field.beginningOfDocument) == .zero)
    }

    @Test("The direction of paragraphs is read and set") func writingDirection() throws {
        view.text = "abc\ndef"
        view.setBaseWritingDirection(.rightToLeft, for: try range(5, 6, in: view))
        #expect(view.baseWritingDirection(for: try position(4, in: view), in: .forward) == .rightToLeft)
        #expect(view.baseWritingDirection(for: try position(1, in: view), in: .forward) == .natural)
    }

    @Test("The language of the first responder is the user's") func inputMode() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        window.addSubview(field)
        #expect(field.textInputMode == nil)
        field.becomeFirstResponder()
        #expect(field.textInputMode?.primaryLanguage == Locale.preferredLanguages.first)
        #expect(UITextInputMode.activeInputModes == [try #require(field.textInputMode)])
    }
}

/// Whether text was marked when a field and a view told of a change.
@MainActor private final class MarkLog: NSObject, UITextViewDelegate {
    var field: Bool?
    var view: Bool?

    func textViewDidChange(_ textView: UITextView) { view = textView.markedTextRange != nil }
}
