extension ConstraintStore {
    // MARK: One constraint

    /// The range of the constraint's terms in ``terms``.
    @inline(__always)
    func termRange(of id: ConstraintIndex) -> Range<Int> { termRange(of: constraints[id]) }

    @inline(__always)
    func termRange(of record: ConstraintRecord) -> Range<Int> {
        let first = Int(record.firstTerm)
        return first..<first + Int(record.termCount)
    }

    /// The variable of a term.
    @inline(__always)
    func variable(at slot: Int) -> VariableIndex { VariableIndex(terms[slot] ^ terms[slot] >> 31) }

    /// Calls the body with each variable and its coefficient.
    @inline(__always)
    func forEachTerm(of record: ConstraintRecord, _ body: (_ v: VariableIndex, _ coefficient: Double) -> Void) {
        if record.isUnits {
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

    /// The stated priority; all required ones are 1000.
    func priority(of id: ConstraintIndex) -> Float { levels.priority(of: constraints[id].level) }

    /// A free variable of the constraint, if there is one.
    func freeVariable(of c: ConstraintIndex) -> VariableIndex? {
        for slot in termRange(of: c) where !isFixed(variable(at: slot)) { return variable(at: slot) }
        return nil
    }

    /// The constraints on the variable, the newest first. Needs links; the store must not change during iteration.
    @inline(__always)
    func constraints(on v: VariableIndex) -> some Sequence<ConstraintIndex> {
        assert(isLinked)
        return links.links.list(from: links.newest[v]).lazy.map { $0.constraint }
    }

    // MARK: All variables

    /// The variables with given values.
    func fixedVariables() -> [VariableIndex] {
        var (fixed, v): ([VariableIndex], Int) = ([], 0)
        fixed.reserveCapacity(fixedCount)
        while fixed.count < fixedCount {
            if variables[v].isFixed { fixed.append(VariableIndex(v)) }
            v += 1
        }
        return fixed
    }

    /// The variables without given values.
    func unknowns() -> FlatArray<VariableIndex> {
        if fixedCount == 0 && retiredCount == 0 { return FlatArray(below: variables.count) }
        var list = FlatArray<VariableIndex>(capacity: variables.count)
        for v in variables.indices where isInUse(VariableIndex(v)) && !isFixed(VariableIndex(v)) { list.append(VariableIndex(v)) }
        return list
    }

    /// For each variable, whether a constraint names it. Needs no links, whose construction takes several times as long
    /// and which stay in memory.
    func mentionedVariables() -> FlatArray<Bool> {
        var isMentioned = FlatArray(repeating: false, count: variables.count)
        for c in constraints.indices where constraints[c].isLive {
            for slot in termRange(of: constraints[c]) { isMentioned[variable(at: slot)] = true }
        }
        return isMentioned
    }

    // MARK: All constraints

    /// Whether the order of ids is that of installation, and no id is vacant.
    private var isInOrder: Bool { !hasReusedIDs && vacantConstraints == 0 }

    /// The number of installed constraints.
    var liveConstraints: Int { constraints.count - vacantConstraints }

    /// Whether a constraint was installed before another.
    func isOlder(_ a: ConstraintIndex, _ b: ConstraintIndex) -> Bool { birth(of: a) < birth(of: b) }

    /// All installed constraints in order of installation.
    func constraintsInOrder() -> FlatArray<ConstraintIndex> {
        if isInOrder { return FlatArray(below: constraints.count) }
        var list = FlatArray<ConstraintIndex>(capacity: constraints.count)
        for c in constraints.indices where constraints[c].isLive { list.append(ConstraintIndex(c)) }
        sort(&list)
        return list
    }

    /// Sorts constraints by installation.
    func sort(_ list: inout FlatArray<ConstraintIndex>) {
        list.withElements { elements in
            var elements = elements
            if hasReusedIDs { elements.sort { isOlder($0, $1) } } else { elements.sort() }
        }
    }
}
