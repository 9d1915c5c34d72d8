/// The enumerations of cells.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
extension UITableViewCell {
    /// The labels of a cell and their places.
    public enum CellStyle: Int, Sendable {
        /// One text, after the image if there is one.
        case `default` = 0
        /// A text, and a detail at the trailing side.
        case value1
        /// A small tinted text at the leading side, and a detail beside it.
        case value2
        /// A text with a small detail below it.
        case subtitle
    }

    /// The built-in views at the trailing side of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The look of a selected cell: none, or grey for all other values.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// The kinds of editing a row allows.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// The controls that a cell shows for editing.
    public struct StateMask: OptionSet, Sendable {
        /// Bit mask of the controls.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control for deleting or inserting at the leading side.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The lines between cells. The etched line looks like the single line.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine, singleLineEtched
    }
}
