/// A `.cons` file: linear constraints over variables, four a view (x, y, width, height in the superview's coordinates).
package struct ConstraintWorkload: Sendable {
    package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// The sum of the terms plus the constant, in relation to 0.
    package struct Constraint: Sendable {
        package let isInstalled: Bool
        package let relation: Relation
        /// 0...1000; 1000 is required.
        package let priority: Float
        package let constant: Double
        /// Where the terms stand in those of the workload.
        package let terms: Range<Int>
    }

    package struct Term: Sendable {
        package let variable: Int
        package let coefficient: Double
    }

    /// A variable whose value steps suggest.
    package struct Edit: Sendable {
        package let variable: Int
        package let priority: Float
        package let value: Double
    }

    package enum Action: Sendable {
        case suggest(variable: Int, value: Double)
        case remove(Int)
        case install(Int)
        case setConstant(Int, Double)
    }

    package let viewCount: Int
    package let variableCount: Int
    package let constraints: [Constraint]
    /// The terms of all constraints.
    package let terms: [Term]
    package let edits: [Edit]
    package let steps: [[Action]]

    /// The largest number of terms that a constraint has.
    package let longestConstraint: Int

    /// Whether each step makes everything anew with other constants, as a cell is made.
    package var rebuildsEachStep: Bool {
        if case .setConstant? = steps.first?.first { return true }
        return false
    }

    /// - Complexity: linear in the file's size.
    package init(file: String) throws {
        var lines = try WorkloadLines(file: file)
        var counts: [Substring: Int] = [:]
        var constraints: [Constraint] = []
        var terms: [Term] = []
        var edits: [Edit] = []
        var steps: [[Action]] = []
        while let words = lines.next() {
            switch words[0] {
            case "c": constraints.append(Self.constraint(words, &terms))
            case "e":
                edits.append(Edit(variable: words[1].index, priority: Float(words[2].number ?? 0), value: words[4].number ?? 0))
            case "ops":
                for _ in 0..<words[1].index { steps.append(Self.actions(lines.next() ?? [])) }
            default: counts[words[0]] = words[1].index
            }
        }
        viewCount = counts["views"] ?? 0
        variableCount = counts["vars"] ?? 0
        (self.constraints, self.terms, self.edits, self.steps) = (constraints, terms, edits, steps)
        longestConstraint = constraints.map(\.terms.count).max() ?? 0
    }

    private static func constraint(
        _ words: [Substring], _ terms: inout [Term]
    ) -> Constraint {
        let relations: [Substring: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
        let first = terms.count
        for k in 0..<words[7].index {
            terms.append(Term(variable: words[8 + 2 * k].index, coefficient: words[9 + 2 * k].number ?? 0))
        }
        return Constraint(
            isInstalled: words[2] == "i", relation: relations[words[3]] ?? .equal, priority: Float(words[4].number ?? 0),
            constant: words[6].number ?? 0, terms: first..<terms.count)
    }

    private static func edit(_ words: [Substring]) -> Edit {
        Edit(variable: words[1].index, priority: Float(words[2].number ?? 0), value: words[4].number ?? 0)
    }

    private static func actions(_ words: [Substring]) -> [Action] {
        words.split(separator: ";").map { words in
            let id = words[words.startIndex + 1].index
            switch words.first {
            case "-": return .remove(id)
            case "+": return .install(id)
            case "k": return .setConstant(id, words.last?.number ?? 0)
            default: return .suggest(variable: id, value: words.last?.number ?? 0)
            }
        }
    }
}
