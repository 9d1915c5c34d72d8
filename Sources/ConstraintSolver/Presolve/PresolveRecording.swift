/// What presolving did with the constants of constraints, step by step, so that it can be done again with others: noted for systems that are
/// small enough to be kept as a ``PresolveTemplate``.
struct PresolveRecording: ~Copyable {
    /// A use of an equation: its constant, once what is known is subtracted, is divided and shifts members of a class. Without members
    /// it must be 0.
    struct Step: BitwiseCopyable {
        var divisor: Double
        var constraint: ConstraintIndex
        /// Where its members end among ``PresolveRecording/shifts``.
        var end: ColumnID
    }

    /// A member of a class that is shifted, so many times.
    struct Shift: BitwiseCopyable {
        var scale: Double
        var member: VariableIndex
    }

    private(set) var steps = FlatArray<Step>()
    private(set) var shifts = FlatArray<Shift>()
    /// For each row of the tableau the rows that it is the sum of, in the order they were added up.
    private(set) var summed = FlatArray<EquationID>()
    /// Where the rows of each sum end.
    private(set) var sumEnds = FlatArray<Int32>()
    /// Whether steps are recorded.
    var isTaken = false

    var usedBytes: Int { steps.usedBytes + shifts.usedBytes + summed.usedBytes + sumEnds.usedBytes }

    init() {}

    /// What was noted, without room for more.
    init(copying other: borrowing PresolveRecording) {
        steps = FlatArray(copying: other.steps)
        shifts = FlatArray(copying: other.shifts)
        summed = FlatArray(copying: other.summed)
        sumEnds = FlatArray(copying: other.sumEnds)
    }

    /// Notes that an equation gives a class its value, or lets it follow another; to be called before it does.
    @inline(__always)
    mutating func note(
        _ c: ConstraintIndex, shifting root: VariableIndex, dividedBy divisor: Double, _ aliases: borrowing AliasClasses
    ) {
        if isTaken { noteStep(c, root, divisor, aliases) }
    }

    /// Notes that an equation has no unknowns.
    @inline(__always)
    mutating func note(check c: ConstraintIndex, _ aliases: borrowing AliasClasses) {
        if isTaken { noteStep(c, .none, 1, aliases) }
    }

    private mutating func noteStep(
        _ c: ConstraintIndex, _ root: VariableIndex, _ divisor: Double, _ aliases: borrowing AliasClasses
    ) {
        var member = root
        while member.exists {
            shifts.append(Shift(scale: aliases.members[member].scale, member: member))
            member = aliases.members[member].next
        }
        steps.append(Step(divisor: divisor, constraint: c, end: ColumnID(shifts.count)))
    }

    /// Notes that a row is the next one of a sum.
    @inline(__always)
    mutating func note(summed row: EquationID) { if isTaken { summed.append(row) } }

    /// Notes that the sum is a row of the tableau, or that nothing is left of it.
    mutating func noteSum(isRow: Bool) {
        if !isTaken { return }
        if isRow { sumEnds.append(Int32(summed.count)) } else { summed.truncate(to: Int(sumEnds.last ?? 0)) }
    }
}
