/// What a solver was told before its first solution, but for the constants: the same variables, terms, relations, priorities and ranks in
/// the same order have the same template.
struct StatedStructure: ~Copyable {
    private let variables: FlatArray<ConstraintStore.VariableRecord>
    private let lowerBounds: FlatArray<Double>
    private let constraints: FlatArray<ConstraintRecord>
    private let terms: FlatArray<Int32>
    private let coefficients: FlatArray<Double>
    private let priorities: FlatArray<Float>

    init(of store: borrowing ConstraintStore) {
        variables = FlatArray(copying: store.variables)
        lowerBounds = FlatArray(copying: store.lowerBounds)
        constraints = FlatArray(copying: store.constraints)
        terms = FlatArray(copying: store.terms)
        coefficients = FlatArray(copying: store.coefficients)
        priorities = FlatArray(copying: store.levels.priorities)
    }

    var usedBytes: Int {
        variables.usedBytes + lowerBounds.usedBytes + constraints.usedBytes + terms.usedBytes + coefficients.usedBytes
            + priorities.usedBytes
    }

    /// Whether the store holds the same but for constants. Both ``ConstraintStore/isPristine``.
    ///
    /// - Complexity: O(1) where the numbers of things differ, else linear in the size of the system.
    func isStated(in store: borrowing ConstraintStore) -> Bool {
        guard constraints.count == store.constraints.count, terms.count == store.terms.count else { return false }
        guard terms.hasBytes(of: store.terms), constraints.hasLastWords(of: store.constraints) else { return false }
        guard variables.hasBytes(of: store.variables), coefficients.hasBytes(of: store.coefficients) else { return false }
        return lowerBounds.hasBytes(of: store.lowerBounds) && priorities.hasBytes(of: store.levels.priorities)
    }
}
