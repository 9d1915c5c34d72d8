import Rasterizer
import Synchronization

/// An opened font file, shared by all treatments of its face.
final class OpenedFontFile: Sendable {
    let face: FontFace
    let shaper: HarfBuzzFile
    private let known = Mutex<[(features: [FontFeature], units: ShapedUnits)]>([])
    private let simple = Mutex<[(index: Int, glyph: UInt32)]?>(nil)

    /// - Parameter weight: The position on the weight axis, for variable fonts.
    /// - Throws: ``FontError``.
    init(_ file: FontFile, weight: Int?) throws(FontError) {
        (face, shaper) = try file == BoxFont.file ? Self.openBoxes() : Self.open(file, weight: weight)
    }

    private static func open(_ file: FontFile, weight: Int?) throws(FontError) -> (FontFace, HarfBuzzFile) {
        try file.checkExistence()
        let face: FontFace
        do {
            face = try FontFace(path: file.path, index: file.index)
        } catch {
            throw .unreadable(path: file.path, reason: "\(error)")
        }
        guard let shaper = HarfBuzzFile(path: file.path, index: file.index, weight: weight) else {
            throw .unreadable(path: file.path, reason: "it has no glyphs")
        }
        return (face, shaper)
    }

    private static func openBoxes() throws(FontError) -> (FontFace, HarfBuzzFile) {
        guard let face = try? FontFace(BoxFont.bytes), let shaper = HarfBuzzFile(BoxFont.bytes) else {
            throw .unreadable(path: "of boxes", reason: "it has no glyphs")
        }
        return (face, shaper)
    }

    /// The glyphs of those of ``SimpleGlyphTable/scalars`` that the face has, with their indices there.
    var simpleGlyphs: [(index: Int, glyph: UInt32)] {
        simple.withLock { simple in
            if let simple { return simple }
            let scalars = SimpleGlyphTable.scalars
            let found = scalars.indices.compactMap { index in shaper.nominalGlyph(for: scalars[index]).map { (index, $0) } }
            simple = found
            return found
        }
    }

    /// The shaping of units and pairs of them with some features.
    func shapedUnits(_ features: [FontFeature]) -> ShapedUnits {
        known.withLock { known in
            if let entry = known.first(where: { $0.features == features }) { return entry.units }
            let units = ShapedUnits(shaper, features)
            known.append((features, units))
            return units
        }
    }
}
