/// The space the system font adds after every character, by point size.
enum TrackingTable {
    /// The space added after each character, in ems; interpolated between the sizes of the table, constant beyond its
    /// ends. No tracking of Helvetica Neue was published.
    static func tracking(pointSize: Double, sizing: OpticalSizing = .continuous) -> Double {
        guard sizing != .helveticaNeue else { return 0 }
        let isDisplayFont = sizing.hasDisplayFont(pointSize: pointSize)
        let (entries, unit): ([Entry], Double) = isDisplayFont ? (displayFont, 1000) : (continuous, 2048)
        guard let above = entries.firstIndex(where: { $0.size >= pointSize }) else { return (entries.last?.units ?? 0) / unit }
        let upper = entries[above]
        guard above > 0 else { return upper.units / unit }
        let lower = entries[above - 1]
        let share = (pointSize - lower.size) / (upper.size - lower.size)
        return (lower.units + (upper.units - lower.units) * share) / unit
    }

    private typealias Entry = (size: Double, units: Double)

    /// In 1/2048 em. The text font before iOS 14 has the same tracking below 20 points.
    ///
    /// - Source: Apple's Human Interface Guidelines, tracking of SF Pro; they round to thousandths of an em, the values
    ///   here are the 1/2048 em those come from.
    private static let continuous: [Entry] = [
        (6, 84), (7, 70), (8, 53), (9, 39), (10, 25), (11, 12), (12, 0), (13, -12), (14, -22), (15, -33), (16, -41),
        (17, -52), (18, -51), (19, -49), (20, -47), (21, -37), (22, -25), (23, -8), (24, 6), (25, 12), (26, 16), (27, 22),
        (28, 29), (30, 29), (31, 27), (33, 25), (35, 23), (36, 20), (41, 18), (44, 16), (49, 14), (52, 12), (58, 10),
        (60, 8), (66, 6), (68, 4), (76, 2), (80, 0),
    ]

    /// The tracking of the display font before iOS 14, in 1/1000 em.
    ///
    /// - Source: Apple's Human Interface Guidelines before iOS 14, tracking of SF Pro Display.
    private static let displayFont: [Entry] = [
        (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10), (41, 9), (44, 8), (49, 7),
        (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1),
    ]
}
