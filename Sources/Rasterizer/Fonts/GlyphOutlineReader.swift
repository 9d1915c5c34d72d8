internal import CFreeType
import Foundation

/// FreeType's handles for one face. Only this file calls FreeType.
final class GlyphOutlineReader {
    let unitsPerEm: Int
    let glyphCount: Int
    let familyName: String
    let postScriptName: String
    private let library: FT_Library
    private let face: FT_Face
    /// The bytes from which the face is read; nil for faces of files.
    private let bytes: UnsafeMutableBufferPointer<UInt8>?
    private var outlines: [UInt32: VectorPath] = [:]
    private var bitmaps: [UInt32: GlyphBitmap] = [:]

    convenience init(path: String, index: Int) throws(RasterizerError) {
        try self.init(path: path) { FT_New_Face($0, path, index, $1) }
    }

    /// Reads the first face of a file's bytes, which are copied.
    convenience init(_ data: [UInt8]) throws(RasterizerError) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
        _ = bytes.initialize(from: data)
        do {
            try self.init(path: "", bytes: bytes) {
                FT_New_Memory_Face($0, bytes.baseAddress, FT_Long(bytes.count), 0, $1)
            }
        } catch {
            bytes.deallocate()
            throw error
        }
    }

    private init(
        path: String, bytes: UnsafeMutableBufferPointer<UInt8>? = nil,
        _ open: (FT_Library, UnsafeMutablePointer<FT_Face?>) -> FT_Error
    ) throws(RasterizerError) {
        let (library, face) = try Self.open(path: path, open)
        self.library = library
        self.face = face
        self.bytes = bytes
        unitsPerEm = Int(face.pointee.units_per_EM)
        glyphCount = Int(face.pointee.num_glyphs)
        familyName = face.pointee.family_name.map { String(cString: $0) } ?? ""
        postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        bytes?.deallocate()
    }

    private static func open(
        path: String, _ open: (FT_Library, UnsafeMutablePointer<FT_Face?>) -> FT_Error
    ) throws(RasterizerError) -> (FT_Library, FT_Face) {
        var library: FT_Library?
        let status = FT_Init_FreeType(&library)
        guard status == 0, let library else { throw .unreadableFont(path: path, code: Int(status)) }
        do {
            return (library, try openFace(path: path, library: library, open))
        } catch {
            FT_Done_FreeType(library)
            throw error
        }
    }

    private static func openFace(
        path: String, library: FT_Library, _ open: (FT_Library, UnsafeMutablePointer<FT_Face?>) -> FT_Error
    ) throws(RasterizerError) -> FT_Face {
        var face: FT_Face?
        let status = open(library, &face)
        guard status == 0, let face else { throw .unreadableFont(path: path, code: Int(status)) }
        let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        guard face.pointee.units_per_EM > 0, isScalable || hasColorBitmaps(face) else {
            FT_Done_Face(face)
            throw .fontWithoutOutlines(path: path)
        }
        return face
    }

    func outline(of glyph: UInt32) -> VectorPath? {
        if let known = outlines[glyph] { return known }
        let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0 else { return nil }
        var outline = VectorPath()
        var steps = Self.decomposition
        let status = withUnsafeMutablePointer(to: &outline) {
            FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &steps, $0)
        }
        guard status == 0 else { return nil }
        outlines[glyph] = outline
        return outline
    }

    // MARK: Colour bitmaps

    /// Whether the face has pictures in place of outlines.
    var hasColorBitmaps: Bool { Self.hasColorBitmaps(face) }

    private static func hasColorBitmaps(_ face: FT_Face) -> Bool {
        let flags = face.pointee.face_flags
        return flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0
            && face.pointee.num_fixed_sizes > 0
    }

    /// The picture of a glyph in the face's first size; nil if it has none.
    func colorBitmap(of glyph: UInt32) -> GlyphBitmap? {
        if let known = bitmaps[glyph] { return known }
        guard hasColorBitmaps, FT_Select_Size(face, 0) == 0,
            FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
            let bitmap = Self.pixels(of: slot.pointee.bitmap)
        else { return nil }
        let found = GlyphBitmap(
            bitmap: bitmap, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
            pixelsPerEm: Int(face.pointee.size.pointee.metrics.x_ppem))
        bitmaps[glyph] = found
        return found
    }

    /// The pixels of FreeType's bitmap, whose order of bytes is that of ``Bitmap``.
    private static func pixels(of source: FT_Bitmap) -> Bitmap? {
        let (width, height, pitch) = (Int(source.width), Int(source.rows), Int(source.pitch))
        guard source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0, pitch >= width * 4,
            let bytes = source.buffer
        else { return nil }
        let rows = (0..<height).flatMap { UnsafeBufferPointer(start: bytes + $0 * pitch, count: width * 4) }
        return Bitmap(width: width, height: height, pixels: rows)
    }

    // MARK: Outlines

    private static let decomposition = FT_Outline_Funcs(
        move_to: { to, sink in append(.move(point(to)), to: sink) },
        line_to: { to, sink in append(.line(point(to)), to: sink) },
        conic_to: { control, to, sink in append(.quadratic(control: point(control), end: point(to)), to: sink) },
        cubic_to: { first, second, to, sink in
            append(.cubic(control1: point(first), control2: point(second), end: point(to)), to: sink)
        },
        shift: 0, delta: 0)

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        vector.map { CGPoint(x: Double($0.pointee.x), y: Double($0.pointee.y)) } ?? .zero
    }

    private static func append(_ element: VectorPath.Element, to sink: UnsafeMutableRawPointer?) -> Int32 {
        sink?.assumingMemoryBound(to: VectorPath.self).pointee.elements.append(element)
        return 0
    }
}
