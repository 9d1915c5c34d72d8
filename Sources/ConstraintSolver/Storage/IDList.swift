/// Ids of variables or constraints in some order: a list of them, or simply all below a number, which takes no room.
struct IDList: ~Copyable {
    private let ids: FlatArray<Int32>
    private let isListed: Bool
    let count: Int

    init(_ ids: consuming FlatArray<Int32>) {
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
    subscript(_ index: Int) -> Int32 { isListed ? ids[index] : Int32(truncatingIfNeeded: index) }
}
