/// What each constraint became in the reduced system that holds its variables.
struct ConstraintRoles: ~Copyable {
    enum Role: BitwiseCopyable, Equatable {
        case none
        /// An equation that was aggregated into the class of a variable: to be tied, or to get a value.
        case aggregated(VariableIndex)
        /// An equation between several classes, or the row that gives their sum, with a breakpoint of the sum's column.
        case row(EquationID)
        /// A breakpoint of the column of a class.
        case breakpoint(ColumnID)
        /// A statement about constants only.
        case constant
    }

    private(set) var roles = FlatArray<Role>()

    mutating func copy(_ other: borrowing ConstraintRoles) { roles.copy(other.roles) }

    /// Makes room for constraints below the given id.
    @inline(__always)
    mutating func extend(to count: Int) { roles.extend(to: count, with: .none) }

    /// The role of a constraint; there is room for one that gets a role.
    subscript(c: ConstraintIndex) -> Role {
        @inline(__always) get { Int(c) < roles.count ? roles[c] : .none }
        @inline(__always) set { roles[c] = newValue }
    }

    /// Forgets what became of a constraint.
    @inline(__always)
    mutating func clear(_ c: ConstraintIndex) { if Int(c) < roles.count { roles[c] = .none } }
}
