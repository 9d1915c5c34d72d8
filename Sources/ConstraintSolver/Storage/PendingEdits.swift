/// Edits that change the cost of single columns only, recorded until the next solution.
struct PendingEdits: ~Copyable {
    /// Constraints to state anew: new ones, and those with another constant or priority.
    private(set) var constraints = FlatArray<Int32>()
    private var isListed = FlatArray<Bool>()
    /// Reductions that lost corners already.
    private(set) var reductions = FlatArray<Int32>()

    /// Reductions with structural edits.
    private(set) var patched = FlatArray<Int32>()

    var isEmpty: Bool { constraints.isEmpty && reductions.isEmpty && patched.isEmpty }

    @inline(__always)
    mutating func insert(_ c: Int32) {
        isListed.extend(to: Int(c) + 1, with: false)
        guard !isListed[c] else { return }
        isListed[c] = true
        constraints.append(c)
    }

    mutating func insert(reduction: Int32) {
        if reductions.isEmpty || reductions[reductions.count - 1] != reduction { reductions.append(reduction) }
    }

    mutating func insert(patched reduction: Int32) { patched.append(reduction) }

    mutating func removeAll() {
        for k in constraints.indices { isListed[constraints[k]] = false }
        constraints.removeAll()
        reductions.removeAll()
        patched.removeAll()
    }
}
