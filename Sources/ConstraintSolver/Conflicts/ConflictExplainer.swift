/// Finds the conflicts of a problem: for each a minimal set of required constraints that cannot hold together, and the member to give up.
///
/// One tableau serves them all. Constraints come to count in order of installation, so that each conflict is the first one in that order; of those
/// that contradict each other then, the ones installed last are left out first.
struct ConflictExplainer {
    private let problem: LinearProblem
    /// Positions of the required constraints, ascending.
    private let required: [ConstraintIndex]
    private var certificate: FarkasCertificate
    private var found: [ConflictExplanation] = []
    /// All conflicts in the order in which they were met, those included that were taken back later on.
    private(set) var met: [ConflictExplanation] = []
    private(set) var work: ExplanationWork

    /// - Parameter work: What explaining may take, and has taken so far.
    init(_ problem: LinearProblem, _ work: ExplanationWork) {
        (self.problem, self.work) = (problem, work)
        required = problem.required
        certificate = FarkasCertificate(problem, required)
    }

    /// The conflicts one after another, each found after those before were settled by giving up a member.
    ///
    /// - Parameter choose: Which member of a set is given up.
    mutating func conflicts(choose: ([ConstraintIndex]) -> ConstraintIndex) -> [ConflictExplanation] {
        for place in required.indices {
            certificate.include([place])
            while certificate.findContradiction() && settle(at: place, choose) {}
            work.spend(certificate.takeWork())
        }
        met = found
        restore()
        work.spend(certificate.takeWork())
        return found
    }

    /// Takes conflicts back whose broken constraint can hold after all, because of another member that was given up later on.
    private mutating func restore() {
        for place in required.indices {
            let known = found.firstIndex { $0.broken == required[place] }
            guard let known, hasOtherBroken(found[known]) else { continue }
            certificate.include([place])
            if certificate.findContradiction() { certificate.giveUp(place) } else { found.remove(at: known) }
        }
    }

    private func hasOtherBroken(_ conflict: ConflictExplanation) -> Bool {
        found.contains { $0.broken != conflict.broken && conflict.constraints.contains($0.broken) }
    }

    /// Gives up a member of the contradiction that a constraint brought in.
    ///
    /// - Returns: Whether careful pricing finds the contradiction too. Where rounding made it up, the constraint counts no longer here, and is kept.
    private mutating func settle(at place: Int, _ choose: ([ConstraintIndex]) -> ConstraintIndex) -> Bool {
        let (members, others, isMinimal) = certificate.minimise(from: place, &work)
        let constraints = members.map { required[$0] }
        let isContradiction = !problem.areFeasible(constraints, &work)
        let broken = isContradiction ? choose(constraints) : required[place]
        for member in members where required[member] == broken { certificate.giveUp(member) }
        certificate.include(others.filter { required[$0] != broken })
        if isContradiction {
            found.append(ConflictExplanation(constraints: constraints, broken: broken, isMinimal: isMinimal))
        }
        return isContradiction
    }
}
