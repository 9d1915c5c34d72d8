/// The stated variables and constraints, in flat arrays indexed by their ids.
///
/// A term with coefficient 1 is stored as the index of its variable, one with -1 as the complement of that. Other
/// coefficients are in a list of their own, to which the slot before the first term points.
struct ConstraintStore: ~Copyable {
    /// The state of a variable apart from its constraints.
    struct VariableRecord: BitwiseCopyable, Equatable {
        enum Bound: BitwiseCopyable { case none, zero, other }

        var bound = Bound.none
        /// Whether the variable has a given value that is substituted into its constraints.
        var isFixed = false
        /// Whether the variable has a given value that an equation of the solver holds.
        var isMoving = false
        var isLive = true
    }

    private(set) var variables = FlatArray<VariableRecord>()
    private(set) var constraints = FlatArray<ConstraintRecord>()
    private(set) var terms = FlatArray<Int32>()
    private(set) var coefficients = FlatArray<Double>()
    private(set) var levels = PriorityLevels()
    /// The ages of constraints with reused ids, whose order the ids do not tell; empty unless needed.
    private var births = FlatArray<Int>()
    private var lastBirth = 0
    /// The terms of each variable, if ``isLinked``.
    private(set) var links = TermLinks()
    private(set) var isLinked = false
    /// The values of fixed variables and the bounds other than 0, as far as there are any.
    private(set) var fixedValues = FlatArray<Double>()
    private(set) var lowerBounds = FlatArray<Double>()
    private(set) var fixedCount = 0
    private(set) var retiredCount = 0
    private var freeVariables = FlatArray<VariableIndex>()
    private var freeConstraints = FlatArray<ConstraintIndex>()
    private var unusedTerms = 0
    private var scratch = LinearExpression()

    /// Whether nothing was ever removed.
    var isPristine: Bool { !isLinked && !hasReusedIDs && freeConstraints.isEmpty && retiredCount == 0 }

    /// Copies another store, and its links if it has them.
    mutating func copy(_ other: borrowing ConstraintStore) {
        variables.copy(other.variables)
        lowerBounds.copy(other.lowerBounds)
        fixedValues.copy(other.fixedValues)
        constraints.copy(other.constraints)
        terms.copy(other.terms)
        coefficients.copy(other.coefficients)
        levels.copy(other.levels)
        takeLinks(of: other)
    }

    /// Copies the links of a store that differs in constants only, if it has them: building them takes longer.
    mutating func takeLinks(of other: borrowing ConstraintStore) {
        guard other.isLinked, !isLinked else { return }
        isLinked = true
        links.copy(other.links)
    }

    /// Whether another store differs in constants and given values only. Both must be ``isPristine``.
    ///
    /// - Complexity: O(1) if the numbers of variables or constraints differ, otherwise linear in the size of the
    ///   system.
    func isStated(like other: borrowing ConstraintStore) -> Bool {
        guard constraints.count == other.constraints.count, terms.isEqual(to: other.terms, by: ==) else { return false }
        guard constraints.isEqual(to: other.constraints, by: { $0.isStated(like: $1) }) else { return false }
        guard variables.isEqual(to: other.variables, by: ==), lowerBounds.isEqual(to: other.lowerBounds, by: ==) else {
            return false
        }
        return coefficients.isEqual(to: other.coefficients, by: ==)
            && levels.priorities.isEqual(to: other.levels.priorities, by: ==)
    }

    // MARK: Variables

    @inline(__always)
    mutating func makeVariable(lowerBound: Double) -> VariableIndex {
        if isLinked || !freeVariables.isEmpty { return makeAfterEdits(lowerBound: lowerBound) }
        variables.append(VariableRecord())
        let v = VariableIndex(variables.count &- 1)
        if lowerBound > -Numerics.largestConstant { setLowerBound(lowerBound, of: v) }
        return v
    }

    /// Makes a variable once variables may have been removed.
    @inline(never)
    private mutating func makeAfterEdits(lowerBound: Double) -> VariableIndex {
        let v = freeVariables.popLast() ?? VariableIndex(variables.count)
        if Int(v) == variables.count {
            variables.append(VariableRecord())
        } else {
            setFixedValue(nil, of: v)
            variables[v] = VariableRecord()
            retiredCount -= 1
        }
        if isLinked { links.extend(variables: variables.count, terms: terms.count) }
        if lowerBound > -Numerics.largestConstant { setLowerBound(lowerBound, of: v) }
        return v
    }

    private mutating func setLowerBound(_ bound: Double, of v: VariableIndex) {
        variables[v].bound = bound == 0 ? .zero : .other
        if bound == 0 { return }
        lowerBounds.extend(to: Int(v) + 1, with: 0)
        lowerBounds[v] = min(bound, Numerics.largestConstant)
    }

    /// Removes the variable; its index is reused once no constraint names it.
    mutating func removeVariable(_ v: VariableIndex) {
        guard variables[v].isLive else { return }
        link()
        variables[v].isLive = false
        retiredCount += 1
        if !links.isMentioned(v) { freeVariables.append(v) }
    }

    mutating func setFixedValue(_ value: Double?, of v: VariableIndex) {
        markFixed(value != nil, v)
        if let value { setGivenValue(value, of: v) }
    }

    private mutating func markFixed(_ isFixed: Bool, _ v: VariableIndex) {
        if variables[v].isFixed != isFixed { fixedCount += isFixed ? 1 : -1 }
        variables[v].isFixed = isFixed
    }

    /// Makes an equation hold a given value, or fixes it again.
    mutating func setMoving(_ isMoving: Bool, _ v: VariableIndex) {
        markFixed(!isMoving, v)
        variables[v].isMoving = isMoving
    }

    /// Sets a given value, fixed or moving.
    mutating func setGivenValue(_ value: Double, of v: VariableIndex) {
        fixedValues.extend(to: Int(v) + 1, with: 0)
        fixedValues[v] = Numerics.limited(value, to: Numerics.largestConstant)
    }

    /// Whether the variable is fixed at another value.
    func isChange(_ value: Double, of v: VariableIndex) -> Bool {
        variables[v].isFixed && fixedValues[v] != Numerics.limited(value, to: Numerics.largestConstant)
    }

    /// The implicit bound of a variable; negative infinity for none.
    @inline(__always)
    func lowerBound(of v: VariableIndex) -> Double {
        switch variables[v].bound {
        case .none: -.infinity
        case .zero: 0
        case .other: lowerBounds[v]
        }
    }

    /// Whether the variable was not removed, or is still named by a constraint.
    func isInUse(_ v: VariableIndex) -> Bool { variables[v].isLive || links.isMentioned(v) }

    @inline(__always)
    func isFixed(_ v: VariableIndex) -> Bool { variables[v].isFixed }

    func fixedValue(of v: VariableIndex) -> Double? { variables[v].isFixed ? fixedValues[v] : nil }

    /// Whether the variable has a given value, fixed or moving.
    @inline(__always)
    func isGiven(_ v: VariableIndex) -> Bool { variables[v].isFixed || variables[v].isMoving }

    func givenValue(of v: VariableIndex) -> Double? { isGiven(v) ? fixedValues[v] : nil }

    // MARK: Constraints

    @inline(__always)
    mutating func addConstraint(
        _ stated: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, _ priority: Float, _ tieRank: Int32
    ) -> ConstraintIndex {
        var record = ConstraintRecord(
            Numerics.limited(constant, to: Numerics.largestConstant), relation, levels.level(of: priority), tieRank: tieRank,
            firstTerm: Int32(truncatingIfNeeded: terms.count), termCount: stated.count)
        if !appendUnits(stated) { appendMerged(stated, &record) }
        if isLinked || !freeConstraints.isEmpty { return addAfterEdits(record) }
        constraints.append(record)
        return ConstraintIndex(constraints.count &- 1)
    }

    /// Adds a constraint once constraints may have been removed.
    @inline(never)
    private mutating func addAfterEdits(_ record: ConstraintRecord) -> ConstraintIndex {
        let id = freeConstraints.popLast() ?? ConstraintIndex(constraints.count)
        if Int(id) == constraints.count { constraints.append(record) } else { use(id, again: record) }
        if isLinked { linkTerms(of: id) }
        return id
    }

    /// Appends a few terms of different variables with coefficients 1 and -1, as most constraints have.
    ///
    /// - Returns: `false`, without any effect, if the terms are others.
    @inline(__always)
    private mutating func appendUnits(_ stated: UnsafeBufferPointer<Term>) -> Bool {
        switch stated.count {
        case 1: appendUnits(stated, 1)
        case 2: appendUnits(stated, 2)
        case 3: appendUnits(stated, 3)
        case 4: appendUnits(stated, 4)
        default: stated.isEmpty
        }
    }

    /// - Parameter count: A literal, for which the compiler unrolls the loops.
    @inline(__always)
    private mutating func appendUnits(_ stated: UnsafeBufferPointer<Term>, _ count: Int) -> Bool {
        for k in 0..<count {
            guard stated[k].isUnit else { return false }
            for earlier in 0..<k where stated[earlier].variable == stated[k].variable { return false }
        }
        terms.makeRoom(for: count)
        for k in 0..<count { terms.appendWithinRoom(stated[k].signedIndex) }
        return true
    }

    /// Merges terms of one variable, drops vanishing ones, and appends the rest.
    @inline(never)
    private mutating func appendMerged(_ stated: UnsafeBufferPointer<Term>, _ record: inout ConstraintRecord) {
        scratch.load(stated)
        let isUnits = scratch.isUnits
        if !isUnits { terms.append(Int32(coefficients.count)) }
        (record.firstTerm, record.termCount) = (Int32(terms.count), Int32(scratch.count))
        record.setCoefficients(areUnits: isUnits, arePlain: scratch.isPlain)
        for k in 0..<scratch.count {
            let (v, coefficient) = (scratch[k].variable.index, scratch[k].coefficient)
            terms.append(isUnits && coefficient < 0 ? ~v : v)
            if !isUnits { coefficients.append(coefficient) }
        }
    }

    private mutating func use(_ id: ConstraintIndex, again record: ConstraintRecord) {
        constraints[id] = record
        lastBirth += 1
        births.extend(to: Int(id) + 1, with: 0)
        births[id] = constraints.count << 36 | lastBirth
    }

    /// Whether the order of ids is not that of installation.
    var hasReusedIDs: Bool { !births.isEmpty }

    /// The age of a constraint. An id used for the first time is newer than all smaller ones of its kind.
    func birth(of c: ConstraintIndex) -> Int {
        let known = Int(c) < births.count ? births[c] : 0
        return known > 0 ? known : (Int(c) + 1) << 36
    }

    mutating func removeConstraint(_ id: ConstraintIndex) {
        let range = termRange(of: id)
        if isLinked { for slot in range { unlink(slot) } }
        constraints[id].retire()
        freeConstraints.append(id)
        unusedTerms += range.count
        if unusedTerms > 64 && unusedTerms > terms.count / 2 { compactTerms() }
    }

    private mutating func compactTerms() {
        var packed = FlatArray<Int32>(capacity: terms.count)
        var packedCoefficients = FlatArray<Double>(capacity: coefficients.count)
        for c in constraints.indices where constraints[c].isLive {
            let record = constraints[c]
            if !record.isUnits {
                let known = terms[record.firstTerm - 1]
                packed.append(Int32(packedCoefficients.count))
                for k in 0..<record.termCount { packedCoefficients.append(coefficients[known + k]) }
            }
            constraints[c].firstTerm = Int32(packed.count)
            for slot in termRange(of: record) { packed.append(terms[slot]) }
        }
        terms = packed
        coefficients = packedCoefficients
        unusedTerms = 0
        if !isLinked { return }
        isLinked = false
        links = TermLinks()
        link()
    }

    mutating func setConstant(_ constant: Double, of id: ConstraintIndex) {
        constraints[id].constant = Numerics.limited(constant, to: Numerics.largestConstant)
    }

    mutating func setPriority(_ priority: Float, of id: ConstraintIndex) {
        constraints[id].setLevel(levels.level(of: priority))
    }

    /// Excludes a required equation on one variable from aggregation into alias classes.
    mutating func setMoving(of id: ConstraintIndex) { constraints[id].setLevel(PriorityLevels.moving) }

    /// Keeps values near a required constraint if it is broken.
    mutating func persist(_ id: ConstraintIndex) { constraints[id].persist() }

    /// The number of ids without a constraint.
    var vacantConstraints: Int { freeConstraints.count }

    // MARK: Links

    /// Builds the links from variables to constraints.
    ///
    /// - Complexity: linear in the size of the system, once.
    mutating func link() {
        guard !isLinked else { return }
        isLinked = true
        links.extend(variables: variables.count, terms: terms.count)
        for c in constraints.indices where constraints[c].isLive { linkTerms(of: ConstraintIndex(c)) }
    }

    private mutating func linkTerms(of id: ConstraintIndex) {
        links.extend(variables: variables.count, terms: terms.count)
        for slot in termRange(of: id) { links.link(slot, variable(at: slot), of: id) }
    }

    private mutating func unlink(_ slot: Int) {
        let v = variable(at: slot)
        links.unlink(slot, v)
        if !links.isMentioned(v) && !variables[v].isLive { freeVariables.append(v) }
    }
}

extension Term {
    /// Whether the coefficient is 1 or -1.
    @inline(__always)
    fileprivate var isUnit: Bool { coefficient.bitPattern << 1 == (1.0).bitPattern << 1 }

    /// The index of the variable, or its complement if the coefficient, 1 or -1, is negative.
    @inline(__always)
    fileprivate var signedIndex: Int32 {
        variable.index ^ Int32(truncatingIfNeeded: Int64(bitPattern: coefficient.bitPattern) >> 63)
    }
}
