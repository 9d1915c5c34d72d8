/// The variables and constraints as they were stated, in flat arrays indexed by their ids.
struct ConstraintStore: ~Copyable {
    /// What is known of a variable besides the constraints on it.
    struct VariableRecord: BitwiseCopyable {
        var lowerBound: Double
        var fixedValue: Double?
        var isLive = true
        /// The newest term that mentions the variable, or -1.
        var firstOccurrence: Int32 = -1
    }

    /// Large members come first, which keeps the record small.
    struct ConstraintRecord: BitwiseCopyable {
        var constant: Double
        /// The place in the order of installation.
        var order: Int
        var firstTerm: Int32
        var termCount: Int32
        var priority: Float
        var tieRank: Int32
        /// The priority as a level.
        var level: Int16
        var relation: Relation
        var isLive = true
        /// Whether the id belonged to another constraint before, so that ids do not tell the order.
        var isReused: Bool
        /// Whether coefficients and rank are of the kind that the quick way takes.
        var isPlain: Bool

        /// Whether the constraint is a required equation.
        var isEquation: Bool { level == PriorityLevels.required && relation == .equal }
    }

    /// A term, linked to the other terms of its variable.
    struct TermRecord: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
        var constraint: Int32
        var next: Int32
        var previous: Int32
    }

    private(set) var variables = FlatArray<VariableRecord>()
    private(set) var constraints = FlatArray<ConstraintRecord>()
    private(set) var terms = FlatArray<TermRecord>()
    private(set) var levels = PriorityLevels()
    private var freeVariables: [Int32] = []
    private var freeConstraints: [Int32] = []
    private var unusedTerms = 0
    private var nextOrder = 0

    // MARK: Variables

    mutating func makeVariable(lowerBound: Double) -> Int32 {
        let isBounded = lowerBound > -Numerics.largestConstant
        let record = VariableRecord(lowerBound: isBounded ? min(lowerBound, Numerics.largestConstant) : -.infinity)
        if let free = freeVariables.popLast() {
            variables[Int(free)] = record
            return free
        }
        variables.append(record)
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
        _ stated: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32
    ) -> Int32 {
        let free = freeConstraints.popLast()
        let id = free ?? Int32(constraints.count)
        let first = Int32(terms.count)
        let hasPlainTerms = appendUnits(stated, of: id) || appendTerms(stated, of: id)
        let record = ConstraintRecord(
            constant: Numerics.limited(constant, to: Numerics.largestConstant), order: nextOrder, firstTerm: first,
            termCount: Int32(terms.count) - first, priority: priority, tieRank: tieRank, level: levels.level(of: priority),
            relation: relation, isReused: free != nil, isPlain: hasPlainTerms && tieRank >= 0)
        nextOrder += 1
        if Int(id) == constraints.count { constraints.append(record) } else { constraints[Int(id)] = record }
        return id
    }

    /// Takes over a few terms that only add and subtract different variables, as most constraints do.
    ///
    /// - Returns: `false`, and nothing is done, where they are others.
    @inline(__always)
    private mutating func appendUnits(_ stated: UnsafeBufferPointer<Term>, of id: Int32) -> Bool {
        guard stated.count <= 4 else { return false }
        for k in 0..<stated.count {
            guard abs(stated[k].coefficient) == 1 else { return false }
            for earlier in 0..<k where stated[earlier].variable == stated[k].variable { return false }
        }
        for term in stated {
            append(
                TermRecord(coefficient: term.coefficient, variable: term.variable.index, constraint: id, next: -1, previous: -1))
        }
        return true
    }

    /// Adds a term as the newest one of its variable.
    @inline(__always)
    private mutating func append(_ term: TermRecord) {
        terms.append(term)
        link(Int32(terms.count - 1))
    }

    /// Whether the newest terms have short coefficients, and are few enough to be gone through again and again.
    private func isPlain(from first: Int) -> Bool {
        for slot in first..<terms.count {
            let coefficient = terms[slot].coefficient
            if abs(coefficient) != 1 && !Numerics.isExact(coefficient) { return false }
        }
        return terms.count - first <= Self.plainTerms
    }

    private static let plainTerms = 64

    /// Adds up terms of one variable and leaves out those that vanish.
    ///
    /// - Returns: Whether they are plain.
    @inline(never)
    private mutating func appendTerms(_ stated: UnsafeBufferPointer<Term>, of id: Int32) -> Bool {
        let first = terms.count
        var largest = 0.0
        for term in stated {
            let coefficient = Numerics.limited(term.coefficient, to: Numerics.largestCoefficient)
            largest = max(largest, abs(add(coefficient, term.variable.index, id, from: first)))
        }
        for slot in first..<terms.count where abs(terms[slot].coefficient) <= 1e-9 * largest {
            dropVanishingTerms(from: first)
            break
        }
        for slot in first..<terms.count { link(Int32(slot)) }
        return isPlain(from: first)
    }

    /// Adds a coefficient to the constraint whose terms end the list; returns what it comes to.
    private mutating func add(_ coefficient: Double, _ v: Int32, _ id: Int32, from first: Int) -> Double {
        var slot = terms.count - 1
        while slot >= first && terms[slot].variable != v { slot -= 1 }
        guard slot >= first else {
            terms.append(TermRecord(coefficient: coefficient, variable: v, constraint: id, next: -1, previous: -1))
            return coefficient
        }
        terms[slot].coefficient = Numerics.sum(terms[slot].coefficient, coefficient, Numerics.multiplierNoise)
        return terms[slot].coefficient
    }

    private mutating func dropVanishingTerms(from first: Int) {
        var largest = 0.0
        for slot in first..<terms.count { largest = max(largest, abs(terms[slot].coefficient)) }
        var kept = first
        for slot in first..<terms.count where abs(terms[slot].coefficient) > 1e-9 * largest {
            terms[kept] = terms[slot]
            kept += 1
        }
        terms.truncate(to: kept)
    }

    @inline(__always)
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
        var packed = FlatArray<TermRecord>(capacity: terms.count - unusedTerms)
        for c in constraints.indices where constraints[c].isLive {
            let first = Int32(packed.count)
            for slot in termRange(of: Int32(c)) { packed.append(terms[slot]) }
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

    mutating func setPriority(_ priority: Float, of id: Int32) {
        constraints[id].priority = priority
        constraints[id].level = levels.level(of: priority)
    }

    // MARK: Reading

    /// How many constraints are installed.
    var liveConstraints: Int { constraints.count - freeConstraints.count }

    /// All installed constraints in order of installation.
    func constraintsInOrder() -> FlatArray<Int32> {
        var list = FlatArray<Int32>(capacity: constraints.count)
        for c in constraints.indices where constraints[c].isLive { list.append(Int32(c)) }
        sort(&list)
        return list
    }

    /// Brings ascending constraints in the order of installation: those with ids used again are merged in at their places.
    func sort(_ list: inout FlatArray<Int32>) {
        var reused: [Int32] = []
        var kept = 0
        for k in list.indices {
            if constraints[list[k]].isReused {
                reused.append(list[k])
            } else {
                list[kept] = list[k]
                kept += 1
            }
        }
        if reused.isEmpty { return }
        reused.sort { constraints[$0].order < constraints[$1].order }
        var place = list.count
        while let last = reused.last {
            place -= 1
            if kept > 0 && constraints[list[kept - 1]].order > constraints[last].order {
                kept -= 1
                list[place] = list[kept]
            } else {
                list[place] = last
                reused.removeLast()
            }
        }
    }

    /// A variable of the constraint that has no given value, if there is one.
    func freeVariable(of c: Int32) -> Int32? {
        for slot in termRange(of: c) where !isFixed(terms[slot].variable) { return terms[slot].variable }
        return nil
    }

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
