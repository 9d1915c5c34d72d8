import Synchronization

/// A face of a font file, read with FreeType; the source of glyph outlines.
///
/// Every face owns a FreeType library of its own, guarded by a lock, so faces may be used from any thread.
package final class FontFace: @unchecked Sendable {
    /// The path of the font file; empty for a face read from bytes.
    package let path: String
    /// The index of the face in a collection file; 0 in single-face files.
    package let index: Int
    /// Font units per em; a length in font units is divided by this and multiplied by the point size.
    package let unitsPerEm: Int
    /// The number of glyphs in the face; glyph indices are smaller.
    package let glyphCount: Int

    /// The family name, such as `Open Sans`; empty if the file has none.
    package let familyName: String
    /// The PostScript name, such as `OpenSans-Bold`; empty if the file has none.
    package let postScriptName: String

    /// Whether the face has pictures in colours in place of outlines.
    package let hasColorBitmaps: Bool

    private let reader: Mutex<GlyphOutlineReader>

    /// Opens a font file.
    ///
    /// - Parameters:
    ///   - path: TrueType, OpenType or collection file.
    ///   - index: Face within a collection.
    /// - Throws: ``RasterizerError/unreadableFont(path:code:)`` or ``RasterizerError/fontWithoutOutlines(path:)``.
    package convenience init(path: String, index: Int = 0) throws(RasterizerError) {
        self.init(try GlyphOutlineReader(path: path, index: index), path: path, index: index)
    }

    /// Opens the first face of a font file's bytes.
    ///
    /// - Throws: As ``init(path:index:)``.
    package convenience init(_ bytes: [UInt8]) throws(RasterizerError) {
        self.init(try GlyphOutlineReader(bytes), path: "", index: 0)
    }

    private init(_ reader: sending GlyphOutlineReader, path: String, index: Int) {
        self.path = path
        self.index = index
        unitsPerEm = reader.unitsPerEm
        glyphCount = reader.glyphCount
        (familyName, postScriptName) = (reader.familyName, reader.postScriptName)
        hasColorBitmaps = reader.hasColorBitmaps
        self.reader = Mutex(reader)
    }

    /// The unhinted outline of a glyph in font units with y up and the origin on the baseline; nil if the face has no
    /// such glyph.
    ///
    /// Every contour starts with a move and is implicitly closed.
    package func outline(of glyph: UInt32) -> VectorPath? {
        hasColorBitmaps ? nil : reader.withLock { $0.outline(of: glyph) }
    }

    /// The picture of a glyph; nil if the face has outlines or no such glyph.
    package func colorBitmap(of glyph: UInt32) -> GlyphBitmap? { reader.withLock { $0.colorBitmap(of: glyph) } }
}

extension FontFace: Equatable {
    package static func == (one: FontFace, other: FontFace) -> Bool { one === other }
}
