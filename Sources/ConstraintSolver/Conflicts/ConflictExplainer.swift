/// Finds the conflicts of a problem: for each a minimal infeasible set of required constraints, and the member to
/// break.
///
/// One tableau serves all conflicts. Constraints are activated in order of installation, so that each conflict is the
/// first one in that order; its set is then minimised by dropping the constraints installed last first.
struct ConflictExplainer {
    private let problem: LinearProblem
    /// The positions of the required constraints, ascending.
    private let required: [ConstraintIndex]
    private var certificate: FarkasCertificate
    private var found: [ConflictExplanation] = []
    /// All conflicts in the order in which they were found, including those that were withdrawn later.
    private(set) var met: [ConflictExplanation] = []
    private(set) var work: ExplanationWork

    /// - Parameter work: The budget of explaining, and the work done so far.
    init(_ problem: LinearProblem, _ work: ExplanationWork) {
        (self.problem, self.work) = (problem, work)
        required = problem.required
        certificate = FarkasCertificate(problem, required, workLimit: work.limit)
    }

    /// The conflicts one after another, each found after a member of every earlier one was broken; not all of them if
    /// that takes more work than ``ExplanationWork/limit``.
    ///
    /// - Parameter choose: Chooses the member of a set to break.
    mutating func conflicts(choose: ([ConstraintIndex]) -> ConstraintIndex) -> [ConflictExplanation] {
        for place in required.indices {
            certificate.include([place])
            while !work.isUsedUp, certificate.findContradiction(), settle(at: place, choose) {}
            work.spend(certificate.takeWork())
            guard work.isUsedUp else { continue }
            breakViolated(after: place)
            break
        }
        met = found
        restore()
        work.spend(certificate.takeWork())
        return found
    }

    /// Breaks every constraint that the values with the least sum of violations violate, without a search for those
    /// that contradict it: the budget is spent. The values satisfy the others, so that few rounds settle all conflicts.
    /// If they take more work than ``ExplanationWork/slack``, the solver settles what is left.
    private mutating func breakViolated(after place: Int) {
        certificate.include(Array((place + 1)..<required.count))
        while certificate.findContradiction() {
            let places = certificate.giveUpViolated()
            if places.isEmpty { break }
            found += places.map {
                ConflictExplanation(constraints: [required[$0]], broken: required[$0], isMinimal: false)
            }
        }
    }

    /// Withdraws conflicts whose broken constraint is feasible after all, because another member was broken later.
    private mutating func restore() {
        for place in required.indices {
            let known = found.firstIndex { $0.broken == required[place] }
            guard let known, hasOtherBroken(found[known]) else { continue }
            certificate.include([place])
            let isContradiction = certificate.findContradiction()
            if certificate.isCutShort { return }
            if isContradiction { certificate.giveUp(place) } else { found.remove(at: known) }
        }
    }

    private func hasOtherBroken(_ conflict: ConflictExplanation) -> Bool {
        found.contains { $0.broken != conflict.broken && conflict.constraints.contains($0.broken) }
    }

    /// Breaks a member of the contradiction that appeared when a constraint was activated.
    ///
    /// - Returns: Whether careful pricing finds the contradiction too. If rounding caused it, the constraint is
    ///   deactivated here, but not reported as broken.
    private mutating func settle(at place: Int, _ choose: ([ConstraintIndex]) -> ConstraintIndex) -> Bool {
        let (members, others, isMinimal) = certificate.minimise(from: place, &work)
        let constraints = members.map { required[$0] }
        let isContradiction = problem.areFeasible(constraints, &work) != true
        let broken = isContradiction ? choose(constraints) : required[place]
        for member in members where required[member] == broken { certificate.giveUp(member) }
        certificate.include(others.filter { required[$0] != broken })
        if isContradiction {
            found.append(ConflictExplanation(constraints: constraints, broken: broken, isMinimal: isMinimal))
        }
        return isContradiction
    }
}
