/// A change of a list's entries: which old ones go, which new ones come, and which are moved. The others keep their order.
struct IndexChange {
    /// Of the old list.
    var deleted = IndexSet()
    /// Of the new list.
    var inserted = IndexSet()
    /// From the old list to the new one.
    var moves: [(from: Int, to: Int)] = []

    /// For each entry of the new list, the old one that it is; nil for new ones.
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
