/// The state a table keeps beside its public properties.
@MainActor
struct TableState {
    /// A row with a cell.
    struct ShownRow {
        /// The row's part in the geometry.
        var part: Int
        var cell: UITableViewCell
    }

    /// A header or footer with a view.
    struct ShownSectionView {
        var section: Int
        var isFooter: Bool
        var view: UIView
        /// Whether the delegate was called because the view is displayed.
        var isDisplayed = false
    }

    /// The selection that two fingers are making.
    var multipleSelection: MultipleSelection?
    /// Whether ``geometry`` has the sections of the data source.
    private(set) var isLoaded = false
    /// The sections; none until they are loaded.
    var geometry = TableGeometry()
    /// The sections; nil until they are loaded.
    var knownGeometry: TableGeometry? { isLoaded ? geometry : nil }
    /// The numbers of rows the data source returned last. Changes that concern heights only do not ask again.
    var counts: [Int]?
    /// The system whose looks the geometry was computed for.
    var generation: SystemGeneration?
    /// The text size that rows were measured with.
    var textSize: UIContentSizeCategory?
    /// The width the geometry was computed for.
    var width: CGFloat = 0
    /// In the order of their parts.
    var rows: [ShownRow] = []
    var sectionViews: [ShownSectionView] = []
    /// Cells whose rows left the screen in the present pass; they are hidden when it ends.
    var leftCells: [UITableViewCell] = []
    var cells = ReusePool<UITableViewCell>()
    var headerFooters = ReusePool<UITableViewHeaderFooterView>()
    /// Sorted.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    /// The row that had the focus last.
    var lastFocused: IndexPath?
    var updates: ListChanges?
    var updateDepth = 0
    /// The animations of the open batch.
    var rowAnimations = UITableView.RowAnimations()
    /// The completions of the open batch, called when its changes are made, animated or at once.
    var updateCompletions: [(Bool) -> Void] = []
    /// While changes are made in time: the state before them.
    var animation: UITableView.UpdateAnimation?
    /// The cell that the data source is configuring again.
    var reconfigured: UITableViewCell?
    /// Whether rows are being placed.
    var isTiling = false
    /// The cell that is being prepared for a row.
    var prepared: UITableViewCell?
    /// The rows announced before they are scrolled to.
    var prefetching = ListPrefetching()
    /// The titles beside the rows.
    var index = UITableView.SectionIndex()
    /// The row that a finger moves.
    var moving: UITableView.MovingRow?
    /// The gap in which a dragged row may be dropped.
    var dropGap: RowGap?
    /// The row that stands aside.
    var swipe: RowSwipe?

    mutating func load(_ geometry: TableGeometry) { (self.geometry, isLoaded) = (geometry, true) }

    mutating func unload() { (geometry, isLoaded) = (TableGeometry(), false) }
}
