/// One constraint with every variable replaced by the root of its class: scratch that is loaded again and again.
struct RootExpression: ~Copyable {
    private(set) var roots = FlatArray<VariableIndex>(capacity: 8)
    private(set) var coefficients = FlatArray<Double>(capacity: 8)
    private(set) var constant = 0.0

    var count: Int { roots.count }

    mutating func load(_ record: ConstraintRecord, _ system: inout System) {
        roots.removeAll()
        coefficients.removeAll()
        constant = record.constant
        var hasCancelled = false
        system.store.forEachTerm(of: record) { v, coefficient in
            let member = system.aliases.members[v]
            constant -= coefficient * member.offset
            if !member.isFixed && add(coefficient * member.scale, member.root, system.aliases.noise) { hasCancelled = true }
        }
        if hasCancelled { dropCancelled() }
    }

    /// - Returns: Whether the root is cancelled now.
    @inline(__always)
    private mutating func add(_ coefficient: Double, _ root: VariableIndex, _ noise: Double) -> Bool {
        for k in 0..<roots.count where roots[k] == root {
            coefficients[k] = Numerics.sum(coefficients[k], coefficient, noise)
            return coefficients[k] == 0
        }
        roots.append(root)
        coefficients.append(coefficient)
        return false
    }

    private mutating func dropCancelled() {
        var kept = 0
        for k in 0..<roots.count where coefficients[k] != 0 {
            roots[kept] = roots[k]
            coefficients[kept] = coefficients[k]
            kept += 1
        }
        roots.truncate(to: kept)
        coefficients.truncate(to: kept)
    }
}
