/// Turns required equations of at most two unknowns into alias classes and fixed values, until none is left.
struct EqualityMerger {
    private let problem: LinearProblem
    private(set) var classes: AliasClasses
    private var substitution: Substitution
    private let occurrences: OccurrenceIndex
    /// At least how many unknowns an equation still has: 2 or less once it is queued, `settled` once it is used up, `unread` before it was
    /// looked at.
    private var unknowns: [Int32]
    private var queue: [Int32] = []
    private static let settled: Int32 = -1
    private static let unread = Int32.max
    /// The first equation found to contradict those before it.
    private(set) var contradiction: Int32?

    /// - Parameter equations: Positions of required equations, ascending.
    init(_ problem: LinearProblem, equations: [Int32]) {
        self.problem = problem
        classes = AliasClasses(lowerBounds: problem.lowerBounds)
        substitution = Substitution(variables: problem.variables.count)
        unknowns = Array(repeating: Self.unread, count: problem.constraints.count)
        occurrences = OccurrenceIndex(of: equations, in: problem)
        for equation in equations where contradiction == nil {
            examine(equation)
            workOff()
        }
    }

    /// Whether the equation is used up.
    func isSettled(_ equation: Int32) -> Bool { unknowns[Int(equation)] == Self.settled }

    private mutating func workOff() {
        var next = 0
        while next < queue.count && contradiction == nil {
            examine(queue[next])
            next += 1
        }
        queue.removeAll(keepingCapacity: true)
    }

    private mutating func examine(_ equation: Int32) {
        guard unknowns[Int(equation)] != Self.settled else { return }
        let constraint = problem.constraints[Int(equation)]
        substitution.load(constraint, of: problem, through: &classes)
        unknowns[Int(equation)] = substitution.count <= 2 ? Self.settled : Int32(substitution.count)
        switch substitution.count {
        case 0: if abs(substitution.constant) > problem.tolerance(constraint, substitution.magnitude) { contradiction = equation }
        case 1: fix()
        case 2: merge()
        default: break
        }
    }

    private mutating func fix() {
        let (root, coefficient) = (substitution.columns[0], substitution.coefficients[0])
        classes.fix(root: root, at: substitution.constant / coefficient, size: substitution.magnitude / abs(coefficient))
        announce(membersFrom: root)
    }

    /// Of two unknowns the first without an implicit bound becomes the dependent one, as in a tableau where bounds came first.
    private mutating func merge() {
        let first = classes.classes[Int(substitution.columns[0])]
        let second = classes.classes[Int(substitution.columns[1])]
        let s = first.isBounded && !second.isBounded ? 1 : 0
        let divisor = substitution.coefficients[s]
        let map = AliasClasses.Affine(
            scale: Numerics.limited(-substitution.coefficients[1 - s] / divisor),
            offset: Numerics.limited(substitution.constant / divisor),
            size: Numerics.limited(substitution.magnitude / abs(divisor)))
        announce(
            membersFrom: classes.merge(subject: substitution.columns[s], parameter: substitution.columns[1 - s], map))
    }

    /// Queues the equations that may have become short by a change of these members.
    private mutating func announce(membersFrom first: Int32) {
        var member = first
        while member >= 0 {
            for o in occurrences.range(of: member) {
                let equation = Int(occurrences.positions[o])
                guard unknowns[equation] > 2 && unknowns[equation] != Self.unread else { continue }
                unknowns[equation] -= 1
                if unknowns[equation] == 2 { queue.append(Int32(equation)) }
            }
            member = classes.nextMember[Int(member)]
        }
    }
}
