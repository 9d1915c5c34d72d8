/// The values of the variables, and which of them changed since somebody last asked.
struct Solution: ~Copyable {
    private(set) var values = FlatArray<Double>()
    /// Whether anybody ever asked; until then no record is kept, since all that is not 0 has changed.
    private var isAsked = false
    /// The values when changes were last asked for.
    private(set) var reported = FlatArray<Double>()
    private var candidates = OrderedMarks()
    /// How many variables became candidates at most: room for an answer.
    private var candidateCount = 0

    /// The value of a variable; 0 before anything was solved.
    @inline(__always)
    func value(of v: VariableIndex) -> Double { Int(v) < values.count ? values[v] : 0 }

    /// Makes room for the variables there are when something is solved for the first time.
    mutating func extend(to count: Int) {
        values.extend(to: count, with: 0)
        guard isAsked else { return }
        reported.extend(to: count, with: 0)
        candidates.extend(to: count)
    }

    /// Takes over all values, before anybody asks what changed.
    mutating func copy(_ other: borrowing Solution) { values.copy(other.values) }

    /// Makes room for a new variable, or clears one whose index is used again.
    mutating func reset(_ v: VariableIndex) {
        extend(to: Int(v) + 1)
        values[v] = 0
        if isAsked { reported[v] = 0 }
    }

    /// Takes over a value, but for what depends on the order of the arithmetic that led to it.
    @inline(__always)
    mutating func set(_ v: VariableIndex, to exact: Double) {
        let value = Numerics.settled(exact)
        guard values[v] != value else { return }
        values[v] = value
        guard isAsked else { return }
        candidates.insert(v.raw)
        candidateCount += 1
    }

    /// The variables that moved by more than a millionth, ascending.
    mutating func takeChanged() -> [Variable] {
        guard isAsked else { return takeAll() }
        guard candidateCount > 0 else { return [] }
        let room = min(candidateCount, values.count)
        candidateCount = 0
        return [Variable](unsafeUninitializedCapacity: room) { changed, count in
            while let v = candidates.popFirst() {
                guard abs(values[v] - reported[v]) > Numerics.change else { continue }
                reported[v] = values[v]
                changed.initializeElement(at: count, to: Variable(index: v))
                count += 1
            }
        }
    }

    /// The variables that are not 0, when changes are asked for the first time.
    private mutating func takeAll() -> [Variable] {
        isAsked = true
        candidates.extend(to: values.count)
        reported = FlatArray(capacity: values.count)
        return [Variable](unsafeUninitializedCapacity: values.count) { changed, count in
            for v in values.indices {
                let isChanged = abs(values[v]) > Numerics.change
                reported.append(isChanged ? values[v] : 0)
                guard isChanged else { continue }
                changed.initializeElement(at: count, to: Variable(index: Int32(v)))
                count += 1
            }
        }
    }
}
