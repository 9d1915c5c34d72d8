import Foundation
import Rasterizer
import Testing

@Suite("Font faces")
struct FontFaceTests {
    @Test func readsTheFontsOwnNumbers() throws {
        let face = try FontFace(path: interPath)
        #expect(face.unitsPerEm == 2816)
        #expect(face.glyphCount > 2000)
        #expect(face.outline(of: UInt32(face.glyphCount)) == nil)
    }

    @Test func outlinesAreUnhintedFontUnits() throws {
        let face = try FontFace(path: interPath)
        let outline = try #require(face.outline(of: 2))
        #expect(outline.elements.flatMap(\.points).allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() })
        #expect(outline.curveBounds.minY == 0 && outline.curveBounds.maxY == 2048, "The font's table gives this cap height")
    }

    private static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    @Test(
        "Pictures in place of outlines are drawn in their colours",
        .enabled(if: FileManager.default.fileExists(atPath: emojiPath)))
    func picturesOfGlyphs() throws {
        let face = try FontFace(path: Self.emojiPath)
        #expect(face.hasColorBitmaps && face.outline(of: 5) == nil)
        let glyph = try #require((1...200).first { face.colorBitmap(of: $0) != nil })
        let pixels = try scene(width: 40, height: 40) {
            $0.draw([PositionedGlyph(glyph: glyph, x: 4, y: 34)], face: face, size: 26, color: .black)
        }.pixels
        let isColored = stride(from: 0, to: pixels.count, by: 4).contains { Set(pixels[$0..<$0 + 3]).count > 1 }
        #expect(isColored)
    }

    @Test func missingAndBrokenFilesAreTypedErrors() throws {
        #expect(throws: RasterizerError.unreadableFont(path: "/nowhere.otf", code: 1)) { try FontFace(path: "/nowhere.otf") }
        #expect(throws: RasterizerError.self) { try FontFace(path: interPath, index: 7) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cut-\(UUID()).otf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(contentsOf: URL(fileURLWithPath: interPath)).prefix(500).write(to: file)
        #expect(throws: RasterizerError.self) { try FontFace(path: file.path) }
    }
}

@Suite("Gaussian blur")
struct GaussianBlurTests {
    @Test func keepsTheSumAndTheSymmetry() {
        var pixels = [UInt8](repeating: 0, count: 41 * 41)
        for row in 18..<23 { for column in 18..<23 { pixels[row * 41 + column] = 255 } }
        pixels.withUnsafeMutableBytes { GaussianBlur(sigma: 3).apply(to: $0, width: 41, height: 41, bytesPerRow: 41) }
        let sum = pixels.reduce(0) { $0 + Int($1) }
        #expect(abs(sum - 25 * 255) < 25 * 255 / 20)
        let uneven = (0..<41 * 41).filter { abs(Int(pixels[$0]) - Int(pixels[$0 % 41 * 41 + $0 / 41])) > 1 }
        #expect(uneven.isEmpty)
    }

    @Test func nothingHappensWithoutSigma() {
        var pixels: [UInt8] = [0, 255, 0]
        for sigma in [0, -1, Double.nan] {
            #expect(GaussianBlur(sigma: sigma).reach == 0)
            pixels.withUnsafeMutableBytes { GaussianBlur(sigma: sigma).apply(to: $0, width: 3, height: 1, bytesPerRow: 3) }
        }
        #expect(pixels == [0, 255, 0])
    }
}
