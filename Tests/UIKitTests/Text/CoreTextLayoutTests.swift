import Foundation
import Testing
import UIKit

/// Texts laid out by Core Text. Its measures are those of the same text in UIKit, since both set lines by the fonts'
/// metrics.
struct CoreTextLayoutTests {
    private let font = UIFont(name: "Helvetica", size: 20)!

    private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: more.merging([.font: font]) { $1 })
    }

    private func width(_ string: String) -> Double { Double(text(string).size().width) }

    @Test func theBoundsOfALineAreThoseOfItsTextAndFont() {
        let line = CTLineCreateWithAttributedString(text("Hello "))
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - self.width("Hello ")) < 0.01)
        #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
        #expect(abs(CTLineGetTrailingWhitespaceWidth(line) - self.width(" ")) < 0.01)
        #expect(CTLineGetStringRange(line).location == 0 && CTLineGetStringRange(line).length == 6)
        let bounds = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        #expect(bounds.minY == -descent && abs(bounds.height - ascent - descent) < 0.01 && bounds.minX == 0)
    }

    @Test func placesOnALineAreFoundBothWays() {
        let line = CTLineCreateWithAttributedString(text("one two"))
        let edge = CTLineGetOffsetForStringIndex(line, 4, nil)
        #expect(abs(Double(edge) - width("one ")) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: edge + 1, y: 0)) == 4)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 10_000, y: 0)) == 7)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, width("one two") + 30) == 15)
    }

    @Test func aFrameHasItsLinesFromTheTopOfThePath() {
        let framesetter = CTFramesetterCreateWithAttributedString(text("one\ntwo"))
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 200, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        #expect(lines.map { CTLineGetStringRange($0).location } == [0, 4])
        #expect(lines.map { CTLineGetStringRange($0).length } == [4, 3])
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[0].y - (100 - font.ascender)) < 0.01 && origins[0].x == 0)
        #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.01)
        #expect(CTFrameGetVisibleStringRange(frame).length == 7 && CTFrameGetPath(frame) == path)
        #expect(CFArrayGetCount(CTFrameGetLines(frame)) == 2)
        let first = unsafeBitCast(CFArrayGetValueAtIndex(CTFrameGetLines(frame), 0), to: CTLine.self)
        #expect(first == lines[0])
    }

    @Test func whatDoesNotFitIsLeftToTheNextFrame() {
        let framesetter = CTFramesetterCreateWithAttributedString(text("one\ntwo\nthree"))
        var fitting = CFRange()
        let room = CGSize(width: 300, height: font.lineHeight * 2 + 1)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRangeMake(0, 0), nil, room, &fitting)
        #expect(fitting.location == 0 && fitting.length == 8)
        #expect(abs(size.height - 2 * font.lineHeight) < 0.01)
        let path = CGPath(rect: CGRect(origin: .zero, size: room), transform: nil)
        let rest = CTFramesetterCreateFrame(framesetter, CFRangeMake(fitting.length, 0), path, nil)
        #expect(CTFrameGetStringRange(rest).location == 8 && CTFrameGetVisibleStringRange(rest).length == 5)
        let low = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 5), transform: nil)
        #expect(CTFrameGetLines(CTFramesetterCreateFrame(framesetter, CFRange(), low, nil)).isEmpty)
    }

    @Test func aTypesetterBreaksBetweenWordsOrCharacters() {
        let typesetter = CTTypesetterCreateWithAttributedString(text("Hello world"))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width("Hello wo")) == 6)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width("Hello wo") + 1) == 8)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 6, 1000) == 5)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(6, 5))
        #expect(CTLineGetStringRange(line).location == 6 && CTLineGetStringRange(line).length == 5)
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - width("world")) < 0.01)
        #expect(CTLineGetOffsetForStringIndex(line, 6, nil) == 0)
        #expect(CTFramesetterGetTypesetter(CTFramesetterCreateWithAttributedString(text("x"))) != typesetter)
    }

    @Test(arguments: [CTLineTruncationType.start, .end, .middle])
    func aLineIsCutForItsToken(type: CTLineTruncationType) throws {
        let line = CTLineCreateWithAttributedString(text("abcdefghijklmnop"))
        let token = CTLineCreateWithAttributedString(text("…"))
        let room = width("abcdefgh")
        let cut = try #require(CTLineCreateTruncatedLine(line, room, type, token))
        let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
        #expect(width <= room && width > room - self.width("m") - self.width("…"))
        #expect(CTLineCreateTruncatedLine(line, 1000, type, token) == line)
        #expect(CTLineCreateTruncatedLine(line, 1, type, token) == nil)
    }

    @Test func aRunTellsItsGlyphs() throws {
        let marked = NSMutableAttributedString(attributedString: text("ab"))
        marked.append(text("cd", [.foregroundColor: UIColor.red]))
        let line = CTLineCreateWithAttributedString(marked)
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        let run = try #require(runs.last)
        #expect(runs.count == 2 && CTLineGetGlyphCount(line) == 4)
        #expect(CTRunGetGlyphCount(run) == 2 && CTRunGetStringRange(run).location == 2 && CTRunGetStatus(run).isEmpty)
        var places = [CGPoint](repeating: .zero, count: 2)
        CTRunGetPositions(run, CFRange(), &places)
        #expect(abs(Double(places[0].x) - width("ab")) < 0.01 && places[0].y == 0)
        var advances = [CGSize](repeating: .zero, count: 1)
        CTRunGetAdvances(run, CFRangeMake(1, 1), &advances)
        #expect(abs(Double(advances[0].width) - width("d")) < 0.01)
        var characters = [0, 0]
        CTRunGetStringIndices(run, CFRange(), &characters)
        #expect(characters == [2, 3])
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        var byFont = glyphs
        CTRunGetGlyphs(run, CFRange(), &glyphs)
        #expect(CTFontGetGlyphsForCharacters(font, Array("cd".utf16), &byFont, 2) && glyphs == byFont)
        let attributes = CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        var ascent: CGFloat = 0
        #expect(abs(CTRunGetTypographicBounds(run, CFRangeMake(0, 1), &ascent, nil, nil) - width("c")) < 0.01)
        #expect(ascent == font.ascender)
        #expect(CTRunGetImageBounds(run, nil, CFRange()).minX > places[0].x - 1)
    }

    @Test func aDelegateTakesTheRoomOfItsCharacter() throws {
        let made = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 40 }, getDescent: { _ in 10 },
            getWidth: { _ in 50 })
        let delegate = try #require(withUnsafePointer(to: made) { CTRunDelegateCreate($0, nil) })
        let mixed = NSMutableAttributedString(attributedString: text("ab"))
        mixed.append(text(" ", [NSAttributedString.Key(kCTRunDelegateAttributeName): delegate]))
        let line = CTLineCreateWithAttributedString(mixed)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let bounds = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(bounds - width("ab") - 50) < 0.01 && ascent == 40 && descent == 10)
        let run = try #require((CTLineGetGlyphRuns(line) as! [CTRun]).last)
        #expect(CTRunGetTypographicBounds(run, CFRange(), &ascent, &descent, nil) == 50 && ascent == 40)
    }

    @Test func aParagraphStyleIsMadeOfSettings() {
        var (alignment, spacing) = (CTTextAlignment.center, CGFloat(7))
        let style = withUnsafeBytes(of: &alignment) { alignment in
            withUnsafeBytes(of: &spacing) { spacing in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment.baseAddress!),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing.baseAddress!),
                    ], 2)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 7 && style.headIndent == 0)
        #expect(CTTextAlignment.right.rawValue == 1 && NSTextAlignment(CTTextAlignment.right) == .right)
    }

    @Test @MainActor func drawingInATurnedContextIsThatOfUIKit() {
        let text = text("Draw me", [NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.red.cgColor])
        let size = CGSize(width: 120, height: 40)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        let byCoreText = renderer.pngData { context in
            context.cgContext.textMatrix = .identity
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
            let framesetter = CTFramesetterCreateWithAttributedString(text)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context.cgContext)
        }
        let byUIKit = renderer.pngData { _ in self.text("Draw me", [.foregroundColor: UIColor.red]).draw(at: .zero) }
        let empty = renderer.pngData { _ in }
        #expect(byCoreText == byUIKit && byCoreText != empty)
    }

    @Test func aFontTellsItsMeasuresAndGlyphs() throws {
        #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
        #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
        #expect(CTFontGetLeading(font) == font.leading && CTFontCopyFamilyName(font) == "Helvetica")
        var glyph: CGGlyph = 0
        #expect(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1) && glyph != 0)
        #expect(CTFontGetGlyphCount(font) > Int(glyph) && CTFontGetUnitsPerEm(font) > 0)
        var advance = CGSize.zero
        #expect(abs(CTFontGetAdvancesForGlyphs(font, .default, &glyph, &advance, 1) - width("H")) < 0.01)
        #expect(abs(Double(advance.width) - width("H")) < 0.01)
        // A capital H stands on the baseline and is as high as capital letters are.
        let outline = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
        #expect(abs(outline.minY) < 0.1 && abs(outline.height - font.capHeight) < 0.7)
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, &glyph, nil, 1) == outline)
    }

    @Test func fontsAreMadeOfFontsAndDescriptions() throws {
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 31, nil, nil)) == 31)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 0, nil, nil)) == 20)
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold) && CTFontCopyPostScriptName(bold) == "Helvetica-Bold")
        let described = CTFontDescriptorCreateWithNameAndSize("Helvetica-Bold", 14)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(described, 0, nil)) == "Helvetica-Bold")
        #expect(CTFontCopyFontDescriptor(font).pointSize == 20)
        #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 15, nil) == .boldSystemFont(ofSize: 15))
        #expect(CTFontCreateUIFontForLanguage(.none, 15, nil) == nil)
    }
}
