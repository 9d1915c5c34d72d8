/// Places of functions in a symbol table, in lists by the lowest bits of their keys.
struct FunctionIndex {
    private static let bits = 16

    /// The number of the first entry of each list; -1 for none.
    private var heads = [Int32](repeating: -1, count: 1 << bits)
    /// The number of the entry after each entry.
    private var next: [Int32] = []
    private var places: [Int] = []

    /// - Parameter count: How many functions there are at most.
    init(count: Int) {
        next.reserveCapacity(count)
        places.reserveCapacity(count)
    }

    /// Adds a function with the key of its name. O(1).
    mutating func add(_ place: Int, key: Int) {
        let list = key & (heads.count - 1)
        next.append(heads[list])
        heads[list] = Int32(places.count)
        places.append(place)
    }

    /// The places of functions with a key, and of some others, in the order of the table. O(result).
    subscript(key: Int) -> [Int] {
        var found: [Int] = []
        var entry = heads[key & (heads.count - 1)]
        while entry >= 0 {
            found.append(places[Int(entry)])
            entry = next[Int(entry)]
        }
        return found.reversed()
    }
}
