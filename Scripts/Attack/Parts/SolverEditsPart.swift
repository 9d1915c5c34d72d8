import ConstraintSolver
import RandomSystems
import SeededRandom

/// Edits of a solver: constants, priorities, fixed values, constraints that come and go. What it answers is what a new
/// solver answers.
struct SolverEditsPart: AttackPart {
    static let name = "edits"
    static let summary = "solvers that are edited against solvers that are made anew"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {}

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let recipe = random.pick(Recipe.all)
        let system = recipe.system(Int(truncatingIfNeeded: random.next() >> 1))
        let spare = recipe.system(Int(truncatingIfNeeded: random.next() >> 1))
        let edits = (0..<random.roll(1...12)).map { _ in SolverEdit.random(system, spare, recipe, &random) }
        return SolverEditCase(system: system, edits: edits)
    }
}

/// A change of a system that a solver takes over; a place counts from 0 and wraps around at the end.
private enum SolverEdit: CustomStringConvertible {
    case constant(of: Int, RandomSystem.Constraint)
    case priority(of: Int, RandomSystem.Constraint)
    case removal(of: Int)
    case addition(RandomSystem.Constraint)
    case solving

    var description: String {
        switch self {
        case .constant(let place, let other): "constraint \(place): constant \(other.constant)"
        case .priority(let place, let other): "constraint \(place): priority \(other.priority)"
        case .removal(let place): "constraint \(place): removed"
        case .addition(let constraint): "added: \(constraint.listing)"
        case .solving: "solve"
        }
    }

    static func random(
        _ system: RandomSystem, _ spare: RandomSystem, _ recipe: Recipe, _ random: inout SplitMix
    ) -> SolverEdit {
        let place = random.below(24)
        var other = random.pick(spare.constraints)
        other.terms = other.terms.map { ($0.variable % system.lowerBounds.count, $0.coefficient) }
        other.terms = other.terms.enumerated().filter { index, term in
            !other.terms[..<index].contains { $0.variable == term.variable }
        }.map(\.element)
        switch random.below(7) {
        case 0, 1: return .constant(of: place, other)
        case 2: return .priority(of: place, other)
        case 3: return .removal(of: place)
        case 4: return .addition(other)
        default: return .solving
        }
    }
}

private struct SolverEditCase: AttackCase {
    let system: RandomSystem
    let edits: [SolverEdit]

    var pieceCount: Int { system.constraints.count + edits.count }

    /// The constraints that are installed at present, with their names in the edited solver.
    private typealias Installed = [(constraint: RandomSystem.Constraint, id: ConstraintID)]

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let solver = ConstraintSolver()
        let variables = system.lowerBounds.map { solver.makeVariable(lowerBound: $0?.double ?? -.infinity) }
        var installed: Installed = system.constraints.indices.filter(kept.contains).map {
            (system.constraints[$0], system.constraints[$0].install(in: solver, variables))
        }
        solver.solve()
        for (number, edit) in edits.enumerated() where kept.contains(system.constraints.count + number) {
            apply(edit, &installed, solver, variables)
        }
        solver.solve()
        return difference(installed, solver, variables)
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        var system = system
        system.constraints = kept.of(system.constraints)
        let made = edits.indices.filter { kept.contains(self.system.constraints.count + $0) }.map { "\(edits[$0])\n" }
        return [("case.txt", Array((system.listing + "solve\n" + made.joined()).utf8))]
    }

    private func apply(_ edit: SolverEdit, _ installed: inout Installed, _ solver: ConstraintSolver, _ variables: [Variable]) {
        switch edit {
        case .addition(let constraint): installed.append((constraint, constraint.install(in: solver, variables)))
        case .solving: solver.solve()
        case .constant(let place, let other):
            guard !installed.isEmpty else { return }
            let index = place % installed.count
            installed[index].constraint.constant = other.constant
            solver.setConstant(other.constant.double, of: installed[index].id)
        case .priority(let place, let other):
            guard !installed.isEmpty else { return }
            let index = place % installed.count
            // As in Apple's API, required constraints stay required and others stay optional.
            guard !installed[index].constraint.isRequired, !other.isRequired else { return }
            installed[index].constraint.priority = other.priority
            solver.setPriority(other.priority, of: installed[index].id)
        case .removal(let place):
            guard !installed.isEmpty else { return }
            solver.removeConstraint(installed.remove(at: place % installed.count).id)
        }
    }

    private func difference(_ installed: Installed, _ solver: ConstraintSolver, _ variables: [Variable]) -> String? {
        let fresh = ConstraintSolver()
        let sameVariables = system.lowerBounds.map { fresh.makeVariable(lowerBound: $0?.double ?? -.infinity) }
        let ids = installed.map { $0.constraint.install(in: fresh, sameVariables) }
        fresh.solve()
        let size = installed.reduce(1) { max($0, abs($1.constraint.constant.double)) }
        for (index, (variable, same)) in zip(variables, sameVariables).enumerated() {
            let (value, expected) = (solver.value(of: variable), fresh.value(of: same))
            guard abs(value - expected) > 1e-6 * max(size, abs(expected)) else { continue }
            return "variable \(index) is \(value) after edits, and \(expected) in a new solver"
        }
        for (index, (old, new)) in zip(installed.map(\.id), ids).enumerated() where solver.isBroken(old) != fresh.isBroken(new) {
            return
                "constraint \(index) is \(solver.isBroken(old) ? "" : "not ")broken after edits"
        }
        return nil
    }
}
