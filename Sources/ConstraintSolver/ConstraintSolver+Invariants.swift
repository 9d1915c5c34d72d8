#if DEBUG
    extension ConstraintSolver {
        /// Traps unless the bookkeeping is consistent and the values obey every required constraint that is not broken.
        ///
        /// For tests of debug builds.
        func _checkInvariants() {
            checkOccurrences()
            if needsSolve { return }
            for reduction in reductions { reduction?.checkInvariants(aliases) }
            checkValues()
        }

        /// Every term of an installed constraint, and nothing else, is found through its variable.
        private func checkOccurrences() {
            guard store.isLinked else { return }
            var stated = 0
            for c in store.constraints.indices where store.constraints[c].isLive {
                stated += store.termRange(of: Int32(c)).count
            }
            var found = 0
            for v in store.variables.indices {
                var slot = store.links.newest[v]
                var previous: Int32 = -1
                while slot >= 0 {
                    let link = store.links.links[slot]
                    precondition(store.variable(at: Int(slot)) == Int32(v) && link.previous == previous)
                    precondition(store.constraints[link.constraint].isLive)
                    precondition(store.termRange(of: link.constraint).contains(Int(slot)))
                    (previous, slot) = (slot, link.next)
                    found += 1
                }
            }
            precondition(found == stated, "\(stated) terms are stated, \(found) are found")
        }

        private func checkValues() {
            for v in store.variables.indices where store.variables[v].isLive {
                let value = solution.value(of: Int32(v))
                precondition(
                    store.fixedValue(of: Int32(v)).map { $0 == value }
                        ?? (value >= store.lowerBound(of: Int32(v)) - 1e-4 * max(1, abs(value)))
                )
            }
            for c in store.constraints.indices where store.constraints[c].isLive {
                let isRequired = store.constraints[c].isRequired && !isGivenUp(Int32(c))
                precondition(!isRequired || holds(Int32(c)), "\(c) does not hold")
            }
        }

        private func holds(_ c: Int32) -> Bool {
            var excess = -store.constraints[Int(c)].constant
            var size = abs(excess)
            store.forEachTerm(of: store.constraints[c]) { v, coefficient in
                let product = coefficient * solution.value(of: v)
                excess += product
                size = max(size, abs(product), abs(coefficient))
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
