import CoreGraphics
import Rasterizer
import Testing

/// Fonts read from files.
@Suite struct FontTests {
    private static let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    private func font(_ data: Data) -> CGFont? { CGDataProvider(data: data as CFData).flatMap(CGFont.init) }

    @Test("A font tells its names and lengths, as FreeType reads them") func description() throws {
        let font = try #require(font(try Data(contentsOf: URL(fileURLWithPath: Self.path))))
        let face = try FontFace(path: Self.path)
        #expect(font.postScriptName == face.postScriptName && font.fullName?.isEmpty == false)
        #expect(Int(font.unitsPerEm) == face.unitsPerEm && font.numberOfGlyphs == face.glyphCount)
        #expect(font.ascent > 0 && font.descent < 0 && font.capHeight > font.xHeight && font.xHeight > 0)
        #expect(font.italicAngle == 0 && font.fontBBox.width > 0)
    }

    @Test("Glyphs have their advances; a number beyond the last has none") func advances() throws {
        let font = try #require(font(try Data(contentsOf: URL(fileURLWithPath: Self.path))))
        var advances = [Int32](repeating: -1, count: 2)
        #expect(font.getGlyphAdvances(glyphs: [36, 37], count: 2, advances: &advances))
        #expect(advances.allSatisfy { $0 > 0 })
        #expect(!font.getGlyphAdvances(glyphs: [36, .max], count: 2, advances: &advances) && advances[1] == 0)
    }

    @Test("Other bytes and fonts cut off anywhere are no fonts, or tell what is there") func damagedFonts() throws {
        #expect(font(Data("no font".utf8)) == nil && font(Data()) == nil)
        let whole = try Data(contentsOf: URL(fileURLWithPath: Self.path))
        for length in [0, 3, 11, 12, 13, 40, 200, 1000, whole.count / 2] {
            #expect(font(whole.prefix(length)) == nil)
        }
    }
}
