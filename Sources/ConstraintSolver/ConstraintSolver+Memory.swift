extension ConstraintSolver {
    /// How many bytes are kept between solutions, without room to grow and what few systems need.
    var usedBytes: Int {
        let reduced = reductions.reduce(0) { $0 + ($1?.usedBytes ?? 0) }
        return system.store.usedBytes + system.aliases.members.usedBytes + system.forms.usedBytes + system.solution.usedBytes
            + reduced
    }
}

extension Reduction {
    var usedBytes: Int {
        columns.usedBytes + corners.usedBytes + tableau.usedBytes + sums.usedBytes
    }
}
