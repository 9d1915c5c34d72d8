#if DEBUG
    extension ConstraintSolver {
        /// Traps unless the bookkeeping is consistent and the values obey every required constraint that is not broken.
        ///
        /// For tests of debug builds.
        func _checkInvariants() {
            checkOccurrences()
            if !needsSolve { checkValues() }
        }

        /// Every term of an installed constraint, and nothing else, is found through its variable.
        private func checkOccurrences() {
            var stated = 0
            for c in store.constraints.indices where store.constraints[c].isLive {
                stated += store.termRange(of: Int32(c)).count
                precondition(store.termRange(of: Int32(c)).allSatisfy { store.terms[$0].constraint == Int32(c) })
            }
            var found = 0
            for v in store.variables.indices {
                var slot = store.variables[v].firstOccurrence
                var previous: Int32 = -1
                while slot >= 0 {
                    let term = store.terms[Int(slot)]
                    precondition(term.variable == Int32(v) && term.previous == previous)
                    precondition(store.constraints[Int(term.constraint)].isLive)
                    (previous, slot) = (slot, term.next)
                    found += 1
                }
            }
            precondition(found == stated, "\(stated) terms are stated, \(found) are found")
        }

        private func checkValues() {
            for v in store.variables.indices where store.variables[v].isLive {
                let record = store.variables[v]
                let value = solution.values[v]
                precondition(record.fixedValue.map { $0 == value } ?? (value >= record.lowerBound - 1e-4 * max(1, abs(value))))
            }
            for c in store.constraints.indices where store.constraints[c].isLive {
                precondition(
                    store.constraints[c].priority < 1000 || brokenConstraints[c] || holds(Int32(c)), "\(c) does not hold")
            }
        }

        private func holds(_ c: Int32) -> Bool {
            var excess = -store.constraints[Int(c)].constant
            var size = abs(excess)
            for slot in store.termRange(of: c) {
                let product = store.terms[slot].coefficient * solution.values[Int(store.terms[slot].variable)]
                excess += product
                size = max(size, abs(product), abs(store.terms[slot].coefficient))
            }
            let slack = 1e-5 * max(1, size)
            return switch store.constraints[Int(c)].relation {
            case .equal: abs(excess) <= slack
            case .lessThanOrEqual: excess <= slack
            case .greaterThanOrEqual: excess >= -slack
            }
        }
    }
#endif
