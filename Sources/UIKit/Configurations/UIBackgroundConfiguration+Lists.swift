/// The backgrounds of cells.
extension UIBackgroundConfiguration {
    /// Makes the background of a cell in a list, whose colour follows the cell's state.
    public static func listCell() -> UIBackgroundConfiguration { make(.listCell, .systemBackground) }
    /// Makes the background of a cell in a plain list, whose colour follows the cell's state.
    public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
    /// Makes the background of a cell in a grouped list, whose colour follows the cell's state.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        make(.groupedCell, .secondarySystemGroupedBackground)
    }
    /// Makes the background of a cell in a sidebar, which is clear unless the cell is selected or highlighted.
    public static func listSidebarCell() -> UIBackgroundConfiguration { make(.sidebarCell, .clear) }
    /// Makes the background of a header in a list, which is clear.
    public static func listHeader() -> UIBackgroundConfiguration { clear() }
    /// Makes the background of a footer in a list, which is clear.
    public static func listFooter() -> UIBackgroundConfiguration { clear() }
    /// Makes the background of a header or footer in a plain list, which is clear.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Makes the background of a header or footer in a grouped list, which is clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func make(_ kind: Kind, _ color: UIColor) -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        (made.kind, made.standardColor) = (kind, color)
        return made
    }

    /// The configuration for a state: the background of a list cell is grey while the cell is selected or highlighted,
    /// unless the program set a colour.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var made = self
        let cell = state as? UICellConfigurationState
        let isGrey = cell.map { $0.isSelected || $0.isHighlighted || $0.isSwiped } ?? false
        switch kind {
        case .plain: break
        case .listCell: made.standardColor = isGrey ? .systemGray4 : .systemBackground
        case .groupedCell: made.standardColor = isGrey ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: made.standardColor = isGrey ? .systemGray4 : .clear
        }
        return made
    }
}
