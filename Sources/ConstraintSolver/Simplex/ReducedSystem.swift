/// A part of the system in reduced form, kept between solutions so that an edit costs what it touches.
///
/// Alias classes of variables are single columns; inequalities and optional constraints on one column are breakpoints
/// of its convex cost; the rest are rows over columns, each with a basic one. A nonbasic (in the paper: parametric)
/// column is at a breakpoint.
///
/// Fast pricing solves systems whose optimum is unique by priorities and ranks alone, without conflicts and with exact
/// coefficients. It lists anything else in ``declined``, which careful pricing (``CarefulSolver``) solves instead. Both
/// give the same values.
final class ReducedSystem {
    /// A change of slope in the cost of a column: a bound, or the target of an optional constraint.
    struct Breakpoint: Linked {
        var position: Double
        /// The absolute slope of the cost on the side that violates the constraint.
        var weight: Double
        /// The constraint, or the complement of the variable whose implicit bound it is.
        var constraint: ConstraintIndex
        var rank: Int32
        /// The next breakpoint of the column, or none.
        var next: BreakpointID
        /// Bits for the sides on which the cost rises, below and above; the level in the bits above them.
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
        /// Whether the other breakpoint has the same slopes on each side, at the same level.
        func hasCost(of other: Breakpoint) -> Bool { kind == other.kind && weight == other.weight && rank == other.rank }

        var before: Double { risesBelow ? -weight : 0 }
        var after: Double { risesAbove ? weight : 0 }
        var jump: Double { isEqual ? 2 * weight : weight }

        /// Whether the breakpoint is at a position, apart from rounding.
        @inline(__always)
        func isAt(_ x: Double) -> Bool { abs(position - x) <= Numerics.coincidence(x) }

        /// The equivalent breakpoint of a column of which this one's column is `scale * column + offset`.
        func seen(through scale: Double, _ offset: Double) -> Breakpoint {
            var breakpoint = self
            breakpoint.position = (position - offset) / scale
            breakpoint.weight = weight * abs(scale)
            if scale < 0 && !isEqual { breakpoint.kind ^= Self.below | Self.above }
            return breakpoint
        }
    }

    /// The kind of change that structural edits made to a column.
    enum Change: UInt8, BitwiseCopyable {
        case none
        /// Its rows.
        case rows
        /// Its breakpoints, and possibly its rows.
        case cost
    }

    /// The root of an alias class, or the slack of an inequality on a sum.
    struct Column: BitwiseCopyable {
        var value = 0.0
        /// The position along a step up to which breakpoints are passed: scratch of ``advance(_:_:)``.
        var passed = 0.0
        var firstBreakpoint: BreakpointID = .none
        /// The row in which the column is basic, or none.
        var row: RowID = .none
        var firstEntry: EntryID = .none
        var entryCount: Int32 = 0
        /// The groups to evaluate again when the value changes, as a list in ``EquationRows/uses``.
        var firstUse: GroupUseID = .none
        /// The group that defines the column, if it has no cost and is in rows; otherwise -1.
        var definingGroup: GroupID = .none
        /// The root variable of a class; for a slack column, -2 minus a free variable that its sum depends on; none for
        /// a removed column.
        private var anchor: Int32
        /// The side of a breakpoint on which a basic column at it is priced.
        var side: Int8 = -1
        var isQueued = false
        var isMoved = false
        /// The changes that structural edits made so far.
        var change = Change.none

        /// Creates the column of a class.
        init(root: VariableIndex) { anchor = root.raw }

        /// Creates the column of a slack.
        init(ofSumOn seed: VariableIndex) { anchor = -2 - seed.raw }

        /// The root variable, or none.
        var root: VariableIndex { VariableIndex(max(-1, anchor)) }
        /// A free variable that the column depends on; none for a removed column.
        var seed: VariableIndex { VariableIndex(anchor >= -1 ? anchor : -2 - anchor) }

        /// Replaces the free variable that a slack column is identified by.
        mutating func setSeed(_ seed: VariableIndex) { anchor = -2 - seed.raw }

        mutating func retire() { anchor = -1 }
    }

    /// The breakpoint that determined the position of a column without rows, and the interval from which it chose.
    struct LoneChoice: BitwiseCopyable {
        var column = ColumnID.none
        var breakpoint = BreakpointID.none
        var choice = Interval()
        /// Whether the choice satisfies the column's bounds.
        var isProven = false
    }

    /// The queue of pricing, and its scratch memory.
    struct Pricing: ~Copyable {
        /// Columns that have to be priced.
        var queue = FlatArray<ColumnID>()
        /// Columns that could be moved at no cost when they were priced.
        var tied = FlatArray<ColumnID>()
        /// Columns whose values changed since the last solution.
        var moved = FlatArray<ColumnID>()
        /// The reduced costs of the column being priced.
        var reducedCosts = ReducedCosts()
        /// The costs of the basic columns, by row.
        var basicCosts = FlatArray<BasicCost>()
        /// The rates of violation by column, if everything is required; and the ``moveCount`` for which they are valid.
        var violationRates = FlatArray<ViolationRate>()
        var ratedMoveCount = -1
        /// The number of moves of columns.
        var moveCount = 0
        /// Whether Bland's rule chooses the entering and the leaving column.
        var isCautious = false
        /// The last edited column without rows; none if any breakpoint was edited since.
        var lastLone = LoneChoice()
    }

    /// Counters of the work done since the solver last collected them.
    struct Work {
        var pivots = 0
        var columnsChecked = 0
        /// Entries of the tableau read for pricing.
        var entriesPriced = 0
        var constraintsRead = 0
        /// Constraints read because of structural edits.
        var constraintsPatched = 0
        /// Equations read by the last presolve.
        var equationsRead = 0
        /// The part of the tableau's work that was already collected.
        var rowsReported = 0
    }

    /// The parts of the system that fast pricing does not solve.
    struct Declined: ~Copyable {
        /// Variables in components that need careful pricing.
        var variables = FlatArray<VariableIndex>()
        /// Constraints without free variables that are violated.
        var constraints = FlatArray<ConstraintIndex>()
        /// Whether anything was declined for another reason than ties.
        var hasRefusals = false
    }

    let index: ReducedSystemIndex
    /// The number of the solution for which the system was presolved.
    let batch: Int
    /// The state of careful pricing, if the reduced system is solved by it.
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
    /// Scratch memory of presolve.
    @exclusivity(unchecked) var terms = LinearExpression()
    @exclusivity(unchecked) var elimination = EliminationScratch()
    /// The number of the store's variables that the system holds.
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

    /// Declines the component of a column because several of its values are optimal.
    func leaveOpen(_ column: ColumnID) {
        if columns[column].seed.exists && !isCareful { declined.variables.append(columns[column].seed) }
    }

    // MARK: Breakpoints

    /// The breakpoints of a column, the newest first; the list must not change during iteration.
    @inline(__always)
    func breakpoints(of column: ColumnID) -> LinkedElements<Breakpoint> {
        breakpoints.list(from: columns[column].firstBreakpoint)
    }

    /// The first breakpoint of a column that the body accepts, or none.
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

    /// Removes the constraint's breakpoint from its column, if it has one.
    func removeBreakpoint(of constraint: ConstraintIndex, from column: ColumnID) {
        let isRemoved = breakpoints.unlink(from: &columns[column].firstBreakpoint, &freeBreakpoints) {
            $0.constraint == constraint
        }
        if isRemoved { pricing.lastLone.column = .none }
    }
}
