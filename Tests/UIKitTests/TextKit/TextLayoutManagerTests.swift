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
