/// An incremental solver for linear equations and inequalities with strictly hierarchical priorities.
///
/// Required constraints (priority 1000) hold exactly. Optional ones are met as closely as possible, a higher priority
/// before any number of lower ones; within one priority the sum of absolute violations is smallest, and of equally good solutions the
/// one that keeps earlier constraints. Edits only record what changed; ``solve()`` re-solves the independent parts that were touched, so
/// that the result depends on the constraints and their order of installation and not on how they came about.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
package final class ConstraintSolver {
    @exclusivity(unchecked) var system = System()
    @exclusivity(unchecked) var finder = ComponentFinder()
    /// Whether nothing was solved so far by fast pricing: what is stated until then need not be noted, because the first solution takes up
    /// everything.
    @exclusivity(unchecked) var isUnsolved: Bool
    /// Whether something was stated before the first solution.
    @exclusivity(unchecked) var isStated = false
    /// What changed since the last solution, and the reduced systems that are concerned.
    @exclusivity(unchecked) var dirty = DirtyParts()
    @exclusivity(unchecked) var edited = IndexList<ReducedSystem>()
    @exclusivity(unchecked) var moving = MovingValues()
    /// The variables of edits, as far as they are noted: ``takeVariables(connectedWithEditsOf:)``.
    @exclusivity(unchecked) var noted = EditedVariables()
    /// The presolved parts of the system, by their index; none at ``careful``.
    @exclusivity(unchecked) var reducedSystems: [ReducedSystem?] = [nil]
    /// Variables and constraints of components that no reduced system could solve.
    @exclusivity(unchecked) var failures = FlatArray<VariableIndex>()
    @exclusivity(unchecked) var isolatedFailures = FlatArray<ConstraintIndex>()
    /// Constraints presolved while some were given up.
    @exclusivity(unchecked) var doubtful = FlatArray<ConstraintIndex>()
    /// Counts solutions.
    @exclusivity(unchecked) var batch = 0
    /// How components are solved.
    let policy: Policy
    /// Whether a required constraint was given up, by id; empty as long as none ever was.
    @exclusivity(unchecked) var brokenConstraints = FlatArray<Bool>()
    @exclusivity(unchecked) var conflicts: [Conflict] = []
    /// The conflicts of the constraints that are given up at present.
    @exclusivity(unchecked) var knownConflicts: [Conflict] = []
    /// What explaining conflicts took in this solution.
    @exclusivity(unchecked) var explanationWork: ExplanationWork
    /// What finding out took whether known conflicts still are some; with the same budget.
    @exclusivity(unchecked) var confirmationWork: ExplanationWork
    /// Components solved for questions about ambiguity, the newest at the end.
    @exclusivity(unchecked) var ambiguities: [CarefulSolver] = []

    /// Counters of the work done, for tests that guard against regressions.
    @exclusivity(unchecked) package internal(set) var statistics = Statistics()

    /// Which member of a minimal conflicting set is given up: it gets the set in ascending order of installation.
    ///
    /// By default, and for an answer outside the set, the most recently installed member. It must not edit the solver.
    package var chooseConstraintToBreak: (([ConstraintID]) -> ConstraintID)?

    /// Says which constraints are kept where priorities and ranks leave a choice: a place in the order for each id, the first is kept. Constraints
    /// without a place come last. By default, and among these, the order of installation decides.
    ///
    /// It is asked when there is a choice, and again only after constraints came or went. It must not edit the solver.
    package var placesInOrder: (() -> [Int32])?
    /// The answer, until constraints come or go.
    @exclusivity(unchecked) var knownPlaces: [Int32]?

    /// Where templates of small systems are kept.
    let cache: TemplateCache

    /// Which way of pricing solves a component first.
    package enum Policy: Sendable {
        /// Fast pricing, and careful pricing of what it declines.
        case fastFirst
        /// Careful pricing of everything: slower, with the same answers.
        case careful
    }

    /// What explaining conflicts takes at most in one solution, unless another budget is given: a conflict of some hundred constraints among a
    /// thousand takes some ten thousand.
    package static let standardExplanationBudget = 2_000_000

    /// - Parameter explanationBudget: How much work explaining the conflicts of one solution may take, counted in matrix entries visited, columns
    ///   priced and constraints read. What is found then is reported as ``Conflict/isMinimal`` says.
    package init(
        cache: TemplateCache = .shared, policy: Policy = .fastFirst, explanationBudget: Int = standardExplanationBudget
    ) {
        (self.cache, self.policy, isUnsolved) = (cache, policy, policy == .fastFirst)
        explanationWork = ExplanationWork(budget: explanationBudget)
        confirmationWork = explanationWork
    }

    /// Whether something changed since the last solution.
    package var needsSolve: Bool { isUnsolved ? isStated : !dirty.isEmpty || !edited.isEmpty }

    /// The budget that the solver was made with.
    package var explanationBudget: Int { explanationWork.budget }

    // MARK: Variables

    /// Makes an unknown, 0 until constraints say otherwise.
    ///
    /// - Parameter lowerBound: An implicit required bound; it takes part in conflicts but is never given up.
    package func makeVariable(lowerBound: Double = -.infinity) -> Variable {
        let v = system.store.makeVariable(lowerBound: lowerBound)
        if !isUnsolved { forget(v) }
        if lowerBound > 0 { noteValue(of: v) }
        return Variable(v)
    }

    /// Retires a variable. Constraints on it should be removed too; until then it goes on as before.
    package func removeVariable(_ v: Variable) {
        letGo(of: v.id)
        system.store.removeVariable(v.id)
    }

    /// Gives the variable a value that no constraint can change; its implicit bound no longer counts.
    package func fix(_ v: Variable, at value: Double) {
        letGo(of: v.id)
        fix(v.id, value)
    }

    func fix(_ v: VariableIndex, _ value: Double) {
        let known = system.store.fixedValue(of: v)
        system.store.setFixedValue(value, of: v)
        if system.store.fixedValue(of: v) != known { touch(v) }
    }

    /// Makes a fixed variable an unknown again.
    package func unfix(_ v: Variable) {
        letGo(of: v.id)
        guard system.store.isFixed(v.id) else { return }
        system.store.setFixedValue(nil, of: v.id)
        touch(v.id)
    }

    /// Makes room for what is known of a new variable, or forgets what was known of another one with its index.
    @inline(never)
    private func forget(_ v: VariableIndex) {
        system.solution.reset(v)
        if Int(v) < system.aliases.members.count { withdraw(v) }
        system.aliases.add(v)
    }

    /// Takes the variable, and what it was tied to, out of classes, and out of the reduced system that holds it.
    private func withdraw(_ v: VariableIndex) {
        guard let reduced = reducedSystem(holding: v) else { return }
        reduced.takeApart(classOf: v, &system)
        noteEdit(of: reduced)
        release(v)
    }

    /// Records that a variable was fixed, or is not any more.
    func touch(_ v: VariableIndex) {
        noteValue(of: v)
        if isUnsolved { return }
        if noted.areNoted { noted.insert(v) }
        withdraw(v)
        system.aliases.give(system.store.fixedValue(of: v), to: v)
        system.store.link()
        for c in system.store.constraints(on: v) { dirty.constraints.insert(c) }
    }

    /// Records that a variable has another value for reasons of its own.
    private func noteValue(of v: VariableIndex) { if isUnsolved { isStated = true } else { dirty.variables.insert(v) } }

    // MARK: Constraints

    /// Installs `sum(coefficient * variable) relation constant`.
    ///
    /// - Parameters:
    ///   - priority: 1000 or more is required; anything else is optional, the higher the more important.
    ///   - tieRank: Among equally good solutions for a priority, the one with the smallest sum of rank times violation is taken, so rank 0
    ///     gives way first.
    /// - Returns: An id that is used again after removal.
    /// - Complexity: linear in the number of terms.
    package func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        terms.withUnsafeBufferPointer { addConstraint($0, relation, constant, priority: priority, tieRank: tieRank) }
    }

    /// Installs `variable relation constant`, without an array for its one term.
    package func addConstraint(
        on variable: Variable, _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        withUnsafePointer(to: Term(variable, 1)) {
            addConstraint(UnsafeBufferPointer(start: $0, count: 1), relation, constant, priority: priority, tieRank: tieRank)
        }
    }

    /// Installs a constraint whose terms the caller keeps; they are copied before the call returns.
    package func addConstraint(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        let id = system.store.addConstraint(terms, relation, constant, priority.isNaN ? 0 : priority, tieRank)
        if isUnsolved { isStated = true } else { forgetAndNote(id) }
        return ConstraintID(id)
    }

    /// Forgets the order of the constraints, and what is known of the constraint that had the id before.
    private func forgetAndNote(_ id: ConstraintIndex) {
        knownPlaces = nil
        mend(id)
        system.roles.clear(id)
        note(id)
    }

    /// Takes a constraint out.
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

    /// Changes the right-hand side; the constraint keeps its place in the order.
    package func setConstant(_ constant: Double, of id: ConstraintID) {
        guard isInstalled(id) else { return }
        let known = system.store.constraints[id.id].constant
        system.store.setConstant(constant, of: id.id)
        if system.store.constraints[id.id].constant != known { noteConstant(of: id.id) }
    }

    /// Records another constant. An equation on one variable that changes once is likely to change again: no class is made of it from now on.
    private func noteConstant(of c: ConstraintIndex) {
        note(c)
        if isUnsolved || !system.store.constraints[c].isEquation || !system.store.constraints[c].isSingle { return }
        system.store.setMoving(of: c)
    }

    /// Changes the priority, also from or to required; the constraint keeps its place in the order.
    package func setPriority(_ priority: Float, of id: ConstraintID) {
        guard isInstalled(id), system.store.priority(of: id.id) != min(priority, 1000) else { return }
        system.store.setPriority(priority.isNaN ? 0 : priority, of: id.id)
        note(id.id)
    }

    /// Lets values stay near a constraint where it is required and was given up: they miss it by no more than the other required constraints ask
    /// for, before any optional one counts. Other constraints that were given up count below every priority.
    package func persist(_ id: ConstraintID) {
        guard isInstalled(id), !system.store.constraints[id.id].isPersistent else { return }
        system.store.persist(id.id)
        note(id.id)
    }

    // MARK: Reading

    /// The conflicts met since the last call, each with the constraint given up.
    package func takeConflicts() -> [Conflict] {
        defer { conflicts = [] }
        return conflicts
    }

    /// Whether the required constraint is given up at present, to settle a conflict.
    package func isBroken(_ id: ConstraintID) -> Bool { isInstalled(id) && isGivenUp(id.id) }

    func isGivenUp(_ c: ConstraintIndex) -> Bool { Int(c) < brokenConstraints.count && brokenConstraints[c] }

    /// Lets a constraint hold again, as far as it was given up.
    func mend(_ c: ConstraintIndex) { if Int(c) < brokenConstraints.count { brokenConstraints[c] = false } }

    /// The variable's value in the last solution.
    package func value(of v: Variable) -> Double { system.solution.value(of: v.id) }

    /// The variable's value, where required equations and given values say it alone; nil where anything else has a part in it, where that
    /// is not known, and while edits wait for a solution.
    package func statedValue(of v: Variable) -> Double? {
        guard !needsSolve, Int(v.id) < system.aliases.members.count, reducedSystem(holding: v.id) != nil else { return nil }
        guard system.aliases.members[v.id].isFixed else { return nil }
        return value(of: v)
    }

    /// The variables whose value differs from what it was at the last call, in ascending order, and the values; to be read at once.
    package func takeChanges() -> ChangedValues { system.solution.takeChanged() }

    /// A set of required constraints that cannot hold together, or one that the values miss.
    package struct Conflict: Sendable {
        /// Why a constraint is given up.
        package enum Cause: Sendable, Equatable {
            /// The constraints contradict each other. They are minimal where the others could hold without any one of them; `false` where the
            /// budget of explaining did not do to find out.
            case contradiction(isMinimal: Bool)
            /// The only constraint could hold, but coefficients are too far apart for the precision of the values.
            case imprecision
        }

        /// In ascending order of installation.
        package let constraints: [ConstraintID]
        /// The member given up.
        package let broken: ConstraintID
        package let cause: Cause
        /// Whether no member can be left out.
        package var isMinimal: Bool { cause != .contradiction(isMinimal: false) }
    }

    /// Counters of the work done.
    package struct Statistics: Sendable {
        /// Calls of ``ConstraintSolver/solve()`` that had something to do.
        package var solves = 0
        /// Independent parts solved. What is solved at the first time, or after everything was replaced, counts as one.
        package var componentsSolved = 0
        /// Of these the ones that careful pricing solved, after fast pricing declined them.
        package var componentsSolvedGenerally = 0
        /// Variables that no constraint names and that got their values without being priced.
        package var unnamedVariablesSettled = 0
        /// Exchanges between a basic and a nonbasic column.
        package var pivots = 0
        /// Matrix entries visited by row operations.
        package var rowsTouched = 0
        /// How often a constraint was read to presolve it.
        package var constraintsRead = 0
        /// Columns whose optimality was looked at.
        package var columnsChecked = 0
        /// Constraints looked at because of structural edits near them, where their component was not presolved anew.
        package var constraintsPatched = 0
        /// Edited constraints that a reduced system took over.
        package var constraintsTaken = 0
        /// Conflicts that were explained, and what that took where it was not known already: matrix entries visited, columns priced and
        /// constraints read.
        package var conflictsExplained = 0
        package var explanationWork = 0
    }
}
