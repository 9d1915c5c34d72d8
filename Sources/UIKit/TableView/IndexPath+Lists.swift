/// The places of rows and items: two indices, section first.
///
/// - Source: developer.apple.com/documentation/foundation/indexpath
extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }

    /// The first index; a place without one ends the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The second index, of a table's row; a place without one ends the program.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The second index, of a collection's item; a place without one ends the program.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The place as exception texts show it.
    var exceptionText: String { "<NSIndexPath: {length = \(count), path = \(map(String.init).joined(separator: " - "))}>" }
}
