extension ReducedProblem {
    /// Whether all best solutions agree on a variable of the problem; only after ``solve(breakingTies:onlyFeasibility:)`` without
    /// breaking ties.
    ///
    /// Minimises and maximises the variable over the best solutions.
    mutating func isDetermined(_ v: Int32) -> Bool {
        let (root, map) = classes.find(v)
        if classes.classes[Int(root)].fixedValue != nil { return true }
        var objective = Array(repeating: 0.0, count: simplex.values.count)
        objective[Int(root)] = map.scale
        elimination.expand(&objective, problem.noise)
        for column in loneColumns where objective[Int(column)] != 0 {
            let kinks = simplex.kinks[simplex.kinkRange(of: column)]
            if !OptimalInterval(of: kinks, breakingTies: false, noise: problem.noise).isPoint { return false }
        }
        return parts.indices.allSatisfy { isDetermined(objective, in: $0) }
    }

    private mutating func isDetermined(_ objective: [Double], in p: Int) -> Bool {
        let part = parts[p]
        guard part.columns.contains(where: { objective[Int($0)] != 0 }), simplex.hasOpenDirection(part) else { return true }
        guard let lowest = minimum(of: objective, part), let highest = minimum(of: objective.map { -$0 }, part) else {
            return false
        }
        let size = part.columns.reduce(abs(lowest)) { max($0, simplex.kinkSizes[Int($1)], abs(simplex.values[Int($1)])) }
        return -highest - lowest <= 2 * Numerics.feasibility(size, problem.noise)
    }

    /// The smallest value of a linear objective over the best solutions; `nil` if there is none.
    private mutating func minimum(of objective: [Double], _ part: Part) -> Double? {
        simplex.linearObjective = objective
        defer { simplex.linearObjective = [] }
        guard simplex.minimise(part, .last) else { return nil }
        simplex.refresh(part)
        return part.columns.reduce(0) { $0 + objective[Int($1)] * simplex.values[Int($1)] }
    }
}

extension Level {
    /// After every objective of the constraints.
    static let last = Level(group: .max, measure: .violation)
}

extension FreeElimination {
    /// Replaces eliminated columns in a linear expression by what defines them.
    func expand(_ expression: inout [Double], _ noise: Double) {
        for definition in definitions {
            let factor = expression[Int(definition.column)]
            guard factor != 0 else { continue }
            expression[Int(definition.column)] = 0
            for t in definition.terms {
                let column = Int(columns[t])
                expression[column] = Numerics.sum(expression[column], -factor * coefficients[t], noise)
            }
        }
    }
}
