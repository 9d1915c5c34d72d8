import ConstraintSolver
import ExactOptimum
import RandomSystems
import SeededRandom

/// Small systems: the solver's values, conflicts and ambiguities are those of an exact method.
struct SystemsPart: AttackPart {
    static let name = "systems"
    static let summary = "systems of constraints against exact optima; what is reported as a conflict contradicts itself"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {}

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let recipe = random.pick(Recipe.all)
        return SystemCase(system: recipe.system(Int(truncatingIfNeeded: random.next() >> 1)))
    }
}

private struct SystemCase: AttackCase {
    let system: RandomSystem

    var pieceCount: Int { system.constraints.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        var system = system
        system.constraints = kept.of(system.constraints)
        do {
            return try Trial(system).findings().first
        } catch is ExactSystem.TooLarge {
            return nil
        } catch {
            throw AttackFailure(reason: "\(error)")
        }
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        var system = system
        system.constraints = kept.of(system.constraints)
        return [("case.txt", Array(system.listing.utf8))]
    }
}

extension RandomSystem {
    /// Lower bounds and constraints, a line each.
    var listing: String {
        let bounds = lowerBounds.enumerated().compactMap { index, bound in bound.map { "x\(index) >= \($0)\n" } }
        return bounds.joined() + constraints.map { $0.listing + "\n" }.joined()
    }
}

extension RandomSystem.Constraint {
    var listing: String {
        let sum = terms.map { "\($0.coefficient) * x\($0.variable)" }.joined(separator: " + ")
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        return "\(sum) \(sign) \(constant), priority \(priority), tie rank \(tieRank)"
    }
}
