/// - Source: developer.apple.com/documentation/uikit/uitableviewcell
extension UITableViewCell {
    /// Which labels a cell has, and where.
    public enum CellStyle: Int, Sendable {
        /// One text, after an image if there is one.
        case `default` = 0
        /// A text, and a detail at the other side.
        case value1
        /// A small tinted text at the leading side, and the detail beside it.
        case value2
        /// A text with a small detail below it.
        case subtitle
    }

    /// What stands at the trailing side of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// What editing a row can do.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// The controls that a cell shows for editing.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine, singleLineEtched
    }
}
