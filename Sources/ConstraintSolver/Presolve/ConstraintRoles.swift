/// The form of each constraint in the reduced system that holds its variables.
struct ConstraintRoles: ~Copyable {
    enum Role: BitwiseCopyable, Equatable {
        case none
        /// An equation that was aggregated into the class of a variable: it merges two classes or gives one a value.
        case aggregated(VariableIndex)
        /// An equation between several classes, or the row of a slack column with a breakpoint.
        case row(EquationID)
        /// A breakpoint of the column of a class.
        case breakpoint(ColumnID)
        /// A statement about constants only.
        case constant
    }

    private(set) var roles = FlatArray<Role>()

    mutating func copy(_ other: borrowing ConstraintRoles) { roles.copy(other.roles) }

    /// Reserves space for constraints below the given id.
    @inline(__always)
    mutating func extend(to count: Int) { roles.extend(to: count, with: .none) }

    /// The role of a constraint; reading one without a role is allowed, setting needs reserved space.
    subscript(c: ConstraintIndex) -> Role {
        @inline(__always) get { Int(c) < roles.count ? roles[c] : .none }
        @inline(__always) set { roles[c] = newValue }
    }

    /// Clears the role of a constraint.
    @inline(__always)
    mutating func clear(_ c: ConstraintIndex) { if Int(c) < roles.count { roles[c] = .none } }
}
