/// A small system of linear constraints, solved without rounding: what the layout engine's answers are held against.
///
/// It shares nothing with the engine's solver, neither code nor method: one row of integers per constraint, Bland's
/// rule, no presolve.
package struct ExactSystem: Sendable {
    /// How the two sides of a constraint compare.
    package enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    package struct Constraint: Sendable {
        /// Pairs of a variable and its coefficient; a variable may occur more than once.
        package var terms: [(variable: Int, coefficient: Fraction)]
        package var relation: Relation
        package var constant: Fraction

        package init(_ terms: [(variable: Int, coefficient: Fraction)], _ relation: Relation, _ constant: Fraction) {
            (self.terms, self.relation, self.constant) = (terms, relation, constant)
        }
    }

    /// A sum of weighted violations to be made small.
    package struct Objective: Sendable {
        /// Pairs of a constraint and what a unit of its violation costs.
        package var weights: [(constraint: Int, weight: Int)]

        package init(_ weights: [(constraint: Int, weight: Int)]) { self.weights = weights }

        /// The sum of the violations of some constraints.
        package init(_ constraints: [Int]) { self.init(constraints.map { ($0, 1) }) }
    }

    /// The best that can be reached.
    package struct Optimum: Sendable {
        /// The value of each objective.
        package var costs: [Fraction]
        /// The value of each sum that was asked for where all best solutions agree on one, and `nil` where they do not.
        package var values: [Fraction?]
    }

    /// Numbers outgrew 128 bits: the system is too large for this method.
    package struct TooLarge: Error {}

    /// The smallest value of each variable; `nil` for those without.
    package var lowerBounds: [Fraction?]
    package var constraints: [Constraint]

    package init(lowerBounds: [Fraction?], constraints: [Constraint] = []) {
        (self.lowerBounds, self.constraints) = (lowerBounds, constraints)
    }

    /// Whether some constraints, and all lower bounds, can hold together.
    package func canHold(_ chosen: [Int]) throws(TooLarge) -> Bool {
        var tableau = try ExactTableau(self, chosen)
        return try tableau.minimise(Objective(chosen))?.numerator == 0
    }

    /// Makes one objective after another as small as the ones before it allow, while the required constraints hold.
    ///
    /// - Parameter sums: What is asked for, as pairs of a variable and a factor; each variable by itself if nothing is
    ///   said.
    /// - Returns: `nil` if the required constraints cannot hold together.
    package func optimum(
        required: [Int], _ objectives: [Objective], of sums: [[(variable: Int, factor: Int)]]? = nil
    ) throws(TooLarge) -> Optimum? {
        let mentioned = Set(required).union(objectives.flatMap { $0.weights.map(\.constraint) })
        var tableau = try ExactTableau(self, mentioned.sorted())
        guard try tableau.minimise(Objective(required))?.numerator == 0 else { return nil }
        tableau.keepMinimum()
        var costs: [Fraction] = []
        for objective in objectives {
            guard let cost = try tableau.minimise(objective) else { throw TooLarge() }
            costs.append(cost)
            tableau.keepMinimum()
        }
        var values: [Fraction?] = []
        for sum in sums ?? lowerBounds.indices.map({ [($0, 1)] }) { values.append(try tableau.onlyValue(of: sum)) }
        return Optimum(costs: costs, values: values)
    }
}
