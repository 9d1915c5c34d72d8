internal import CHarfBuzz

/// HarfBuzz's handles for a face of a file, shared by all its typefaces.
final class HarfBuzzFile: @unchecked Sendable {
    fileprivate let face: OpaquePointer
    fileprivate let native: OpaquePointer

    /// Opens a face of a font file.
    ///
    /// - Returns: nil if the file cannot be read or contains no glyph.
    convenience init?(path: String, index: Int, weight: Int? = nil) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob, index: index, weight: weight)
    }

    /// Opens the first face of a font file's bytes, which are copied.
    convenience init?(_ bytes: [UInt8]) {
        let blob = bytes.withUnsafeBytes {
            hb_blob_create_or_fail(
                $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        guard let blob else { return nil }
        defer { hb_blob_destroy(blob) }
        self.init(blob, index: 0, weight: nil)
    }

    private init?(_ blob: OpaquePointer, index: Int, weight: Int?) {
        guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0, let native = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        hb_font_set_scale(native, HarfBuzzFace.unitsPerEm, HarfBuzzFace.unitsPerEm)
        if let weight { hb_font_set_variations(native, [hb_variation_t(tag: HarfBuzzFace.weightAxis, value: Float(weight))], 1) }
        (self.face, self.native) = (face, native)
    }

    deinit {
        hb_font_destroy(native)
        hb_face_destroy(face)
    }

    /// The glyph the face has for a code point by itself; nil if it has none.
    func nominalGlyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(native, scalar, &glyph) != 0 ? glyph : nil
    }
}

/// HarfBuzz's handles for a face with advances of its own. Only this file calls HarfBuzz.
///
/// Lengths are ems. The handles are immutable once created, so that a face may be used from any thread.
final class HarfBuzzFace: @unchecked Sendable {
    private let file: HarfBuzzFile
    private let font: OpaquePointer
    private let overrides: AdvanceOverrides
    private var native: OpaquePointer { file.native }
    /// Whether only negative kerning is applied; must be set before the first text is shaped.
    var kernsInwardsOnly = false

    init(_ file: HarfBuzzFile) {
        self.file = file
        overrides = AdvanceOverrides(native: file.native)
        font = hb_font_create_sub_font(file.native)
        hb_font_set_funcs(font, Self.overridingFunctions, Unmanaged.passUnretained(overrides).toOpaque(), nil)
    }

    deinit { hb_font_destroy(font) }

    /// The metrics in the face's own tables.
    var metrics: FontMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(native, &extents)
        return FontMetrics(
            ascent: Self.ems(extents.ascender), descent: Self.ems(extents.descender), lineGap: Self.ems(extents.line_gap),
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5))
    }

    private func metric(_ tag: hb_ot_metrics_tag_t, otherwise fallback: Double) -> Double {
        var position: hb_position_t = 0
        return hb_ot_metrics_get_position(native, tag, &position) != 0 ? Self.ems(position) : fallback
    }

    /// The advance in the face's own tables, without overrides.
    func nativeAdvance(of glyph: UInt32) -> Double {
        Self.ems(hb_font_get_glyph_h_advance(native, glyph))
    }

    /// Replaces the advances of glyphs; must be called before the first text is shaped.
    ///
    /// - Parameter advances: The new advances; the last one of a glyph is used.
    func overrideAdvances(_ advances: [(glyph: UInt32, ems: Double)]) {
        let count = advances.reduce(0) { max($0, Int($1.glyph) + 1) }
        var positions = [hb_position_t](repeating: AdvanceOverrides.none, count: count)
        for (glyph, ems) in advances { positions[Int(glyph)] = hb_position_t((ems * Double(Self.unitsPerEm)).rounded()) }
        overrides.positions = positions
    }

    /// The advance of a glyph by itself, or before another one, including the adjustment by shaping.
    func advance(of shaped: ShapedUnit) -> Double {
        let added = kernsInwardsOnly ? min(shaped.addedAdvance, 0) : shaped.addedAdvance
        return Self.ems(hb_font_get_glyph_h_advance(font, shaped.glyph) + added)
    }

    /// The first glyph of some units that are shaped as a separate text, and the number of glyphs.
    func shapeFirst(_ units: [UInt16], features: [FontFeature]) -> (first: ShapedUnit, count: Int)? {
        let range = 0..<units.count
        guard let buffer = shapedBuffer(units, range: range, direction: .leftToRight, features: features) else { return nil }
        defer { hb_buffer_destroy(buffer) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return nil }
        let glyph = infos[0].codepoint
        let added = positions[0].x_advance - hb_font_get_glyph_h_advance(font, glyph)
        return (ShapedUnit(glyph: glyph, addedAdvance: added), Int(count))
    }

    /// Converts text of one direction and script to glyphs, in visual order from left to right.
    ///
    /// - Parameters:
    ///   - range: The text; its neighbours determine how letters join at its ends.
    ///   - features: OpenType features to switch on or off in addition to the face's defaults.
    /// - Returns: Glyphs whose clusters are offsets into `units`.
    func shape(
        _ units: [UInt16], range: Range<Int>, direction: TextDirection, features: [FontFeature]
    ) -> [ShapedGlyph] {
        guard let buffer = shapedBuffer(units, range: range, direction: direction, features: features) else { return [] }
        defer { hb_buffer_destroy(buffer) }
        return glyphs(of: buffer)
    }

    private func shapedBuffer(
        _ units: [UInt16], range: Range<Int>, direction: TextDirection, features: [FontFeature]
    ) -> OpaquePointer? {
        guard let buffer = hb_buffer_create() else { return nil }
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_buffer_guess_segment_properties(buffer)
        let wanted = features.map { hb_feature_t(tag: $0.tag, value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max) }
        hb_shape(font, buffer, wanted, UInt32(wanted.count))
        return buffer
    }

    private func glyphs(of buffer: OpaquePointer) -> [ShapedGlyph] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map {
            let glyph = infos[$0].codepoint
            let kerned = positions[$0].x_advance
            return ShapedGlyph(
                glyph: glyph, cluster: Int(infos[$0].cluster),
                advance: Self.ems(kernsInwardsOnly ? min(kerned, hb_font_get_glyph_h_advance(font, glyph)) : kerned),
                xOffset: Self.ems(positions[$0].x_offset), yOffset: Self.ems(positions[$0].y_offset))
        }
    }

    fileprivate static let unitsPerEm: Int32 = 1 << 16
    fileprivate static let weightAxis: hb_tag_t = 0x7767_6874  // "wght"

    private static func ems(_ position: hb_position_t) -> Double { Double(position) / Double(unitsPerEm) }

    nonisolated(unsafe) private static let overridingFunctions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in
                guard let data else { return 0 }
                let overrides = Unmanaged<AdvanceOverrides>.fromOpaque(data).takeUnretainedValue()
                let positions = overrides.positions
                if Int(glyph) < positions.count, positions[Int(glyph)] != AdvanceOverrides.none { return positions[Int(glyph)] }
                return hb_font_get_glyph_h_advance(overrides.native, glyph)
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}

/// The result of shaping a code unit: a glyph.
struct ShapedUnit {
    var glyph: UInt32
    /// The adjustment of the glyph's own advance by shaping, such as kerning, in HarfBuzz's units.
    var addedAdvance: Int32
}

/// Advances that replace the face's own, in HarfBuzz's units; read back through the font functions.
private final class AdvanceOverrides {
    /// The value of a glyph without an override.
    static let none = hb_position_t.min

    let native: OpaquePointer
    /// The overrides by glyph; those beyond the end have none.
    var positions: [hb_position_t] = []

    init(native: OpaquePointer) { self.native = native }
}
