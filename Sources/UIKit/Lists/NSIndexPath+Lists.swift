/// The index paths of rows and items, as Foundation's class.
///
/// - Source: developer.apple.com/documentation/foundation/nsindexpath
extension NSIndexPath {
    /// Creates the index path of a table's row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// Creates the index path of a collection's item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The first index.
    public var section: Int { index(atPosition: 0) }
    /// The second index, for a table's row.
    public var row: Int { index(atPosition: 1) }
    /// The second index, for a collection's item.
    public var item: Int { index(atPosition: 1) }
}
