/// The id of an installed constraint: a small dense integer that is reused after removal.
package struct ConstraintID: Hashable, Sendable, Comparable {
    /// The index into every per-constraint array of the solver that made it.
    package let index: Int32

    package init(index: Int32) { self.index = index }

    init(_ c: ConstraintIndex) { index = c.raw }

    var id: ConstraintIndex { ConstraintIndex(index) }

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}
