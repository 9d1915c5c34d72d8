/// Warnings about tables, in Apple's words, each once in the life of a program.
///
/// - Source: public logs of iOS 9 to 18; iOS 26 is taken to have the words of iOS 18.
@MainActor
enum TableWarning {
    static var toldOfZeroHeight = false
    static var toldOfLayoutOutsideWindows = false

    /// Warns that a cell's constraints ask for no height.
    static func zeroHeight(of cell: UITableViewCell) {
        guard !toldOfZeroHeight else { return }
        toldOfZeroHeight = true
        let isOld = cell.generation == .iOS7
        LayoutWarning.sink(
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + "\(isOld ? "tableview" : "table view") cell's content view. We're considering the collapse unintentional and using "
                + "standard height instead.\(isOld ? "" : " Cell: \(cell)")")
    }

    /// Warns that a header or footer was given a background colour, in the words of the system.
    ///
    /// - Source: public logs of iOS 6 to 12, and of iOS 13 and later.
    static func ownBackground(of view: UITableViewHeaderFooterView) {
        let (isOld, name) = (view.generation == .iOS7, "UITableViewHeaderFooterView")
        LayoutWarning.sink(
            isOld
                ? "[TableView] Setting the background color on \(name) has been deprecated. Please set a custom UIView with your "
                    + "desired background color to the backgroundView property instead."
                : "[TableView] Changing the background color of \(name) is not supported. Use the background view configuration instead."
        )
    }

    /// Warns that a cell's content view has no constraints of its mask, which the cell manages.
    static func ownMask(ofContentOf cell: UITableViewCell) {
        guard cell.generation != .iOS7 else { return }
        LayoutWarning.sink(
            "[TableView] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not "
                + "supported and will result in undefined behavior, as this property is managed by the owning UITableViewCell. "
                + "Cell: \(cell)")
    }
}

/// Warns that a table outside windows was laid out. The text itself names this function for a symbolic breakpoint.
@MainActor @inline(never)
func UITableViewAlertForLayoutOutsideViewHierarchy(_ table: UITableView) {
    guard !TableWarning.toldOfLayoutOutsideWindows, table.generation != .iOS7 else { return }
    TableWarning.toldOfLayoutOutsideWindows = true
    LayoutWarning.sink(
        "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the view "
            + "hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing "
            + "views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait "
            + "collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra "
            + "layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the "
            + "debugger and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the "
            + "table view has been added to a window. Table view: \(table)")
}
