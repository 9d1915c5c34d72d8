import CairnTesting
import Testing

@testable import UIKit

/// Text views and the objects of TextKit that show their text.
@MainActor @Suite struct TextViewStackTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        view.font = .systemFont(ofSize: 17)
        window.addSubview(view)
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    /// Counts what it is asked to draw.
    private final class DrawingManager: NSLayoutManager {
        var drawn: [NSRange] = []
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            drawn.append(glyphsToShow)
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    @Test("A view makes the objects when one is asked for, and they belong together") func lazyObjects() {
        view.text = "abc"
        #expect(view.document.storage == nil)
        let manager = view.layoutManager
        #expect(view.textContainer.layoutManager === manager && manager.textContainers == [view.textContainer])
        #expect(manager.textStorage === view.textStorage && view.textStorage.string == "abc")
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
        let other = UITextView()
        #expect(other.textContainer.layoutManager?.textStorage === other.textStorage)
    }

    @Test("A container is as wide as its view as soon as the view is resized") func resizedContainer() {
        view.textContainerInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
        view.frame.size.width = 150
        #expect(view.textContainer.size.width == 140)
    }

    @Test("Changes of the storage are shown, measured and move the selection into the text") func storageChanges() {
        view.text = "one\ntwo\nthree"
        window.layoutIfNeeded()
        let height = view.contentSize.height
        view.selectedRange = range(10, 2)
        view.textStorage.replaceCharacters(in: range(3, 10), with: "")
        window.layoutIfNeeded()
        #expect(view.text == "one" && view.selectedRange == range(3, 0))
        #expect(view.contentSize.height < height)
    }

    @Test("Text is drawn alike with and without the objects") func sameDrawing() throws {
        view.text = "Hamburgefons und noch mehr Text"
        window.layoutIfNeeded()
        let plain = try InkMap(width: 200, height: 100) { view.draw(view.bounds) }
        _ = view.layoutManager
        let stacked = try InkMap(width: 200, height: 100) { view.draw(view.bounds) }
        #expect(plain.bounds == stacked.bounds && plain.darkness == stacked.darkness)
    }

    @Test("A layout manager of the program's draws, in a container of the view's width") func ownManager() throws {
        let (storage, manager) = (NSTextStorage(string: "a b c d e f g"), DrawingManager())
        let container = NSTextContainer(size: .zero)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200), textContainer: container)
        view.textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 4)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.text == "a b c d e f g" && container.size.width == 53)
        _ = try InkMap(width: 60, height: 200) { view.draw(view.bounds) }
        #expect(manager.drawn == [range(0, 13)])
    }

    @Test("Exclusion paths make the content higher, and the text keeps out of them") func exclusionPaths() throws {
        view.text = String(repeating: "ab ", count: 40)
        window.layoutIfNeeded()
        let height = view.contentSize.height
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))]
        window.layoutIfNeeded()
        #expect(view.contentSize.height > height)
        #expect(try InkMap(width: 100, height: 40) { view.draw(view.bounds) }.bounds == nil)
    }

    @Test("The delegate of the layout manager counts for the view's size") func delegateSpacing() {
        final class Spacing: NSObject, NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { 10 }
        }
        view.text = "a\nb\nc"
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        let spacing = Spacing()
        view.layoutManager.delegate = spacing
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height + 20)
    }

    @Test("A container moves to another layout manager with its text") func replacement() {
        view.text = "abc"
        let old = view.layoutManager
        let new = DrawingManager()
        view.textContainer.replaceLayoutManager(new)
        #expect(view.layoutManager === new && new.textStorage === view.textStorage)
        #expect(old.textStorage == nil && old.textContainers.isEmpty)
    }

    @Test("A final line feed makes the content a line higher, with room for the cursor") func finalLineFeed() {
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "a\nb"
        let two = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "a\n"
        let size = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(size.height == two)
        #expect(view.caretRect(for: view.endOfDocument).maxY <= size.height)
    }

    @Test("A range of the text is scrolled into view") func scrolling() throws {
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        window.isHidden = false
        TestClock.hold { clock in
            view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
            clock.advance(by: 2)
        }
        #expect(abs(view.contentOffset.y + view.bounds.height - view.contentSize.height) < 12)
        let last = view.caretRect(for: view.endOfDocument)
        #expect(last.minY >= view.bounds.minY && last.maxY <= view.bounds.maxY + 0.01)
    }

    @Test("Another default font lays the text of a storage out anew") func defaultFont() {
        view.textStorage.setAttributedString(NSAttributedString(string: "abc"))
        let small = view.caretRect(for: view.endOfDocument)
        view.typingAttributes[.font] = UIFont.systemFont(ofSize: 40)
        #expect(view.caretRect(for: view.endOfDocument).height > 2 * small.height)
    }
}
