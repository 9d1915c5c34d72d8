import Testing
import UIKit

/// Containers of a layout manager, its glyphs, and what its text storage tells.
@MainActor
@Suite struct LayoutManagerContainerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let font = UIFont.systemFont(ofSize: 20)
    private var line: CGFloat { "x".size(withAttributes: [.font: font]).height }

    private func show(_ text: String) {
        storage.addLayoutManager(manager)
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    }

    private func container(_ width: CGFloat, _ height: CGFloat) -> NSTextContainer {
        NSTextContainer(size: CGSize(width: width, height: height))
    }

    @Test func textFlowsIntoContainersInTheirOrder() {
        let (first, second) = (container(200, line * 1.5), container(200, 1000))
        manager.addTextContainer(second)
        manager.insertTextContainer(first, at: 0)
        show("a\nb\nc")
        #expect(manager.textContainers == [first, second])
        #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 2))
        #expect(manager.glyphRange(for: second) == NSRange(location: 2, length: 3))
        manager.removeTextContainer(at: 0)
        #expect(manager.textContainers == [second] && first.layoutManager == nil)
        #expect(manager.glyphRange(for: second) == NSRange(location: 0, length: 5))
    }

    @Test func aContainerThatChangedIsLaidOutAgain() {
        let narrow = container(1000, 1000)
        manager.addTextContainer(narrow)
        show("aaaa bbbb cccc")
        #expect(abs(manager.usedRect(for: narrow).height - line) < 0.01)
        narrow.size.width = 70
        manager.textContainerChangedGeometry(narrow)
        #expect(manager.usedRect(for: narrow).height > 2.9 * line)
    }

    @Test func layoutCanBeEnsured() {
        let container = container(1000, 1000)
        manager.addTextContainer(container)
        show("ab\ncd")
        let all = NSRange(location: 0, length: 5)
        manager.ensureGlyphs(forCharacterRange: all)
        manager.ensureGlyphs(forGlyphRange: all)
        manager.ensureLayout(forCharacterRange: all)
        manager.ensureLayout(forGlyphRange: all)
        manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 10, height: 10), in: container)
        manager.ensureLayout(for: container)
        #expect(manager.firstUnlaidCharacterIndex() == 5 && manager.firstUnlaidGlyphIndex() == 5)
        #expect(manager.isValidGlyphIndex(0) && manager.isValidGlyphIndex(4))
        #expect(!manager.isValidGlyphIndex(5) && !manager.isValidGlyphIndex(-1))
    }

    @Test func aPointLiesAPartOfTheWayThroughItsGlyph() {
        let container = container(1000, 1000)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        show("mm")
        let width = "m".size(withAttributes: [.font: font]).width
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: width * 1.25, y: 5), in: container) - 0.25) < 0.02)
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: width * 0.75, y: 5), in: container) - 0.75) < 0.02)
    }

    @Test func aTextThatEndsWithABreakHasAnEmptyLastLine() {
        let container = container(300, 1000)
        manager.addTextContainer(container)
        show("a")
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentUsedRect == .zero)
        show("a\n")
        #expect(abs(manager.extraLineFragmentRect.minY - line) < 0.01)
        #expect(abs(manager.extraLineFragmentUsedRect.minY - line) < 0.01)
        #expect(manager.extraLineFragmentUsedRect.width < 20 && manager.extraLineFragmentTextContainer === container)
    }

    @Test func partsOfATextViewAreDrawnAgain() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "pears"
        let before = view.layoutManager.usedRect(for: view.textContainer)
        view.layoutManager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 2))
        view.layoutManager.invalidateDisplay(forGlyphRange: NSRange(location: 0, length: 2))
        #expect(view.layoutManager.usedRect(for: view.textContainer) == before, "Nothing is laid out anew.")
    }

    // MARK: The text storage

    @Test func theStorageTellsOfItsEdits() {
        let (first, second) = (NSLayoutManager(), NSLayoutManager())
        storage.addLayoutManager(first)
        storage.addLayoutManager(second)
        #expect(storage.layoutManagers == [first, second] && first.textStorage === storage)
        var told: [String] = []
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let tokens = zip(names, ["will", "did"]).map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { note in
                nonisolated(unsafe) let storage = note.object as? NSTextStorage
                MainActor.assumeIsolated {
                    told.append("\(word) \(storage?.editedRange.location ?? -1) \(storage?.changeInLength ?? -1)")
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        storage.setAttributedString(NSAttributedString(string: "abc"))
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(told == ["will 0 3", "did 0 3", "will 1 2", "did 1 2"])
        #expect(storage.editedMask == [] && storage.changeInLength == 0)
        storage.removeLayoutManager(first)
        #expect(storage.layoutManagers == [second] && first.textStorage == nil)
    }

    @Test func anAttachmentHasSpaceBesideIt() {
        let attachment = NSTextAttachment()
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        #expect(attachment.lineLayoutPadding == 0)
        let plain = NSAttributedString(attachment: attachment).size().width
        attachment.lineLayoutPadding = 6
        #expect(abs(NSAttributedString(attachment: attachment).size().width - plain - 12) < 0.01)
    }
}
