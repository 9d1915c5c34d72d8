/// Terms as they are stored: those of one variable added up, those that vanish left out. Scratch that is loaded again and again.
struct MergedTerms: ~Copyable {
    private(set) var variables = FlatArray<VariableIndex>()
    private(set) var coefficients = FlatArray<Double>()

    /// So many terms are gone through again and again; a constraint with more is left to careful pricing.
    private static let plainTerms = 64

    mutating func load(_ stated: UnsafeBufferPointer<Term>) {
        variables.removeAll()
        coefficients.removeAll()
        var largest = 0.0
        for term in stated {
            let coefficient = Numerics.limited(term.coefficient, to: Numerics.largestCoefficient)
            largest = max(largest, abs(add(coefficient, term.variable.id)))
        }
        if coefficients.indices.contains(where: { abs(coefficients[$0]) <= Numerics.vanishing * largest }) { dropVanishing() }
    }

    /// Whether the coefficients are short, and few enough.
    var isPlain: Bool {
        coefficients.indices.allSatisfy { Numerics.isExact(coefficients[$0]) } && coefficients.count <= Self.plainTerms
    }

    /// Whether all coefficients are 1 or none.
    var isUnits: Bool { coefficients.indices.allSatisfy { abs(coefficients[$0]) == 1 } }

    /// Adds a coefficient; returns what it comes to.
    private mutating func add(_ coefficient: Double, _ v: VariableIndex) -> Double {
        var k = variables.count - 1
        while k >= 0 && variables[k] != v { k -= 1 }
        guard k >= 0 else {
            variables.append(v)
            coefficients.append(coefficient)
            return coefficient
        }
        coefficients[k] = Numerics.sum(coefficients[k], coefficient, Numerics.multiplierNoise)
        return coefficients[k]
    }

    private mutating func dropVanishing() {
        var largest = 0.0
        for k in coefficients.indices { largest = max(largest, abs(coefficients[k])) }
        var kept = 0
        for k in coefficients.indices where abs(coefficients[k]) > Numerics.vanishing * largest {
            variables[kept] = variables[k]
            coefficients[kept] = coefficients[k]
            kept += 1
        }
        variables.truncate(to: kept)
        coefficients.truncate(to: kept)
    }
}
