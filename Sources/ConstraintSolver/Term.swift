/// A summand of a constraint: a coefficient times a variable.
package struct Term: Sendable {
    package var variable: Variable
    /// Unitless and finite; terms with coefficient 0 are dropped, terms of one variable are merged.
    package var coefficient: Double

    @inlinable @inline(__always)
    package init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
