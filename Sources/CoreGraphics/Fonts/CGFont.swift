import Rasterizer
import Synchronization

/// The index of a glyph in a font; `UInt16`.
public typealias CGGlyph = UInt16

/// A font without a size, read from the data of a font file.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Hashable, Sendable {
    private let tables: OpenTypeTables
    /// The data of the font file.
    package let data: Data
    /// The font's face, opened with the first drawing.
    private let opened = Mutex<FontFace?>(nil)

    /// Reads a TrueType or OpenType font; nil for other data, font collections and damaged fonts.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let tables = OpenTypeTables([UInt8](data)) else { return nil }
        (self.tables, self.data) = (tables, data)
    }

    /// The PostScript name; nil if the file has none.
    public var postScriptName: CFString? { tables.names[6] }
    /// The full name for display; nil if the file has none.
    public var fullName: CFString? { tables.names[4] }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { tables.glyphCount }
    /// The number of units per em, in which the metrics are given.
    public var unitsPerEm: Int32 { Int32(clamping: tables.unitsPerEm) }
    /// The ascent above the baseline.
    public var ascent: Int32 { Int32(clamping: tables.ascent) }
    /// The descent below the baseline, negative.
    public var descent: Int32 { Int32(clamping: tables.descent) }
    /// The distance between lines.
    public var leading: Int32 { Int32(clamping: tables.lineGap) }
    /// The height of capital letters; 0 if the file has none.
    public var capHeight: Int32 { Int32(clamping: tables.capHeight) }
    /// The height of a lowercase x; 0 if the file has none.
    public var xHeight: Int32 { Int32(clamping: tables.xHeight) }
    /// The italic angle in degrees; negative for fonts that slant to the right.
    public var italicAngle: CGFloat { CGFloat(tables.italicAngle) }

    /// The bounding box of all glyphs.
    public var fontBBox: CGRect {
        let sides = tables.bounds.map { CGFloat($0) }
        return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
    }

    /// Writes the advances of glyphs; 0 for those that do not exist.
    ///
    /// - Returns: Whether all glyphs exist.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        for index in 0..<count { advances[index] = Int32(clamping: tables.advance(of: Int(glyphs[index]))) }
        return (0..<count).allSatisfy { Int(glyphs[$0]) < tables.glyphCount }
    }

    /// The outline of a glyph in ems, y up; nil if the glyph does not exist.
    func outline(of glyph: CGGlyph) -> VectorPath? {
        guard let face else { return nil }
        let scale = 1 / Double(face.unitsPerEm)
        return face.outline(of: UInt32(glyph))?.applying(Matrix(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    }

    private var face: FontFace? {
        opened.withLock { opened in
            if opened == nil { opened = try? FontFace([UInt8](data)) }
            return opened
        }
    }

    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
