/// What each constraint became in the reduction that holds its variables.
struct ConstraintForms: ~Copyable {
    /// The column whose cost the constraint is a corner of, ``Reduction/noColumn`` if it has no unknowns, -1 for constraints of other kinds.
    private var columns = FlatArray<Int32>()
    /// A variable of the class that an equation was used up for, or a row as its complement less one, or -1.
    private var roles = FlatArray<Int32>()

    init() {}

    init(copying other: borrowing ConstraintForms) {
        columns = FlatArray(copying: other.columns)
        roles = FlatArray(copying: other.roles)
    }

    mutating func copy(_ other: borrowing ConstraintForms) {
        columns.copy(other.columns)
        roles.copy(other.roles)
    }

    var usedBytes: Int { columns.usedBytes + roles.usedBytes }

    /// Makes room for constraints below the given id.
    @inline(__always)
    mutating func extend(to count: Int) {
        columns.extend(to: count, with: -1)
        roles.extend(to: count, with: -1)
    }

    /// Nothing became of a constraint so far, for which there is room.
    @inline(__always)
    mutating func reset(_ c: Int32) {
        columns[c] = -1
        roles[c] = -1
    }

    /// Forgets what became of a constraint.
    @inline(__always)
    mutating func clear(_ c: Int32) {
        if Int(c) < columns.count { reset(c) }
    }

    @inline(__always)
    func column(of c: Int32) -> Int32 { Int(c) < columns.count ? columns[c] : -1 }

    @inline(__always)
    mutating func setColumn(_ column: Int32, of c: Int32) { columns[c] = column }

    /// A variable of the class that the equation was used up for: to be tied, or to get a value; or -1.
    func variable(of c: Int32) -> Int32 { Int(c) < roles.count ? max(-1, roles[c]) : -1 }

    @inline(__always)
    mutating func setVariable(_ v: Int32, of c: Int32) { roles[c] = v }

    /// The row that the constraint became, or -1.
    func row(of c: Int32) -> Int32 { Int(c) < roles.count && roles[c] < -1 ? -2 - roles[c] : -1 }

    @inline(__always)
    mutating func setRow(_ row: Int32, of c: Int32) { roles[c] = -2 - row }

    /// The constraint is neither used up for a class nor a row.
    mutating func clearRole(of c: Int32) { roles[c] = -1 }
}
