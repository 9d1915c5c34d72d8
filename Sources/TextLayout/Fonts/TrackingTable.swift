/// The space the system font adds after every character, by point size.
///
/// - Source: Apple's Human Interface Guidelines, tracking of SF Pro; they round to thousandths of an em, the values here are
///   the 1/2048 em those come from.
enum TrackingTable {
    /// Space added after each character, in ems; interpolated between whole sizes, constant beyond the ends.
    static func tracking(pointSize: Double) -> Double {
        guard let above = entries.firstIndex(where: { $0.size >= pointSize }) else { return 0 }
        let upper = entries[above]
        guard above > 0 else { return upper.units / 2048 }
        let lower = entries[above - 1]
        let share = (pointSize - lower.size) / (upper.size - lower.size)
        return (lower.units + (upper.units - lower.units) * share) / 2048
    }

    private static let entries: [(size: Double, units: Double)] = [
        (6, 84), (7, 70), (8, 53), (9, 39), (10, 25), (11, 12), (12, 0), (13, -12), (14, -22), (15, -33), (16, -41),
        (17, -52), (18, -51), (19, -49), (20, -47), (21, -37), (22, -25), (23, -8), (24, 6), (25, 12), (26, 16), (27, 22),
        (28, 29), (30, 29), (31, 27), (33, 25), (35, 23), (36, 20), (41, 18), (44, 16), (49, 14), (52, 12), (58, 10),
        (60, 8), (66, 6), (68, 4), (76, 2), (80, 0),
    ]
}
