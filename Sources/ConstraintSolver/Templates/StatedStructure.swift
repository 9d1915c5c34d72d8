/// What a solver was given before its first solution: the same variables, terms, relations, priorities and ranks in the same order have the
/// same template.
struct StatedStructure: ~Copyable {
    private let variables: FlatArray<ConstraintStore.VariableRecord>
    private let lowerBounds: FlatArray<Double>
    private let terms: FlatArray<Int32>
    private let coefficients: FlatArray<Double>
    private let priorities: FlatArray<Float>
    /// Here constants may differ.
    let constraints: FlatArray<ConstraintRecord>
    /// Given values, which may differ too.
    let fixedValues: FlatArray<Double>

    init(of store: borrowing ConstraintStore) {
        variables = FlatArray(copying: store.variables)
        lowerBounds = FlatArray(copying: store.lowerBounds)
        terms = FlatArray(copying: store.terms)
        coefficients = FlatArray(copying: store.coefficients)
        priorities = FlatArray(copying: store.levels.priorities)
        constraints = FlatArray(copying: store.constraints)
        fixedValues = FlatArray(copying: store.fixedValues)
    }

    var usedBytes: Int {
        variables.usedBytes + lowerBounds.usedBytes + terms.usedBytes + coefficients.usedBytes + priorities.usedBytes
            + constraints.usedBytes + fixedValues.usedBytes
    }

    /// Whether the store holds the same but for constants and given values. Both ``ConstraintStore/isPristine``.
    ///
    /// - Complexity: O(1) where the numbers of things differ, else linear in the size of the system.
    func isStated(in store: borrowing ConstraintStore) -> Bool {
        guard constraints.count == store.constraints.count, terms.isEqual(to: store.terms, by: ==) else { return false }
        guard constraints.isEqual(to: store.constraints, by: { $0.isStated(like: $1) }) else { return false }
        guard variables.isEqual(to: store.variables, by: ==), coefficients.isEqual(to: store.coefficients, by: ==) else {
            return false
        }
        return lowerBounds.isEqual(to: store.lowerBounds, by: ==) && priorities.isEqual(to: store.levels.priorities, by: ==)
    }
}
