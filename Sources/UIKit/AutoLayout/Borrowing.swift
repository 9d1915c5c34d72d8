/// Objects that are handed on without counting references to them, as somebody else keeps them alive meanwhile.
///
/// A reference that is counted up and down takes two atomic operations, which is what most of the time of a walk over views goes to. Only where no
/// code of the program runs, which might let go of the object, or where ``LayoutAnswers`` keeps what leaves meanwhile.
extension Unmanaged {
    /// Runs a closure with the object.
    ///
    /// The standard library's own function is not called with closures of the main actor: as its module says nothing of isolation, the compiler
    /// has such a closure check its actor each time.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}

extension Array where Element: AnyObject {
    /// An element without a count of its own, to be borrowed.
    @inline(__always)
    func uncounted(_ index: Int) -> Unmanaged<Element> { .passUnretained(self[index]) }

    /// Whether something holds of all elements.
    @inline(__always)
    func allBorrowed(_ holds: (Element) -> Bool) -> Bool {
        for index in indices where !uncounted(index).borrow(holds) { return false }
        return true
    }
}
