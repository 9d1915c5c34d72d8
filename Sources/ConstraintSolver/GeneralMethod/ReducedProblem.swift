/// What is left of a problem after presolve: independent parts for the simplex, and the way back to the variables.
struct ReducedProblem {
    /// Columns connected by rows, and those rows.
    struct Part {
        var columns: [Int32] = []
        var rows: [Int32] = []
        /// The groups that occur among the kinks, ascending.
        var groups: [Int32] = []
    }

    let problem: LinearProblem
    var classes: AliasClasses
    let elimination: FreeElimination
    var simplex: Simplex
    var parts: [Part] = []
    /// Columns without a row: each stands for itself.
    private(set) var loneColumns: [Int32] = []
    private let presolve: Presolve
    private(set) var infeasibility: Witness?

    /// - Parameter positions: The constraints that count, ascending.
    init(_ problem: LinearProblem, constraints positions: [Int32]) {
        self.problem = problem
        var presolve = Presolve(problem, constraints: positions)
        classes = presolve.classes
        infeasibility = presolve.infeasibility
        let (kinks, kinkStart) = presolve.kinksByColumn()
        let columns = kinkStart.count - 1
        var rows = presolve.rows
        presolve.rows = SparseRows(columns: 0, noise: 0)
        elimination = FreeElimination(&rows, isFree: (0..<columns).map { kinkStart[$0] == kinkStart[$0 + 1] })
        simplex = Simplex(rows: rows, kinks: kinks, kinkStart: kinkStart, kinkSizes: presolve.bounds.map(\.size))
        self.presolve = presolve
        if let row = elimination.contradiction, infeasibility == nil {
            infeasibility = .constraint(presolve.rowOrigin[Int(row)])
        }
        if infeasibility == nil { split() }
    }

    /// All constraints of the problem.
    init(_ problem: LinearProblem) { self.init(problem, constraints: Array(0..<Int32(problem.constraints.count))) }

    // MARK: Parts

    private mutating func split() {
        var partOfColumn = Array(repeating: Int32(-1), count: simplex.values.count)
        var isTaken = Array(repeating: false, count: simplex.rows.firstInRow.count)
        for row in elimination.liveRows where !isTaken[Int(row)] { collectPart(from: row, &partOfColumn, &isTaken) }
        for row in elimination.liveRows { parts[Int(partOfColumn[Int(firstColumn(of: row))])].rows.append(row) }
        for definition in elimination.definitions { partOfColumn[Int(definition.column)] = .max }
        for column in partOfColumn.indices where partOfColumn[column] < .max {
            if partOfColumn[column] >= 0 {
                parts[Int(partOfColumn[column])].columns.append(Int32(column))
            } else if column >= problem.variables.count || isFreeRoot(Int32(column)) {
                loneColumns.append(Int32(column))
            }
        }
        for p in parts.indices { parts[p].groups = groups(of: parts[p]) }
    }

    private func isFreeRoot(_ v: Int32) -> Bool { classes.isRoot(v) && classes.classes[Int(v)].fixedValue == nil }

    private func firstColumn(of row: Int32) -> Int32 { simplex.rows.entries[Int(simplex.rows.firstInRow[Int(row)])].column }

    private mutating func collectPart(from seed: Int32, _ partOfColumn: inout [Int32], _ isTaken: inout [Bool]) {
        let part = Int32(parts.count)
        parts.append(Part())
        var stack = [seed]
        isTaken[Int(seed)] = true
        while let row = stack.popLast() {
            var e = simplex.rows.firstInRow[Int(row)]
            while e >= 0 {
                let entry = simplex.rows.entries[Int(e)]
                e = entry.nextInRow
                guard partOfColumn[Int(entry.column)] < 0 else { continue }
                partOfColumn[Int(entry.column)] = part
                var other = simplex.rows.firstInColumn[Int(entry.column)]
                while other >= 0 {
                    let neighbour = simplex.rows.entries[Int(other)]
                    other = neighbour.nextInColumn
                    if !isTaken[Int(neighbour.row)] {
                        isTaken[Int(neighbour.row)] = true
                        stack.append(neighbour.row)
                    }
                }
            }
        }
    }

    private func groups(of part: Part) -> [Int32] {
        var isPresent = Array(repeating: false, count: Int(problem.brokenGroup) + 1)
        for column in part.columns {
            for k in simplex.kinkRange(of: column) { isPresent[Int(simplex.kinks[k].group)] = true }
        }
        return isPresent.indices.filter { isPresent[$0] }.map { Int32($0) }
    }

    // MARK: Solving

    /// Finds the best values.
    ///
    /// - Parameters:
    ///   - breakingTies: Whether earlier constraints win remaining ties.
    ///   - onlyFeasibility: Whether bounds alone are looked at.
    mutating func solve(breakingTies: Bool = true, onlyFeasibility: Bool = false) {
        guard infeasibility == nil else { return }
        for column in loneColumns { moveToOwnOptimum(column, breakingTies) }
        for p in parts.indices where infeasibility == nil {
            for column in parts[p].columns { moveToOwnOptimum(column, true) }
            if onlyFeasibility { parts[p].groups = [] }
            solve(p, breakingTies)
        }
    }

    private mutating func moveToOwnOptimum(_ column: Int32, _ breakingTies: Bool) {
        let rest = Int(column) < problem.variables.count ? classes.classes[Int(column)].rest : 0
        let interval = OptimalInterval(
            of: simplex.kinks[simplex.kinkRange(of: column)], breakingTies: breakingTies, noise: problem.noise)
        simplex.values[Int(column)] = interval.point(nearest: rest)
        simplex.settlePieces(of: column)
    }

    private mutating func solve(_ p: Int, _ breakingTies: Bool) {
        if let row = simplex.start(parts[p]) {
            infeasibility = .constraint(presolve.rowOrigin[Int(row)])
            return
        }
        parts[p].rows.removeAll { simplex.basicColumn[Int($0)] < 0 }
        if let column = simplex.minimiseAll(parts[p], breakingTies: breakingTies) {
            let bounds = presolve.bounds[Int(column)]
            let isLow = simplex.values[Int(column)] < bounds.low
            infeasibility = presolve.witness(isLow ? bounds.lowOrigin : bounds.highOrigin)
        }
    }

    // MARK: Values

    /// The value of each variable of the problem.
    mutating func variableValues() -> [Double] {
        var columns = simplex.values
        for v in problem.variables.indices {
            if let value = classes.classes[v].fixedValue { columns[v] = value }
        }
        elimination.complete(&columns)
        return problem.variables.indices.map { v in
            let (root, map) = classes.find(Int32(v))
            return Numerics.limited(map.scale * columns[Int(root)] + map.offset)
        }
    }
}

extension Presolve {
    /// The kinks of each column by position, bounds among them; column `c` has those from `start[c]` to `start[c + 1]`.
    func kinksByColumn() -> (kinks: [Kink], start: [Int32]) {
        var all = zip(kinkColumns, kinks).map { (column: $0, kink: $1) }
        for column in bounds.indices {
            let bound = bounds[column]
            if bound.low > -.infinity { all.append((Int32(column), .bound(at: bound.low, slopeBefore: -1))) }
            if bound.high < .infinity { all.append((Int32(column), .bound(at: bound.high, slopeBefore: 0))) }
        }
        var start = Array(repeating: Int32(0), count: bounds.count + 1)
        for entry in all { start[Int(entry.column) + 1] += 1 }
        for column in bounds.indices { start[column + 1] += start[column] }
        var next = start
        var sorted = all.map { $0.kink }
        for entry in all {
            sorted[Int(next[Int(entry.column)])] = entry.kink
            next[Int(entry.column)] += 1
        }
        for column in bounds.indices where start[column + 1] - start[column] > 1 {
            sort(&sorted, Int(start[column])..<Int(start[column + 1]), noise: problem.noise * bounds[column].size)
        }
        return (sorted, start)
    }

    /// Sorts by position and makes positions that differ by rounding only the same.
    private func sort(_ kinks: inout [Kink], _ range: Range<Int>, noise: Double) {
        kinks[range].sort { ($0.position, $0.group, -$0.seniority) < ($1.position, $1.group, -$1.seniority) }
        for k in range.dropFirst() {
            let nearness = Numerics.coincidence(kinks[k].position) + noise
            if kinks[k].position - kinks[k - 1].position <= nearness { kinks[k].position = kinks[k - 1].position }
        }
    }
}
