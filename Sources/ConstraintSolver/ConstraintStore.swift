/// The variables and constraints as they were stated, in flat arrays indexed by their ids.
struct ConstraintStore {
    /// What is known of a variable besides the constraints on it.
    struct VariableRecord {
        var lowerBound: Double
        var fixedValue: Double?
        /// The newest term that mentions the variable, or -1.
        var firstOccurrence: Int32 = -1
        var isLive = true
    }

    struct ConstraintRecord {
        var firstTerm: Int32
        var termCount: Int32
        var relation: Relation
        var isLive = true
        var priority: Float
        var tieRank: Int32
        var constant: Double
        /// The place in the order of installation.
        var order: Int
    }

    /// A term, linked to the other terms of its variable.
    struct TermRecord {
        var coefficient: Double
        var variable: Int32
        var constraint: Int32
        var next: Int32
        var previous: Int32
    }

    private(set) var variables: [VariableRecord] = []
    private(set) var constraints: [ConstraintRecord] = []
    private(set) var terms: [TermRecord] = []
    private var freeVariables: [Int32] = []
    private var freeConstraints: [Int32] = []
    private var unusedTerms = 0
    private var nextOrder = 0
    /// Scratch: where the constraint being stated already mentions a variable, or -1.
    private var mention: [Int32] = []

    // MARK: Variables

    mutating func makeVariable(lowerBound: Double) -> Int32 {
        let isBounded = lowerBound > -Numerics.largestConstant
        let record = VariableRecord(lowerBound: isBounded ? min(lowerBound, Numerics.largestConstant) : -.infinity)
        if let free = freeVariables.popLast() {
            variables[Int(free)] = record
            return free
        }
        variables.append(record)
        mention.append(-1)
        return Int32(variables.count - 1)
    }

    /// Retires the variable; its index is used again once no constraint mentions it.
    mutating func removeVariable(_ v: Int32) {
        guard variables[Int(v)].isLive else { return }
        variables[Int(v)].isLive = false
        if variables[Int(v)].firstOccurrence < 0 { freeVariables.append(v) }
    }

    mutating func setFixedValue(_ value: Double?, of v: Int32) {
        variables[Int(v)].fixedValue = value.map { Numerics.limited($0, to: Numerics.largestConstant) }
    }

    /// Whether the variable is not retired, or is still mentioned.
    func isInUse(_ v: Int32) -> Bool { variables[Int(v)].isLive || variables[Int(v)].firstOccurrence >= 0 }

    func isFixed(_ v: Int32) -> Bool { variables[Int(v)].fixedValue != nil }

    // MARK: Constraints

    mutating func addConstraint(
        _ stated: [Term], _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32
    ) -> Int32 {
        let id = freeConstraints.popLast() ?? Int32(constraints.count)
        let first = Int32(terms.count)
        appendTerms(stated, of: id)
        let record = ConstraintRecord(
            firstTerm: first, termCount: Int32(terms.count) - first, relation: relation, priority: priority, tieRank: tieRank,
            constant: Numerics.limited(constant, to: Numerics.largestConstant), order: nextOrder)
        nextOrder += 1
        if Int(id) == constraints.count { constraints.append(record) } else { constraints[Int(id)] = record }
        return id
    }

    /// Adds up terms of one variable and leaves out those that vanish.
    private mutating func appendTerms(_ stated: [Term], of id: Int32) {
        let first = terms.count
        for term in stated {
            let v = term.variable.index
            let coefficient = Numerics.limited(term.coefficient, to: Numerics.largestCoefficient)
            if mention[Int(v)] >= 0 {
                let slot = Int(mention[Int(v)])
                terms[slot].coefficient = Numerics.sum(terms[slot].coefficient, coefficient, Numerics.multiplierNoise)
            } else {
                mention[Int(v)] = Int32(terms.count)
                terms.append(TermRecord(coefficient: coefficient, variable: v, constraint: id, next: -1, previous: -1))
            }
        }
        for slot in first..<terms.count { mention[Int(terms[slot].variable)] = -1 }
        dropVanishingTerms(from: first)
        for slot in first..<terms.count { link(Int32(slot)) }
    }

    private mutating func dropVanishingTerms(from first: Int) {
        var largest = 0.0
        for slot in first..<terms.count { largest = max(largest, abs(terms[slot].coefficient)) }
        var kept = first
        for slot in first..<terms.count where abs(terms[slot].coefficient) > 1e-9 * largest {
            terms[kept] = terms[slot]
            kept += 1
        }
        terms.removeLast(terms.count - kept)
    }

    private mutating func link(_ slot: Int32) {
        let v = Int(terms[Int(slot)].variable)
        let next = variables[v].firstOccurrence
        terms[Int(slot)].next = next
        terms[Int(slot)].previous = -1
        if next >= 0 { terms[Int(next)].previous = slot }
        variables[v].firstOccurrence = slot
    }

    mutating func removeConstraint(_ id: Int32) {
        let record = constraints[Int(id)]
        for slot in record.firstTerm..<record.firstTerm + record.termCount { unlink(slot) }
        constraints[Int(id)].isLive = false
        constraints[Int(id)].termCount = 0
        freeConstraints.append(id)
        unusedTerms += Int(record.termCount)
        if unusedTerms > 64 && unusedTerms > terms.count / 2 { compactTerms() }
    }

    private mutating func unlink(_ slot: Int32) {
        let term = terms[Int(slot)]
        if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
        if term.previous >= 0 { terms[Int(term.previous)].next = term.next }
        let v = Int(term.variable)
        guard variables[v].firstOccurrence == slot else { return }
        variables[v].firstOccurrence = term.next
        if term.next < 0 && !variables[v].isLive { freeVariables.append(term.variable) }
    }

    private mutating func compactTerms() {
        var packed: [TermRecord] = []
        packed.reserveCapacity(terms.count - unusedTerms)
        for c in constraints.indices where constraints[c].isLive {
            let first = Int32(packed.count)
            packed.append(contentsOf: terms[termRange(of: Int32(c))])
            constraints[c].firstTerm = first
        }
        terms = packed
        unusedTerms = 0
        for v in variables.indices { variables[v].firstOccurrence = -1 }
        for slot in terms.indices { link(Int32(slot)) }
    }

    mutating func setConstant(_ constant: Double, of id: Int32) {
        constraints[Int(id)].constant = Numerics.limited(constant, to: Numerics.largestConstant)
    }

    mutating func setPriority(_ priority: Float, of id: Int32) { constraints[Int(id)].priority = priority }

    // MARK: Reading

    /// Where the constraint's terms stand in ``terms``.
    func termRange(of id: Int32) -> Range<Int> {
        let record = constraints[Int(id)]
        return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    }

    /// Calls the body with each constraint that mentions the variable, in no meaningful order.
    func forEachConstraint(on v: Int32, _ body: (Int32) -> Void) {
        var slot = variables[Int(v)].firstOccurrence
        while slot >= 0 {
            body(terms[Int(slot)].constraint)
            slot = terms[Int(slot)].next
        }
    }
}
