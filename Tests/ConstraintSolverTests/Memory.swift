@testable import ConstraintSolver

extension ConstraintSolver {
    /// How many bytes are kept between solutions, without room to grow and what few systems need.
    var usedBytes: Int {
        let reduced = reducedSystems.reduce(0) { $0 + ($1?.usedBytes ?? 0) }
        return system.store.usedBytes + system.aliases.members.usedBytes + system.roles.usedBytes + system.solution.usedBytes
            + reduced
    }
}

extension ReducedSystem {
    var usedBytes: Int { columns.usedBytes + breakpoints.usedBytes + tableau.usedBytes + equations.usedBytes }
}
