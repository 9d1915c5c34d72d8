/// The differences between a typeface and its file.
struct FontTreatment: Hashable, Sendable {
    var features: [FontFeature] = FontTreatment.steadyFeatures
    var advances = AdvanceAdjustment.none
    /// Position on the weight axis, for variable fonts.
    var weightAxis: Int?

    /// No differences.
    static let plain = FontTreatment()

    /// Ligatures and contextual alternates are off: every letter keeps its glyph, and widths depend on pairs of letters at most.
    static let steadyFeatures: [FontFeature] = [.off("liga"), .off("clig"), .off("calt")]
}

/// The replacement of a face's own advances.
enum AdvanceAdjustment: Hashable, Sendable {
    case none
    /// Every advance is multiplied, for a substitute that is wider or narrower than the original.
    case scaled(Double)
    /// The widths fitted for the system font's stand-in, in a weight and a design between text (0) and display (1). Its kerning is
    /// kept where it moves letters nearer to each other, as the fit has it.
    case fitted(FontWeight, displayShare: Double)

    var isFitted: Bool { if case .fitted = self { true } else { false } }

    func apply(to shaper: HarfBuzzFace) {
        switch self {
        case .none:
            break
        case .scaled(let factor):
            for scalar in SimpleGlyphTable.scalars {
                guard let glyph = shaper.nominalGlyph(for: scalar) else { continue }
                shaper.overrideAdvance(of: glyph, with: shaper.nativeAdvance(of: glyph) * factor)
            }
        case .fitted(let weight, let displayShare):
            shaper.kernsInwardsOnly = true
            for scalar in SimpleGlyphTable.scalars {
                guard let glyph = shaper.nominalGlyph(for: scalar) else { continue }
                let correction = FittedAdvances.correction(for: scalar, weight: weight, displayShare: displayShare)
                shaper.overrideAdvance(of: glyph, with: shaper.nativeAdvance(of: glyph) + correction)
            }
        }
    }
}
