/// The values of the variables, and which of them changed since somebody last asked.
struct Solution: ~Copyable {
    private(set) var values = FlatArray<Double>()
    /// The values when changes were last asked for.
    private var reported = FlatArray<Double>()
    private var candidates = OrderedMarks()
    /// How many variables became candidates at most: room for an answer.
    private var candidateCount = 0

    /// Makes room for a new variable, or clears one whose index is used again.
    mutating func reset(_ v: Int32) {
        if Int(v) == values.count {
            values.append(0)
            reported.append(0)
            candidates.extend(to: values.count)
        } else {
            values[v] = 0
            reported[v] = 0
        }
    }

    /// Takes over a value, but for what depends on the order of the arithmetic that led to it.
    @inline(__always)
    mutating func set(_ v: Int32, to exact: Double) {
        let value = Numerics.settled(exact)
        guard values[v] != value else { return }
        values[v] = value
        candidates.insert(v)
        candidateCount += 1
    }

    /// The variables that moved by more than a millionth, ascending.
    mutating func takeChanged() -> [Variable] {
        guard candidateCount > 0 else { return [] }
        let room = min(candidateCount, values.count)
        candidateCount = 0
        return [Variable](unsafeUninitializedCapacity: room) { changed, count in
            while let v = candidates.popFirst() {
                guard abs(values[v] - reported[v]) > 1e-6 else { continue }
                reported[v] = values[v]
                changed.initializeElement(at: count, to: Variable(index: v))
                count += 1
            }
        }
    }
}
