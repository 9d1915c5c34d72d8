/// The values of the variables, and which of them changed since somebody last asked.
struct Solution: ~Copyable {
    private(set) var values = FlatArray<Double>()
    /// The values when changes were last asked for.
    private var reported = FlatArray<Double>()
    private var candidates = FlatArray<Int32>()
    private var isCandidate = FlatArray<Bool>()

    /// Makes room for a new variable, or clears one whose index is used again.
    mutating func reset(_ v: Int32) {
        if Int(v) == values.count {
            values.append(0)
            reported.append(0)
            isCandidate.append(false)
        } else {
            values[v] = 0
            reported[v] = 0
        }
    }

    /// Takes over a value, but for what depends on the order of the arithmetic that led to it.
    mutating func set(_ v: Int32, to exact: Double) {
        let value = Numerics.settled(exact)
        guard values[v] != value else { return }
        values[v] = value
        guard !isCandidate[v] else { return }
        isCandidate[v] = true
        candidates.append(v)
    }

    /// The variables that moved by more than a millionth, ascending.
    mutating func takeChanged() -> [Variable] {
        var changed: [Variable] = []
        sortCandidates()
        changed.reserveCapacity(candidates.count)
        for k in candidates.indices {
            let v = candidates[k]
            isCandidate[v] = false
            guard abs(values[v] - reported[v]) > 1e-6 else { continue }
            reported[v] = values[v]
            changed.append(Variable(index: v))
        }
        candidates.removeAll()
        return changed
    }

    /// Many candidates are found in order by looking through all variables.
    private mutating func sortCandidates() {
        var isSorted = true
        for k in candidates.indices.dropFirst() where candidates[k] < candidates[k - 1] { isSorted = false }
        if isSorted { return }
        if candidates.count * 8 > values.count {
            candidates.removeAll()
            for v in isCandidate.indices where isCandidate[v] { candidates.append(Int32(v)) }
        } else {
            candidates.withElements { elements in
                var elements = elements
                elements.sort()
            }
        }
    }
}
