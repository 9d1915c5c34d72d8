@testable import ConstraintSolver

/// A pseudo-random sequence that is the same everywhere.
struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func roll(_ range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }

    mutating func pick<T>(_ choices: [T]) -> T { choices[roll(0...choices.count - 1)] }
}

/// A small system as data, for a solver and for brute force alike.
struct SmallSystem {
    struct Constraint {
        var coefficients: [Double]
        var relation: Relation
        var constant: Double
        var priority: Float
        var tieRank: Int32

        func violation(at point: [Double]) -> Double {
            let excess = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(excess)
            case .lessThanOrEqual: return max(0, excess)
            case .greaterThanOrEqual: return max(0, -excess)
            }
        }
    }

    var lowerBounds: [Double]
    var constraints: [Constraint]

    var required: [Int] { constraints.indices.filter { constraints[$0].priority >= 1000 } }

    // MARK: By enumeration

    /// Points of which one is the best, whatever the objective: where as many boundaries cross as there are variables.
    ///
    /// Coordinate planes stand in where the boundaries alone do not determine a point.
    func candidates() -> [[Double]] {
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for v in lowerBounds.indices {
            var normal = Array(repeating: 0.0, count: lowerBounds.count)
            normal[v] = 1
            planes.append((normal, 0))
            if lowerBounds[v] > -.infinity && lowerBounds[v] != 0 { planes.append((normal, lowerBounds[v])) }
        }
        var points: [[Double]] = []
        choose(lowerBounds.count, of: planes.count) { chosen in
            Self.crossing(chosen.map { planes[$0] }).map { points.append($0) }
        }
        return points
    }

    private func choose(_ count: Int, of total: Int, _ body: ([Int]) -> Void) {
        guard count <= total else { return }
        var chosen = Array(0..<count)
        while true {
            body(chosen)
            guard let last = chosen.indices.last(where: { chosen[$0] < total - count + $0 }) else { return }
            chosen[last] += 1
            for next in chosen.indices where next > last { chosen[next] = chosen[next - 1] + 1 }
        }
    }

    /// Where the planes meet in one point.
    private static func crossing(_ planes: [([Double], Double)]) -> [Double]? {
        var rows = planes.map { $0.0 + [$0.1] }
        for c in rows.indices {
            guard let pivot = (c..<rows.count).max(by: { abs(rows[$0][c]) < abs(rows[$1][c]) }), abs(rows[pivot][c]) > 1e-9 else {
                return nil
            }
            rows.swapAt(c, pivot)
            for r in rows.indices where r != c && rows[r][c] != 0 {
                let factor = rows[r][c] / rows[c][c]
                for k in rows[r].indices { rows[r][k] -= factor * rows[c][k] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }

    func isFeasible(_ point: [Double], keeping kept: [Int]) -> Bool {
        zip(point, lowerBounds).allSatisfy { $0 >= $1 - 1e-7 }
            && kept.allSatisfy { constraints[$0].violation(at: point) <= 1e-7 }
    }

    /// Whether the implicit bounds and the constraints named can hold together.
    func canHold(_ kept: [Int], among candidates: [[Double]]) -> Bool { candidates.contains { isFeasible($0, keeping: kept) } }

    /// The objectives at a point, the most important first: for each priority the violations and their sum by rank; after that for each
    /// priority their sum by age.
    func cost(at point: [Double], broken: Set<Int> = [], withAge: Bool = true) -> [Double] {
        func effective(_ c: Int) -> Float { broken.contains(c) ? -1 : constraints[c].priority }
        let optional = constraints.indices.filter { effective($0) < 1000 }
        var costs: [Double] = []
        var ages: [Double] = []
        for priority in Set(optional.map(effective)).sorted(by: >) {
            let members = optional.filter { effective($0) == priority }
            let violations = members.map { constraints[$0].violation(at: point) }
            costs.append(violations.reduce(0, +))
            costs.append(zip(members, violations).reduce(0) { $0 + Double(constraints[$1.0].tieRank) * $1.1 })
            ages.append(zip(members, violations).reduce(0) { $0 + Double(constraints.count - $1.0) * $1.1 })
        }
        return withAge ? costs + ages : costs
    }

    /// The least cost of any point where the constraints named hold.
    func bestCost(keeping kept: [Int], broken: Set<Int> = [], among candidates: [[Double]], withAge: Bool = true) -> [Double]? {
        candidates.lazy.filter { isFeasible($0, keeping: kept) }.map { cost(at: $0, broken: broken, withAge: withAge) }
            .min { Self.isLess($0, $1) }
    }

    /// Whether one list of costs is lexicographically less than another, beyond rounding.
    static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }

    // MARK: By the solver

    func install(in solver: ConstraintSolver) -> (variables: [Variable], ids: [ConstraintID]) {
        let variables = lowerBounds.map { solver.makeVariable(lowerBound: $0) }
        return (variables, constraints.map { $0.install(in: solver, variables) })
    }
}

extension SmallSystem.Constraint {
    @discardableResult
    func install(in solver: ConstraintSolver, _ variables: [Variable]) -> ConstraintID {
        let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
        return solver.addConstraint(terms, relation, constant, priority: priority, tieRank: tieRank)
    }
}

extension SmallSystem {
    /// A random system.
    init(_ dice: inout Dice, variables: ClosedRange<Int>, constraints count: ClosedRange<Int>, requiredShare: Int) {
        let size = dice.roll(variables)
        lowerBounds = (0..<size).map { _ in dice.pick([-.infinity, -.infinity, 0, 0, 2]) }
        constraints = []
        for _ in 0..<dice.roll(count) { constraints.append(Self.constraint(&dice, size, requiredShare)) }
    }

    private static func constraint(_ dice: inout Dice, _ size: Int, _ requiredShare: Int) -> Constraint {
        var coefficients = Array(repeating: 0.0, count: size)
        for _ in 0..<dice.roll(1...3) { coefficients[dice.roll(0...size - 1)] = Double(dice.pick([1, 1, 1, -1, -1, 2, -2, 3])) }
        return Constraint(
            coefficients: coefficients, relation: dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: Double(dice.roll(-6...12)),
            priority: dice.roll(0...99) < requiredShare ? 1000 : dice.pick([250, 500, 750]),
            tieRank: dice.pick([0, 0, 0, 1, 2]))
    }
}
