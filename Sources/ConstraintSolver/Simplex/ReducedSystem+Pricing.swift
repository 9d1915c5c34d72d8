/// A simplex method on convex piecewise linear costs. Its reduced costs are vectors over all priorities, compared
/// lexicographically.
///
/// Only enqueued columns are priced: all of them at first, and after an edit those in the rows that the edit touched.
extension ReducedSystem {
    @inline(__always)
    func enqueue(_ column: ColumnID) {
        guard !columns[column].isQueued else { return }
        columns[column].isQueued = true
        pricing.queue.append(column)
    }

    /// Enqueues the nonbasic columns of a row.
    func enqueue(row: RowID) {
        for entry in tableau.entries(inRow: row) where columns[entry.column].row.isNone { enqueue(entry.column) }
    }

    @inline(__always)
    func markMoved(_ column: ColumnID) {
        guard !columns[column].isMoved else { return }
        columns[column].isMoved = true
        pricing.moved.append(column)
    }

    /// Moves columns until no move improves the objective; declines those that can be moved at no cost.
    ///
    /// - Returns: Whether the last objective has a minimum.
    @discardableResult
    func optimise(_ system: inout System) -> Bool {
        pricing.basicCosts.extend(to: tableau.rows.count, with: BasicCost())
        pricing.moveCount += 1
        if let careful { return optimise(&system, careful) }
        var budget = 50 + 4 * (columns.count + tableau.rows.count)
        if !moveColumns(&system, &budget) || !pricing.queue.isEmpty { giveUp() } else { failTied(&system) }
        return true
    }

    /// Moves columns until no move improves the objective, or the budget of steps is spent. At first any improving
    /// column is moved. Once the columns were priced twice on average, or something required is violated, the best
    /// improvement comes first: the order matters then, since a wrong violation would have to be undone.
    ///
    /// - Returns: Whether every step was bounded.
    func moveColumns(_ system: inout System, _ budget: inout Int) -> Bool {
        let patience = work.columnsChecked + 64 + 2 * columns.count
        while budget > 0, work.columnsChecked <= patience, !isCutShort, let column = pricing.queue.popLast() {
            columns[column].isQueued = false
            guard let isUp = direction(of: column, &system) else { continue }
            // Something required is violated, and this step brings it nearer.
            if pricing.reducedCosts.lead(isUp: isUp).place <= system.store.levels.place[PriorityLevels.moving] {
                enqueue(column)
                break
            }
            budget -= 1
            if !advance(column, isUp: isUp, &system) {
                enqueue(column)
                return false
            }
        }
        return pricing.queue.isEmpty || moveBestColumns(&system, &budget)
    }

    /// An improving step: the index of the priority that improves first and its slope, then the next nonzero entry.
    private struct Step {
        let column: ColumnID
        let isUp: Bool
        let place: Int32
        let slope: Double
        let second: (place: Int32, slope: Double, byRank: Double)

        /// Whether the other step should be made first.
        func isWorse(than other: Step) -> Bool {
            if place != other.place { return place > other.place }
            if slope != other.slope { return slope > other.slope }
            if urgency != other.urgency { return urgency > other.urgency }
            return (second.slope, second.byRank, column) > (other.second.slope, other.second.byRank, other.column)
        }

        /// Larger for a more important priority at which the step costs; negative for a saving.
        private var urgency: Double { (second.slope > 0 ? 1 : -1) / (1 + Double(second.place)) }
    }

    private func step(of column: ColumnID, _ system: inout System) -> Step? {
        guard let isUp = direction(of: column, &system) else { return nil }
        let (place, slope, _) = pricing.reducedCosts.lead(isUp: isUp)
        let second = pricing.reducedCosts.lead(isUp: isUp, after: Int(place))
        return Step(column: column, isUp: isUp, place: place, slope: slope, second: second)
    }

    /// Prices all enqueued columns, then makes the steps that improve the most important priority, the steepest first,
    /// as long as they still do; and repeats.
    ///
    /// - Source: Multiple pricing, as in Orchard-Hays, "Advanced Linear-Programming Computing Techniques".
    private func moveBestColumns(_ system: inout System, _ budget: inout Int) -> Bool {
        var waiting: [Step] = []
        defer { for step in waiting { pricing.queue.append(step.column) } }
        while budget > 0, !isCutShort {
            while let column = pricing.queue.popLast() {
                if let step = step(of: column, &system) { waiting.append(step) } else { columns[column].isQueued = false }
            }
            waiting.sort { $0.isWorse(than: $1) }
            guard let place = waiting.last?.place else { return true }
            while budget > 0, !isCutShort, let known = waiting.last, known.place == place {
                waiting.removeLast()
                columns[known.column].isQueued = false
                guard let step = step(of: known.column, &system) else { continue }
                budget -= 1
                if !advance(step.column, isUp: step.isUp, &system) {
                    enqueue(step.column)
                    return false
                }
            }
        }
        return true
    }

    /// Whether to move a column up, or down; `nil` if neither improves the objective.
    func direction(of column: ColumnID, _ system: inout System) -> Bool? {
        guard columns[column].row.isNone, columns[column].firstEntry.exists else { return nil }
        work.columnsChecked += 1
        price(of: column, &system)
        let up = pricing.reducedCosts.sign(isUp: true)
        if up < 0 { return true }
        let down = pricing.reducedCosts.sign(isUp: false)
        if down < 0 { return false }
        if up > 0 && down > 0 { return nil }
        if let careful { return lastDirection(of: column, up, down, &system, careful) }
        pricing.tied.append(column)
        return nil
    }

    private func giveUp() {
        while let other = pricing.queue.popLast() {
            columns[other].isQueued = false
            fail(other)
        }
        pricing.tied.removeAll()
    }

    // MARK: Slopes

    func price(of column: ColumnID, _ system: inout System) {
        pricing.reducedCosts.clear(levels: system.store.levels.count)
        addSlopes(of: column, to: &pricing.reducedCosts, &system) { (1, $0.rank) }
        if let careful, careful.isOfOnePriority { return addViolations(changedBy: column, &system) }
        work.entriesPriced += Int(columns[column].entryCount)
        for entry in tableau.entries(in: columns[column]) { addSlopes(ofBasicIn: entry.row, times: -entry.coefficient, &system) }
    }

    /// Adds the slopes of a column's breakpoints, each with the factor and the rank that the body returns.
    @inline(__always)
    func addSlopes(
        of column: ColumnID, to costs: inout ReducedCosts, _ system: inout System, weighted: (Breakpoint) -> (Double, rank: Int32)
    ) {
        let value = columns[column].value
        let nearness = Numerics.coincidence(value)
        for breakpoint in breakpoints(of: column) {
            let distance = breakpoint.position - value
            let place = system.store.levels.place[breakpoint.level]
            let (weight, rank) = weighted(breakpoint)
            if distance > nearness {
                costs.add(weight * breakpoint.before, place, rank: rank)
            } else if distance < -nearness {
                costs.add(weight * breakpoint.after, place, rank: rank)
            } else {
                costs.add(weight * breakpoint.after, place, rank: rank, down: false)
                costs.add(weight * breakpoint.before, place, rank: rank, up: false)
            }
        }
    }

    /// The cost of raising a basic column, valid until a column moves.
    struct BasicCost: BitwiseCopyable {
        /// The ``ReducedSystem/Pricing/moveCount`` for which the cost is valid.
        var moveCount = -1
        var slope = 0.0
        var place: Int32 = 0
        /// Whether the cost is a single slope, without rank.
        var isSimple = true
    }

    @inline(__always)
    private func addSlopes(ofBasicIn row: RowID, times factor: Double, _ system: inout System) {
        if pricing.basicCosts[row].moveCount != pricing.moveCount { pricing.basicCosts[row] = costOfBasic(in: row, &system) }
        let cost = pricing.basicCosts[row]
        if cost.isSimple {
            pricing.reducedCosts.add(factor * cost.slope, cost.place, rank: 0)
        } else {
            forEachSlope(ofBasicIn: row) {
                pricing.reducedCosts.add(factor * $0, system.store.levels.place[$1.level], rank: $1.rank)
            }
        }
    }

    private func costOfBasic(in row: RowID, _ system: inout System) -> BasicCost {
        var cost = BasicCost(moveCount: pricing.moveCount)
        forEachSlope(ofBasicIn: row) { slope, breakpoint in
            if cost.slope != 0 || breakpoint.rank != 0 { cost.isSimple = false }
            (cost.slope, cost.place) = (slope, system.store.levels.place[breakpoint.level])
        }
        return cost
    }

    /// Calls the body with the nonzero slope of each breakpoint of a row's basic column.
    @inline(__always)
    func forEachSlope(ofBasicIn row: RowID, _ body: (Double, Breakpoint) -> Void) {
        let basic = columns[tableau.rows[row].basic]
        let nearness = Numerics.coincidence(basic.value)
        for breakpoint in breakpoints(of: tableau.rows[row].basic) {
            let distance = breakpoint.position - basic.value
            let isBelow = distance > nearness || (distance >= -nearness && basic.side < 0)
            let slope = isBelow ? breakpoint.before : breakpoint.after
            if slope != 0 { body(slope, breakpoint) }
        }
    }

    // MARK: Steps

    /// The next breakpoint that a moving column or a basic column meets.
    private struct Event {
        /// The distance of the moving column up to the breakpoint.
        var step = Double.infinity
        var column: ColumnID = .none
        var position = 0.0
        /// The speed of the column that meets the breakpoint, relative to the moving column; the sign is the direction.
        var speed = 0.0
    }

    /// Moves a column past breakpoints until moving on would cost.
    ///
    /// - Returns: Whether the move was bounded.
    func advance(_ column: ColumnID, isUp: Bool, _ system: inout System) -> Bool {
        pricing.moveCount += 1
        prepareStep(column, isUp)
        while true {
            let event = nextEvent(column, isUp)
            guard event.column.exists else { return false }
            pass(event, isUp, &system)
            let isAtBound = event.column == column && isBound(event)
            if isAtBound || pricing.reducedCosts.sign(isUp: isUp) >= 0 { return stop(column, isUp, event) }
            columns[event.column].passed = (event.position - columns[event.column].value) * (event.speed > 0 ? 1 : -1)
        }
    }

    /// Whether a required violation begins or ends at the event.
    private func isBound(_ event: Event) -> Bool {
        breakpoints(of: event.column).contains { $0.level <= PriorityLevels.moving && $0.isAt(event.position) }
    }

    private func prepareStep(_ column: ColumnID, _ isUp: Bool) {
        columns[column].passed = 0
        for entry in tableau.entries(in: columns[column]) {
            let basic = tableau.rows[entry.row].basic
            let isRising = (entry.coefficient < 0) == isUp
            let isPast = (columns[basic].side > 0) == isRising
            columns[basic].passed = isPast ? 0 : -2 * Numerics.coincidence(columns[basic].value)
        }
    }

    private func nextEvent(_ column: ColumnID, _ isUp: Bool) -> Event {
        var event = Event()
        meet(column, speed: isUp ? 1 : -1, &event)
        for entry in tableau.entries(in: columns[column]) {
            if isCareful && abs(entry.coefficient) <= Numerics.pivotable { continue }
            meet(tableau.rows[entry.row].basic, speed: isUp ? -entry.coefficient : entry.coefficient, &event)
        }
        return event
    }

    /// Updates the event with a column's next breakpoint. Of simultaneous events that of the fastest column is taken,
    /// then that of the first column.
    private func meet(_ column: ColumnID, speed: Double, _ event: inout Event) {
        let value = columns[column].value
        let beyond = columns[column].passed + Numerics.coincidence(value)
        let sign: Double = speed > 0 ? 1 : -1
        let slack = isCareful ? Numerics.coincidence(value) : Numerics.simultaneity
        for breakpoint in breakpoints(of: column) {
            let distance = (breakpoint.position - value) * sign
            guard distance > beyond else { continue }
            let step = max(0, distance / abs(speed))
            if step < event.step - slack
                || step <= event.step + slack - Numerics.simultaneity && isPreferable(column, speed, event)
            {
                event = Event(step: step, column: column, position: breakpoint.position, speed: speed)
            }
        }
    }

    private func isPreferable(_ column: ColumnID, _ speed: Double, _ event: Event) -> Bool {
        abs(speed) != abs(event.speed) && !pricing.isCautious ? abs(speed) > abs(event.speed) : column < event.column
    }

    /// Adds the slopes of a column's breakpoints at one position to the reduced costs.
    private func pass(_ event: Event, _ isUp: Bool, _ system: inout System) {
        for breakpoint in breakpoints(of: event.column) where breakpoint.isAt(event.position) {
            let slope = breakpoint.jump * (isUp ? abs(event.speed) : -abs(event.speed))
            pricing.reducedCosts.add(
                slope, system.store.levels.place[breakpoint.level], rank: breakpoint.rank, up: isUp, down: !isUp)
        }
    }

    /// Moves all columns up to the event, whose column is at its breakpoint then. Rows whose basic column passed no
    /// breakpoint keep their costs.
    ///
    /// - Returns: Whether the basis could be changed.
    private func stop(_ column: ColumnID, _ isUp: Bool, _ event: Event) -> Bool {
        let distance = isUp ? event.step : -event.step
        shift(column, by: distance, isRising: isUp)
        for entry in tableau.entries(in: columns[column]) {
            let basic = tableau.rows[entry.row].basic
            let before = columns[basic].value
            shift(basic, by: -entry.coefficient * distance, isRising: (entry.coefficient < 0) == isUp)
            if basic == event.column || meetsBreakpoint(basic, from: before) { enqueue(row: entry.row) }
        }
        columns[event.column].value = event.position
        enqueue(column)
        return event.column == column || exchange(event.column, column)
    }

    private func shift(_ column: ColumnID, by distance: Double, isRising: Bool) {
        columns[column].value += distance
        let isPast = abs(distance) <= columns[column].passed + Numerics.coincidence(columns[column].value)
        columns[column].side = isPast == isRising ? 1 : -1
        markMoved(column)
    }

    /// Exchanges a leaving and an entering column of the basis.
    private func exchange(_ leaving: ColumnID, _ entering: ColumnID) -> Bool {
        let row = columns[leaving].row
        guard isCareful || Numerics.isDivisor(tableau.coefficient(row, entering, columns)) else { return false }
        work.pivots += 1
        tableau.pivot(row, entering, &columns)
        enqueue(leaving)
        return true
    }
}
