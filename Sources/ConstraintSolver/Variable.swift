/// A variable of the linear system, identified by a small dense integer.
///
/// Indices are assigned in order and reused after ``ConstraintSolver/removeVariable(_:)``.
package struct Variable: Hashable, Sendable, Comparable {
    /// The index into every per-variable array of the solver that made it.
    package let index: Int32

    package init(index: Int32) { self.index = index }

    init(_ v: VariableIndex) { index = v.raw }

    var id: VariableIndex { VariableIndex(index) }

    package static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
