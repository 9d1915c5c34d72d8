/// An incremental solver for linear equations and inequalities with strictly hierarchical priorities.
///
/// Required constraints (priority 1000) hold exactly. Optional ones are met as closely as possible, a higher priority
/// before any number of lower ones. Within one priority the sum of absolute violations (the paper's error variables) is
/// minimal; of equally good solutions the one that keeps earlier constraints is taken. Edits are only recorded;
/// ``solve()`` re-solves the components that they touch, so that the result depends on the constraints and their order
/// of installation, not on the history of edits.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
package final class ConstraintSolver {
    @exclusivity(unchecked) var system = System()
    @exclusivity(unchecked) var finder = ComponentFinder()
    /// Whether fast pricing has not solved yet: until then edits need not be recorded, because the first solution
    /// presolves everything.
    @exclusivity(unchecked) var isUnsolved: Bool
    /// Whether anything was stated before the first solution.
    @exclusivity(unchecked) var isStated = false
    /// The edits since the last solution, and the reduced systems that they touch.
    @exclusivity(unchecked) var dirty = DirtyParts()
    @exclusivity(unchecked) var edited = IndexList<ReducedSystem>()
    @exclusivity(unchecked) var moving = MovingValues()
    /// The variables of edits, recorded only on request: ``takeVariables(connectedWithEditsOf:)``.
    @exclusivity(unchecked) var noted = EditedVariables()
    /// The presolved parts of the system, by their index; none at ``careful``.
    @exclusivity(unchecked) var reducedSystems: [ReducedSystem?] = [nil]
    /// Variables and constraints of components that no reduced system could solve.
    @exclusivity(unchecked) var failures = FlatArray<VariableIndex>()
    @exclusivity(unchecked) var isolatedFailures = FlatArray<ConstraintIndex>()
    /// Constraints that were presolved while some were broken.
    @exclusivity(unchecked) var doubtful = FlatArray<ConstraintIndex>()
    /// The number of solutions.
    @exclusivity(unchecked) var batch = 0
    /// The choice between the two ways of pricing.
    let policy: Policy
    /// Whether a required constraint is broken, by id; empty until the first one is.
    @exclusivity(unchecked) var brokenConstraints = FlatArray<Bool>()
    @exclusivity(unchecked) var conflicts: [Conflict] = []
    /// The conflicts of the constraints that are broken at present.
    @exclusivity(unchecked) var knownConflicts: [Conflict] = []
    /// The work of explaining conflicts in this solution.
    @exclusivity(unchecked) var explanationWork: ExplanationWork
    /// The work of confirming that known conflicts still are conflicts; with the same budget.
    @exclusivity(unchecked) var confirmationWork: ExplanationWork
    /// Components solved for queries of ambiguity, the newest at the end.
    @exclusivity(unchecked) var ambiguities: [CarefulSolver] = []

    /// Counters of the work done, for tests that guard against regressions.
    @exclusivity(unchecked) package internal(set) var statistics = Statistics()

    /// Chooses the member of a minimal infeasible set to break. The set is in order of installation.
    ///
    /// By default, and for a result outside the set, the most recently installed member. The closure must not edit the
    /// solver.
    package var chooseConstraintToBreak: (([ConstraintID]) -> ConstraintID)?

    /// Returns a rank for each constraint id, which decides what priorities and tie ranks leave open: the constraint
    /// with the lowest rank is kept. Constraints without a rank come last. By default, and among these, the order of
    /// installation decides.
    ///
    /// Called when there is a choice, and again only after constraints were added or removed. It must not edit the
    /// solver.
    package var placesInOrder: (() -> [Int32])?
    /// The ranks returned by ``placesInOrder``, until constraints are added or removed.
    @exclusivity(unchecked) var knownPlaces: [Int32]?

    /// The cache of the templates of small systems.
    let cache: TemplateCache

    /// The way of pricing that solves a component first.
    package enum Policy: Sendable {
        /// Fast pricing; components that it declines are solved by careful pricing.
        case fastFirst
        /// Careful pricing of everything: slower, with the same results.
        case careful
    }

    /// The default budget for explaining the conflicts of one solution: a conflict of some hundred constraints among a
    /// thousand takes some ten thousand units.
    package static let standardExplanationBudget = 2_000_000

    /// - Parameter explanationBudget: The largest amount of work for explaining the conflicts of one solution, in
    ///   matrix entries visited, columns priced and constraints read. A conflict that exceeds it is reported without
    ///   being minimised; see ``Conflict/isMinimal``.
    package init(
        cache: TemplateCache = .shared, policy: Policy = .fastFirst, explanationBudget: Int = standardExplanationBudget
    ) {
        (self.cache, self.policy, isUnsolved) = (cache, policy, policy == .fastFirst)
        explanationWork = ExplanationWork(budget: explanationBudget)
        confirmationWork = explanationWork
    }

    /// Whether edits are pending.
    package var needsSolve: Bool { isUnsolved ? isStated : !dirty.isEmpty || !edited.isEmpty }

    /// The budget with which the solver was created, and whether the last solution used it up.
    package var explanationBudget: Int { explanationWork.budget }
    package var hasUsedUpBudget: Bool { explanationWork.isUsedUp }

    // MARK: Variables

    /// Creates a free variable, whose value is 0 until constraints determine it.
    ///
    /// - Parameter lowerBound: An implicit required bound; it takes part in conflicts but is never broken.
    package func makeVariable(lowerBound: Double = -.infinity) -> Variable {
        let v = system.store.makeVariable(lowerBound: lowerBound)
        if !isUnsolved { forget(v) }
        if lowerBound > 0 { noteValue(of: v) }
        return Variable(v)
    }

    /// Removes a variable. Its constraints should be removed too; until then it stays in the system.
    package func removeVariable(_ v: Variable) {
        letGo(of: v.id)
        system.store.removeVariable(v.id)
    }

    /// Gives the variable a value that no constraint can change; its implicit bound has no effect then.
    package func fix(_ v: Variable, at value: Double) {
        letGo(of: v.id)
        fix(v.id, value)
    }

    func fix(_ v: VariableIndex, _ value: Double) {
        let known = system.store.fixedValue(of: v)
        system.store.setFixedValue(value, of: v)
        if system.store.fixedValue(of: v) != known { touch(v) }
    }

    /// Makes a fixed variable free again.
    package func unfix(_ v: Variable) {
        letGo(of: v.id)
        guard system.store.isFixed(v.id) else { return }
        system.store.setFixedValue(nil, of: v.id)
        touch(v.id)
    }

    /// Reserves space for a new variable's state, or clears that of an earlier variable with its index.
    @inline(never)
    private func forget(_ v: VariableIndex) {
        system.solution.reset(v)
        if Int(v) < system.aliases.members.count { withdraw(v) }
        system.aliases.add(v)
    }

    /// Removes the variable with its constraints from alias classes and from the reduced system that holds it.
    private func withdraw(_ v: VariableIndex) {
        guard let reduced = reducedSystem(holding: v) else { return }
        reduced.takeApart(classOf: v, &system)
        noteEdit(of: reduced)
        release(v)
    }

    /// Records that a variable became fixed or free.
    func touch(_ v: VariableIndex) {
        noteValue(of: v)
        if isUnsolved { return }
        if noted.areNoted { noted.insert(v) }
        withdraw(v)
        system.aliases.give(system.store.fixedValue(of: v), to: v)
        system.store.link()
        for c in system.store.constraints(on: v) { dirty.constraints.insert(c) }
    }

    /// Records that a fixed variable has another value.
    private func noteValue(of v: VariableIndex) { if isUnsolved { isStated = true } else { dirty.variables.insert(v) } }

    // MARK: Constraints

    /// Installs `sum(coefficient * variable) relation constant`.
    ///
    /// - Parameters:
    ///   - priority: 1000 or more is required; anything else is optional, higher values before lower ones.
    ///   - tieRank: Of equally good solutions for a priority, the one with the smallest sum of rank times violation is
    ///     taken, so that constraints of rank 0 give way first.
    /// - Returns: An id that is reused after removal.
    /// - Complexity: linear in the number of terms.
    package func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { addConstraint($0, relation, constant, priority: priority, tieRank: tieRank) }
    }

    /// Installs `variable relation constant`, without an array for its single term.
    package func addConstraint(
        on variable: Variable, _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        withUnsafePointer(to: Term(variable, 1)) {
            addConstraint(UnsafeBufferPointer(start: $0, count: 1), relation, constant, priority: priority, tieRank: tieRank)
        }
    }

    /// Installs a constraint whose terms the caller owns; they are copied before the call returns.
    package func addConstraint(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        let id = system.store.addConstraint(terms, relation, constant, priority.isNaN ? 0 : priority, tieRank)
        if isUnsolved { isStated = true } else { forgetAndNote(id) }
        return ConstraintID(id)
    }

    /// Clears the known order of the constraints and the state of an earlier constraint with the id.
    private func forgetAndNote(_ id: ConstraintIndex) {
        knownPlaces = nil
        mend(id)
        system.roles.clear(id)
        note(id)
    }

    /// Removes a constraint.
    package func removeConstraint(_ id: ConstraintID) {
        guard isInstalled(id) else { return }
        if knownPlaces != nil { knownPlaces = nil }
        if noted.areNoted { noted.insertVariables(of: id.id, system.store) }
        if !isUnsolved && !withdraw(id.id) {
            for slot in system.store.termRange(of: id.id) { dirty.variables.insert(system.store.variable(at: slot)) }
        }
        system.store.removeConstraint(id.id)
    }

    /// Records an edit of a constraint.
    @inline(__always)
    private func note(_ c: ConstraintIndex) {
        if isUnsolved { return }
        if noted.areNoted { noted.insertVariables(of: c, system.store) }
        dirty.constraints.insert(c)
    }

    private func isInstalled(_ id: ConstraintID) -> Bool {
        Int(id.id) < system.store.constraints.count && system.store.constraints[id.id].isLive
    }

    /// Changes the right-hand side; the constraint keeps its position in the order.
    package func setConstant(_ constant: Double, of id: ConstraintID) {
        guard isInstalled(id) else { return }
        let known = system.store.constraints[id.id].constant
        system.store.setConstant(constant, of: id.id)
        if system.store.constraints[id.id].constant != known { noteConstant(of: id.id) }
    }

    /// Records another constant. An equation on one variable whose constant changes once is likely to change again: it
    /// is no longer aggregated into an alias class.
    private func noteConstant(of c: ConstraintIndex) {
        note(c)
        if isUnsolved || !system.store.constraints[c].isEquation || !system.store.constraints[c].isSingle { return }
        system.store.setMoving(of: c)
    }

    /// Changes the priority, also from or to required; the constraint keeps its position in the order.
    package func setPriority(_ priority: Float, of id: ConstraintID) {
        guard isInstalled(id), system.store.priority(of: id.id) != min(priority, 1000) else { return }
        system.store.setPriority(priority.isNaN ? 0 : priority, of: id.id)
        note(id.id)
    }

    /// If the constraint is required and was broken, keeps its violation as small as the other required constraints
    /// allow, before any optional constraint. Other broken constraints rank below every priority.
    package func persist(_ id: ConstraintID) {
        guard isInstalled(id), !system.store.constraints[id.id].isPersistent else { return }
        system.store.persist(id.id)
        note(id.id)
    }

    // MARK: Reading

    /// The conflicts found since the last call, each with its broken constraint.
    package func takeConflicts() -> [Conflict] {
        defer { conflicts = [] }
        return conflicts
    }

    /// Whether the required constraint is broken at present, to settle a conflict.
    package func isBroken(_ id: ConstraintID) -> Bool { isInstalled(id) && isGivenUp(id.id) }

    func isGivenUp(_ c: ConstraintIndex) -> Bool { Int(c) < brokenConstraints.count && brokenConstraints[c] }

    /// Marks a constraint as no longer broken.
    func mend(_ c: ConstraintIndex) { if Int(c) < brokenConstraints.count { brokenConstraints[c] = false } }

    /// The variable's value in the last solution.
    package func value(of v: Variable) -> Double { system.solution.value(of: v.id) }

    /// The variable's value, if required equations and given values alone determine it; nil if anything else does, if
    /// that is not known, and while edits are pending.
    package func statedValue(of v: Variable) -> Double? {
        guard !needsSolve, Int(v.id) < system.aliases.members.count, reducedSystem(holding: v.id) != nil else { return nil }
        guard system.aliases.members[v.id].isFixed else { return nil }
        return value(of: v)
    }

    /// The variables whose values changed since the last call, in ascending order, with the new values; valid only
    /// until the next edit.
    package func takeChanges() -> ChangedValues { system.solution.takeChanged() }

    /// An infeasible set of required constraints, or a required constraint that the values violate.
    package struct Conflict: Sendable {
        /// The reason why a constraint is broken.
        package enum Cause: Sendable, Equatable {
            /// The constraints contradict each other. The set is minimal if it is feasible without any one member;
            /// `isMinimal` is `false` if the budget of explaining was too small to find out.
            case contradiction(isMinimal: Bool)
            /// The only constraint is feasible, but its coefficients differ too much in size for double precision.
            case imprecision
        }

        /// The set, in order of installation.
        package let constraints: [ConstraintID]
        /// The broken member.
        package let broken: ConstraintID
        package let cause: Cause
        /// Whether the set is feasible without any one member.
        package var isMinimal: Bool { cause != .contradiction(isMinimal: false) }
    }

    /// Counters of the work done.
    package struct Statistics: Sendable {
        /// Calls of ``ConstraintSolver/solve()`` that had something to do.
        package var solves = 0
        /// Components solved. The first solution, or one after everything was replaced, counts as one.
        package var componentsSolved = 0
        /// Components solved by careful pricing after fast pricing declined them.
        package var componentsSolvedGenerally = 0
        /// Variables without constraints, whose values need no pricing.
        package var unnamedVariablesSettled = 0
        /// Pivots: exchanges of a basic and a nonbasic column.
        package var pivots = 0
        /// Matrix entries visited by row operations.
        package var rowsTouched = 0
        /// The number of constraint reads in presolve.
        package var constraintsRead = 0
        /// Columns checked for optimality.
        package var columnsChecked = 0
        /// Constraints read because of structural edits near them, in components that were not presolved again.
        package var constraintsPatched = 0
        /// Edited constraints that reduced systems took over.
        package var constraintsTaken = 0
        /// Conflicts explained, and the work of new explanations: matrix entries visited, columns priced and
        /// constraints read.
        package var conflictsExplained = 0
        package var explanationWork = 0
    }
}
