/// The linear system as it was stated, what presolve made of it, and its solution: what all steps of the solver read
/// and write.
struct System: ~Copyable {
    var store = ConstraintStore()
    var aliases = AliasClasses()
    /// What constraints became.
    var roles = ConstraintRoles()
    var marks = EditMarks()
    var solution = Solution()
}
