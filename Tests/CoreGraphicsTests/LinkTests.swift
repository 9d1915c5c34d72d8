import CoreGraphics
import Foundation
import Testing

/// Links of PDF documents, glyphs and clips of contexts.
@Suite("Links and glyphs")
struct LinkTests {
    /// What a document of one page says, whose size is 200 x 100 points.
    private func document(_ draw: (CGContext) -> Void) throws -> String {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        draw(context)
        context.endPDFPage()
        context.closePDF()
        return String(decoding: Data(referencing: data), as: UTF8.self)
    }

    @Test("A link has its address and its place from the bottom left, whatever the transform") func addresses() throws {
        let url = try #require(URL(string: "https://example.com/it's"))
        let text = try document { context in
            context.scaleBy(x: 3, y: 3)
            context.setURL(url as CFURL, for: CGRect(x: 10, y: 20, width: 50, height: 30))
        }
        #expect(text.contains("/URI (https://example.com/it's)"))
        #expect(text.contains("/Rect [ 10 20 60 50 ]"))
    }

    @Test("A link to a name leads to its place; one to a name that nothing has spoils no document") func names() throws {
        let text = try document { context in
            context.setDestination("start" as CFString, for: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.addDestination("start" as CFString, at: CGPoint(x: 30, y: 40))
            context.addDestination("start" as CFString, at: .zero)
            context.setDestination("nowhere" as CFString, for: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(text.hasPrefix("%PDF") && text.contains("(start)") && text.contains("/XYZ 30 40"))
        #expect(text.contains("%%EOF"))
    }

    @Test("Bitmaps have no links") func bitmaps() throws {
        let context = try makeContext(4, 4)
        let url = try #require(URL(string: "https://example.com"))
        context.setURL(url as CFURL, for: .zero)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try alpha(context, 1, 1) == 255)
    }

    private func alpha(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 {
        let data = try #require(context.data)
        return data.load(fromByteOffset: (context.height - 1 - y) * context.bytesPerRow + x * 4 + 3, as: UInt8.self)
    }

    @Test("Glyphs stand where they are told, in the size and the text matrix") func glyphs() throws {
        let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        let file = try Data(contentsOf: URL(fileURLWithPath: path))
        let provider = try #require(CGDataProvider(data: file as CFData))
        let font = try #require(CGFont(provider))
        func inked(_ draw: (CGContext) -> Void) throws -> [Int] {
            let context = try makeContext(60, 30)
            draw(context)
            return try (0..<60).filter { x in try (0..<30).contains { try alpha(context, x, $0) > 0 } }
        }
        let none = try inked { $0.showGlyphs([36], at: [.zero]) }
        #expect(none.isEmpty)
        let one = try inked { context in
            context.setFont(font)
            context.setFontSize(20)
            context.showGlyphs([36, 36], at: [CGPoint(x: 5, y: 5)])
        }
        let moved = try inked { context in
            context.setFont(font)
            context.setFontSize(10)
            context.setCharacterSpacing(7)
            context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
            context.showGlyphs([36, 36], at: [CGPoint(x: 2.5, y: 2.5), CGPoint(x: 17.5, y: 2.5)])
        }
        let first = try #require(one.first)
        let last = try #require(one.last)
        #expect(first >= 5 && last < 30 && last - first > 5)
        #expect(moved == one + one.map { $0 + 30 })
    }

    @Test("A clip that is reset lets all through again") func clips() throws {
        let context = try makeContext(10, 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.resetClip()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try alpha(context, 8, 8) == 255)
    }
}
