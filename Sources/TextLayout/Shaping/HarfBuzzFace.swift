internal import CHarfBuzz

/// HarfBuzz's handles for one face. Only this file calls HarfBuzz.
///
/// Lengths are ems. The handles do not change once made, so that a face may be used from any thread.
final class HarfBuzzFace: @unchecked Sendable {
    private let face: OpaquePointer
    private let native: OpaquePointer
    private let font: OpaquePointer
    private let overrides: AdvanceOverrides
    /// Whether kerning moves glyphs nearer to each other only; must be set before the first text is shaped.
    var kernsInwardsOnly = false

    /// Opens a face of a font file.
    ///
    /// - Returns: nil when the file cannot be read or holds no glyph.
    init?(path: String, index: Int, weight: Int? = nil) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0, let native = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        hb_font_set_scale(native, Self.unitsPerEm, Self.unitsPerEm)
        if let weight { hb_font_set_variations(native, [hb_variation_t(tag: Self.weightAxis, value: Float(weight))], 1) }
        self.face = face
        self.native = native
        overrides = AdvanceOverrides(native: native)
        font = hb_font_create_sub_font(native)
        hb_font_set_funcs(font, Self.overridingFunctions, Unmanaged.passUnretained(overrides).toOpaque(), nil)
    }

    deinit {
        hb_font_destroy(font)
        hb_font_destroy(native)
        hb_face_destroy(face)
    }

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

    /// The glyph the face has for a code point by itself; nil if it has none.
    func nominalGlyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(native, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The advance in the face's own tables, without overrides.
    func nativeAdvance(of glyph: UInt32) -> Double {
        Self.ems(hb_font_get_glyph_h_advance(native, glyph))
    }

    /// Replaces a glyph's advance; must be called before the first text is shaped.
    func overrideAdvance(of glyph: UInt32, with ems: Double) {
        overrides.positions[glyph] = hb_position_t((ems * Double(Self.unitsPerEm)).rounded())
    }

    /// Converts text of one direction and script to glyphs, in visual order from left to right.
    ///
    /// - Parameters:
    ///   - range: The text; its neighbours decide how letters join at its ends.
    ///   - features: OpenType features to switch on or off in addition to the face's defaults.
    /// - Returns: Glyphs whose clusters are offsets into `units`.
    func shape(
        _ units: [UInt16], range: Range<Int>, direction: TextDirection, features: [FontFeature]
    ) -> [ShapedGlyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_buffer_guess_segment_properties(buffer)
        let wanted = features.map { hb_feature_t(tag: $0.tag, value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max) }
        hb_shape(font, buffer, wanted, UInt32(wanted.count))
        return glyphs(of: buffer)
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

    private static let unitsPerEm: Int32 = 1 << 16
    private static let weightAxis: hb_tag_t = 0x7767_6874  // "wght"

    private static func ems(_ position: hb_position_t) -> Double { Double(position) / Double(unitsPerEm) }

    nonisolated(unsafe) private static let overridingFunctions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in
                guard let data else { return 0 }
                let overrides = Unmanaged<AdvanceOverrides>.fromOpaque(data).takeUnretainedValue()
                return overrides.positions[glyph] ?? hb_font_get_glyph_h_advance(overrides.native, glyph)
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}

/// Advances that replace the face's own, in HarfBuzz's units; read back through the font functions.
private final class AdvanceOverrides {
    let native: OpaquePointer
    var positions: [UInt32: hb_position_t] = [:]

    init(native: OpaquePointer) { self.native = native }
}
