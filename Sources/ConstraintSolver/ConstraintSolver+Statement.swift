extension ConstraintSolver {
    /// A stated constraint: `sum(terms) relation constant`, at a priority; required ones have 1000.
    package struct Statement: Sendable {
        package let terms: [Term]
        package let relation: Relation
        package let constant: Double
        package let priority: Float
    }

    /// The statement of an installed constraint, with terms of one variable merged.
    ///
    /// - Complexity: linear in the number of terms.
    package func statement(of id: ConstraintID) -> Statement {
        let record = system.store.constraints[id.id]
        return Statement(
            terms: system.store.termList(of: id.id), relation: record.relation, constant: record.constant,
            priority: system.store.priority(of: id.id))
    }
}
