/// The stated linear system, its presolved form, and its solution: the data that all steps of the solver share.
struct System: ~Copyable {
    var store = ConstraintStore()
    var aliases = AliasClasses()
    /// The form of each constraint.
    var roles = ConstraintRoles()
    var marks = EditMarks()
    var solution = Solution()
}
