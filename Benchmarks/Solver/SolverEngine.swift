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
        install(workload.constraints.indices, always: false)
        readOut()
    }

    func apply(step: Int) {
        for action in workload.steps[step] { apply(action) }
        readOut()
    }

    /// Solves, and takes over what changed: after the first layout all that is not 0.
    private func readOut() {
        solver.solve()
        let changes = solver.takeChanges()
        values.withUnsafeMutableBufferPointer { values in
            for variable in changes.variables { values[Int(variable.index)] = changes.values[Int(variable.index)] }
        }
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

    private func install(_ index: Int) { install(index..<index + 1, always: true) }

    /// States constraints as a program would that keeps its own records of views, leaving out those that come later.
    private func install(_ range: Range<Int>, always: Bool) {
        let solver = solver
        withUnsafeTemporaryAllocation(of: Term.self, capacity: workload.longestConstraint) { terms in
            withTables { records, stated, variables, constraints, constants in
                for index in range where always || records[index].isInstalled {
                    let (first, count) = (records[index].terms.lowerBound, records[index].terms.count)
                    for k in 0..<count { terms[k] = Term(variables[stated[first + k].variable], stated[first + k].coefficient) }
                    constraints[index] = solver.addConstraint(
                        UnsafeBufferPointer(start: terms.baseAddress, count: count), Self.relation(records[index].relation),
                        constants.isEmpty ? -records[index].constant : -constants[index], priority: records[index].priority)
                }
            }
        }
    }

    /// Calls the body with the workload's constraints and terms, and this engine's variables, constraints and
    /// constants.
    @inline(__always)
    private func withTables(
        _ body: (
            UnsafeBufferPointer<ConstraintWorkload.Constraint>, UnsafeBufferPointer<ConstraintWorkload.Term>,
            UnsafeBufferPointer<Variable>, UnsafeMutableBufferPointer<ConstraintID>, UnsafeBufferPointer<Double>
        ) -> Void
    ) {
        workload.constraints.withUnsafeBufferPointer { records in
            workload.terms.withUnsafeBufferPointer { stated in
                variables.withUnsafeBufferPointer { variables in
                    constraints.withUnsafeMutableBufferPointer { constraints in
                        constants.withUnsafeBufferPointer { body(records, stated, variables, constraints, $0) }
                    }
                }
            }
        }
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
