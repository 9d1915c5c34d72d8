/// Corrections of the substitute's advances towards the system font's.
///
/// No correction comes from a font of Apple's: they are fitted to the widths of labels that Interface Builder recorded
/// and that logs of iOS 26.1 state. `Notes/text-widths.md` has their accuracy on texts outside of the
/// fit.
enum FittedAdvances {
    /// The corrections of every advance in a weight, in 1/2048 em.
    struct WeightCorrection {
        /// The factor of the heavier-weight correction of a character's advance; 0 in the regular weight, 1 in bold.
        var heaviness: Double
        var text: Double
        var display: Double
    }

    /// The corrections of the advances of ``SimpleGlyphTable/scalars`` in a weight, in ems.
    ///
    /// - Parameter displayShare: The position between the text design (0) and the display design (1); see
    ///   ``displayShare(pointSize:)``.
    static func corrections(weight: FontWeight, displayShare: Double) -> [Double] {
        let common = correction(for: weight)
        return ownUnits.map { own in
            let text = common.text + own.text + own.heavier * common.heaviness + (weight >= .bold ? own.bold : 0)
            return (text + (common.display - common.text + own.display) * displayShare) / 2048
        }
    }

    /// The corrections towards Helvetica Neue of the advances of ``SimpleGlyphTable/scalars``, in ems.
    static func helveticaNeueCorrections(isBold: Bool) -> [Double] {
        let units = Dictionary(uniqueKeysWithValues: helveticaNeue.map { ($0.scalar, isBold ? $0.bold : $0.regular) })
        return SimpleGlyphTable.scalars.map { (units[letter(of: $0)] ?? 0) / 2048 }
    }

    /// The position of the system font's design between text (0) and display (1) at a point size.
    ///
    /// - Source: Apple's Human Interface Guidelines, typography: the system font's optical sizes are continuous from 17
    ///   to 28 points.
    static func displayShare(pointSize: Double, sizing: OpticalSizing = .continuous) -> Double {
        guard sizing == .continuous else { return sizing.hasDisplayFont(pointSize: pointSize) ? 1 : 0 }
        let size = min(max(pointSize, designs.lowerBound), designs.upperBound)
        return (size - designs.lowerBound) / (designs.upperBound - designs.lowerBound)
    }

    /// The correction of every advance at a point size, in ems.
    static func sizeCorrection(pointSize: Double, sizing: OpticalSizing = .continuous) -> Double {
        let sizes = sizes(sizing)
        guard let above = sizes.firstIndex(where: { $0.pointSize >= pointSize }) else { return (sizes.last?.units ?? 0) / 2048 }
        guard above > 0 else { return sizes[0].units / 2048 }
        let (lower, upper) = (sizes[above - 1], sizes[above])
        let share = (pointSize - lower.pointSize) / (upper.pointSize - lower.pointSize)
        return (lower.units + (upper.units - lower.units) * share) / 2048
    }

    /// Additions in bold and heavier weights, in 1/2048 em, to characters of which the fit has no text in them.
    ///
    /// - Source: one width for each that a document states: `100%` in bold at 17 points is 48 points wide.
    private static let boldOnly: [UInt32: Double] = [0x25: 361]

    /// The individual corrections of ``SimpleGlyphTable/scalars``, in 1/2048 em.
    private static let ownUnits: [(text: Double, heavier: Double, display: Double, bold: Double)] = {
        let places = Dictionary(uniqueKeysWithValues: characters.indices.map { (characters[$0].scalar, $0) })
        return SimpleGlyphTable.scalars.map { scalar in
            guard let place = places[letter(of: scalar)] else { return (0, 0, 0, 0) }
            let own = characters[place]
            return (own.text, own.heavier, own.display, boldOnly[own.scalar] ?? 0)
        }
    }()
}
