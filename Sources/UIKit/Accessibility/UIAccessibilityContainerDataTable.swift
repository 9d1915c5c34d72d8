/// A cell of a table for assistive technologies.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell spans.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell spans.
    func accessibilityColumnRange() -> NSRange
}

/// A view whose accessibility elements are the cells of a table.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a row and a column; nil for none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// The number of rows.
    func accessibilityRowCount() -> Int
    /// The number of columns.
    func accessibilityColumnCount() -> Int
    /// The header cells of a row; nil for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The header cells of a column; nil for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns nil.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// Returns nil.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
