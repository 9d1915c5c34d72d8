extension ReducedSystem {
    /// The interval of values of one column that are optimal for its own cost, by priority and rank.
    struct Interval {
        var low = -Double.infinity
        var high = Double.infinity

        var isPoint: Bool { high - low <= 0 }

        /// Intersects the interval with another one, or reduces it to the end nearest to that.
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

        /// A starting point.
        var point: Double { low > -.infinity ? low : high < .infinity ? high : 0 }

        /// The end nearest to a rest position; a free column is at the rest position.
        func point(nearest rest: Double) -> Double {
            if low == -.infinity { return high == .infinity ? rest : high }
            if high == .infinity { return low }
            return abs(low - rest) <= abs(high - rest) ? low : high
        }
    }

    /// Places every column at its own optimum, then gives each row a basic column: the one whose violation has the
    /// lowest priority. A column without cost stays at 0, unless careful pricing has a rest position for it.
    func start(_ system: inout System) {
        for column in columns.indices where isCareful || !isFree(ColumnID(column)) {
            let interval = ownOptimum(of: ColumnID(column), &system)
            columns[column].value = careful.map { interval.point(nearest: rest(of: ColumnID(column), $0)) } ?? interval.point
            guard !isCareful, columns[column].firstEntry.isNone else { continue }
            if boundViolation(of: ColumnID(column)) > Numerics.exactness {
                fail(ColumnID(column))
            } else if !interval.isPoint {
                leaveOpen(ColumnID(column))
            }
        }
        chooseBasics(&system)
        enqueueAll()
    }

    /// The distance of the column from its bounds; 0 within them.
    func boundViolation(of column: ColumnID) -> Double {
        var violation = 0.0
        for breakpoint in breakpoints(of: column) {
            guard breakpoint.level <= PriorityLevels.moving else { continue }
            let excess = columns[column].value - breakpoint.position
            violation = max(violation, !breakpoint.risesBelow ? excess : breakpoint.risesAbove ? abs(excess) : -excess)
        }
        return violation - Numerics.rounding * abs(columns[column].value)
    }

    // MARK: Own optimum

    /// Narrows the interval of the column level by level until one value remains.
    ///
    /// - Parameter end: The level before which to stop, if any.
    func ownOptimum(of column: ColumnID, _ system: inout System, above end: LevelIndex? = nil) -> Interval {
        let last = end.map { system.store.levels.place[$0] } ?? .max
        var interval = Interval()
        var place: Int32 = 0
        while !interval.isPoint && place < last { place = narrow(&interval, column, place, &system) }
        if case .seniority = careful?.lastObjective, !interval.isPoint { narrowBySeniority(&interval, column, &system) }
        return interval
    }

    /// Intersects the interval with the values of least cost at the level at an index.
    ///
    /// - Returns: The index of the next level at which the column has a cost.
    private func narrow(_ interval: inout Interval, _ column: ColumnID, _ place: Int32, _ system: inout System) -> Int32 {
        var (least, most) = (-Double.infinity, Double.infinity)
        var (hasEqual, hasRank, count, next) = (false, false, 0, Int32.max)
        for breakpoint in breakpoints(of: column) {
            let here = system.store.levels.place[breakpoint.level]
            if here > place { next = min(next, here) }
            guard here == place else { continue }
            count += 1
            if breakpoint.risesBelow { least = max(least, breakpoint.position) }
            if breakpoint.risesAbove { most = min(most, breakpoint.position) }
            if breakpoint.isEqual { hasEqual = true }
            if breakpoint.rank != 0 { hasRank = true }
        }
        if least <= most && !(hasEqual && count > 1) || count == 1 {
            interval.keep(least, most)
        } else {
            let level = system.store.levels.falling[place]
            narrowAmongSeveral(&interval, column, level) { _ in 1 }
            if hasRank && !interval.isPoint { narrowAmongSeveral(&interval, column, level) { Double($0.rank) } }
        }
        return next
    }

    /// Does the same for contradicting constraints of a level, by iterating over their positions in order.
    func narrowAmongSeveral(_ interval: inout Interval, _ column: ColumnID, _ level: LevelIndex, weight: (Breakpoint) -> Double) {
        var chosen: [(position: Double, jump: Double)] = []
        var (slope, size) = (0.0, 0.0)
        for breakpoint in breakpoints(of: column) {
            guard breakpoint.level == level else { continue }
            let weight = weight(breakpoint)
            guard weight > 0 else { continue }
            slope += weight * breakpoint.before
            size += weight * breakpoint.jump
            chosen.append((breakpoint.position, weight * breakpoint.jump))
        }
        chosen.sort { $0.position < $1.position }
        let flat = Numerics.slopeNoise(tableau.noise) * size
        var first = -Double.infinity
        for breakpoint in chosen {
            if slope > flat { break }
            if slope < -flat { first = breakpoint.position }
            slope += breakpoint.jump
            if slope > flat { return interval.keep(first, breakpoint.position) }
        }
        interval.keep(first, .infinity)
    }

    // MARK: First basis

    /// Chooses the basic columns. Rows with the slack of an optional constraint come last. If something required is
    /// violated by then, the free columns would have to give up what they took over at no cost: then these optional
    /// slacks become basic in their rows.
    private func chooseBasics(_ system: inout System) {
        var wished = FlatArray<RowID>()
        for row in tableau.rows.indices where !isCutShort {
            if wish(in: RowID(row)).exists { wished.append(RowID(row)) } else { chooseBasic(of: RowID(row), &system) }
        }
        refreshAllBasics()
        if wished.isEmpty { return }
        let isRoomShort = tableau.rows.indices.contains {
            tableau.rows[$0].basic.exists && boundViolation(of: tableau.rows[$0].basic) > Numerics.exactness
        }
        for k in wished.indices {
            if isRoomShort { enterBasis(wish(in: wished[k]), wished[k]) } else { chooseBasic(of: wished[k], &system) }
        }
        refreshAllBasics()
    }

    /// Whether the column is the slack of an optional constraint and is in a single row.
    private func isWish(_ column: ColumnID) -> Bool {
        columns[column].root.isNone && columns[column].entryCount == 1 && columns[column].firstBreakpoint.exists
            && breakpoints(of: column).allSatisfy { $0.level > PriorityLevels.moving }
    }

    private func wish(in row: RowID) -> ColumnID {
        for entry in tableau.entries(inRow: row) where isWish(entry.column) && Numerics.isDivisor(entry.coefficient) {
            return entry.column
        }
        return .none
    }

    private func enterBasis(_ column: ColumnID, _ row: RowID) {
        work.pivots += 1
        tableau.pivot(row, column, &columns)
    }

    private func chooseBasic(of row: RowID, _ system: inout System) {
        let left = tableau.leftOver(in: row, columns)
        let first = tableau.rows[row].firstEntry
        let best = basicCandidate(of: row, left, &system)
        if best.isNone, let careful { return dropRow(row, left, &system, careful) }
        if best.exists {
            enterBasis(best, row)
        } else if first.exists {
            fail(tableau.entries[first].column)
            tableau.pivot(row, tableau.entries[first].column, &columns)
        } else {
            hasEmptyRows = true
            if abs(left) > Numerics.exactness { failAll() }
        }
    }

    /// The column of a row that takes over the row's remainder at the lowest priority; none if there is none.
    func basicCandidate(of row: RowID, _ left: Double, _ system: inout System) -> ColumnID {
        var best: (column: ColumnID, place: Int32, count: Int32) = (.none, -1, 0)
        let least = isCareful ? leastPivot(in: row) : 0
        for entry in tableau.entries(inRow: row) {
            guard isCareful ? abs(entry.coefficient) >= least : Numerics.isDivisor(entry.coefficient) else { continue }
            let place = worsenedPlace(of: entry.column, movedBy: left / entry.coefficient, &system)
            let count = columns[entry.column].entryCount
            let isBetter =
                place != best.place ? place > best.place : count != best.count ? count < best.count : entry.column > best.column
            if best.column.isNone || isBetter { best = (entry.column, place, count) }
        }
        return best.column
    }

    /// Declines everything: a row whose columns all cancelled does not tell which component it belongs to.
    private func failAll() { for column in columns.indices where columns[column].root.exists { fail(ColumnID(column)) } }

    /// The index of the most important level that a move from the present value would violate more.
    private func worsenedPlace(of column: ColumnID, movedBy distance: Double, _ system: inout System) -> Int32 {
        let from = columns[column].value
        let to = from + distance
        var worst = Int32.max
        for breakpoint in breakpoints(of: column) {
            let place = system.store.levels.place[breakpoint.level]
            if place < worst && breakpoint.violation(at: to) > breakpoint.violation(at: from) + Numerics.coincidence(from) {
                worst = place
            }
        }
        return worst
    }
}

extension ReducedSystem.Breakpoint {
    /// The cost of the breakpoint at a value.
    @inline(__always)
    func violation(at x: Double) -> Double { x < position ? before * (x - position) : after * (x - position) }
}
