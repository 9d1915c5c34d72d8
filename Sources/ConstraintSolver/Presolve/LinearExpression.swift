/// A sum of variables, of which each counts once: scratch that is loaded again and again.
struct LinearExpression: ~Copyable {
    private(set) var variables = FlatArray<VariableIndex>(capacity: 8)
    private(set) var coefficients = FlatArray<Double>(capacity: 8)
    /// What the sum is compared with.
    private(set) var constant = 0.0

    var count: Int { variables.count }

    /// Loads a constraint with every variable replaced by the root of its class.
    mutating func load(_ record: ConstraintRecord, _ system: inout System) {
        removeAll(makingRoomFor: Int(record.termCount))
        constant = record.constant
        var hasCancelled = false
        system.store.forEachTerm(of: record) { v, coefficient in
            let member = system.aliases.members[v]
            constant -= coefficient * member.offset
            if member.isFixed { return }
            if add(coefficient * member.scale, member.root, system.aliases.noise) == 0 { hasCancelled = true }
        }
        if hasCancelled { dropTerms(upTo: 0) }
    }

    private mutating func removeAll(makingRoomFor count: Int) {
        variables.removeAll()
        coefficients.removeAll()
        variables.reserve(count)
        coefficients.reserve(count)
    }

    /// - Returns: What the variable's coefficient comes to; 0 where it cancels.
    @inline(__always)
    private mutating func add(_ coefficient: Double, _ v: VariableIndex, _ noise: Double) -> Double {
        for k in 0..<count where variables[k] == v {
            coefficients[k] = Numerics.sum(coefficients[k], coefficient, noise)
            return coefficients[k]
        }
        variables.appendWithinRoom(v)
        coefficients.appendWithinRoom(coefficient)
        return coefficient
    }

    private mutating func dropTerms(upTo size: Double) {
        var kept = 0
        for k in 0..<count where abs(coefficients[k]) > size {
            variables[kept] = variables[k]
            coefficients[kept] = coefficients[k]
            kept += 1
        }
        variables.truncate(to: kept)
        coefficients.truncate(to: kept)
    }

    // MARK: Terms as they are stated

    /// So many terms are gone through again and again; a constraint with more is left to careful pricing.
    private static let plainTerms = 64

    /// Loads terms as they are stored: those of one variable added up, those that vanish left out.
    mutating func load(_ stated: UnsafeBufferPointer<Term>) {
        removeAll(makingRoomFor: stated.count)
        for term in stated {
            let coefficient = Numerics.limited(term.coefficient, to: Numerics.largestCoefficient)
            _ = add(coefficient, term.variable.id, Numerics.multiplierNoise)
        }
        dropTerms(upTo: Numerics.vanishing * coefficients.indices.reduce(0) { max($0, abs(coefficients[$1])) })
    }

    /// Whether the coefficients are short, and few enough.
    var isPlain: Bool { coefficients.indices.allSatisfy { Numerics.isExact(coefficients[$0]) } && count <= Self.plainTerms }

    /// Whether all coefficients are 1 or none.
    var isUnits: Bool { coefficients.indices.allSatisfy { abs(coefficients[$0]) == 1 } }
}
