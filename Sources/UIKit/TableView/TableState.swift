/// What a table keeps beside its properties.
@MainActor
struct TableState {
    /// A row that shows.
    struct ShownRow {
        /// The row's part in the geometry.
        var part: Int
        var cell: UITableViewCell
    }

    /// A header or footer that shows.
    struct ShownSectionView {
        var section: Int
        var isFooter: Bool
        var view: UIView
        /// Whether the delegate has been told of it.
        var isDisplayed = false
    }

    /// The sections, once they are loaded.
    var geometry: TableGeometry?
    /// How many rows each section has, as the data source said last; what only concerns heights does not ask again.
    var counts: [Int]?
    /// The width that the geometry was settled for.
    var width: CGFloat = 0
    /// In the order of their parts.
    var rows: [ShownRow] = []
    var sectionViews: [ShownSectionView] = []
    /// Cells that left their rows in the pass under way, and show until it ends.
    var leftCells: [UITableViewCell] = []
    var cells = ReusePool<UITableViewCell>()
    var headerFooters = ReusePool<UITableViewHeaderFooterView>()
    /// Sorted.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    var updates: ListChanges?
    var updateDepth = 0
    /// The cell that the data source configures once more.
    var reconfigured: UITableViewCell?
    /// Whether rows are being placed at present.
    var isTiling = false
}
