@testable import ConstraintSolver

extension ConstraintSolver {
    /// Traps unless the bookkeeping is consistent and the values obey every required constraint that is not broken.
    ///
    /// For tests of debug builds.
    func _checkInvariants() {
        checkOccurrences()
        if needsSolve { return }
        for reduced in reducedSystems { reduced?.checkInvariants(&system) }
        checkValues()
    }

    /// Every term of an installed constraint, and nothing else, is found through its variable.
    private func checkOccurrences() {
        guard system.store.isLinked else { return }
        var stated = 0
        for c in system.store.constraints.indices where system.store.constraints[c].isLive {
            stated += system.store.termRange(of: ConstraintIndex(c)).count
        }
        var found = 0
        for v in system.store.variables.indices {
            var slot = system.store.links.newest[v]
            var previous = TermIndex.none
            while slot.exists {
                let link = system.store.links.links[slot]
                precondition(system.store.variable(at: Int(slot)) == VariableIndex(v) && link.previous == previous)
                precondition(system.store.constraints[link.constraint].isLive)
                precondition(system.store.termRange(of: link.constraint).contains(Int(slot)))
                (previous, slot) = (slot, link.next)
                found += 1
            }
        }
        precondition(found == stated, "\(stated) terms are stated, \(found) are found")
    }

    private func checkValues() {
        for v in system.store.variables.indices where system.store.variables[v].isLive {
            let value = system.solution.value(of: VariableIndex(v))
            precondition(
                system.store.fixedValue(of: VariableIndex(v)).map { $0 == value }
                    ?? (value >= system.store.lowerBound(of: VariableIndex(v)) - 1e-4 * max(1, abs(value)))
            )
        }
        for c in system.store.constraints.indices where system.store.constraints[c].isLive {
            let isRequired = system.store.constraints[c].isRequired && !isGivenUp(ConstraintIndex(c))
            precondition(!isRequired || holds(ConstraintIndex(c)), "\(c) does not hold")
        }
    }

    private func holds(_ c: ConstraintIndex) -> Bool {
        var excess = -system.store.constraints[Int(c)].constant
        var size = abs(excess)
        system.store.forEachTerm(of: system.store.constraints[c]) { v, coefficient in
            let product = coefficient * system.solution.value(of: v)
            excess += product
            size = max(size, abs(product), abs(coefficient))
        }
        let slack = 1e-5 * max(1, size)
        return switch system.store.constraints[Int(c)].relation {
        case .equal: abs(excess) <= slack
        case .lessThanOrEqual: excess <= slack
        case .greaterThanOrEqual: excess >= -slack
        }
    }
}
