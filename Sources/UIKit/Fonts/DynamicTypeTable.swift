/// Point sizes of the text styles for every content size category.
///
/// - Source: Apple's Human Interface Guidelines, typography; checked against sizes printed in the iOS 13.3 simulator.
enum DynamicTypeTable {
    /// The size in points. Unknown styles have the sizes of `body`, and an unspecified category counts as `large`.
    static func pointSize(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let column = columns.firstIndex(of: category) ?? defaultColumn
        let row = rows.first { $0.style == style } ?? rows[bodyRow]
        return row.sizes.count == 1 ? row.sizes[0] : row.sizes[column]
    }

    /// The distance between baselines of a text style's lines, in points.
    static func leading(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        let size = pointSize(of: style, in: category)
        return lineDistance(pointSize: size) ?? size * 1.2
    }

    static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The distance between baselines of a text style's lines, in points; nil for point sizes that no style has.
    ///
    /// - Source: Apple's Human Interface Guidelines, typography, where it is the leading; recorded heights of labels
    ///   with several lines.
    static func lineDistance(pointSize: CGFloat) -> CGFloat? { lineDistances.first { $0.size == pointSize }?.distance }

    private static let lineDistances: [(size: CGFloat, distance: CGFloat)] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25), (21, 26), (22, 28),
        (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41),
        (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (41, 49), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58),
        (50, 59), (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
    ]

    private static let columns: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    private static let defaultColumn = 3
    private static let bodyRow = 0

    /// A row with a single size is the same in all categories.
    private static let rows: [(style: UIFont.TextStyle, sizes: [CGFloat])] = [
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
        (.extraLargeTitle, [36]),
        (.extraLargeTitle2, [28]),
    ]
}
