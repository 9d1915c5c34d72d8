/// The differences of a typeface from its file.
struct FontTreatment: Hashable, Sendable {
    var features: [FontFeature] = FontTreatment.steadyFeatures
    var advances = AdvanceAdjustment.none
    /// The position on the weight axis, for variable fonts.
    var weightAxis: Int?

    /// No differences.
    static let plain = FontTreatment()

    /// Disables ligatures and contextual alternates: every letter keeps its glyph, and widths depend on pairs of
    /// letters at most.
    static let steadyFeatures: [FontFeature] = [.off("liga"), .off("clig"), .off("calt")]
}

/// The replacement of a face's own advances.
enum AdvanceAdjustment: Hashable, Sendable {
    case none
    /// Every advance is multiplied by a factor, for a substitute that is wider or narrower than the original.
    case scaled(Double)
    /// The advances fitted for the system font's substitute, in a weight and a design between text (0) and display (1).
    /// Only negative kerning is applied, as in the fit.
    case fitted(FontWeight, displayShare: Double)

    /// The advances fitted to Helvetica Neue in regular or bold weight; kerning as above.
    case helveticaNeue(isBold: Bool)

    var isFitted: Bool {
        switch self {
        case .none, .scaled: false
        case .fitted, .helveticaNeue: true
        }
    }

    /// - Parameter file: The file from which the face was opened.
    func apply(to shaper: HarfBuzzFace, of file: OpenedFontFile) {
        switch self {
        case .none:
            break
        case .scaled(let factor):
            shaper.overrideAdvances(file.simpleGlyphs.map { ($0.glyph, shaper.nativeAdvance(of: $0.glyph) * factor) })
        case .fitted(let weight, let displayShare):
            correct(shaper, of: file, by: FittedAdvances.corrections(weight: weight, displayShare: displayShare))
        case .helveticaNeue(let isBold):
            correct(shaper, of: file, by: FittedAdvances.helveticaNeueCorrections(isBold: isBold))
        }
    }

    /// - Parameter corrections: The corrections of ``SimpleGlyphTable/scalars`` in ems.
    private func correct(_ shaper: HarfBuzzFace, of file: OpenedFontFile, by corrections: [Double]) {
        shaper.kernsInwardsOnly = true
        shaper.overrideAdvances(file.simpleGlyphs.map { ($0.glyph, shaper.nativeAdvance(of: $0.glyph) + corrections[$0.index]) })
    }
}
