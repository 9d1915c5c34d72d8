/// An incremental solver for linear equations and inequalities with strictly hierarchical priorities.
///
/// Required constraints (priority 1000) hold exactly. Optional ones are met as closely as possible, a higher priority before any number of
/// lower ones; within one priority the sum of absolute violations is smallest. Edits only record what changed; ``solve()`` solves the
/// independent components that were touched. The answer depends on the present variables and constraints and the order in which they were
/// installed, not on the edits that led there. Variables that nothing decides are 0, and a lone inequality is tight.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
package final class ConstraintSolver {
    /// Required constraints that cannot all hold, and the one that was given up.
    package struct Conflict: Sendable {
        /// A minimal set, in the order of installation.
        package let constraints: [ConstraintID]
        package let broken: ConstraintID
    }

    /// Counters of the work done.
    package struct Statistics: Sendable {
        /// Calls of ``solve()`` that had something to do.
        package var solves = 0
        package var componentsSolved = 0
        package var pivots = 0
        /// Constraints looked at while presolving.
        package var rowsTouched = 0
    }

    var store = ConstraintStore()
    private var values: [Double] = []
    private var dirtyVariables: [Int32] = []
    private var isDirty: [Bool] = []
    /// Constraints touched that mention no free variable.
    private var dirtyGround: [Int32] = []
    private var changed: [Int32] = []
    private var reportedValues: [Double] = []
    private var conflicts: [Conflict] = []
    private var finder = ComponentFinder()
    /// Scratch for presolving: a variable's place in its component.
    var locals: [Int32] = []
    package private(set) var statistics = Statistics()

    /// Names the member of a minimal conflicting set, given in the order of installation, that is given up; the last one unless set.
    package var chooseConstraintToBreak: (([ConstraintID]) -> ConstraintID)?

    package init() {}

    /// Whether edits wait for ``solve()``.
    package var needsSolve: Bool { !dirtyVariables.isEmpty || !dirtyGround.isEmpty }

    // MARK: Variables

    /// Makes a variable with an implicit required bound, which no conflict names.
    package func makeVariable(lowerBound: Double = -.infinity) -> Variable {
        let index = store.makeVariable(lowerBound: lowerBound)
        if Int(index) == values.count {
            values.append(0)
            reportedValues.append(0)
            isDirty.append(false)
            locals.append(0)
        } else {
            (values[Int(index)], reportedValues[Int(index)]) = (0, 0)
        }
        touch(index)
        return Variable(index: index)
    }

    /// Gives a variable back. No constraint may mention it any more.
    package func removeVariable(_ v: Variable) { store.removeVariable(v.index) }

    /// Prescribes a variable's value. No conflict names it.
    package func fix(_ v: Variable, at value: Double) {
        let value = Tolerance.clamp(value)
        guard store.fixedValues[Int(v.index)] != value else { return }
        if store.fixedValues[Int(v.index)] == nil { touch(v.index) }
        store.fix(v.index, at: value)
        set(v.index, value)
        touchConstraints(of: v.index)
    }

    /// Leaves a variable to the constraints again.
    package func unfix(_ v: Variable) {
        guard store.fixedValues[Int(v.index)] != nil else { return }
        store.fix(v.index, at: nil)
        touch(v.index)
        touchConstraints(of: v.index)
    }

    /// The variable's value as of the last solution.
    package func value(of v: Variable) -> Double { values[Int(v.index)] }

    /// The variables whose value changed by more than 1e-9 since the last call, in ascending order.
    package func takeChangedVariables() -> [Variable] {
        changed.sort()
        var taken: [Variable] = []
        for index in changed where abs(values[Int(index)] - reportedValues[Int(index)]) > 1e-9 {
            reportedValues[Int(index)] = values[Int(index)]
            taken.append(Variable(index: index))
        }
        changed.removeAll(keepingCapacity: true)
        return taken
    }

    // MARK: Constraints

    /// Installs `sum(terms) relation constant`.
    ///
    /// - Parameters:
    ///   - terms: Finite coefficients; terms of one variable are added up.
    ///   - priority: In (0, 1000]; 1000 is required.
    ///   - tieRank: Among equally good solutions of one priority, violations of constraints of higher rank are avoided first.
    package func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        let index = store.add(terms, relation, constant, priority, tieRank)
        touch(constraint: index)
        return ConstraintID(index: index)
    }

    package func removeConstraint(_ id: ConstraintID) {
        touch(constraint: id.index)
        store.remove(id.index)
    }

    package func setConstant(_ constant: Double, of id: ConstraintID) {
        guard store.entries[Int(id.index)].constant != constant else { return }
        store.setConstant(constant, of: id.index)
        touch(constraint: id.index)
    }

    package func setPriority(_ priority: Float, of id: ConstraintID) {
        guard store.entries[Int(id.index)].priority != priority else { return }
        store.setPriority(priority, of: id.index)
        touch(constraint: id.index)
    }

    /// Whether a required constraint was given up in the last solution of its component.
    package func isBroken(_ id: ConstraintID) -> Bool { store.entries[Int(id.index)].isBroken }

    /// The conflicts met since the last call.
    package func takeConflicts() -> [Conflict] {
        defer { conflicts = [] }
        return conflicts
    }

    // MARK: What changed

    private func touch(_ variable: Int32) {
        guard !isDirty[Int(variable)] else { return }
        isDirty[Int(variable)] = true
        dirtyVariables.append(variable)
    }

    private func touch(constraint: Int32) {
        var isGround = true
        for term in store.terms(of: store.entries[Int(constraint)]) {
            let variable = store.termVariables[term]
            guard store.isFree[Int(variable)] else { continue }
            isGround = false
            touch(variable)
        }
        if isGround { dirtyGround.append(constraint) }
    }

    private func touchConstraints(of variable: Int32) {
        for constraint in store.occurrences[Int(variable)] { touch(constraint: constraint) }
    }

    private func set(_ variable: Int32, _ value: Double) {
        guard values[Int(variable)] != value else { return }
        values[Int(variable)] = value
        changed.append(variable)
    }

    // MARK: Solving

    /// Solves the components that edits touched. Does nothing when there were none.
    package func solve() {
        guard needsSolve else { return }
        statistics.solves += 1
        let components = finder.components(of: dirtyVariables, ground: dirtyGround, in: store)
        for variable in dirtyVariables { isDirty[Int(variable)] = false }
        dirtyVariables.removeAll(keepingCapacity: true)
        dirtyGround.removeAll(keepingCapacity: true)
        for component in components { solve(component) }
    }

    /// Solves a component, giving constraints up as long as the required ones contradict each other.
    private func solve(_ component: Component) {
        statistics.componentsSolved += 1
        for constraint in component.constraints where store.entries[Int(constraint)].isBroken {
            store.setBroken(false, constraint)
        }
        for (local, variable) in component.variables.enumerated() { locals[Int(variable)] = Int32(local) }
        while true {
            if let solution = ComponentSolution(component, in: store, locals: locals) {
                readOut(solution, component)
                return
            }
            guard breakConflict(in: component) else {
                readOutNothing(component)
                return
            }
        }
    }

    /// Gives one required constraint up. False when none takes part: bounds and given values contradict each other by themselves.
    private func breakConflict(in component: Component) -> Bool {
        let conflict = ConflictExplainer(component, in: store, locals: locals).minimalConflict()
        guard let last = conflict.last else { return false }
        let identifiers = conflict.map(ConstraintID.init)
        let broken = chooseConstraintToBreak?(identifiers) ?? ConstraintID(index: last)
        store.setBroken(true, identifiers.contains(broken) ? broken.index : last)
        conflicts.append(Conflict(constraints: identifiers, broken: broken))
        return true
    }

    private func readOut(_ solution: ComponentSolution, _ component: Component) {
        statistics.pivots += solution.pivots
        statistics.rowsTouched += component.constraints.count
        for (local, variable) in component.variables.enumerated() { set(variable, solution.values[local]) }
    }

    private func readOutNothing(_ component: Component) {
        for variable in component.variables { set(variable, max(0, store.lowerBounds[Int(variable)])) }
    }
}
