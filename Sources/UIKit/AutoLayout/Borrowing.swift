/// Objects that are passed on without reference counting, because something else keeps them alive meanwhile.
///
/// A retain and a release are two atomic operations, which dominate the time of a walk over views. This may only be
/// used while no code of the program runs that could release the object, or while ``LayoutAnswers`` keeps departing
/// objects alive.
extension Unmanaged {
    /// Runs a closure with the object.
    ///
    /// The standard library's own function is not called with closures of the main actor: its module declares no
    /// isolation, so that the compiler makes such a closure check its actor at each call.
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}

extension Array where Element: AnyObject {
    /// An element without a reference count, to be borrowed.
    @inline(__always)
    func uncounted(_ index: Int) -> Unmanaged<Element> { .passUnretained(self[index]) }

    /// Whether a condition holds for all elements.
    @inline(__always)
    func allBorrowed(_ holds: (Element) -> Bool) -> Bool {
        for index in indices where !uncounted(index).borrow(holds) { return false }
        return true
    }
}
