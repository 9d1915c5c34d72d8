import Testing

@testable import UIKit

/// What shows a selection, and what text input names besides.
@MainActor
struct SelectionDisplayTests {
    private let window = visibleWindow()
    private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        text.text = "one two"
        window.addSubview(text)
        window.layoutIfNeeded()
    }

    private func range(_ start: Int, _ end: Int) throws -> UITextRange {
        let from = try #require(text.position(from: text.beginningOfDocument, offset: start))
        let to = try #require(text.position(from: text.beginningOfDocument, offset: end))
        return try #require(text.textRange(from: from, to: to))
    }

    /// - Source: developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction
    @Test func theCursorShowsWhereNothingIsSelectedAndTheSelectionElsewhere() throws {
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
        text.addInteraction(display)
        text.selectedTextRange = try range(3, 3)
        #expect(display.view === text && display.cursorView.isHidden)
        display.isActivated = true
        let caret = text.caretRect(for: try range(3, 3).start)
        #expect(!display.cursorView.isHidden && display.cursorView.frame == caret && display.highlightView.isHidden)
        #expect(display.cursorView.superview === text)
        text.selectedTextRange = try range(0, 3)
        display.setNeedsSelectionUpdate()
        #expect(display.cursorView.isHidden && !display.highlightView.isHidden)
        #expect(display.highlightView.selectionRects.map(\.rect) == text.selectionRects(for: try range(0, 3)).map(\.rect))
        #expect(display.handleViews.map(\.direction) == [.leading, .trailing] && display.handleViews.allSatisfy { !$0.isHidden })
        #expect(abs(display.handleViews[1].frame.midX - caret.midX) < 0.01)
        text.removeInteraction(display)
        #expect(display.cursorView.superview == nil && display.highlightView.superview == nil)
    }

    @Test func theDelegateSaysWhereTheSelectionShows() throws {
        final class Below: NSObject, UITextSelectionDisplayInteractionDelegate {
            let view = UIView()
            func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { view }
        }
        let below = Below()
        let display = UITextSelectionDisplayInteraction(textInput: text, delegate: below)
        text.addInteraction(display)
        display.isActivated = true
        #expect(display.highlightView.superview === below.view && display.cursorView.superview === text)
        let own = UIStandardTextCursorView(frame: .zero)
        let old = display.cursorView
        display.cursorView = own
        #expect(old.superview == nil && own.superview === text && own.isBlinking)
    }

    @Test func aLoupeNeedsAWindow() throws {
        let session = UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: text)
        #expect(session != nil)
        session?.move(to: CGPoint(x: 10, y: 10), withCaretRect: .zero, trackingCaret: true)
        session?.invalidate()
        #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
    }

    @Test func dictationAndPlaceholdersNeedNothingOfTheText() {
        text.selectedRange = NSRange(location: 0, length: 3)
        text.insertDictationResult([])
        #expect(text.text == " two")
        let placeholder = text.insertTextPlaceholder(with: CGSize(width: 40, height: 20))
        #expect(placeholder.rects.isEmpty)
        text.remove(placeholder)
        #expect(text.text == " two")
    }

    @Test func textsAndContextsKeepWhatTheyAreTold() {
        let alternatives = UITextAlternatives(primaryString: "their", alternativeStrings: ["there"])
        #expect(alternatives.primaryString == "their" && alternatives.alternativeStrings == ["there"])
        #expect(!UITextInputContext.current().isPencilInputExpected)
        UITextInputContext.current().isHardwareKeyboardInputExpected = true
        #expect(UITextInputContext.current().isHardwareKeyboardInputExpected)
        UITextInputContext.current().isHardwareKeyboardInputExpected = false
    }
}
