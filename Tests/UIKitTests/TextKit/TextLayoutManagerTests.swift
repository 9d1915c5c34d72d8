import Testing

@testable import UIKit

/// Paragraphs and lines of documents.
@MainActor
struct TextLayoutManagerTests {
    private func layout(_ text: String, width: CGFloat) -> (NSTextContentStorage, NSTextLayoutManager) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        manager.textContainer?.lineFragmentPadding = 0
        content.addTextLayoutManager(manager)
        return (content, manager)
    }

    @Test func paragraphsAreElements() throws {
        let (content, manager) = layout("One\nTwo two\n\nFour", width: 500)
        var texts: [String] = []
        content.enumerateTextElements(from: nil) { element in
            texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        #expect(texts == ["One\n", "Two two\n", "\n", "Four"])
        #expect(content.documentRange == manager.documentRange)
        let start = content.documentRange.location
        let fifth = try #require(content.location(start, offsetBy: 5))
        #expect(content.offset(from: start, to: fifth) == 5 && content.location(start, offsetBy: 99) == nil)
        let paragraph = try #require(content.textElements(for: NSTextRange(location: fifth)).first as? NSTextParagraph)
        #expect(paragraph.attributedString.string == "Two two\n")
        let separator = try #require(paragraph.paragraphSeparatorRange)
        #expect(content.offset(from: separator.location, to: separator.endLocation) == 1)
        #expect(content.offset(from: start, to: separator.endLocation) == 12)
    }

    /// Paragraphs of one line lie one below the other, and text that wraps has several lines.
    @Test func fragmentsHaveFramesAndLines() throws {
        let (content, manager) = layout("One\nTwo two two two two two", width: 100)
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil) { fragment in
            fragments.append(fragment)
            return true
        }
        #expect(fragments.count == 2 && fragments[0].textLineFragments.count == 1 && fragments[1].textLineFragments.count > 1)
        #expect(fragments[0].layoutFragmentFrame.minY == 0)
        #expect(abs(fragments[1].layoutFragmentFrame.minY - fragments[0].layoutFragmentFrame.maxY) < 0.01)
        #expect(abs(manager.usageBoundsForTextContainer.maxY - fragments[1].layoutFragmentFrame.maxY) < 0.01)
        let lines = fragments[1].textLineFragments
        #expect(abs(lines[1].typographicBounds.minY - lines[0].typographicBounds.maxY) < 0.01)
        let point = CGPoint(x: 1, y: fragments[1].layoutFragmentFrame.midY)
        #expect(manager.textLayoutFragment(for: point)?.rangeInElement == fragments[1].rangeInElement)
        #expect(manager.textLayoutFragment(for: content.documentRange.location)?.rangeInElement == fragments[0].rangeInElement)
        content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
        #expect(manager.textLayoutFragment(for: content.documentRange.location)?.layoutFragmentFrame.minY == 0)
    }

    @Test func segmentsOfARangeAreItsPartsOfLines() throws {
        let (content, manager) = layout("Two two two two two two", width: 100)
        var frames: [CGRect] = []
        manager.enumerateTextSegments(in: content.documentRange, type: .standard) { range, frame, baseline, _ in
            #expect(range != nil && baseline > 0 && baseline < frame.height)
            frames.append(frame)
            return true
        }
        #expect(frames.count == manager.textLayoutFragment(for: content.documentRange.location)?.textLineFragments.count)
        var count = 0
        manager.enumerateTextSegments(in: content.documentRange, type: .highlight) { _, _, _, _ in
            count += 1
            return false
        }
        #expect(count == 1)
    }

    @Test func fragmentsDraw() throws {
        let (content, manager) = layout("One", width: 100)
        let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
        let context = try CGContext.flippedBitmap(size: CGSize(width: 60, height: 40), scale: 1)
        fragment.draw(at: CGPoint(x: 10, y: 10), in: context)
        let data = try #require(context.data)
        let rows = (0..<context.height).filter { row in
            (0..<context.width).contains { data.load(fromByteOffset: row * context.bytesPerRow + $0 * 4 + 3, as: UInt8.self) > 0 }
        }
        #expect((10...34).contains(rows.first ?? 0) && (10...34).contains(rows.last ?? 0) && rows.count > 8)
    }

    /// A fragment with room around it, a paragraph in other words, and a list of what is seen.
    private final class Reader: NSObject, @preconcurrency NSTextLayoutManagerDelegate,
        @preconcurrency NSTextContentStorageDelegate, NSTextViewportLayoutControllerDelegate
    {
        final class Wide: NSTextLayoutFragment {
            override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -5, dy: 0) }
        }
        var bounds = CGRect.zero
        var events: [String] = []

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Wide(textElement: textElement, range: textElement.elementRange) }
        func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
            -> NSTextParagraph?
        { range.location == 0 ? NSTextParagraph(attributedString: NSAttributedString(string: "Uno")) : nil }
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) {
            events.append((textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string ?? "none")
        }
        func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
            events.append("will")
        }
        func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
            events.append("did")
        }
    }

    @Test func theDelegateMakesFragments() throws {
        let (content, manager) = layout("One", width: 100)
        let start = content.documentRange.location
        let plain = try #require(manager.textLayoutFragment(for: start))
        let reader = Reader()
        manager.delegate = reader
        let wide = try #require(manager.textLayoutFragment(for: start))
        #expect(wide is Reader.Wide && wide.state == .layoutAvailable && wide.textLayoutManager === manager)
        #expect(wide.layoutFragmentFrame == plain.layoutFragmentFrame && wide.textLineFragments.count == 1)
        #expect(wide.renderingSurfaceBounds.width == plain.renderingSurfaceBounds.width + 10)
        let element = try #require(content.textElements(for: content.documentRange).first)
        let loose = NSTextLayoutFragment(textElement: element, range: nil)
        #expect(loose.state == .none && loose.textLineFragments.isEmpty && loose.rangeInElement == element.elementRange)
    }

    @Test func theDelegateMakesParagraphs() throws {
        let (content, _) = layout("One\nTwo", width: 100)
        let reader = Reader()
        content.delegate = reader
        let paragraphs = content.textElements(for: content.documentRange).compactMap { $0 as? NSTextParagraph }
        #expect(paragraphs.map(\.attributedString.string) == ["Uno", "Two"])
        #expect(paragraphs.first?.elementRange?.characters == NSRange(location: 0, length: 4))
    }

    @Test func theViewportHasTheParagraphsThatAreSeen() throws {
        let (content, manager) = layout("One\nTwo\nThree\nFour", width: 100)
        let second = try #require(content.location(content.documentRange.location, offsetBy: 4))
        let frame = try #require(manager.textLayoutFragment(for: second)).layoutFragmentFrame
        let (reader, viewport) = (Reader(), manager.textViewportLayoutController)
        #expect(viewport.textLayoutManager === manager && viewport.viewportRange == nil)
        viewport.delegate = reader
        reader.bounds = CGRect(x: 0, y: frame.minY + 1, width: 100, height: frame.height)
        viewport.layoutViewport()
        #expect(reader.events == ["will", "Two\n", "Three\n", "did"])
        #expect(
            viewport.viewportRange?.characters == NSRange(location: 4, length: 10) && viewport.viewportBounds == reader.bounds)
        #expect(viewport.relocateViewport(to: second) == frame.minY)
        viewport.adjustViewport(byVerticalOffset: 3)
        #expect(viewport.viewportBounds.minY == frame.minY + 4)
    }

    @Test func glyphsHaveTheirCharactersProperties() {
        let (storage, manager) = (NSTextStorage(string: "a \u{301}e\u{301}\n\u{FFFC}\u{1F600}"), NSLayoutManager())
        storage.addLayoutManager(manager)
        let properties = (0..<8).map { manager.propertyForGlyph(at: $0) }
        #expect(properties[0] == [] && properties[3] == [] && properties[4] == .nonBaseCharacter)
        #expect(properties[5] == .controlCharacter && properties[6] == .controlCharacter && properties[7] == [])
        #expect(manager.propertyForGlyph(at: 8) == .null)
        storage.setAttributedString(NSAttributedString(string: "a b"))
        #expect(manager.propertyForGlyph(at: 1) == .elastic)
    }

    @Test func rangesAreCompared() throws {
        let ends = [0, 2, 5, 7].map(OffsetLocation.init)
        let a = try #require(NSTextRange(location: ends[0], end: ends[2]))
        let b = try #require(NSTextRange(location: ends[1], end: ends[3]))
        #expect(NSTextRange(location: ends[1], end: ends[0]) == nil && a.contains(ends[1]) && !a.contains(ends[2]))
        #expect(a.intersects(b) && a.intersection(b)?.characters == NSRange(location: 2, length: 3))
        #expect(a.union(b).characters == NSRange(location: 0, length: 7) && a != b && NSTextRange(location: ends[1]).isEmpty)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager == nil)
    }
}
