/// What each constraint became in the reduced system that holds its variables.
struct ConstraintRoles: ~Copyable {
    /// The column whose cost the constraint is a breakpoint of, ``ReducedSystem/noColumn`` if it has no unknowns, -1 for constraints of other kinds.
    private var columns = FlatArray<ColumnID>()
    /// A variable of the class that an equation was aggregated into, or a row as its complement less one, or none.
    private var roles = FlatArray<Int32>()

    init() {}

    init(copying other: borrowing ConstraintRoles) {
        columns = FlatArray(copying: other.columns)
        roles = FlatArray(copying: other.roles)
    }

    mutating func copy(_ other: borrowing ConstraintRoles) {
        columns.copy(other.columns)
        roles.copy(other.roles)
    }

    var usedBytes: Int { columns.usedBytes + roles.usedBytes }

    /// Makes room for constraints below the given id.
    @inline(__always)
    mutating func extend(to count: Int) {
        columns.extend(to: count, with: .none)
        roles.extend(to: count, with: -1)
    }

    /// Nothing became of a constraint so far, for which there is room.
    @inline(__always)
    mutating func reset(_ c: ConstraintIndex) {
        columns[c] = .none
        roles[c] = -1
    }

    /// Forgets what became of a constraint.
    @inline(__always)
    mutating func clear(_ c: ConstraintIndex) { if Int(c) < columns.count { reset(c) } }

    @inline(__always)
    func column(of c: ConstraintIndex) -> ColumnID { Int(c) < columns.count ? columns[c] : .none }

    @inline(__always)
    mutating func setColumn(_ column: ColumnID, of c: ConstraintIndex) { columns[c] = column }

    /// A variable of the class that the equation was aggregated into: to be tied, or to get a value; or none.
    func variable(of c: ConstraintIndex) -> VariableIndex { Int(c) < roles.count ? VariableIndex(max(-1, roles[c])) : .none }

    @inline(__always)
    mutating func setVariable(_ v: VariableIndex, of c: ConstraintIndex) { roles[c] = v.raw }

    /// The row that the constraint became, or none.
    func row(of c: ConstraintIndex) -> EquationID { Int(c) < roles.count && roles[c] < -1 ? EquationID(-2 - roles[c]) : .none }

    @inline(__always)
    mutating func setRow(_ row: EquationID, of c: ConstraintIndex) { roles[c] = -2 - row.raw }

    /// The constraint neither was aggregated into a class nor became a row.
    mutating func clearRole(of c: ConstraintIndex) { roles[c] = -1 }
}
