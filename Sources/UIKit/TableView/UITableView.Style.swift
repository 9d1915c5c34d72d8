extension UITableView {
    /// The separation of sections.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    public enum Style: Int, Sendable {
        /// Sections follow one another; headers and footers of visible sections are pinned to the visible bounds.
        case plain = 0
        /// Sections have gaps between them.
        case grouped
        /// Sections have gaps between them, are inset from the sides and have rounded corners.
        case insetGrouped
    }

    /// The position in the visible bounds to which a row is scrolled.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    /// The animation of a row that is inserted or deleted. `middle` and `automatic` fade.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/rowanimation
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The edges to which separator insets are added.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets
    }
}
