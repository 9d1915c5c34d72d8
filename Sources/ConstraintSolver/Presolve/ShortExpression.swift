/// A constraint on at most two free variables, as nearly all are once others are known, in terms of the roots of their
/// classes.
struct ShortExpression: BitwiseCopyable {
    private(set) var constant: Double
    private(set) var coefficients = (0.0, 0.0)
    private(set) var roots: (VariableIndex, VariableIndex) = (.none, .none)
    /// The number of free variables; ``many`` for three and more, or ``unclear``.
    private(set) var count = 0

    static let many = 3
    /// There were three free variables at some point, of which further terms may cancel some.
    static let unclear = 4

    /// Creates the expression of a constraint with any number of terms.
    @inline(__always)
    init(_ record: ConstraintRecord, _ system: inout System) {
        constant = record.constant
        var left = record.termCount
        system.store.forEachTerm(of: record) { v, coefficient in
            left -= 1
            if count >= Self.many { return }
            let member = system.aliases.members[v]
            constant -= coefficient * member.offset
            if !member.isFixed { add(coefficient * member.scale, member.root) }
            if count == Self.many && left > 0 { count = Self.unclear }
        }
    }

    /// Creates the expression of a constraint with a single term of coefficient 1 or none.
    @inline(__always)
    init(single record: ConstraintRecord, _ system: inout System) {
        let term = system.store.terms[record.firstTerm]
        let member = system.aliases.members[term ^ term >> 31]
        constant = record.constant - (term < 0 ? -member.offset : member.offset)
        if member.isFixed { return }
        (coefficients.0, roots.0, count) = (term < 0 ? -member.scale : member.scale, member.root, 1)
    }

    /// Creates the expression of a constraint that was loaded as a whole.
    init(_ terms: borrowing LinearExpression) {
        constant = terms.constant
        count = min(terms.count, Self.many)
        if count > 0 { (coefficients.0, roots.0) = (terms[0].coefficient, terms[0].variable.id) }
        if count > 1 { (coefficients.1, roots.1) = (terms[1].coefficient, terms[1].variable.id) }
    }

    /// The expression with the second variable first.
    var swapped: ShortExpression {
        var other = self
        (other.coefficients, other.roots) = ((coefficients.1, coefficients.0), (roots.1, roots.0))
        return other
    }

    @inline(__always)
    private mutating func add(_ coefficient: Double, _ root: VariableIndex) {
        if count == 0 {
            (coefficients.0, roots.0, count) = (coefficient, root, 1)
        } else if root == roots.0 {
            coefficients.0 = Numerics.sum(coefficients.0, coefficient, Numerics.rounding)
            if coefficients.0 == 0 { (coefficients.0, roots.0, count) = (coefficients.1, roots.1, count - 1) }
        } else if count == 1 {
            (coefficients.1, roots.1, count) = (coefficient, root, 2)
        } else if root == roots.1 {
            coefficients.1 = Numerics.sum(coefficients.1, coefficient, Numerics.rounding)
            if coefficients.1 == 0 { count = 1 }
        } else {
            count = Self.many
        }
    }
}
