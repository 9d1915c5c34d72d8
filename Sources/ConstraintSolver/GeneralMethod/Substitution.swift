/// One constraint with every variable replaced by the root of its alias class: scratch that is loaded again and again.
struct Substitution {
    /// The roots left, in the order of the constraint's terms.
    private(set) var columns: [Int32] = []
    private(set) var coefficients: [Double] = []
    private(set) var constant = 0.0
    /// The size of the numbers that make up the constant.
    private(set) var magnitude = 0.0
    /// Where a root stands in `columns`, or -1.
    private var place: [Int32]

    init(variables: Int) { place = Array(repeating: -1, count: variables) }

    var count: Int { columns.count }

    mutating func load(_ constraint: LinearProblem.Constraint, of problem: LinearProblem, through classes: inout AliasClasses) {
        columns.removeAll(keepingCapacity: true)
        coefficients.removeAll(keepingCapacity: true)
        constant = constraint.constant
        magnitude = constraint.magnitude
        for t in Int(constraint.terms.lowerBound)..<Int(constraint.terms.upperBound) {
            let (root, map) = classes.find(problem.termVariables[t])
            add(problem.termCoefficients[t] * map.offset, size: abs(problem.termCoefficients[t]) * map.size)
            let scaled = Numerics.limited(problem.termCoefficients[t] * map.scale)
            if let value = classes.classes[Int(root)].fixedValue {
                add(scaled * value, size: abs(scaled) * classes.classes[Int(root)].fixedSize)
            } else {
                add(scaled, root, problem.noise)
            }
        }
        dropCancelled()
    }

    private mutating func add(_ known: Double, size: Double) {
        constant = Numerics.limited(constant - known)
        magnitude = Numerics.limited(magnitude + size)
    }

    private mutating func add(_ scaled: Double, _ root: Int32, _ noise: Double) {
        if place[Int(root)] >= 0 {
            let p = Int(place[Int(root)])
            coefficients[p] = Numerics.sum(coefficients[p], scaled, noise)
        } else {
            place[Int(root)] = Int32(columns.count)
            columns.append(root)
            coefficients.append(scaled)
        }
    }

    private mutating func dropCancelled() {
        var kept = 0
        for p in columns.indices {
            place[Int(columns[p])] = -1
            guard coefficients[p] != 0 else { continue }
            columns[kept] = columns[p]
            coefficients[kept] = coefficients[p]
            kept += 1
        }
        columns.removeLast(columns.count - kept)
        coefficients.removeLast(coefficients.count - kept)
    }
}
