/// What compiling did with the constants of constraints, step by step, so that it can be done again with others: noted for systems that are
/// small enough to be kept as a ``CompiledProgram``.
struct CompileNotes: ~Copyable {
    /// A use of an equation: its constant, once what is known is subtracted, is divided and shifts members of a class. Without members
    /// it must be 0.
    struct Step: BitwiseCopyable {
        var divisor: Double
        var constraint: Int32
        /// Where its members end among ``CompileNotes/shifts``.
        var end: Int32
    }

    /// A member of a class that is shifted, so many times.
    struct Shift: BitwiseCopyable {
        var scale: Double
        var member: Int32
    }

    private(set) var steps = FlatArray<Step>()
    private(set) var shifts = FlatArray<Shift>()
    /// For each row of the tableau the rows that it is the sum of, in the order they were added up.
    private(set) var summed = FlatArray<Int32>()
    /// Where the rows of each sum end.
    private(set) var sumEnds = FlatArray<Int32>()
    /// Whether notes are taken.
    var isTaken = false

    var usedBytes: Int { steps.usedBytes + shifts.usedBytes + summed.usedBytes + sumEnds.usedBytes }

    init() {}

    /// What was noted, without room for more.
    init(copying other: borrowing CompileNotes) {
        steps = FlatArray(copying: other.steps)
        shifts = FlatArray(copying: other.shifts)
        summed = FlatArray(copying: other.summed)
        sumEnds = FlatArray(copying: other.sumEnds)
    }

    /// Notes that an equation gives a class its value, or lets it follow another; to be called before it does.
    @inline(__always)
    mutating func note(_ c: Int32, shifting root: Int32, dividedBy divisor: Double, _ aliases: borrowing Aliases) {
        if isTaken { noteStep(c, root, divisor, aliases) }
    }

    /// Notes that an equation has no unknowns.
    @inline(__always)
    mutating func note(check c: Int32, _ aliases: borrowing Aliases) {
        if isTaken { noteStep(c, -1, 1, aliases) }
    }

    private mutating func noteStep(_ c: Int32, _ root: Int32, _ divisor: Double, _ aliases: borrowing Aliases) {
        var member = root
        while member >= 0 {
            shifts.append(Shift(scale: aliases.members[member].scale, member: member))
            member = aliases.members[member].next
        }
        steps.append(Step(divisor: divisor, constraint: c, end: Int32(shifts.count)))
    }

    /// Notes that a row is the next one of a sum.
    @inline(__always)
    mutating func note(summed row: Int32) { if isTaken { summed.append(row) } }

    /// Notes that the sum is a row of the tableau, or that nothing is left of it.
    mutating func noteSum(isRow: Bool) {
        if !isTaken { return }
        if isRow { sumEnds.append(Int32(summed.count)) } else { summed.truncate(to: Int(sumEnds.last ?? 0)) }
    }
}
