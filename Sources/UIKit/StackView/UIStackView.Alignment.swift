extension UIStackView {
    /// The alignment of arranged views across the axis of the stack view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column, or the top of a row.
        case leading = 1
        /// First baselines on one line; rows only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column, or the bottom of a row.
        case trailing = 4
        /// Last baselines on one line; rows only.
        case lastBaseline = 5

        /// The top of a row: `leading`.
        public static var top: UIStackView.Alignment { .leading }
        /// The bottom of a row: `trailing`.
        public static var bottom: UIStackView.Alignment { .trailing }
    }
}
