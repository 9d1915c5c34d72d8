/// A part of the system in reduced form, kept between solutions so that an edit costs what it touches.
///
/// Classes of variables tied together are single columns; inequalities and optional constraints on one column are corners of its convex
/// cost; what is left are rows over columns, of which each has a basic one. A column that is not basic stands at a corner.
///
/// This is the quick way to solve: it takes what has one best solution by its priorities and ranks alone, without conflicts, and with
/// coefficients of few digits. Anything else it reports in ``failures``, and the general method (``ReducedProblem``) answers instead.
/// Both give the same values.
final class Reduction {
    /// Where the cost of one column turns: a bound, or the target of an optional constraint.
    struct Corner: BitwiseCopyable {
        var position: Double
        /// The slope of the cost on the side that violates the constraint, but for the sign.
        var weight: Double
        /// The constraint, or the complement of the variable whose implicit bound it is.
        var constraint: Int32
        var rank: Int32
        /// The next corner of the column, or -1.
        var next: Int32
        /// Bits for the sides on which the cost rises, below and above; the level beyond them.
        private var kind: Int32

        init(
            position: Double, weight: Double, constraint: Int32, rank: Int32, next: Int32, level: Int32, relation: Relation
        ) {
            (self.position, self.weight, self.constraint, self.rank, self.next) = (position, weight, constraint, rank, next)
            kind = level << 2 | Self.sides(relation)
        }

        private static let below: Int32 = 1
        private static let above: Int32 = 2

        private static func sides(_ relation: Relation) -> Int32 {
            (relation == .lessThanOrEqual ? 0 : below) | (relation == .greaterThanOrEqual ? 0 : above)
        }

        var level: Int32 { kind >> 2 }
        var risesBelow: Bool { kind & Self.below != 0 }
        var risesAbove: Bool { kind & Self.above != 0 }
        var isEqual: Bool { risesBelow && risesAbove }
        func hasRelation(of other: Corner) -> Bool { (kind ^ other.kind) & 3 == 0 }

        var before: Double { risesBelow ? -weight : 0 }
        var after: Double { risesAbove ? weight : 0 }
        var jump: Double { isEqual ? 2 * weight : weight }

        /// The same as the corner of a column that this one's column is `scale * column + offset` of.
        func seen(through scale: Double, _ offset: Double) -> Corner {
            var corner = self
            corner.position = (position - offset) / scale
            corner.weight = weight * abs(scale)
            if scale < 0 && !isEqual { corner.kind ^= Self.below | Self.above }
            return corner
        }
    }

    /// What structural edits changed about a column.
    enum Change: UInt8, BitwiseCopyable {
        case none
        /// The rows that it stands in.
        case rows
        /// Its corners, and maybe its rows.
        case cost
    }

    /// The root of a class, or the value of a sum that has a cost.
    struct Column: BitwiseCopyable {
        var value = 0.0
        /// How far along a step the corners are passed: scratch of ``advance(_:_:)``.
        var passed = 0.0
        var firstCorner: Int32 = -1
        /// The row that gives the column's value, or -1.
        var row: Int32 = -1
        var firstEntry: Int32 = -1
        var entryCount: Int32 = 0
        /// The groups to work out again when the value changes, as a list in ``SumRows/uses``.
        var firstGroup: Int32 = -1
        /// The group that defines the column, if it has no cost and stands in rows; else -1.
        var home: Int32 = -1
        /// The root variable of a class, the complement less one of a free variable that a sum depends on, or -1 where there is no column any more.
        private var anchor: Int32
        /// On which side of a corner a basic column counts as standing when it is at one.
        var lean: Int8 = -1
        var isQueued = false
        var isMoved = false
        /// What structural edits changed so far.
        var change = Change.none

        /// The column of a class.
        init(root: Int32) { anchor = root }

        /// The column of a sum.
        init(ofSumOn seed: Int32) { anchor = -2 - seed }

        /// The root variable, or -1.
        var root: Int32 { max(-1, anchor) }
        /// A free variable the column depends on, or -1 where there is no column any more.
        var seed: Int32 { anchor >= -1 ? anchor : -2 - anchor }

        /// Takes another of the free variables that a sum depends on.
        mutating func setSeed(_ seed: Int32) { anchor = -2 - seed }

        mutating func retire() { anchor = -1 }
    }

    /// The corner that decided where a column without rows stands, and what it had to choose from.
    struct LoneCorner {
        var column: Int32 = -1
        var corner: Int32 = -1
        var choice = Interval()
        /// Whether the choice keeps the column's bounds.
        var isProven = false
    }

    let index: Int32
    @exclusivity(unchecked) var columns = FlatArray<Column>()
    @exclusivity(unchecked) var corners = FlatArray<Corner>()
    @exclusivity(unchecked) var freeColumns = FlatArray<Int32>()
    @exclusivity(unchecked) var freeCorners = FlatArray<Int32>()
    @exclusivity(unchecked) var tableau = Tableau()
    @exclusivity(unchecked) var sums = SumRows()
    @exclusivity(unchecked) var terms = RootTerms()
    @exclusivity(unchecked) var grouping = GroupScratch()
    @exclusivity(unchecked) var notes = CompileNotes()
    /// Columns whose optimality is in doubt.
    @exclusivity(unchecked) var queue = FlatArray<Int32>()
    /// Columns that could be moved at no cost when they were looked at.
    @exclusivity(unchecked) var tied = FlatArray<Int32>()
    @exclusivity(unchecked) var moved = FlatArray<Int32>()
    /// Variables in components that need the general method.
    @exclusivity(unchecked) var failures = FlatArray<Int32>()
    @exclusivity(unchecked) var slopes = SlopeVectors()
    /// What the basic columns cost, by row.
    @exclusivity(unchecked) var basicCosts = FlatArray<BasicCost>()
    /// Counts the times when columns moved.
    @exclusivity(unchecked) var stillness = 0
    /// The last edited column without rows; `column` is -1 when any corner was edited since.
    @exclusivity(unchecked) var lastLone = LoneCorner()
    var pivots = 0
    var columnsChecked = 0
    var constraintsRead = 0
    /// Groups whose definitions are to be worked out anew.
    @exclusivity(unchecked) var staleGroups = FlatArray<Int32>()

    /// Structural edits since the last solution.
    @exclusivity(unchecked) var edits = StructuralEdits()
    @exclusivity(unchecked) var multipliers = RowMultipliers()
    /// Constraints looked at because of structural edits.
    var constraintsPatched = 0
    /// Whether a row of the tableau has no columns and so no basic one.
    var hasEmptyRows = false

    /// Constraints without unknowns that do not hold.
    @exclusivity(unchecked) var isolatedFailures = FlatArray<Int32>()
    /// How many variables of the store belong here.
    var liveVariables = 0
    /// The solution it was compiled for.
    let batch: Int
    /// How much of the tableau's work was counted already.
    var workReported = 0

    /// What stands for the column of a constraint that has no unknowns.
    static let noColumn: Int32 = -2

    /// What careful pricing knows, where that is how the reduction is solved.
    let careful: CarefulState?
    /// Whether the first column that can be moved is moved, and the first one leaves that may, so that no basis comes twice.
    var isCautious = false
    /// How many equations were read when it was compiled.
    var equationsRead = 0

    init(index: Int32, batch: Int, careful: CarefulState? = nil) {
        (self.index, self.batch, self.careful) = (index, batch, careful)
        if let careful { tableau.noise = careful.noise }
    }

    @inline(__always) var isCareful: Bool { careful != nil }

    func fail(_ column: Int32) { if columns[column].seed >= 0 && !isCareful { failures.append(columns[column].seed) } }

    // MARK: Corners

    @inline(__always)
    func addCorner(_ corner: Corner, to column: Int32) {
        lastLone.column = -1
        var corner = corner
        corner.next = columns[column].firstCorner
        if let free = freeCorners.popLast() {
            corners[free] = corner
            columns[column].firstCorner = free
        } else {
            columns[column].firstCorner = Int32(corners.count)
            corners.append(corner)
        }
    }

    /// Takes the constraint's corner off its column, if it has one.
    func removeCorner(of constraint: Int32, from column: Int32) {
        var previous: Int32 = -1
        var k = columns[column].firstCorner
        while k >= 0 && corners[k].constraint != constraint { (previous, k) = (k, corners[k].next) }
        guard k >= 0 else { return }
        lastLone.column = -1
        if previous < 0 { columns[column].firstCorner = corners[k].next } else { corners[previous].next = corners[k].next }
        freeCorners.append(k)
    }

    func cornerIndex(of constraint: Int32, on column: Int32) -> Int32 {
        var k = columns[column].firstCorner
        while k >= 0 && corners[k].constraint != constraint { k = corners[k].next }
        return k
    }

    /// How far a column may be from a corner and still stand at it.
    @inline(__always)
    static func nearness(_ value: Double) -> Double { 1e-9 + 1e-12 * abs(value) }

    /// Whether a coefficient is neither so small nor so large that what is divided by it loses its digits.
    @inline(__always)
    static func isDivisor(_ x: Double) -> Bool { abs(x) > 1e-3 && abs(x) < 1e6 }
}
