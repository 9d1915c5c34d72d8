extension Reduction {
    /// The values of one column that are best for its own cost, by priority and rank.
    struct Interval {
        var low = -Double.infinity
        var high = Double.infinity

        var isPoint: Bool { high - low <= 0 }

        /// Keeps what lies between two positions, or the end nearest to it.
        @inline(__always)
        mutating func keep(_ first: Double, _ last: Double) {
            if last <= low {
                high = low
            } else if first >= high {
                low = high
            } else {
                low = max(low, first)
                high = min(high, last)
            }
        }

        /// A place to start from.
        var point: Double { low > -.infinity ? low : high < .infinity ? high : 0 }

        /// The end nearest to a resting place; a free column rests there.
        func point(nearest rest: Double) -> Double {
            if low == -.infinity { return high == .infinity ? rest : high }
            if high == .infinity { return low }
            return abs(low - rest) <= abs(high - rest) ? low : high
        }
    }

    /// Places every column at the best value of its own, then gives each row a basic column: the one that gives way at the lowest priority.
    func start(_ system: inout System) {
        for column in columns.indices {
            let interval = ownOptimum(of: Int32(column), &system)
            columns[column].value = careful.map { interval.point(nearest: rest(of: Int32(column), $0)) } ?? interval.point
            if !isCareful, columns[column].firstEntry < 0, columns[column].firstCorner >= 0 {
                if !interval.isPoint || boundViolation(of: Int32(column)) > 1e-9 { fail(Int32(column)) }
            }
        }
        for row in tableau.rows.indices where !isCareful || tableau.rows[row].firstEntry >= 0 {
            chooseBasic(of: Int32(row), &system)
        }
        for row in tableau.rows.indices where tableau.rows[row].basic >= 0 {
            columns[tableau.rows[row].basic].value = tableau.basicValue(of: Int32(row), columns)
        }
        for column in columns.indices where columns[column].firstEntry >= 0 && columns[column].row < 0 { enqueue(Int32(column)) }
    }

    /// How far the column is beyond its bounds.
    func boundViolation(of column: Int32) -> Double {
        var violation = 0.0
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            guard corner.level <= PriorityLevels.moving else { continue }
            let excess = columns[column].value - corner.position
            violation = max(violation, !corner.risesBelow ? excess : corner.risesAbove ? abs(excess) : -excess)
        }
        return violation - 1e-12 * abs(columns[column].value)
    }

    // MARK: Own optimum

    /// Narrows the column's values level by level until one is left.
    ///
    /// - Parameter end: The level to stop before, if any.
    func ownOptimum(of column: Int32, _ system: inout System, above end: Int32? = nil) -> Interval {
        let last = end.map { system.store.levels.place[$0] } ?? .max
        var interval = Interval()
        var done: Int32 = -1
        while !interval.isPoint {
            var place = Int32.max
            var k = columns[column].firstCorner
            while k >= 0 {
                let here = system.store.levels.place[corners[k].level]
                if here > done && here < place { place = here }
                k = corners[k].next
            }
            if place >= last { break }
            narrow(&interval, column, system.store.levels.falling[place])
            done = place
        }
        if case .seniority = careful?.lastObjective, !interval.isPoint { narrowBySeniority(&interval, column, &system) }
        return interval
    }

    /// Keeps the part of the interval where the level costs least.
    private func narrow(_ interval: inout Interval, _ column: Int32, _ level: Int32) {
        var (least, most) = (-Double.infinity, Double.infinity)
        var (hasEqual, hasRank, count) = (false, false, 0)
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            guard corner.level == level else { continue }
            count += 1
            if corner.risesBelow { least = max(least, corner.position) }
            if corner.risesAbove { most = min(most, corner.position) }
            if corner.isEqual { hasEqual = true }
            if corner.rank != 0 { hasRank = true }
        }
        if least <= most && !(hasEqual && count > 1) || count == 1 { return interval.keep(least, most) }
        narrowAmongSeveral(&interval, column, level) { _ in 1 }
        if hasRank && !interval.isPoint { narrowAmongSeveral(&interval, column, level) { Double($0.rank) } }
    }

    /// The same where constraints of the level contradict each other: goes through their positions in order.
    func narrowAmongSeveral(_ interval: inout Interval, _ column: Int32, _ level: Int32, weight: (Corner) -> Double) {
        var chosen: [(position: Double, jump: Double)] = []
        var (slope, size) = (0.0, 0.0)
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            guard corner.level == level else { continue }
            let weight = weight(corner)
            guard weight > 0 else { continue }
            slope += weight * corner.before
            size += weight * corner.jump
            chosen.append((corner.position, weight * corner.jump))
        }
        chosen.sort { $0.position < $1.position }
        let flat = Numerics.slopeNoise(tableau.noise) * size
        var first = -Double.infinity
        for corner in chosen {
            if slope > flat { break }
            if slope < -flat { first = corner.position }
            slope += corner.jump
            if slope > flat { return interval.keep(first, corner.position) }
        }
        interval.keep(first, .infinity)
    }

    // MARK: First basis

    private func chooseBasic(of row: Int32, _ system: inout System) {
        let left = tableau.leftOver(in: row, columns)
        let first = tableau.rows[row].firstEntry
        let best = basicCandidate(of: row, left, &system)
        if best < 0, let careful { return dropRow(row, left, &system, careful) }
        if best >= 0 {
            pivots += 1
            tableau.pivot(row, best, &columns)
        } else if first >= 0 {
            fail(tableau.entries[first].column)
            tableau.pivot(row, tableau.entries[first].column, &columns)
        } else {
            hasEmptyRows = true
            if abs(left) > 1e-9 { failAll() }
        }
    }

    /// The column of a row that gives way at the lowest priority when it takes up what is left over; -1 if there is none.
    func basicCandidate(of row: Int32, _ left: Double, _ system: inout System) -> Int32 {
        var best: (column: Int32, place: Int32, count: Int32) = (-1, -1, 0)
        let least = isCareful ? leastPivot(in: row) : 0
        var e = tableau.rows[row].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInRow
            guard isCareful ? abs(entry.coefficient) >= least : Self.isDivisor(entry.coefficient) else { continue }
            let place = worsenedPlace(of: entry.column, movedBy: left / entry.coefficient, &system)
            let count = columns[entry.column].entryCount
            let isBetter =
                place != best.place ? place > best.place : count != best.count ? count < best.count : entry.column > best.column
            if best.column < 0 || isBetter { best = (entry.column, place, count) }
        }
        return best.column
    }

    /// Leaves everything to the general method: a row whose columns all cancelled does not tell which component it belongs to.
    private func failAll() {
        for column in columns.indices where columns[column].root >= 0 { fail(Int32(column)) }
    }

    /// The place of the most important level that a move from the present value would make worse.
    private func worsenedPlace(of column: Int32, movedBy distance: Double, _ system: inout System) -> Int32 {
        let from = columns[column].value
        let to = from + distance
        var worst = Int32.max
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            let place = system.store.levels.place[corner.level]
            if place < worst && corner.violation(at: to) > corner.violation(at: from) + Self.nearness(from) { worst = place }
        }
        return worst
    }
}

extension Reduction.Corner {
    /// What the corner costs at a value.
    @inline(__always)
    func violation(at x: Double) -> Double { x < position ? before * (x - position) : after * (x - position) }
}
