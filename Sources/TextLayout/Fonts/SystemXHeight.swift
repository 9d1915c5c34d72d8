/// The x-height of the system font, which is larger in heavier weights and smaller in the display design.
///
/// - Source: UIFont properties printed by programs on iOS 26.1: Semibold at 16, 18, 21, 24, 30 and 33 points, Bold at
///   13, 17 and 24, and Regular at 17. Of other weights nothing is known: those below Regular have its x-height, those
///   above Bold have Bold's, Medium lies between its neighbours, and the display design of all but Bold is lower by as
///   much as Semibold's.
enum SystemXHeight {
    /// The x-height in ems.
    static func xHeight(weight: FontWeight, pointSize: Double, sizing: OpticalSizing) -> Double {
        let share = sizing == .continuous ? designShare(pointSize) : sizing.hasDisplayFont(pointSize: pointSize) ? 1 : 0
        let (text, display) = designs(weight)
        return (text + (display - text) * share) / 2048
    }

    /// The x-heights of the text and the display design, in 1/2048 em.
    private static func designs(_ weight: FontWeight) -> (text: Double, display: Double) {
        switch weight {
        case .ultraLight, .thin, .light, .regular: (1078, 1045)
        case .medium: (1087, 1054)
        case .semibold: (1093, 1060)
        case .bold, .heavy, .black: (1101, 1072)
        }
    }

    /// The position of the design between text and display, derived from the x-heights of Semibold.
    private static func designShare(_ pointSize: Double) -> Double {
        let points: [(pointSize: Double, share: Double)] = [(17, 0), (18, 0.06), (21, 0.39), (24, 0.82), (28, 1)]
        guard let above = points.firstIndex(where: { $0.pointSize > pointSize }) else { return 1 }
        guard above > 0 else { return 0 }
        let (lower, upper) = (points[above - 1], points[above])
        return lower.share + (upper.share - lower.share) * (pointSize - lower.pointSize) / (upper.pointSize - lower.pointSize)
    }
}
