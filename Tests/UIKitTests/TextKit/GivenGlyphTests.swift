import Testing
import UIKit

/// Glyphs that a layout manager's delegate takes away.
@Suite struct GivenGlyphTests {
    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var hidden: Set<Character> = []
        var hidesTabs = false
        var asksBack = false
        var asked: [NSRange] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
            font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            asked.append(glyphRange)
            if asksBack { _ = layoutManager.propertyForGlyph(at: glyphRange.location) }
            guard !hidden.isEmpty, let text = layoutManager.textStorage?.string as NSString? else { return 0 }
            var properties = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
            for index in properties.indices {
                let letter = text.substring(with: NSRange(location: charIndexes[index], length: 1))
                if hidden.contains(Character(letter)) { properties[index].insert(.null) }
            }
            layoutManager.setGlyphs(
                glyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            return glyphRange.length
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction { hidesTabs && action == .horizontalTab ? .zeroAdvancement : action }
    }

    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 1000, height: 1000))
    private let delegate = Delegate()
    private let font = UIFont.systemFont(ofSize: 20)

    private func show(_ text: String) {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        manager.delegate = delegate
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    }

    private func size(_ text: String) -> CGSize { text.size(withAttributes: [.font: font]) }

    @Test("Null glyphs take no room, and the characters keep their indices") func nullGlyphs() {
        delegate.hidden = ["*"]
        show("*ab*c")
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - size("abc").width) < 0.01 && abs(used.height - size("abc").height) < 0.01)
        #expect(delegate.asked == [NSRange(location: 0, length: 5)])
        #expect(abs(manager.location(forGlyphAt: 4).x - size("ab").width) < 0.01)
        #expect(manager.propertyForGlyph(at: 0) == .null && manager.notShownAttribute(forGlyphAt: 3))
        #expect(manager.propertyForGlyph(at: 1) == [] && storage.string == "*ab*c")
    }

    @Test("A delegate that sets nothing changes nothing, also where it asks for properties itself") func nothingSet() {
        delegate.asksBack = true
        show("*ab*c")
        #expect(abs(manager.usedRect(for: container).width - size("*ab*c").width) < 0.01)
        #expect(manager.propertyForGlyph(at: 0) == [])
    }

    @Test("Runs of attributes are asked for one by one, anew after every change") func runs() {
        show("abcd")
        storage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 2, length: 2))
        delegate.asked = []
        manager.ensureLayout(for: container)
        #expect(delegate.asked == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 2)])
    }

    @Test("A tab without advance takes no room") func controlCharacters() {
        show("a\tb")
        let usual = manager.usedRect(for: container).width
        delegate.hidesTabs = true
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 3), actualCharacterRange: nil)
        #expect(abs(manager.usedRect(for: container).width - size("ab").width) < 0.01 && usual > size("ab").width + 1)
    }

    @Test("A line tells where its characters are") func linePlaces() throws {
        let content = NSTextContentStorage()
        let layout = NSTextLayoutManager()
        content.addTextLayoutManager(layout)
        layout.textContainer = container
        #expect(container.textLayoutManager === layout)
        container.lineFragmentPadding = 0
        content.attributedString = NSAttributedString(string: "abc", attributes: [.font: font])
        layout.ensureLayout(for: layout.documentRange)
        let fragment = try #require(layout.textLayoutFragment(for: layout.documentRange.location))
        let line = try #require(fragment.textLineFragments.first)
        #expect(line.locationForCharacter(at: 0) == line.glyphOrigin)
        #expect(abs(line.locationForCharacter(at: 2).x - size("ab").width) < 0.01)
        #expect(abs(line.locationForCharacter(at: 9).x - size("abc").width) < 0.01)
        let middle = CGPoint(x: (size("a").width + size("ab").width) / 2, y: 3)
        #expect(line.characterIndex(for: middle) == 1 && abs(line.fractionOfDistanceThroughGlyph(for: middle) - 0.5) < 0.01)
        #expect(line.characterIndex(for: CGPoint(x: 500, y: 0)) == 2 && line.characterIndex(for: CGPoint(x: -5, y: 0)) == 0)
    }
}
