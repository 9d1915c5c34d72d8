/// Ids of variables or constraints in some order: a list of them, or simply all below a number, which takes no room.
struct IDList<Kind>: ~Copyable {
    private let ids: FlatArray<Index<Kind>>
    private let isListed: Bool
    let count: Int

    init(_ ids: consuming FlatArray<Index<Kind>>) {
        count = ids.count
        self.ids = ids
        isListed = true
    }

    init(below count: Int) {
        ids = FlatArray()
        isListed = false
        self.count = count
    }

    var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(_ index: Int) -> Index<Kind> { isListed ? ids[index] : Index(index) }
}
