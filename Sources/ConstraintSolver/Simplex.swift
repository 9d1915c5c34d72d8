/// A bounded-variable simplex over convex piecewise-linear costs, one level after another.
///
/// Variables outside the basis stand at a breakpoint of their cost (at 0 when they have none). Variables in the basis are sums of those,
/// and each keeps to one segment of its cost, so that every level's slope is known; a variable that reaches the end of its segment leaves
/// the basis there. A move must make the present level better and no higher one worse.
struct Simplex {
    struct Entry {
        var variable: Int32
        var coefficient: Double
    }

    private var costs: [ConvexCost]
    private let levelCount: Int32
    private var values: [Double]
    /// The row of a variable in the basis, or -1.
    private var rowOf: [Int32]
    /// For a variable outside the basis its breakpoint (-1 for none); for one inside its segment.
    private var places: [Int32]
    private var basis: [Int32] = []
    private var rows: [[Entry]] = []
    private var constants: [Double] = []
    /// Rows that may contain a variable; verified when used.
    private var columns: [[Int32]]
    /// For each level begun: the rate at which the basis's cost changes with each variable outside it.
    private var rates: [[Double]] = []
    /// An objective of one variable at the very end, to see how far it could go.
    private var probe: (variable: Int32, slope: Double)?
    private(set) var pivots = 0

    private var scratch: [Double]
    private var scratchMarks: [Bool]
    private var scratchOrder: [Int32] = []

    init(_ program: Program) {
        costs = program.costs
        levelCount = program.levelCount
        let count = costs.count
        values = Array(repeating: 0, count: count)
        rowOf = Array(repeating: -1, count: count)
        places = Array(repeating: -1, count: count)
        columns = Array(repeating: [], count: count)
        scratch = Array(repeating: 0, count: count)
        scratchMarks = Array(repeating: false, count: count)
    }

    /// The value of a variable.
    func value(_ variable: Int32) -> Double { values[Int(variable)] }

    /// Finds the best values. False when the bounds cannot all hold.
    mutating func solve(_ program: Program) -> Bool {
        placeVariables()
        guard enterEquations(program.equations) else { return false }
        enterDefinitions(program.definitions)
        refreshValues()
        for level in 0..<levelCount {
            optimize(level)
            if level == 0 && !boundsHold { return false }
        }
        return true
    }

    /// How far a variable could move, down or up, without making anything worse.
    mutating func extreme(of variable: Int32, upward: Bool) -> Double {
        probe = (variable, upward ? -1 : 1)
        optimize(levelCount)
        probe = nil
        return isUnbounded ? (upward ? .infinity : -.infinity) : values[Int(variable)]
    }
    private var isUnbounded = false

    // MARK: The first basis

    private mutating func placeVariables() {
        for variable in costs.indices {
            guard let breakpoint = costs[variable].start() else { continue }
            places[variable] = breakpoint
            values[variable] = costs[variable].breakpoints[Int(breakpoint)]
        }
    }

    /// Solves each equation for the variable whose value matters least.
    private mutating func enterEquations(_ equations: [Program.Row]) -> Bool {
        for equation in equations {
            let (entries, constant) = inTermsOfNonbasics(equation)
            guard let subject = subject(among: entries) else {
                if abs(constant) > Tolerance.feasibility(abs(equation.constant)) { return false }
                continue
            }
            let pivot = entries[subject]
            let row = entries.enumerated().filter { $0.offset != subject }.map {
                Entry(variable: $0.element.variable, coefficient: -$0.element.coefficient / pivot.coefficient)
            }
            enter(pivot.variable, row, -constant / pivot.coefficient)
        }
        return true
    }

    private func subject(among entries: [Entry]) -> Int? {
        let largest = entries.reduce(0) { max($0, abs($1.coefficient)) }
        var best: (index: Int, softness: Int64)?
        for (index, entry) in entries.enumerated() where abs(entry.coefficient) > 1e-6 * largest {
            let cost = costs[Int(entry.variable)]
            let softness = Int64(cost.firstLevel) * 2 + (cost.hasBounds ? 0 : 1)
            if best.map({ softness > $0.softness }) ?? true { best = (index, softness) }
        }
        return best?.index
    }

    private mutating func enterDefinitions(_ definitions: [(variable: Int32, row: Program.Row)]) {
        for (variable, row) in definitions {
            let (entries, constant) = inTermsOfNonbasics(row)
            enter(variable, entries, constant)
        }
    }

    private mutating func inTermsOfNonbasics(_ row: Program.Row) -> ([Entry], Double) {
        var constant = row.constant
        for (variable, coefficient) in zip(row.variables, row.coefficients) {
            let basic = rowOf[Int(variable)]
            if basic < 0 {
                gather(variable, coefficient)
            } else {
                constant += coefficient * constants[Int(basic)]
                for entry in rows[Int(basic)] { gather(entry.variable, coefficient * entry.coefficient) }
            }
        }
        return (release(), constant)
    }

    /// Puts a variable into the basis as a sum of variables outside it, in every row that mentions it.
    private mutating func enter(_ variable: Int32, _ entries: [Entry], _ constant: Double) {
        let row = Int32(rows.count)
        basis.append(variable)
        rows.append(entries)
        constants.append(constant)
        for entry in entries { columns[Int(entry.variable)].append(row) }
        substitute(variable, by: row)
        rowOf[Int(variable)] = row
    }

    private mutating func refreshValues() {
        for (row, variable) in basis.enumerated() {
            let value = rows[row].reduce(constants[row]) { $0 + $1.coefficient * values[Int($1.variable)] }
            values[Int(variable)] = value
            places[Int(variable)] = costs[Int(variable)].segment(of: value)
        }
    }

    // MARK: Rows

    private mutating func gather(_ variable: Int32, _ coefficient: Double) {
        if !scratchMarks[Int(variable)] {
            scratchMarks[Int(variable)] = true
            scratchOrder.append(variable)
        }
        scratch[Int(variable)] += coefficient
    }

    private mutating func release() -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(scratchOrder.count)
        for variable in scratchOrder {
            let coefficient = scratch[Int(variable)]
            if abs(coefficient) > 1e-11 { entries.append(Entry(variable: variable, coefficient: coefficient)) }
            scratch[Int(variable)] = 0
            scratchMarks[Int(variable)] = false
        }
        scratchOrder.removeAll(keepingCapacity: true)
        return entries
    }

    private func coefficient(of variable: Int32, in row: Int32) -> Double {
        for entry in rows[Int(row)] where entry.variable == variable { return entry.coefficient }
        return 0
    }

    /// Replaces a variable by its row in every other row.
    private mutating func substitute(_ variable: Int32, by source: Int32) {
        for row in columns[Int(variable)] where row != source {
            let factor = coefficient(of: variable, in: row)
            guard factor != 0 else { continue }
            constants[Int(row)] += factor * constants[Int(source)]
            for entry in rows[Int(row)] where entry.variable != variable { gather(entry.variable, entry.coefficient) }
            for entry in rows[Int(source)] {
                if !scratchMarks[Int(entry.variable)] { columns[Int(entry.variable)].append(row) }
                gather(entry.variable, factor * entry.coefficient)
            }
            rows[Int(row)] = release()
        }
        columns[Int(variable)] = []
    }

    // MARK: Moving

    private func slope(_ level: Int32, _ variable: Int32, _ segment: Int32) -> Double {
        if level == levelCount { return probe.map { $0.variable == variable ? $0.slope : 0 } ?? 0 }
        return costs[Int(variable)].slope(level, segment: segment)
    }

    /// The segment a variable outside the basis moves into.
    private func segment(_ variable: Int32, upward: Bool) -> Int32 {
        let place = places[Int(variable)]
        return place < 0 ? 0 : upward ? place + 1 : place
    }

    private mutating func beginLevel(_ level: Int32) {
        var rate = Array(repeating: 0.0, count: costs.count)
        for (row, variable) in basis.enumerated() {
            let slope = slope(level, variable, places[Int(variable)])
            guard slope != 0 else { continue }
            for entry in rows[row] { rate[Int(entry.variable)] += slope * entry.coefficient }
        }
        rates.append(rate)
    }

    /// How a level's cost changes as a variable outside the basis moves.
    private func change(_ level: Int32, _ variable: Int32, upward: Bool) -> Double {
        let rate = rates[Int(level)][Int(variable)] + slope(level, variable, segment(variable, upward: upward))
        return upward ? rate : -rate
    }

    private mutating func optimize(_ level: Int32) {
        isUnbounded = false
        rates.removeSubrange(min(rates.count, Int(level))...)
        beginLevel(level)
        var stalls = 0
        var rounds = 0
        let patience = 50 + 2 * basis.count
        while rounds < 200 + 50 * costs.count, let move = bestMove(level, smallestIndex: stalls > patience) {
            rounds += 1
            let step = move.upward ? 1.0 : -1.0
            let blocking = firstBlocking(move.variable, step)
            guard blocking.distance < .infinity else {
                isUnbounded = true
                return
            }
            stalls = blocking.distance > Tolerance.breakpoint ? 0 : stalls + 1
            shift(move.variable, by: step * blocking.distance)
            if let row = blocking.row {
                pivot(entering: move.variable, upward: move.upward, row: row, breakpoint: blocking.breakpoint)
            } else {
                places[Int(move.variable)] = blocking.breakpoint
                values[Int(move.variable)] = costs[Int(move.variable)].breakpoints[Int(blocking.breakpoint)]
            }
        }
    }

    private func bestMove(_ level: Int32, smallestIndex: Bool) -> (variable: Int32, upward: Bool)? {
        var best: (variable: Int32, upward: Bool)?
        var bestChange = -Tolerance.rate
        for variable in 0..<Int32(costs.count) where rowOf[Int(variable)] < 0 {
            for upward in [true, false] {
                let change = change(level, variable, upward: upward)
                guard change < bestChange, isOpen(variable, upward, below: level) else { continue }
                best = (variable, upward)
                if smallestIndex { return best }
                bestChange = change
            }
        }
        return best
    }

    /// Whether a move leaves every higher level as good as it is.
    private func isOpen(_ variable: Int32, _ upward: Bool, below level: Int32) -> Bool {
        for higher in 0..<level where change(higher, variable, upward: upward) > Tolerance.rate { return false }
        return true
    }

    private struct Blocking {
        var distance = Double.infinity
        /// The row whose variable reaches the end of its segment; `nil` for the moving variable itself.
        var row: Int32?
        var breakpoint: Int32 = -1
    }

    private func firstBlocking(_ variable: Int32, _ step: Double) -> Blocking {
        var first = Blocking()
        let own = places[Int(variable)] + (step > 0 ? 1 : -1)
        if places[Int(variable)] >= 0, own >= 0, Int(own) < costs[Int(variable)].breakpoints.count {
            first.distance = abs(costs[Int(variable)].breakpoints[Int(own)] - values[Int(variable)])
            first.breakpoint = own
        }
        var strength = 0.0
        for row in columns[Int(variable)] {
            let factor = coefficient(of: variable, in: row) * step
            guard abs(factor) > 1e-10 else { continue }
            let basic = basis[Int(row)]
            let breakpoint = factor > 0 ? places[Int(basic)] : places[Int(basic)] - 1
            guard breakpoint >= 0, Int(breakpoint) < costs[Int(basic)].breakpoints.count else { continue }
            let distance = max(0, (costs[Int(basic)].breakpoints[Int(breakpoint)] - values[Int(basic)]) / factor)
            let isTie = abs(distance - first.distance) <= 1e-12 && first.row != nil
            guard isTie ? abs(factor) > strength : distance < first.distance else { continue }
            first = Blocking(distance: distance, row: row, breakpoint: breakpoint)
            strength = abs(factor)
        }
        return first
    }

    private mutating func shift(_ variable: Int32, by amount: Double) {
        guard amount != 0 else { return }
        values[Int(variable)] += amount
        columns[Int(variable)].sort()
        var last: Int32 = -1
        for row in columns[Int(variable)] where row != last {
            last = row
            values[Int(basis[Int(row)])] += coefficient(of: variable, in: row) * amount
        }
    }

    private mutating func pivot(entering: Int32, upward: Bool, row: Int32, breakpoint: Int32) {
        pivots += 1
        let leaving = basis[Int(row)]
        let enteringSegment = segment(entering, upward: upward)
        let factor = coefficient(of: entering, in: row)
        updateRates(entering, enteringSegment, leaving, row, factor)
        rows[Int(row)] = rows[Int(row)].filter { $0.variable != entering }.map {
            Entry(variable: $0.variable, coefficient: -$0.coefficient / factor)
        }
        rows[Int(row)].append(Entry(variable: leaving, coefficient: 1 / factor))
        constants[Int(row)] = -constants[Int(row)] / factor
        columns[Int(leaving)] = [row]
        basis[Int(row)] = entering
        rowOf[Int(entering)] = row
        rowOf[Int(leaving)] = -1
        substitute(entering, by: row)
        places[Int(leaving)] = breakpoint
        values[Int(leaving)] = costs[Int(leaving)].breakpoints[Int(breakpoint)]
        places[Int(entering)] = enteringSegment
    }

    /// Restates every begun level's rates for the basis after the pivot.
    private mutating func updateRates(_ entering: Int32, _ segment: Int32, _ leaving: Int32, _ row: Int32, _ factor: Double) {
        for level in rates.indices {
            let old = slope(Int32(level), leaving, places[Int(leaving)])
            let rest = rates[level][Int(entering)] - factor * old + slope(Int32(level), entering, segment)
            for entry in rows[Int(row)] where entry.variable != entering {
                rates[level][Int(entry.variable)] -= entry.coefficient * (old + rest / factor)
            }
            rates[level][Int(leaving)] = rest / factor
            rates[level][Int(entering)] = 0
        }
    }

    // MARK: Judging

    private var boundsHold: Bool {
        for variable in costs.indices {
            for kink in costs[variable].kinks where kink.level == 0 {
                let excess = values[variable] - kink.position
                let violation = excess > 0 ? excess * kink.above : -excess * kink.below
                if violation > Tolerance.feasibility(abs(kink.position)) { return false }
            }
        }
        return true
    }
}
