/// The conflicts of a problem and the members that were broken, kept for problems with an equal statement: stack views
/// solve for the sizes of a part again and again.
struct ConflictSettlement: Sendable {
    /// The conflicts in the order in which they were found, and those of them that were not withdrawn later.
    let met: [ConflictExplanation]
    let explanations: [ConflictExplanation]
    /// The work of explaining; it is spent again when the explanations are reused, so that results do not depend on
    /// earlier queries.
    let work: Int
}

extension LinearProblem {
    /// The whole statement of the problem, as numbers.
    var statement: [Double] {
        var numbers = variables.indices.map { system.store.lowerBound(of: VariableIndex($0)) }
        for position in constraints.indices.map({ ConstraintIndex($0) }) {
            let record = system.store.constraints[position]
            numbers += [Double(record.relation.rawValue), record.constant, magnitudes[Int(position)]]
            numbers += [Double(system.store.priority(of: position)), Double(record.tieRank)]
            system.store.forEachTerm(of: record) { v, coefficient in numbers += [Double(Int(v)), coefficient] }
            numbers.append(-1)
        }
        return numbers
    }
}
