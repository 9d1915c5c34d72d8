/// How the conflicts of a problem were settled, for problems that state the same: stack views ask for the sizes of a part again and again.
struct ConflictSettlement: Sendable {
    /// The conflicts in the order in which they were met, and those of them that were not taken back later on.
    let met: [ConflictExplanation]
    let explanations: [ConflictExplanation]
    /// What explaining took; it counts again where the explanations are used again, so that they do not depend on what was asked before.
    let work: Int
}

extension LinearProblem {
    /// All that the problem states, as numbers.
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
