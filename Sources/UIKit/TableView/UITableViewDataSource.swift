import RuntimeReflection

/// Provides a table's rows. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    // The places of methods here are known to `witness(of:)`.

    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, usually from one of the table's dequeuing methods.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section, for which the table makes a header; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section, for which the table makes a footer; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be edited; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the user may move the row; true by default, where the data source has `tableView(_:moveRowAt:to:)`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index beside the rows of a plain table; nil, the default, for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that an index title leads to; the one of the same number by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The user deleted or inserted a row: change the data, and tell the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The user moved a row: change the data. The table moves the row itself.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    // The two below are empty in every optimized program (`ListChange`).

    /// Does nothing.
    @inlinable @inline(__always) public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    @inlinable @inline(__always) public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableViewDataSource {
    /// Whether the data source has a method of its own for a change of rows.
    func makes(_ change: ListChange) -> Bool { change.isImplemented(by: self, witness: witness(of: change)) }

    /// The method for a change as the data source's conformance has it. The number is the method's place in the
    /// protocol's declaration.
    func witness(of change: ListChange) -> MethodWitness? {
        let source: (any UITableViewDataSource)? = self
        return MethodWitness(of: source, requirement: change == .commitRows ? 9 : 10)
    }
}
