/// The index paths of rows and items: two indices, the section's first.
///
/// - Source: developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
    /// Creates the index path of a table's row.
    public init(row: Int, section: Int) { self = [section, row] }
    /// Creates the index path of a collection's item.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The first index. An empty index path ends the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, for a table's row. An index path with fewer indices ends the program.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, for a collection's item. An index path with fewer indices ends the program.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index path in the format of exceptions.
    var exceptionText: String { "<NSIndexPath: {length = \(count), path = \(map(String.init).joined(separator: " - "))}>" }
}
