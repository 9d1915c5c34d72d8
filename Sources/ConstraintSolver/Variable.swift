/// An unknown of the linear system, named by a small dense integer.
///
/// Indices are handed out in order and used again after ``ConstraintSolver/removeVariable(_:)``.
package struct Variable: Hashable, Sendable, Comparable {
    /// The position in every per-variable array of the solver that made it.
    package let index: Int32

    package init(index: Int32) { self.index = index }

    init(_ v: VariableIndex) { index = v.raw }

    var id: VariableIndex { VariableIndex(index) }

    package static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
