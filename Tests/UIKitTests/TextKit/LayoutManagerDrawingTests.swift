import Testing
import UIKit

/// What subclasses of the layout manager draw in another way.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanager, drawing
@MainActor
struct LayoutManagerDrawingTests {
    private final class Manager: NSLayoutManager {
        var fills: [(range: NSRange, rects: [CGRect], color: UIColor)] = []
        var shown: [(glyphs: [CGGlyph], places: [CGPoint], font: UIFont)] = []
        var lines: [String] = []
        var draws = true

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
        ) {
            fills.append((charRange, Array(UnsafeBufferPointer(start: rectArray, count: rectCount)), color))
            guard draws else { return }
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }
        override func showCGGlyphs(
            _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
            textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
        ) {
            let places = UnsafeBufferPointer(start: positions, count: glyphCount).map { $0.applying(textMatrix) }
            shown.append((Array(UnsafeBufferPointer(start: glyphs, count: glyphCount)), places, font))
            guard draws else { return }
            super.showCGGlyphs(
                glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix, attributes: attributes,
                in: CGContext)
        }
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            lines.append("under \(glyphRange) of \(lineGlyphRange) \(underlineVal == .single) \(baselineOffset > 0)")
            guard draws else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            lines.append("through \(glyphRange) \(baselineOffset < 0)")
            guard draws else { return }
            super.drawStrikethrough(
                forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    private let font = UIFont(name: "Helvetica", size: 20)!

    /// The text in a container of 100 points without padding.
    private func stack(_ manager: NSLayoutManager, _ text: NSAttributedString) -> NSTextStorage {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 100, height: 200))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return storage
    }

    private func picture(_ manager: NSLayoutManager) -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).pngData { _ in
            let all = manager.glyphRange(for: manager.textContainers[0])
            manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 5))
            manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 5))
        }
    }

    private func text(_ string: String, _ more: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: more.merging([.font: font]) { $1 })
    }

    @Test func backgroundsAreFilledByColourWithARectangleForEachLine() throws {
        let manager = Manager()
        let all = NSMutableAttributedString(attributedString: text("a ", [:]))
        all.append(text("bb", [.backgroundColor: UIColor.yellow]))
        all.append(text("cc\ndd", [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.red]))
        let storage = stack(manager, all)
        let seen = picture(manager)
        let fill = try #require(manager.fills.first)
        #expect(manager.fills.count == 1 && fill.color == .yellow && fill.range.location == 2)
        try #require(fill.rects.count == 2)
        let before = text("a ", [:]).size().width
        #expect(abs(fill.rects[0].minX - 10 - before) < 0.01 && fill.rects[0].minY == 5)
        #expect(abs(fill.rects[0].width - text("bbcc", [:]).size().width) < 0.01 && fill.rects[1].minX == 10)
        manager.draws = false
        #expect(picture(manager) != seen && storage.length == 9)
    }

    @Test func glyphsAreShownRunByRun() throws {
        let manager = Manager()
        let all = NSMutableAttributedString(attributedString: text("ab", [:]))
        all.append(text("c", [.foregroundColor: UIColor.red]))
        let storage = stack(manager, all)
        let seen = picture(manager)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        CTFontGetGlyphsForCharacters(font, Array("abc".utf16), &glyphs, 3)
        #expect(manager.shown.map(\.glyphs) == [Array(glyphs[..<2]), [glyphs[2]]] && manager.shown[0].font == font)
        #expect(manager.shown[0].places[0] == CGPoint(x: 10, y: 5 + font.ascender))
        #expect(abs(manager.shown[1].places[0].x - 10 - text("ab", [:]).size().width) < 0.01)
        // The same picture as that of a manager whose methods nobody overrides.
        let plain = NSLayoutManager()
        let other = stack(plain, all)
        #expect(seen == picture(plain) && storage.length == other.length)
        manager.draws = false
        #expect(picture(manager) != seen)
    }

    @Test func linesUnderAndThroughTextAreDrawnByRuns() {
        let manager = Manager()
        let single = NSUnderlineStyle.single.rawValue
        let all = NSMutableAttributedString(attributedString: text("ab", [:]))
        all.append(text("cd", [.underlineStyle: single, .strikethroughStyle: single]))
        let storage = stack(manager, all)
        let seen = picture(manager)
        #expect(manager.lines == ["under {2, 2} of {0, 4} true true", "through {2, 2} true"] && storage.length == 4)
        manager.draws = false
        #expect(picture(manager) != seen)
    }
}
