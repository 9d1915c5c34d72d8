/// A part of the system in reduced form, kept between solutions so that an edit costs what it touches.
///
/// Classes of variables tied together are single columns; inequalities and optional constraints on one column are
/// breakpoints of its convex cost; what is left are rows over columns, of which each has a basic one. A column that is
/// not basic stands at a breakpoint.
///
/// Fast pricing solves what has one best solution by its priorities and ranks alone, without conflicts, and with
/// coefficients of few digits. Anything else it lists in ``failures``, and careful pricing (``CarefulSolver``) answers
/// instead. Both give the same values.
final class ReducedSystem {
    /// Where the cost of one column turns: a bound, or the target of an optional constraint.
    struct Breakpoint: Linked {
        var position: Double
        /// The slope of the cost on the side that violates the constraint, but for the sign.
        var weight: Double
        /// The constraint, or the complement of the variable whose implicit bound it is.
        var constraint: ConstraintIndex
        var rank: Int32
        /// The next breakpoint of the column, or none.
        var next: BreakpointID
        /// Bits for the sides on which the cost rises, below and above; the level beyond them.
        private var kind: Int32

        init(
            position: Double, weight: Double, constraint: ConstraintIndex, rank: Int32, next: BreakpointID, level: LevelIndex,
            relation: Relation
        ) {
            (self.position, self.weight, self.constraint, self.rank, self.next) = (position, weight, constraint, rank, next)
            kind = level.raw << 2 | Self.sides(relation)
        }

        private static let below: Int32 = 1
        private static let above: Int32 = 2

        private static func sides(_ relation: Relation) -> Int32 {
            (relation == .lessThanOrEqual ? 0 : below) | (relation == .greaterThanOrEqual ? 0 : above)
        }

        var level: LevelIndex { LevelIndex(kind >> 2) }
        var risesBelow: Bool { kind & Self.below != 0 }
        var risesAbove: Bool { kind & Self.above != 0 }
        var isEqual: Bool { risesBelow && risesAbove }
        func hasRelation(of other: Breakpoint) -> Bool { (kind ^ other.kind) & 3 == 0 }
        /// Whether the other one costs as much on each side, at the same level.
        func hasCost(of other: Breakpoint) -> Bool { kind == other.kind && weight == other.weight && rank == other.rank }

        var before: Double { risesBelow ? -weight : 0 }
        var after: Double { risesAbove ? weight : 0 }
        var jump: Double { isEqual ? 2 * weight : weight }

        /// Whether the breakpoint is at a position, but for rounding.
        @inline(__always)
        func isAt(_ x: Double) -> Bool { abs(position - x) <= Numerics.coincidence(x) }

        /// The same as the breakpoint of a column that this one's column is `scale * column + offset` of.
        func seen(through scale: Double, _ offset: Double) -> Breakpoint {
            var breakpoint = self
            breakpoint.position = (position - offset) / scale
            breakpoint.weight = weight * abs(scale)
            if scale < 0 && !isEqual { breakpoint.kind ^= Self.below | Self.above }
            return breakpoint
        }
    }

    /// What structural edits changed about a column.
    enum Change: UInt8, BitwiseCopyable {
        case none
        /// The rows that it stands in.
        case rows
        /// Its breakpoints, and maybe its rows.
        case cost
    }

    /// The root of a class, or the value of a sum that has a cost.
    struct Column: BitwiseCopyable {
        var value = 0.0
        /// How far along a step the breakpoints are passed: scratch of ``advance(_:_:)``.
        var passed = 0.0
        var firstBreakpoint: BreakpointID = .none
        /// The row that gives the column's value, or none.
        var row: RowID = .none
        var firstEntry: EntryID = .none
        var entryCount: Int32 = 0
        /// The groups to work out again when the value changes, as a list in ``EquationRows/uses``.
        var firstUse: GroupUseID = .none
        /// The group that defines the column, if it has no cost and stands in rows; else -1.
        var definingGroup: GroupID = .none
        /// The root variable of a class, the complement less one of a free variable that a sum depends on, or none
        /// where there is no column any more.
        private var anchor: Int32
        /// On which side of a breakpoint a basic column counts as standing when it is at one.
        var side: Int8 = -1
        var isQueued = false
        var isMoved = false
        /// What structural edits changed so far.
        var change = Change.none

        /// The column of a class.
        init(root: VariableIndex) { anchor = root.raw }

        /// The column of a sum.
        init(ofSumOn seed: VariableIndex) { anchor = -2 - seed.raw }

        /// The root variable, or none.
        var root: VariableIndex { VariableIndex(max(-1, anchor)) }
        /// A free variable the column depends on, or none where there is no column any more.
        var seed: VariableIndex { VariableIndex(anchor >= -1 ? anchor : -2 - anchor) }

        /// Takes another of the free variables that a sum depends on.
        mutating func setSeed(_ seed: VariableIndex) { anchor = -2 - seed.raw }

        mutating func retire() { anchor = -1 }
    }

    /// The breakpoint that decided where a column without rows stands, and what it had to choose from.
    struct LoneChoice: BitwiseCopyable {
        var column = ColumnID.none
        var breakpoint = BreakpointID.none
        var choice = Interval()
        /// Whether the choice keeps the column's bounds.
        var isProven = false
    }

    /// What pricing has to look at, and its scratch.
    struct Pricing: ~Copyable {
        /// Columns whose optimality is in doubt.
        var queue = FlatArray<ColumnID>()
        /// Columns that could be moved at no cost when they were looked at.
        var tied = FlatArray<ColumnID>()
        /// Columns whose values changed since the last solution.
        var moved = FlatArray<ColumnID>()
        /// The reduced costs of the column at hand.
        var reducedCosts = ReducedCosts()
        /// What the basic columns cost, by row.
        var basicCosts = FlatArray<BasicCost>()
        /// By column, where all is required; and the ``moveCount`` that they are known for.
        var violationRates = FlatArray<ViolationRate>()
        var ratedMoveCount = -1
        /// Counts the times when columns moved.
        var moveCount = 0
        /// Whether Bland's rule chooses the entering and the leaving column.
        var isCautious = false
        /// The last edited column without rows; no column when any breakpoint was edited since.
        var lastLone = LoneChoice()
    }

    /// Counters of the work done since the solver last took them over.
    struct Work {
        var pivots = 0
        var columnsChecked = 0
        /// Entries of the tableau that prices were made of.
        var entriesPriced = 0
        var constraintsRead = 0
        /// Constraints looked at because of structural edits.
        var constraintsPatched = 0
        /// How many equations the last presolve read.
        var equationsRead = 0
        /// How much of the tableau's work was taken over already.
        var rowsReported = 0
    }

    /// What fast pricing does not solve.
    struct Declined: ~Copyable {
        /// Variables in components that need careful pricing.
        var variables = FlatArray<VariableIndex>()
        /// Constraints without unknowns that do not hold.
        var constraints = FlatArray<ConstraintIndex>()
        /// Whether anything was declined for another reason than that several of its values are best.
        var hasRefusals = false
    }

    let index: ReducedSystemIndex
    /// Counts solutions; the one that it was presolved for.
    let batch: Int
    /// What careful pricing knows, where that is how the reduced system is solved.
    let careful: CarefulState?
    @exclusivity(unchecked) var columns = FlatArray<Column>()
    @exclusivity(unchecked) var breakpoints = FlatArray<Breakpoint>()
    @exclusivity(unchecked) var freeColumns = FlatArray<ColumnID>()
    @exclusivity(unchecked) var freeBreakpoints = FlatArray<BreakpointID>()
    @exclusivity(unchecked) var tableau = Tableau()
    @exclusivity(unchecked) var equations = EquationRows()
    @exclusivity(unchecked) var pricing = Pricing()
    /// Structural edits since the last solution.
    @exclusivity(unchecked) var edits = StructuralEdits()
    @exclusivity(unchecked) var declined = Declined()
    @exclusivity(unchecked) var work = Work()
    /// Scratch of presolve.
    @exclusivity(unchecked) var terms = LinearExpression()
    @exclusivity(unchecked) var elimination = EliminationScratch()
    /// How many variables of the store belong here.
    var liveVariables = 0
    /// Whether a row of the tableau has no columns and so no basic one.
    var hasEmptyRows = false

    init(index: ReducedSystemIndex, batch: Int, careful: CarefulState? = nil) {
        (self.index, self.batch, self.careful) = (index, batch, careful)
        if let careful { tableau.noise = careful.noise }
    }

    @inline(__always) var isCareful: Bool { careful != nil }

    func fail(_ column: ColumnID) {
        declined.hasRefusals = true
        leaveOpen(column)
    }

    /// Declines the component of a column for the only reason that several of its values are best.
    func leaveOpen(_ column: ColumnID) {
        if columns[column].seed.exists && !isCareful { declined.variables.append(columns[column].seed) }
    }

    // MARK: Breakpoints

    /// The breakpoints of a column, the newest first; none may be added meanwhile.
    @inline(__always)
    func breakpoints(of column: ColumnID) -> LinkedElements<Breakpoint> {
        breakpoints.list(from: columns[column].firstBreakpoint)
    }

    /// The first breakpoint of a column for which the body says so, or none.
    @inline(__always)
    func breakpointIndex(of column: ColumnID, where isWanted: (Breakpoint) -> Bool) -> BreakpointID {
        breakpoints.indices(from: columns[column].firstBreakpoint).first { isWanted(breakpoints[$0]) } ?? BreakpointID.none
    }

    @inline(__always)
    func addBreakpoint(_ breakpoint: Breakpoint, to column: ColumnID) {
        pricing.lastLone.column = .none
        var breakpoint = breakpoint
        breakpoint.next = columns[column].firstBreakpoint
        columns[column].firstBreakpoint = breakpoints.insert(breakpoint, at: &freeBreakpoints)
    }

    /// Takes the constraint's breakpoint off its column, if it has one.
    func removeBreakpoint(of constraint: ConstraintIndex, from column: ColumnID) {
        let isRemoved = breakpoints.unlink(from: &columns[column].firstBreakpoint, &freeBreakpoints) {
            $0.constraint == constraint
        }
        if isRemoved { pricing.lastLone.column = .none }
    }
}
