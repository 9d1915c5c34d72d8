/// Given values that change from solution to solution, such as the size of a window while it is resized.
///
/// A fixed value is substituted into everything that depends on it, so that a change restates all of that. A value that
/// has changed before is therefore held by a required equation of its own, which is a breakpoint of one column: the
/// next change only moves that breakpoint.
struct MovingValues: ~Copyable {
    /// The equation that holds each variable, or none; empty unless needed.
    private var holds = FlatArray<ConstraintIndex>()
    /// The number of changes of each variable's value; negative while it is to stay fixed for that many changes.
    private var changes = FlatArray<Int8>()
    /// The number of variables held by equations.
    private(set) var count = 0

    /// The number of changes for which a value stays fixed because fast pricing declined it as a moving one.
    private static let pause: Int8 = 32

    /// The equation that holds a variable, or none.
    @inline(__always)
    func hold(of v: VariableIndex) -> ConstraintIndex { Int(v) < holds.count ? holds[v] : .none }

    mutating func setHold(_ c: ConstraintIndex, of v: VariableIndex) {
        holds.extend(to: Int(v) + 1, with: .none)
        if holds[v].isNone != c.isNone { count += c.isNone ? -1 : 1 }
        holds[v] = c
    }

    /// Records a change of a fixed value.
    ///
    /// - Returns: Whether it has changed before.
    mutating func noteChange(of v: VariableIndex) -> Bool {
        changes.extend(to: Int(v) + 1, with: 0)
        if changes[v] > 0 { return true }
        changes[v] += 1
        return false
    }

    /// Keeps the value fixed for a while.
    mutating func pause(_ v: VariableIndex) { changes[v] = -Self.pause }

    /// Resets a variable that is no longer fixed, or whose index is reused.
    mutating func forget(_ v: VariableIndex) { if Int(v) < changes.count { changes[v] = 0 } }
}
