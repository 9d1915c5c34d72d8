extension ConstraintStore {
    // MARK: One constraint

    /// Where the constraint's terms stand in ``terms``.
    @inline(__always)
    func termRange(of id: ConstraintIndex) -> Range<Int> { termRange(of: constraints[id]) }

    @inline(__always)
    func termRange(of record: ConstraintRecord) -> Range<Int> {
        let first = Int(record.firstTerm)
        let count = record.shape.shortCount
        if count < ConstraintRecord.Shape.manyTerms { return first..<first + count }
        return first..<first + Int(terms[first - (record.shape.isUnits ? 1 : 2)])
    }

    /// The variable of a term.
    @inline(__always)
    func variable(at slot: Int) -> VariableIndex { VariableIndex(terms[slot] ^ terms[slot] >> 31) }

    /// Calls the body with each variable and its coefficient.
    @inline(__always)
    func forEachTerm(of record: ConstraintRecord, _ body: (_ v: VariableIndex, _ coefficient: Double) -> Void) {
        if record.shape.isUnits {
            for slot in termRange(of: record) { body(variable(at: slot), terms[slot] < 0 ? -1 : 1) }
        } else {
            let range = termRange(of: record)
            let shift = Int(terms[range.lowerBound - 1]) - range.lowerBound
            for slot in range { body(VariableIndex(terms[slot]), coefficients[slot + shift]) }
        }
    }

    /// The constraint's terms.
    func termList(of id: ConstraintIndex) -> [Term] {
        var list: [Term] = []
        forEachTerm(of: constraints[id]) { list.append(Term(Variable($0), $1)) }
        return list
    }

    func tieRank(of id: ConstraintIndex) -> Int32 {
        let rank = constraints[id].shortRank
        return rank == ConstraintRecord.largeRank ? facts.rank(of: id) : Int32(rank)
    }

    /// The priority as it was stated; all required ones are 1000.
    func priority(of id: ConstraintIndex) -> Float { levels.priority(of: level(of: id, constraints[id])) }

    /// The priority as a level.
    @inline(__always)
    func level(of id: ConstraintIndex, _ record: ConstraintRecord) -> LevelIndex {
        let level = record.shape.shortLevel
        return level == ConstraintRecord.Shape.largeLevel ? facts.level(of: id) : level
    }

    /// A variable of the constraint that has no given value, if there is one.
    func freeVariable(of c: ConstraintIndex) -> VariableIndex? {
        for slot in termRange(of: c) where !isFixed(variable(at: slot)) { return variable(at: slot) }
        return nil
    }

    /// The constraints that mention the variable, the newest first. Needs links; the store must not change meanwhile.
    @inline(__always)
    func constraints(on v: VariableIndex) -> some Sequence<ConstraintIndex> {
        assert(isLinked)
        return LinkedElements(start: links.links.start, index: links.newest[v]).lazy.map { $0.constraint }
    }

    // MARK: All variables

    /// The variables that have given values.
    func fixedVariables() -> [VariableIndex] {
        var (fixed, v): ([VariableIndex], Int) = ([], 0)
        fixed.reserveCapacity(fixedCount)
        while fixed.count < fixedCount {
            if variables[v].isFixed { fixed.append(VariableIndex(v)) }
            v += 1
        }
        return fixed
    }

    /// The variables that have none.
    func unknowns() -> IDList<ConstraintStore.VariableRecord> {
        if fixedCount == 0 && retiredCount == 0 { return IDList(below: variables.count) }
        var list = FlatArray<VariableIndex>(capacity: variables.count)
        for v in variables.indices where isInUse(VariableIndex(v)) && !isFixed(VariableIndex(v)) { list.append(VariableIndex(v)) }
        return IDList(list)
    }

    // MARK: All constraints

    /// Whether ids tell the order of installation, and none is vacant.
    private var isInOrder: Bool { !hasReusedIDs && vacantConstraints == 0 }

    /// How many constraints are installed.
    var liveConstraints: Int { constraints.count - vacantConstraints }

    /// Whether a constraint was installed before another.
    func isOlder(_ a: ConstraintIndex, _ b: ConstraintIndex) -> Bool { birth(of: a) < birth(of: b) }

    private func birth(of c: ConstraintIndex) -> Int { facts.birth(of: c, isReused: constraints[c].shape.isReused) }

    /// All installed constraints in order of installation.
    func constraintsInOrder() -> IDList<ConstraintRecord> {
        if isInOrder { return IDList(below: constraints.count) }
        var list = FlatArray<ConstraintIndex>(capacity: constraints.count)
        for c in constraints.indices where constraints[c].isLive { list.append(ConstraintIndex(c)) }
        sort(&list)
        return IDList(list)
    }

    func sort(unordered list: inout FlatArray<ConstraintIndex>) {
        list.withElements { elements in
            var elements = elements
            elements.sort()
        }
        sort(&list)
    }

    /// Brings ascending constraints in the order of installation: those with ids used again are merged in at their places.
    func sort(_ list: inout FlatArray<ConstraintIndex>) {
        guard hasReusedIDs else { return }
        var reused: [ConstraintIndex] = []
        var kept = 0
        for k in list.indices {
            if constraints[list[k]].shape.isReused {
                reused.append(list[k])
            } else {
                list[kept] = list[k]
                kept += 1
            }
        }
        reused.sort { isOlder($0, $1) }
        var place = list.count
        while let last = reused.last {
            place -= 1
            if kept > 0 && isOlder(last, list[kept - 1]) {
                kept -= 1
                list[place] = list[kept]
            } else {
                list[place] = last
                reused.removeLast()
            }
        }
    }
}
