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
    @exclusivity(unchecked) private var edits: [(variable: Int, constraint: ConstraintID)] = []
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
        for edit in workload.edits {
            let id = solver.addConstraint(on: variables[edit.variable], .equal, edit.value, priority: edit.priority)
            edits.append((edit.variable, id))
        }
        if let last = workload.constraints.indices.last { install(0...last) }
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

    private func install(_ index: Int) { install(index...index) }

    /// States constraints as a program would that keeps its own records of views, leaving out those that come later.
    private func install(_ range: ClosedRange<Int>) {
        withUnsafeTemporaryAllocation(of: Term.self, capacity: workload.longestConstraint) { terms in
            workload.terms.withUnsafeBufferPointer { stated in
                variables.withUnsafeBufferPointer { variables in
                    constraints.withUnsafeMutableBufferPointer { constraints in
                        for index in range where range.count == 1 || workload.constraints[index].isInstalled {
                            let constraint = workload.constraints[index]
                            for (place, k) in constraint.terms.enumerated() {
                                terms[place] = Term(variables[stated[k].variable], stated[k].coefficient)
                            }
                            let copied = UnsafeBufferPointer(start: terms.baseAddress, count: constraint.terms.count)
                            constraints[index] = add(copied, constraint, index)
                        }
                    }
                }
            }
        }
    }

    @inline(__always)
    private func add(
        _ terms: UnsafeBufferPointer<Term>, _ constraint: ConstraintWorkload.Constraint, _ index: Int
    ) -> ConstraintID {
        solver.addConstraint(
            terms, Self.relation(constraint.relation), constants.isEmpty ? -constraint.constant : -constants[index],
            priority: constraint.priority)
    }

    @inline(__always)
    private static func relation(_ relation: ConstraintWorkload.Relation) -> Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
