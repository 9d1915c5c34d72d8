/// A change of a list's entries: indices deleted, inserted and moved. The other entries keep their order.
struct IndexChange {
    /// Indices in the old list.
    var deleted = IndexSet()
    /// Indices in the new list.
    var inserted = IndexSet()
    /// From an index in the old list to one in the new list.
    var moves: [(from: Int, to: Int)] = []

    /// For each entry of the new list, its index in the old list; nil for inserted ones.
    func sources(from oldCount: Int, to newCount: Int) -> [Int?] {
        var sources = [Int?](repeating: nil, count: newCount)
        let gone = deleted.union(IndexSet(moves.map(\.from)))
        let taken = inserted.union(IndexSet(moves.map(\.to)))
        for move in moves where move.to < newCount { sources[move.to] = move.from }
        var old = 0
        for new in 0..<newCount where !taken.contains(new) {
            while gone.contains(old) { old += 1 }
            if old < oldCount { sources[new] = old }
            old += 1
        }
        return sources
    }
}
