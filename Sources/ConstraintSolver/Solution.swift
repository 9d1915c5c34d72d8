/// The values of the variables, and which of them changed since somebody last asked.
struct Solution: ~Copyable {
    private(set) var values = FlatArray<Double>()
    /// Whether anybody ever asked; until then no record is kept, since all that is not 0 has changed.
    private var isAsked = false
    /// The values when changes were last asked for.
    private(set) var reported = FlatArray<Double>()
    private var candidates = OrderedMarks()
    /// The last answer.
    private var changed = FlatArray<Variable>()

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
    mutating func set(_ v: VariableIndex, to exact: Double) { writer.set(v, to: exact) }

    /// Takes over many values; until there is a new variable.
    var writer: Writer {
        @inline(__always) mutating get { Writer(values: values.mutableStart, candidates: isAsked ? candidates.marker : nil) }
    }

    /// Where values are written, for loops over many variables.
    struct Writer {
        fileprivate let values: UnsafeMutablePointer<Double>
        fileprivate let candidates: OrderedMarks.Marker?

        /// Takes over a value, as ``Solution/set(_:to:)`` does.
        @inline(__always)
        func set(_ v: VariableIndex, to exact: Double) {
            let value = Numerics.settled(exact)
            guard values[Int(v)] != value else { return }
            values[Int(v)] = value
            candidates?.insert(Int(v))
        }
    }

    /// The variables that moved by more than a millionth, ascending.
    mutating func takeChanged() -> ChangedValues {
        changed.removeAll()
        if isAsked { takeCandidates() } else { takeAll() }
        return ChangedValues(variables: UnsafeBufferPointer(start: changed.start, count: changed.count), values: values.start)
    }

    private mutating func takeCandidates() {
        changed.reserve(values.count)
        let (values, reported) = (values.start, reported.mutableStart)
        candidates.takeAll { v in
            guard abs(values[v] - reported[v]) > Numerics.change else { return }
            reported[v] = values[v]
            changed.appendWithinRoom(Variable(index: Int32(truncatingIfNeeded: v)))
        }
    }

    /// The variables that are not 0, when changes are asked for the first time.
    private mutating func takeAll() {
        isAsked = true
        candidates.extend(to: values.count)
        reported = FlatArray(capacity: values.count)
        changed.reserve(values.count)
        for v in values.indices {
            let isChanged = abs(values[v]) > Numerics.change
            reported.appendWithinRoom(isChanged ? values[v] : 0)
            if isChanged { changed.appendWithinRoom(Variable(index: Int32(truncatingIfNeeded: v))) }
        }
    }
}

/// What a solver's solution changed, read in place: nothing is copied, and no reader calls the solver for each value.
///
/// It lasts until the solver is edited, solves, or is asked for changes again.
package struct ChangedValues {
    /// The variables whose values changed, ascending.
    package let variables: UnsafeBufferPointer<Variable>
    /// The values of all variables, by index.
    package let values: UnsafePointer<Double>
}
