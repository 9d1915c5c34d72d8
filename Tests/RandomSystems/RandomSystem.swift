import ConstraintSolver
import ExactOptimum

/// A small system as data, for the solver and for the exact method alike.
///
/// Its numbers are fractions. The solver gets coefficients as views store multipliers, that is as `Float`, and must
/// answer as if it had got the fractions.
package struct RandomSystem {
    package struct Constraint {
        package var terms: [(variable: Int, coefficient: Fraction)]
        package var relation: Relation
        package var constant: Fraction
        package var priority: Float
        package var tieRank: Int32 = 0

        package var isRequired: Bool { priority >= 1000 }

        package init(
            terms: [(variable: Int, coefficient: Fraction)], relation: Relation, constant: Fraction, priority: Float,
            tieRank: Int32 = 0
        ) {
            (self.terms, self.relation, self.constant) = (terms, relation, constant)
            (self.priority, self.tieRank) = (priority, tieRank)
        }

        @discardableResult
        package func install(
            in solver: ConstraintSolver, _ variables: [Variable], rounding: (Double) -> Double = { Double(Float($0)) }
        ) -> ConstraintID {
            let terms = terms.map { Term(variables[$0.variable], rounding($0.coefficient.double)) }
            return solver.addConstraint(terms, relation, constant.double, priority: priority, tieRank: tieRank)
        }

        /// How far the constraint is from holding.
        package func violation(at point: [Double]) -> Double {
            let excess = terms.reduce(-constant.double) { $0 + $1.coefficient.double * point[$1.variable] }
            switch relation {
            case .equal: return abs(excess)
            case .lessThanOrEqual: return max(0, excess)
            case .greaterThanOrEqual: return max(0, -excess)
            }
        }
    }

    package var lowerBounds: [Fraction?]
    package var constraints: [Constraint]

    package init(lowerBounds: [Fraction?], constraints: [Constraint]) {
        (self.lowerBounds, self.constraints) = (lowerBounds, constraints)
    }

    package var required: [Int] { constraints.indices.filter { constraints[$0].isRequired } }

    package func install(
        in solver: ConstraintSolver, rounding: (Double) -> Double = { Double(Float($0)) }
    ) -> (variables: [Variable], ids: [ConstraintID]) {
        let variables = lowerBounds.map { solver.makeVariable(lowerBound: $0?.double ?? -.infinity) }
        return (variables, constraints.map { $0.install(in: solver, variables, rounding: rounding) })
    }

    /// The same for the exact method.
    package var exact: ExactSystem {
        ExactSystem(
            lowerBounds: lowerBounds,
            constraints: constraints.map {
                ExactSystem.Constraint($0.terms, ExactSystem.Relation(rawValue: Int($0.relation.rawValue))!, $0.constant)
            })
    }

    /// For each constraint the number of earlier ones that it is connected to by variables, directly or through others.
    private var ages: [Int] {
        var part = Array(constraints.indices)
        for a in constraints.indices {
            for b in constraints.indices where b < a && areConnected(a, b) {
                part = part.map { $0 == part[a] ? part[b] : $0 }
            }
        }
        return constraints.indices.map { c in (0..<c).count { part[$0] == part[c] } }
    }

    private func areConnected(_ a: Int, _ b: Int) -> Bool {
        constraints[a].terms.contains { term in constraints[b].terms.contains { $0.variable == term.variable } }
    }

    /// What is to be made small, the most important first: for each priority the violations and their sum by rank,
    /// broken constraints last; after that for each priority their sum by age.
    package func objectives(broken: Set<Int>, withAge: Bool) -> [ExactSystem.Objective] {
        func priority(_ c: Int) -> Float { broken.contains(c) ? -1 : constraints[c].priority }
        let optional = constraints.indices.filter { priority($0) < 1000 }
        var objectives: [ExactSystem.Objective] = []
        var byAge: [ExactSystem.Objective] = []
        let ages = self.ages
        for level in Set(optional.map(priority)).sorted(by: >) {
            let members = optional.filter { priority($0) == level }
            objectives.append(ExactSystem.Objective(members))
            objectives.append(ExactSystem.Objective(members.map { ($0, Int(constraints[$0].tieRank)) }))
            byAge.append(ExactSystem.Objective(members.map { ($0, constraints.count - ages[$0]) }))
        }
        return withAge ? objectives + byAge : objectives
    }
}
