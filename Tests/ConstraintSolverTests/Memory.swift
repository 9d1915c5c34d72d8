@testable import ConstraintSolver

extension ConstraintSolver {
    /// How many bytes are kept between solutions, without room to grow and what few systems need.
    var usedBytes: Int {
        let reduced = reducedSystems.reduce(0) { $0 + ($1?.usedBytes ?? 0) }
        return system.store.usedBytes + system.aliases.members.usedBytes + system.roles.roles.usedBytes
            + system.solution.values.usedBytes + system.solution.reported.usedBytes + reduced
    }
}

extension ReducedSystem {
    var usedBytes: Int {
        columns.usedBytes + breakpoints.usedBytes + tableau.entries.usedBytes + tableau.rows.usedBytes
            + equations.rows.usedBytes + equations.entries.usedBytes + equations.definitions.usedBytes
            + equations.groups.usedBytes + equations.uses.usedBytes
    }
}

extension ConstraintStore {
    /// How many bytes variables and constraints take, but for facts that few have.
    var usedBytes: Int {
        variables.usedBytes + constraints.usedBytes + terms.usedBytes + coefficients.usedBytes + fixedValues.usedBytes
            + lowerBounds.usedBytes + links.newest.usedBytes + links.links.usedBytes
    }
}

extension BlockPool {
    /// How many bytes are kept at present; never more than ``mostBytesKept``.
    static var bytesKept: Int {
        sizes.reduce(0) { sum, size in
            sum + size * places(of: size).count { kept.places[$0].load(ordering: .relaxed) != 0 }
        }
    }

    static var mostBytesKept: Int { sizes.reduce(0) { $0 + $1 * places(of: $1).count } }

    private static var sizes: [Int] {
        (smallest.trailingZeroBitCount...largest.trailingZeroBitCount).map { 1 << $0 }
    }
}
