/// The values of the variables, and which of them changed since somebody last asked.
struct Solution {
    private(set) var values: [Double] = []
    /// The values when changes were last asked for.
    private var reported: [Double] = []
    private var candidates: [Int32] = []
    private var isCandidate: [Bool] = []

    /// Makes room for a new variable, or clears one whose index is used again.
    mutating func reset(_ v: Int32) {
        if Int(v) == values.count {
            values.append(0)
            reported.append(0)
            isCandidate.append(false)
        } else {
            values[Int(v)] = 0
            reported[Int(v)] = 0
        }
    }

    mutating func set(_ v: Int32, to value: Double) {
        guard values[Int(v)] != value else { return }
        values[Int(v)] = value
        guard !isCandidate[Int(v)] else { return }
        isCandidate[Int(v)] = true
        candidates.append(v)
    }

    /// The variables that moved by more than a millionth, ascending.
    mutating func takeChanged() -> [Variable] {
        var changed: [Variable] = []
        candidates.sort()
        for v in candidates {
            isCandidate[Int(v)] = false
            guard abs(values[Int(v)] - reported[Int(v)]) > 1e-6 else { continue }
            reported[Int(v)] = values[Int(v)]
            changed.append(Variable(index: v))
        }
        candidates.removeAll(keepingCapacity: true)
        return changed
    }
}
