/// A data source of a table that applies snapshots and changes only what differs between them.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// Returns the cell of an item; nil raises `NSInternalInconsistencyException`.
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let applied = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The animation of inserted and deleted rows, if changes are animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source with an empty snapshot and sets it as that of the table, which it holds weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// The current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applied.snapshot }

    /// Applies a snapshot as one batch of changes. Items that are in both snapshots keep their cells.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated; they are only if time passes in the view.
    ///   - completion: Called when the changes are made.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let animation = defaultRowAnimation
        applied.apply(snapshot, to: tableView, rowAnimation: animation, animated: animatingDifferences, completion: completion)
    }

    /// Applies a snapshot by reloading all cells.
    ///
    /// - Parameter completion: Called before this method returns.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        applied.reload(snapshot, in: tableView)
        completion?()
    }

    /// The item at an index path of the current snapshot; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.snapshot.item(at: indexPath) }
    /// The index path of an item in the current snapshot; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { applied.snapshot.place(of: itemIdentifier) }
    /// The section at an index of the current snapshot; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        applied.snapshot.section(at: index)
    }
    /// The index of a section in the current snapshot; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { applied.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { applied.snapshot.numberOfSections }
    /// Returns the snapshot's number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        applied.snapshot.itemCount(ofSectionAt: section)
    }
    /// Returns the provider's cell; raises `NSInternalInconsistencyException` if there is none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = applied.snapshot.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            raise(
                "NSInternalInconsistencyException",
                "UITableViewDiffableDataSource cell provider returned nil for index path: \(indexPath.exceptionText)")
        }
        return cell
    }
    /// Returns nil; subclasses override it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil; subclasses override it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns the titles of an index beside the rows; nil unless a subclass overrides it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section for a title of the index; the title's own index unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// Returns false; subclasses override it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false; subclasses override it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; subclasses override it.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing; subclasses override it.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
