/// A simplex method on convex piecewise linear costs whose slopes are vectors over all priorities at once, compared by their first entry
/// that is not 0.
///
/// Only columns in doubt are looked at: all of them at first, and after an edit those in the rows that the edit went through.
extension Reduction {
    @inline(__always)
    func enqueue(_ column: Int32) {
        guard !columns[column].isQueued else { return }
        columns[column].isQueued = true
        queue.append(column)
    }

    /// Puts the columns of a row that are not basic in doubt.
    func enqueue(row: Int32) {
        var e = tableau.rows[row].firstEntry
        while e >= 0 {
            let column = tableau.entries[e].column
            if columns[column].row < 0 { enqueue(column) }
            e = tableau.entries[e].nextInRow
        }
    }

    @inline(__always)
    func markMoved(_ column: Int32) {
        guard !columns[column].isMoved else { return }
        columns[column].isMoved = true
        moved.append(column)
    }

    /// Moves columns until none can be moved to advantage; reports those that can be moved at no cost.
    ///
    /// - Returns: Whether the last objective has a minimum.
    @discardableResult
    func optimise(_ system: inout System) -> Bool {
        basicCosts.extend(to: tableau.rows.count, with: BasicCost())
        stillness += 1
        if let careful { return optimise(&system, careful) }
        var budget = 50 + 4 * (columns.count + tableau.rows.count)
        while let column = queue.popLast() {
            columns[column].isQueued = false
            guard columns[column].row < 0, columns[column].firstEntry >= 0 else { continue }
            columnsChecked += 1
            computeSlopes(of: column, &system)
            let (up, down) = (slopes.sign(isUp: true), slopes.sign(isUp: false))
            if up < 0 || down < 0 {
                budget -= 1
                if budget < 0 || !advance(column, isUp: up < 0, &system) {
                    giveUp(column)
                    return true
                }
            } else if up == 0 || down == 0 {
                tied.append(column)
            }
        }
        failTied(&system)
        return true
    }

    /// Reports columns that can be moved at no cost now that the best basis is found.
    private func failTied(_ system: inout System) {
        for k in tied.indices where columns[tied[k]].row < 0 {
            computeSlopes(of: tied[k], &system)
            if slopes.sign(isUp: true) == 0 || slopes.sign(isUp: false) == 0 { fail(tied[k]) }
        }
        tied.removeAll()
    }

    private func giveUp(_ column: Int32) {
        fail(column)
        while let other = queue.popLast() {
            columns[other].isQueued = false
            fail(other)
        }
        tied.removeAll()
    }

    // MARK: Slopes

    func computeSlopes(of column: Int32, _ system: inout System) {
        slopes.clear(levels: system.store.levels.count)
        let value = columns[column].value
        let nearness = Self.nearness(value)
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            let distance = corner.position - value
            let place = system.store.levels.place[corner.level]
            if distance > nearness {
                slopes.add(corner.before, place, rank: corner.rank)
            } else if distance < -nearness {
                slopes.add(corner.after, place, rank: corner.rank)
            } else {
                slopes.addUp(corner.after, place, rank: corner.rank)
                slopes.addDown(corner.before, place, rank: corner.rank)
            }
        }
        var e = columns[column].firstEntry
        while e >= 0 {
            addSlopes(ofBasicIn: tableau.entries[e].row, times: -tableau.entries[e].coefficient, &system)
            e = tableau.entries[e].nextInColumn
        }
    }

    /// What a basic column costs when it rises, as long as no column moves.
    struct BasicCost: BitwiseCopyable {
        /// The ``Reduction/stillness`` that the cost is known for.
        var stillness = -1
        var slope = 0.0
        var place: Int32 = 0
        /// Whether it is a single slope, without rank.
        var isSimple = true
    }

    @inline(__always)
    private func addSlopes(ofBasicIn row: Int32, times factor: Double, _ system: inout System) {
        if basicCosts[row].stillness != stillness { basicCosts[row] = costOfBasic(in: row, &system) }
        let cost = basicCosts[row]
        if cost.isSimple {
            slopes.add(factor * cost.slope, cost.place, rank: 0)
        } else {
            forEachSlope(ofBasicIn: row) { slopes.add(factor * $0, system.store.levels.place[$1.level], rank: $1.rank) }
        }
    }

    private func costOfBasic(in row: Int32, _ system: inout System) -> BasicCost {
        var cost = BasicCost(stillness: stillness)
        forEachSlope(ofBasicIn: row) { slope, corner in
            if cost.slope != 0 || corner.rank != 0 { cost.isSimple = false }
            (cost.slope, cost.place) = (slope, system.store.levels.place[corner.level])
        }
        return cost
    }

    /// Calls the body with what each corner adds to the slope of a row's basic column, where that is not 0.
    @inline(__always)
    func forEachSlope(ofBasicIn row: Int32, _ body: (Double, Corner) -> Void) {
        let basic = columns[tableau.rows[row].basic]
        let nearness = Self.nearness(basic.value)
        var k = basic.firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            let distance = corner.position - basic.value
            let isBelow = distance > nearness || (distance >= -nearness && basic.lean < 0)
            let slope = isBelow ? corner.before : corner.after
            if slope != 0 { body(slope, corner) }
        }
    }

    // MARK: Steps

    /// The next corner that a move meets.
    private struct Event {
        /// How far the moving column has come by then.
        var step = Double.infinity
        var column: Int32 = -1
        var position = 0.0
        /// How fast the column that meets the corner moves: up or down, and how much for each point.
        var speed = 0.0
    }

    /// Moves a column to advantage, past corners, until it costs to go on.
    ///
    /// - Returns: Whether something stopped it.
    func advance(_ column: Int32, isUp: Bool, _ system: inout System) -> Bool {
        stillness += 1
        prepareStep(column, isUp)
        while true {
            let event = nextEvent(column, isUp)
            guard event.column >= 0 else { return false }
            pass(event, isUp, &system)
            if slopes.sign(isUp: isUp) >= 0 { return stop(column, isUp, event) }
            columns[event.column].passed = (event.position - columns[event.column].value) * (event.speed > 0 ? 1 : -1)
        }
    }

    private func prepareStep(_ column: Int32, _ isUp: Bool) {
        columns[column].passed = 0
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInColumn
            let basic = tableau.rows[entry.row].basic
            let isRising = (entry.coefficient < 0) == isUp
            let isPast = (columns[basic].lean > 0) == isRising
            columns[basic].passed = isPast ? 0 : -2 * Self.nearness(columns[basic].value)
        }
    }

    private func nextEvent(_ column: Int32, _ isUp: Bool) -> Event {
        var event = Event()
        meet(column, speed: isUp ? 1 : -1, &event)
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInColumn
            if isCareful && abs(entry.coefficient) <= Numerics.pivotable { continue }
            meet(tableau.rows[entry.row].basic, speed: isUp ? -entry.coefficient : entry.coefficient, &event)
        }
        return event
    }

    /// Of corners met at the same time that of the fastest column comes first, then that of the first column.
    private func meet(_ column: Int32, speed: Double, _ event: inout Event) {
        let value = columns[column].value
        let beyond = columns[column].passed + Self.nearness(value)
        let sign: Double = speed > 0 ? 1 : -1
        let slack = isCareful ? Numerics.coincidence(value) : 1e-12
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            let distance = (corner.position - value) * sign
            guard distance > beyond else { continue }
            let step = max(0, distance / abs(speed))
            if step < event.step - slack || step <= event.step + slack - 1e-12 && isPreferable(column, speed, event) {
                event = Event(step: step, column: column, position: corner.position, speed: speed)
            }
        }
    }

    private func isPreferable(_ column: Int32, _ speed: Double, _ event: Event) -> Bool {
        abs(speed) != abs(event.speed) && !isCautious ? abs(speed) > abs(event.speed) : column < event.column
    }

    /// Adds what the corners of a column at one position cost from there on.
    private func pass(_ event: Event, _ isUp: Bool, _ system: inout System) {
        var k = columns[event.column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            guard abs(corner.position - event.position) <= Self.nearness(event.position) else { continue }
            slopes.pass(corner.jump * abs(event.speed), system.store.levels.place[corner.level], rank: corner.rank, isUp: isUp)
        }
    }

    /// Moves everything as far as the event, whose column then stands at its corner. Rows whose basic column came by no corner cost their
    /// columns what they did before.
    ///
    /// - Returns: Whether the basis could be changed.
    private func stop(_ column: Int32, _ isUp: Bool, _ event: Event) -> Bool {
        let distance = isUp ? event.step : -event.step
        shift(column, by: distance, isRising: isUp)
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInColumn
            let basic = tableau.rows[entry.row].basic
            let before = columns[basic].value
            shift(basic, by: -entry.coefficient * distance, isRising: (entry.coefficient < 0) == isUp)
            if basic == event.column || meetsCorner(basic, from: before) { enqueue(row: entry.row) }
        }
        columns[event.column].value = event.position
        enqueue(column)
        return event.column == column || exchange(event.column, column)
    }

    private func shift(_ column: Int32, by distance: Double, isRising: Bool) {
        columns[column].value += distance
        let isPast = abs(distance) <= columns[column].passed + Self.nearness(columns[column].value)
        columns[column].lean = isPast == isRising ? 1 : -1
        markMoved(column)
    }

    /// Lets a column enter the basis in place of another.
    private func exchange(_ leaving: Int32, _ entering: Int32) -> Bool {
        let row = columns[leaving].row
        guard isCareful || Self.isDivisor(tableau.coefficient(row, entering, columns)) else { return false }
        pivots += 1
        tableau.pivot(row, entering, &columns)
        enqueue(leaving)
        return true
    }
}
