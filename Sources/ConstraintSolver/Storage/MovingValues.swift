/// Given values that change from solution to solution, as the size of a window does while it is resized.
///
/// Reductions fold a fixed value into everything that hangs on it, so that another value means to state all that again.
/// A value that changed before is therefore held by a required equation of its own, which is a breakpoint of one
/// column: the next change only moves that breakpoint.
struct MovingValues: ~Copyable {
    /// The equation that holds each variable, or none; only as long as it has to be.
    private var holds = FlatArray<ConstraintIndex>()
    /// How often the value of each variable changed; below 0 if it is to stay fixed for so many changes.
    private var changes = FlatArray<Int8>()
    /// How many variables are held.
    private(set) var count = 0

    /// For so many changes a value stays fixed that fast pricing did better without.
    private static let pause: Int8 = 32

    /// The equation that holds a variable, or none.
    @inline(__always)
    func hold(of v: VariableIndex) -> ConstraintIndex { Int(v) < holds.count ? holds[v] : .none }

    mutating func setHold(_ c: ConstraintIndex, of v: VariableIndex) {
        holds.extend(to: Int(v) + 1, with: .none)
        if holds[v].isNone != c.isNone { count += c.isNone ? -1 : 1 }
        holds[v] = c
    }

    /// Notes that a fixed value changes.
    ///
    /// - Returns: Whether it did so before.
    mutating func noteChange(of v: VariableIndex) -> Bool {
        changes.extend(to: Int(v) + 1, with: 0)
        if changes[v] > 0 { return true }
        changes[v] += 1
        return false
    }

    /// Lets the value be fixed for a while.
    mutating func pause(_ v: VariableIndex) { changes[v] = -Self.pause }

    /// The variable is fixed no more, or another one.
    mutating func forget(_ v: VariableIndex) { if Int(v) < changes.count { changes[v] = 0 } }
}
