extension UITableView {
    /// How sections are set apart.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        /// Sections follow one another; the headers and footers of the one that shows stay in sight.
        case plain = 0
        /// Sections stand apart.
        case grouped
        /// Sections stand apart, inset from the sides, with rounded corners.
        case insetGrouped
    }

    /// Where scrolling brings a row.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    /// How a change of rows would be animated. Changes arrive at once here.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What separator insets are measured from.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets
    }
}
