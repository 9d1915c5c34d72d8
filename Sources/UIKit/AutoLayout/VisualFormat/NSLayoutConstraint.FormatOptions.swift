extension NSLayoutConstraint {
    /// Options of a visual format beside its text: the alignment of its views with each other, its direction, and the
    /// points between which its distances are measured.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions; the raw values are the
    ///   public header's.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of all options in the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // Alignment across the line; the position of a bit is the attribute's raw value.

        /// Neighbours share their left edge. In a column only.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Neighbours share their right edge. In a column only.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Neighbours share their top edge. In a row only.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Neighbours share their bottom edge. In a row only.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Neighbours share the edge where their language begins. In a column only.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Neighbours share the edge where their language ends. In a column only.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Neighbours share their horizontal centre. In a column only.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Neighbours share their vertical centre. In a row only.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Neighbours share the baseline of their last line of text. In a row only.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Neighbours share the baseline of their first line of text. In a row only.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All bits that can hold an alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        // The way a row runs.

        /// A row runs the way its language is read. The default.
        public static let directionLeadingToTrailing = FormatOptions(rawValue: 0 << 16)
        /// A row runs from left to right whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row runs from right to left whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that hold the direction.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

        // The points between which distances are measured.

        /// Distances are between edges. The default.
        public static let spacingEdgeToEdge = FormatOptions(rawValue: 0 << 19)
        /// Numbers between two views of a column are distances from the last baseline of the upper to the first
        /// baseline of the lower.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit that selects the points between which distances are measured.
        public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)
    }
}
