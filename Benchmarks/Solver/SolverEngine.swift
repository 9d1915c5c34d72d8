import ConstraintSolver
import Workloads

/// A constraint workload on the solver alone.
final class SolverEngine: MeasuredEngine {
    private let workload: ConstraintWorkload
    private let solver = ConstraintSolver()
    @exclusivity(unchecked) private var variables: [Variable] = []
    @exclusivity(unchecked) private var constraints: [ConstraintID] = []
    /// Constants that differ from the workload's, by constraint; empty where none does.
    @exclusivity(unchecked) private var constants: [Double] = []
    private var edits: [(variable: Int, constraint: ConstraintID)] = []
    /// The terms of the constraint that is being installed.
    @exclusivity(unchecked) private var terms: [Term] = []
    @exclusivity(unchecked) private(set) var values: [Double] = []

    private static let notInstalled = ConstraintID(index: -1)

    init(_ workload: ConstraintWorkload) { self.workload = workload }

    func vary(by step: Int) {
        constants = workload.constraints.map(\.constant)
        for case .setConstant(let id, let value) in workload.steps[step] { constants[id] = value }
    }

    func layOut() {
        variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
        values = Array(repeating: 0, count: variables.count)
        constraints = Array(repeating: Self.notInstalled, count: workload.constraints.count)
        terms = Array(repeating: Term(Variable(index: 0), 0), count: workload.longestConstraint)
        for edit in workload.edits {
            let id = solver.addConstraint(on: variables[edit.variable], .equal, edit.value, priority: edit.priority)
            edits.append((edit.variable, id))
        }
        for index in workload.constraints.indices where workload.constraints[index].isInstalled { install(index) }
        readOut()
    }

    func apply(step: Int) {
        for action in workload.steps[step] { apply(action) }
        readOut()
    }

    /// Solves, and takes over what changed: after the first layout all that is not 0.
    private func readOut() {
        solver.solve()
        for variable in solver.takeChangedVariables() { values[Int(variable.index)] = solver.value(of: variable) }
    }
}

extension SolverEngine {
    private func apply(_ action: ConstraintWorkload.Action) {
        switch action {
        case .suggest(let variable, let value):
            guard let edit = edits.first(where: { $0.variable == variable }) else { return }
            solver.setConstant(value, of: edit.constraint)
        case .remove(let index):
            if constraints[index] != Self.notInstalled { solver.removeConstraint(constraints[index]) }
            constraints[index] = Self.notInstalled
        case .install(let index): install(index)
        case .setConstant(let index, let value): constants[index] = value
        }
    }

    /// States a constraint as a program would that keeps its own records of views.
    private func install(_ index: Int) {
        let constraint = workload.constraints[index]
        let relation: Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        for (place, k) in constraint.terms.enumerated() {
            terms[place] = Term(variables[workload.terms[k].variable], workload.terms[k].coefficient)
        }
        let constant = constants.isEmpty ? constraint.constant : constants[index]
        constraints[index] = terms.withUnsafeBufferPointer {
            solver.addConstraint(
                UnsafeBufferPointer(rebasing: $0.prefix(constraint.terms.count)), relation, -constant,
                priority: constraint.priority)
        }
    }
}
