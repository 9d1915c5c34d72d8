/// Edits recorded until the next solution, besides what is dirty.
struct PendingEdits: ~Copyable {
    /// Constraints that may come down to the cost of one column: new ones, and those with another constant or priority.
    var constraints = IndexList<ConstraintRecord>()
    /// Reduced systems whose breakpoints or basis changed.
    var reducedSystems = IndexList<ReducedSystem>()
    /// Reduced systems with structural edits.
    var edited = IndexList<ReducedSystem>()

    var isEmpty: Bool { constraints.isEmpty && reducedSystems.isEmpty && edited.isEmpty }

    mutating func removeAll() {
        constraints.removeAll()
        reducedSystems.removeAll()
        edited.removeAll()
    }
}
