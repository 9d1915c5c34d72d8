/// The values of the variables, and the changes since the last query.
struct Solution: ~Copyable {
    private(set) var values = FlatArray<Double>()
    /// Whether changes were ever queried; until then no record is kept, since everything that is not 0 has changed.
    private var isAsked = false
    /// The values at the last query of changes.
    private(set) var reported = FlatArray<Double>()
    private var candidates = OrderedMarks()
    /// The result of the last query.
    private var changed = FlatArray<Variable>()

    /// The value of a variable; 0 before anything was solved.
    @inline(__always)
    func value(of v: VariableIndex) -> Double { Int(v) < values.count ? values[v] : 0 }

    /// Reserves space for the existing variables before the first solution.
    mutating func extend(to count: Int) {
        values.extend(to: count, with: 0)
        guard isAsked else { return }
        reported.extend(to: count, with: 0)
        candidates.extend(to: count)
    }

    /// Copies all values, before the first query of changes.
    mutating func copy(_ other: borrowing Solution) { values.copy(other.values) }

    /// Reserves space for a new variable, or clears one whose index is reused.
    mutating func reset(_ v: VariableIndex) {
        extend(to: Int(v) + 1)
        values[v] = 0
        if isAsked { reported[v] = 0 }
    }

    /// Sets a value, rounded so that it does not depend on the order of the arithmetic.
    @inline(__always)
    mutating func set(_ v: VariableIndex, to exact: Double) { writer.set(v, to: exact) }

    /// A writer for many values; valid until a variable is added.
    var writer: Writer {
        @inline(__always) mutating get { Writer(values: values.mutableStart, candidates: isAsked ? candidates.marker : nil) }
    }

    /// Direct access to the values for loops over many variables.
    struct Writer {
        fileprivate let values: UnsafeMutablePointer<Double>
        fileprivate let candidates: OrderedMarks.Marker?

        /// Sets a value as ``Solution/set(_:to:)`` does.
        @inline(__always)
        func set(_ v: VariableIndex, to exact: Double) {
            let value = Numerics.settled(exact)
            guard values[Int(v)] != value else { return }
            values[Int(v)] = value
            candidates?.insert(Int(v))
        }
    }

    /// The variables that changed by more than a millionth, ascending.
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

    /// Lists the variables that are not 0, for the first query of changes.
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

/// The changes of a solver's solution, read in place: nothing is copied, and reading a value does not call the solver.
///
/// Valid until the solver is edited, solves, or is queried for changes again.
package struct ChangedValues {
    /// The variables whose values changed, ascending.
    package let variables: UnsafeBufferPointer<Variable>
    /// The values of all variables, by index.
    package let values: UnsafePointer<Double>
}
