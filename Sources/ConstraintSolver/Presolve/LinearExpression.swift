/// A linear expression with one term per variable: scratch memory that is loaded again and again.
struct LinearExpression: ~Copyable {
    private var terms = FlatArray<Term>(capacity: 8)
    /// The right-hand side of the constraint.
    private(set) var constant = 0.0

    var count: Int { terms.count }

    subscript(_ place: Int) -> Term { terms[place] }

    /// Loads a constraint with every variable replaced by the root of its class.
    mutating func load(_ record: ConstraintRecord, _ system: inout System) {
        terms.removeAll()
        terms.reserve(Int(record.termCount))
        constant = record.constant
        var hasCancelled = false
        system.store.forEachTerm(of: record) { v, coefficient in
            let member = system.aliases.members[v]
            constant -= coefficient * member.offset
            if member.isFixed { return }
            if add(coefficient * member.scale, member.root, system.aliases.noise) == 0 { hasCancelled = true }
        }
        if hasCancelled { terms.keep { abs($0.coefficient) > 0 } }
    }

    /// - Returns: The variable's new coefficient; 0 if it cancels.
    @inline(__always)
    private mutating func add(_ coefficient: Double, _ v: VariableIndex, _ noise: Double) -> Double {
        for k in terms.indices where terms[k].variable.id == v {
            terms[k].coefficient = Numerics.sum(terms[k].coefficient, coefficient, noise)
            return terms[k].coefficient
        }
        terms.appendWithinRoom(Term(Variable(v), coefficient))
        return coefficient
    }

    // MARK: Stated terms

    /// The largest number of terms that are compared pairwise; a constraint with more is left to careful pricing.
    private static let plainTerms = 64

    /// Loads stored terms: terms of one variable are merged, vanishing ones dropped.
    mutating func load(_ stated: UnsafeBufferPointer<Term>) {
        terms.removeAll()
        terms.reserve(stated.count)
        for term in stated {
            let coefficient = Numerics.limited(term.coefficient, to: Numerics.largestCoefficient)
            _ = add(coefficient, term.variable.id, Numerics.multiplierNoise)
        }
        let least = Numerics.vanishing * terms.indices.reduce(0) { max($0, abs(terms[$1].coefficient)) }
        terms.keep { abs($0.coefficient) > least }
    }

    /// Whether the coefficients are exact, and the terms few enough.
    var isPlain: Bool { terms.indices.allSatisfy { Numerics.isExact(terms[$0].coefficient) } && count <= Self.plainTerms }

    /// Whether all coefficients are 1 or -1.
    var isUnits: Bool { terms.indices.allSatisfy { abs(terms[$0].coefficient) == 1 } }
}
