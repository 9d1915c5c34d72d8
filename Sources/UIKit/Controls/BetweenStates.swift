/// The states on both sides of what stands between two parts of a control.
struct BetweenStates: Hashable {
    var left: UInt
    var right: UInt
}
