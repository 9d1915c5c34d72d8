/// A simplex tableau of whole numbers.
///
/// Each constraint `a * x relation b` becomes an equation `a * x + missing - excess == b` between numbers that are not
/// negative, apart from variables without a lower bound. Every row is an equation whose basic column has a positive
/// coefficient and stands in no other row.
struct ExactTableau {
    private let system: ExactSystem
    /// One array per row: a coefficient for each column, then the right-hand side, then room for the objective's own
    /// scale.
    private var rows: [[Int128]] = []
    private var basic: [Int] = []
    /// The row a column is basic in, or -1.
    private var rowOfColumn: [Int]
    /// Columns that stay at 0, because any other value would spoil what has been minimised.
    private var isClosed: [Bool]
    private let isFree: [Bool]
    private let missing: [Int: Int]
    private var objective: [Int128] = []
    private let columns: Int
    private var rightSide: Int { columns }
    private var scale: Int { columns + 1 }

    init(_ system: ExactSystem, _ chosen: [Int]) throws(ExactSystem.TooLarge) {
        self.system = system
        let variables = system.lowerBounds.count
        columns = variables + 2 * chosen.count
        isFree = (0..<columns).map { $0 < variables && system.lowerBounds[$0] == nil }
        isClosed = Array(repeating: false, count: columns)
        rowOfColumn = Array(repeating: -1, count: columns)
        missing = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($1, variables + 2 * $0) })
        for constraint in chosen { try addRow(system.constraints[constraint], missing[constraint]!) }
    }

    private mutating func addRow(_ constraint: ExactSystem.Constraint, _ missing: Int) throws(ExactSystem.TooLarge) {
        var constant = constraint.constant
        for term in constraint.terms { constant = constant - term.coefficient * (system.lowerBounds[term.variable] ?? 0) }
        var unit = constant.denominator
        for term in constraint.terms {
            unit = unit / greatestCommonDivisor(unit, term.coefficient.denominator) * term.coefficient.denominator
        }
        var row = Array(repeating: Int128(0), count: columns + 2)
        for term in constraint.terms { row[term.variable] += unit / term.coefficient.denominator * term.coefficient.numerator }
        row[missing] = unit
        row[missing + 1] = -unit
        row[rightSide] = unit / constant.denominator * constant.numerator
        let isPositive = row[rightSide] >= 0
        if !isPositive { for column in row.indices { row[column].negate() } }
        Self.reduce(&row)
        rowOfColumn[isPositive ? missing : missing + 1] = rows.count
        basic.append(isPositive ? missing : missing + 1)
        rows.append(row)
    }

    // MARK: Minimising

    /// Makes a weighted sum of violations as small as closed columns allow.
    mutating func minimise(_ objective: ExactSystem.Objective) throws(ExactSystem.TooLarge) -> Fraction? {
        var costs: [(column: Int, cost: Int)] = []
        for (constraint, weight) in objective.weights {
            let relation = system.constraints[constraint].relation
            if relation != .lessThanOrEqual { costs.append((missing[constraint]!, weight)) }
            if relation != .greaterThanOrEqual { costs.append((missing[constraint]! + 1, weight)) }
        }
        return try minimise(costs)
    }

    /// Leaves only the points that are as good as the present one for the objective just minimised.
    mutating func keepMinimum() {
        for column in 0..<columns where rowOfColumn[column] < 0 && objective[column] != 0 { isClosed[column] = true }
    }

    /// The value of a sum of variables if every point left has the same.
    mutating func onlyValue(of sum: [(variable: Int, factor: Int)]) throws(ExactSystem.TooLarge) -> Fraction? {
        guard let low = try minimise(sum.map { ($0.variable, $0.factor) }) else { return nil }
        guard let high = try minimise(sum.map { ($0.variable, -$0.factor) }), low == -high else { return nil }
        return sum.reduce(low) { $0 + Fraction($1.factor) * (system.lowerBounds[$1.variable] ?? 0) }
    }

    private mutating func minimise(_ costs: [(column: Int, cost: Int)]) throws(ExactSystem.TooLarge) -> Fraction? {
        objective = Array(repeating: 0, count: columns + 2)
        objective[scale] = 1
        for (column, cost) in costs { objective[column] += Int128(cost) }
        for (row, column) in basic.enumerated() { try Self.eliminate(column, from: &objective, by: rows[row]) }
        while let (column, isUp) = entering() {
            guard let row = try leaving(column, isUp: isUp) else { return nil }
            try pivot(row, column)
        }
        return Fraction(-objective[rightSide], objective[scale])
    }

    /// The first open column that improves the objective when it moves.
    private func entering() -> (column: Int, isUp: Bool)? {
        for column in 0..<columns where rowOfColumn[column] < 0 && !isClosed[column] {
            if objective[column] < 0 { return (column, true) }
            if objective[column] > 0 && isFree[column] { return (column, false) }
        }
        return nil
    }

    /// The row whose basic column is the first to reach 0; the one with the smallest column of several.
    private func leaving(_ column: Int, isUp: Bool) throws(ExactSystem.TooLarge) -> Int? {
        var best: (row: Int, speed: Int128)?
        for row in rows.indices where !isFree[basic[row]] {
            let speed = isUp ? rows[row][column] : -rows[row][column]
            guard speed > 0 else { continue }
            guard let known = best else {
                best = (row, speed)
                continue
            }
            let mine = try Self.product(rows[row][rightSide], known.speed)
            let others = try Self.product(rows[known.row][rightSide], speed)
            if mine < others || (mine == others && basic[row] < basic[known.row]) { best = (row, speed) }
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) throws(ExactSystem.TooLarge) {
        if rows[row][column] < 0 { for c in rows[row].indices { rows[row][c].negate() } }
        let pivotRow = rows[row]
        for other in rows.indices where other != row { try Self.eliminate(column, from: &rows[other], by: pivotRow) }
        try Self.eliminate(column, from: &objective, by: pivotRow)
        rowOfColumn[basic[row]] = -1
        rowOfColumn[column] = row
        basic[row] = column
    }

    // MARK: Rows

    /// Adds a multiple of a row whose coefficient is positive, so that the column vanishes; the target keeps its sign.
    private static func eliminate(
        _ column: Int, from target: inout [Int128], by row: [Int128]
    ) throws(ExactSystem.TooLarge) {
        guard target[column] != 0 else { return }
        let divisor = greatestCommonDivisor(target[column], row[column])
        let (own, other) = (row[column] / divisor, target[column] / divisor)
        for c in target.indices where target[c] != 0 || row[c] != 0 {
            let (difference, isOver) = try product(target[c], own).subtractingReportingOverflow(product(row[c], other))
            if isOver { throw ExactSystem.TooLarge() }
            target[c] = difference
        }
        reduce(&target)
    }

    private static func product(_ a: Int128, _ b: Int128) throws(ExactSystem.TooLarge) -> Int128 {
        if a == 0 || b == 1 { return a }
        if b == 0 { return 0 }
        let (product, isOver) = a.multipliedReportingOverflow(by: b)
        if isOver { throw ExactSystem.TooLarge() }
        return product
    }

    /// Divides by what all coefficients have in common.
    private static func reduce(_ row: inout [Int128]) {
        var divisor: Int128 = 0
        for coefficient in row where coefficient != 0 {
            divisor = divisor == 0 ? Int128(coefficient.magnitude) : greatestCommonDivisor(divisor, coefficient)
            if divisor == 1 { return }
        }
        guard divisor > 1 else { return }
        for c in row.indices { row[c] /= divisor }
    }
}
