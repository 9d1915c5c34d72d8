/// Edits that change the cost of single columns only, recorded until the next solution.
struct PendingEdits: ~Copyable {
    /// Constraints to state anew: new ones, and those with another constant or priority.
    private(set) var constraints = FlatArray<ConstraintIndex>()
    private var isRecorded = FlatArray<Bool>()
    /// Reductions that lost breakpoints already.
    private(set) var reducedSystems = FlatArray<ReducedSystemIndex>()

    /// Reductions with structural edits.
    private(set) var edited = FlatArray<ReducedSystemIndex>()

    var isEmpty: Bool { constraints.isEmpty && reducedSystems.isEmpty && edited.isEmpty }

    @inline(__always)
    mutating func insert(_ c: ConstraintIndex) {
        isRecorded.extend(to: Int(c) + 1, with: false)
        guard !isRecorded[c] else { return }
        isRecorded[c] = true
        constraints.append(c)
    }

    mutating func insert(reduced: ReducedSystemIndex) {
        if reducedSystems.isEmpty || reducedSystems[reducedSystems.count - 1] != reduced { reducedSystems.append(reduced) }
    }

    mutating func insert(edited reduced: ReducedSystemIndex) { edited.append(reduced) }

    mutating func removeAll() {
        for k in constraints.indices { isRecorded[constraints[k]] = false }
        constraints.removeAll()
        reducedSystems.removeAll()
        edited.removeAll()
    }
}
