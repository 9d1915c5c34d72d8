/// Given values that change from solution to solution, as the size of a window does while it is resized.
///
/// Reductions fold a fixed value into everything that hangs on it, so that another value means to state all that again. A value that changed
/// before is therefore held by a required equation of its own, which is a corner of one column: the next change only moves that corner.
struct MovingValues: ~Copyable {
    /// The equation that holds each variable, or -1; only as long as it has to be.
    private var holds = FlatArray<Int32>()
    /// How often the value of each variable changed; below 0 where it is to stay fixed for so many changes.
    private var changes = FlatArray<Int8>()
    /// How many variables are held.
    private(set) var count = 0

    /// For so many changes a value stays fixed that the quick way did better without.
    private static let pause: Int8 = 32

    /// The equation that holds a variable, or -1.
    @inline(__always)
    func hold(of v: Int32) -> Int32 { Int(v) < holds.count ? holds[v] : -1 }

    mutating func setHold(_ c: Int32, of v: Int32) {
        holds.extend(to: Int(v) + 1, with: -1)
        if (holds[v] < 0) != (c < 0) { count += c < 0 ? -1 : 1 }
        holds[v] = c
    }

    /// Notes that a fixed value changes.
    ///
    /// - Returns: Whether it did so before.
    mutating func noteChange(of v: Int32) -> Bool {
        changes.extend(to: Int(v) + 1, with: 0)
        if changes[v] > 0 { return true }
        changes[v] += 1
        return false
    }

    /// Lets the value be fixed for a while.
    mutating func pause(_ v: Int32) { changes[v] = -Self.pause }

    /// The variable is fixed no more, or another one.
    mutating func forget(_ v: Int32) { if Int(v) < changes.count { changes[v] = 0 } }
}
