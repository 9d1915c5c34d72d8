/// The differences between a typeface and its file.
struct FontTreatment: Hashable, Sendable {
    var features: [FontFeature] = FontTreatment.steadyFeatures
    var advances = AdvanceAdjustment.none
    /// Position on the weight axis, for variable fonts.
    var weightAxis: Int?

    /// No differences.
    static let plain = FontTreatment()

    /// Ligatures and contextual alternates are off: every letter keeps its glyph, and widths depend on pairs of letters
    /// at most.
    static let steadyFeatures: [FontFeature] = [.off("liga"), .off("clig"), .off("calt")]
}

/// The replacement of a face's own advances.
enum AdvanceAdjustment: Hashable, Sendable {
    case none
    /// Every advance is multiplied, for a substitute that is wider or narrower than the original.
    case scaled(Double)
    /// The widths fitted for the system font's stand-in, in a weight and a design between text (0) and display (1). Its
    /// kerning is kept where it moves letters nearer to each other, as the fit has it.
    case fitted(FontWeight, displayShare: Double)

    /// The widths of Helvetica Neue, fitted too, of the regular or the bold weight; kerning as above.
    case helveticaNeue(isBold: Bool)

    var isFitted: Bool {
        switch self {
        case .none, .scaled: false
        case .fitted, .helveticaNeue: true
        }
    }

    /// - Parameter file: The face's file as it is opened.
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

    /// - Parameter corrections: In ems, of ``SimpleGlyphTable/scalars``.
    private func correct(_ shaper: HarfBuzzFace, of file: OpenedFontFile, by corrections: [Double]) {
        shaper.kernsInwardsOnly = true
        shaper.overrideAdvances(file.simpleGlyphs.map { ($0.glyph, shaper.nativeAdvance(of: $0.glyph) + corrections[$0.index]) })
    }
}
