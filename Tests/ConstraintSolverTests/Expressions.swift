@testable import ConstraintSolver

/// A sum of terms, so that tests read like algebra.
struct Expression {
    var terms: [Term]
}

func * (factor: Double, variable: Variable) -> Expression { Expression(terms: [Term(variable, factor)]) }

func + (a: Expression, b: Expression) -> Expression { Expression(terms: a.terms + b.terms) }

func - (a: Expression, b: Expression) -> Expression {
    Expression(terms: a.terms + b.terms.map { Term($0.variable, -$0.coefficient) })
}

func + (a: Expression, b: Variable) -> Expression { a + 1 * b }
func - (a: Expression, b: Variable) -> Expression { a - 1 * b }
func + (a: Variable, b: Variable) -> Expression { 1 * a + 1 * b }
func - (a: Variable, b: Variable) -> Expression { 1 * a - 1 * b }
func + (a: Variable, b: Expression) -> Expression { 1 * a + b }
func - (a: Variable, b: Expression) -> Expression { 1 * a - b }

extension ConstraintSolver {
    @discardableResult
    func require(_ expression: Expression, _ relation: Relation, _ constant: Double) -> ConstraintID {
        addConstraint(expression.terms, relation, constant)
    }

    @discardableResult
    func require(_ variable: Variable, _ relation: Relation, _ constant: Double) -> ConstraintID {
        require(1 * variable, relation, constant)
    }

    @discardableResult
    func prefer(
        _ expression: Expression, _ relation: Relation, _ constant: Double, at priority: Float, tieRank: Int32 = 0
    ) -> ConstraintID {
        addConstraint(expression.terms, relation, constant, priority: priority, tieRank: tieRank)
    }

    @discardableResult
    func prefer(
        _ variable: Variable, _ relation: Relation, _ constant: Double, at priority: Float, tieRank: Int32 = 0
    ) -> ConstraintID {
        prefer(1 * variable, relation, constant, at: priority, tieRank: tieRank)
    }

    /// Solves and reads, rounded to a millionth.
    func solved(_ variables: [Variable]) -> [Double] {
        solve()
        return variables.map { (value(of: $0) * 1e6).rounded() / 1e6 }
    }

    /// What changed since the last call, as an array.
    func takeChangedVariables() -> [Variable] { Array(takeChanges().variables) }
}
