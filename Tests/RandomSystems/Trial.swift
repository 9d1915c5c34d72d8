import ConstraintSolver
import ExactOptimum

/// One random system solved, and what the exact method has to say about the answer.
package struct Trial {
    package let system: RandomSystem
    package let exact: ExactSystem
    package let solver = ConstraintSolver()
    package let variables: [Variable]
    package let ids: [ConstraintID]
    package let conflicts: [ConstraintSolver.Conflict]
    private let point: [Double]
    /// Positions of the constraints given up.
    private let broken: Set<Int>

    package init(_ system: RandomSystem) { self.init(system, rounding: { Double(Float($0)) }) }

    private init(_ system: RandomSystem, rounding: (Double) -> Double) {
        self.system = system
        exact = system.exact
        (variables, ids) = system.install(in: solver, rounding: rounding)
        solver.solve()
        conflicts = solver.takeConflicts()
        point = variables.map(solver.value)
        broken = Set(ids.indices.filter { [solver, ids] in solver.isBroken(ids[$0]) })
    }

    private var kept: [Int] { system.required.filter { !broken.contains($0) } }

    /// How far numbers may be off: constants as large as the system's, and multipliers of 24 bits.
    package var slack: Double {
        let size = system.constraints.reduce(1) { max($0, abs($1.constant.double)) }
        return 1e-5 * point.reduce(size) { max($0, abs($1)) }
    }

    /// What is wrong; empty when all is well.
    package func findings() throws -> [String] {
        let aboutConflicts = try conflictFindings()
        if !aboutConflicts.isEmpty { return aboutConflicts }
        let aboutValues = try valueFindings(slack)
        return try aboutValues.isEmpty || isExplainedByRounding() ? [] : aboutValues
    }

    /// Whether values are off by the rounding of coefficients to 24 bits alone, which constraints that are nearly the
    /// same make up to a hundred times larger: with 53 bits they are right.
    private func isExplainedByRounding() throws -> Bool {
        guard try valueFindings(100 * slack).isEmpty else { return false }
        let full = Trial(system, rounding: { $0 })
        return try full.broken == broken && full.valueFindings(slack).isEmpty
    }

    // MARK: Conflicts

    private func conflictFindings() throws -> [String] {
        var findings: [String] = []
        if Set(conflicts.map { position($0.broken) }) != broken {
            findings.append("broken are \(broken.sorted()), told were others")
        }
        for conflict in conflicts { findings += try self.findings(conflict) }
        if try !exact.canHold(kept) { return findings + ["\(kept) cannot hold, though nothing else was broken"] }
        for spared in broken.sorted() where try exact.canHold((kept + [spared]).sorted()) {
            findings.append("\(spared) is broken without need")
        }
        return findings
    }

    private func position(_ id: ConstraintID) -> Int { ids.firstIndex(of: id)! }

    private func findings(_ conflict: ConstraintSolver.Conflict) throws -> [String] {
        let members = conflict.constraints.map(position)
        if members != members.sorted() || conflict.broken != conflict.constraints.last { return ["\(members) out of order"] }
        if try exact.canHold(members) { return ["\(members) can hold together"] }
        return try members.filter { spared in try !exact.canHold(members.filter { $0 != spared }) }
            .map { "\(members) conflict without \($0) too" }
    }

    // MARK: Values

    private func valueFindings(_ slack: Double) throws -> [String] {
        let free = try exact.optimum(required: kept, system.objectives(broken: broken, withAge: false))!
        let aged = try exact.optimum(required: kept, system.objectives(broken: broken, withAge: true))!
        var findings: [String] = []
        for c in kept where system.constraints[c].violation(at: point) > slack { findings.append("\(c) is violated at \(point)") }
        for (v, bound) in system.lowerBounds.enumerated() where point[v] < (bound?.double ?? -.infinity) - slack {
            findings.append("variable \(v) is \(point[v])")
        }
        findings += costFindings(aged, slack)
        for v in variables.indices {
            if let value = aged.values[v], abs(value.double - point[v]) > slack {
                findings.append("variable \(v) is \(point[v]) instead of \(value)")
            }
            if solver.isDetermined(variables[v]) != (free.values[v] != nil) {
                findings.append("variable \(v) is \(free.values[v] == nil ? "not " : "")determined")
            }
        }
        return findings
    }

    private func costFindings(_ optimum: ExactSystem.Optimum, _ slack: Double) -> [String] {
        let objectives = system.objectives(broken: broken, withAge: true)
        for (k, (objective, best)) in zip(objectives, optimum.costs).enumerated() {
            let cost = objective.weights.reduce(0) {
                $0 + Double($1.weight) * system.constraints[$1.constraint].violation(at: point)
            }
            let weight = objective.weights.reduce(1.0) { $0 + Double($1.weight) }
            if abs(cost - best.double) > slack * weight { return ["objective \(k) is \(cost) instead of \(best) at \(point)"] }
        }
        return []
    }
}
