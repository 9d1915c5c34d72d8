/// The parts of careful pricing that differ from fast pricing, on the same classes, breakpoints and tableau.
extension ReducedSystem {
    // MARK: Presolve

    /// Handles a constraint without free variables whose violation exceeds the tolerance of fast pricing.
    func miss(_ c: ConstraintIndex, by excess: Double, _ system: inout System) {
        guard let careful else { return failConstraint(c, &system) }
        let tolerance = careful.problem.tolerance(of: c, magnitude(of: c, &system, careful), system.store)
        if abs(excess) > tolerance { careful.fail(at: c) }
    }

    /// Handles a variable whose value violates its implicit bound by more than the tolerance of fast pricing.
    func missBound(of v: VariableIndex, by excess: Double) {
        guard let careful else {
            declined.hasRefusals = true
            return declined.variables.append(v)
        }
        if excess > Numerics.feasibility(careful.offsetSizes[Int(v)], careful.noise) { careful.fail(at: .bound(of: v)) }
    }

    /// Records the sizes of the numbers from which the values of a class are computed, before an equation of at most
    /// two variables is aggregated.
    ///
    /// - Returns: `false` if coefficients differ too much in size.
    func noteAggregation(of c: ConstraintIndex, _ short: ShortExpression, _ system: inout System) -> Bool {
        guard let careful, short.count > 0 else { return true }
        let isFirst = short.count == 1 || system.aliases.isNoLarger(short.roots.0, short.roots.1)
        let (child, divisor) = isFirst ? (short.roots.0, short.coefficients.0) : (short.roots.1, short.coefficients.1)
        if short.count == 2 {
            guard Numerics.isDivisor((isFirst ? short.coefficients.1 : short.coefficients.0) / divisor) else { return false }
            noteTie(short, careful)
            system.aliases.limit(classOf: isFirst ? short.roots.1 : short.roots.0)
        }
        system.aliases.limit(classOf: child)
        growOffsets(ofClass: child, by: magnitude(of: c, &system, careful) / abs(divisor), &system, careful)
        return true
    }

    /// The expression with the dependent variable first: the first of the two without an implicit bound, as in a
    /// tableau to which bounds were added first.
    func orderedCarefully(_ short: ShortExpression) -> ShortExpression {
        guard let careful, short.count == 2 else { return short }
        return careful.isBounded[Int(short.roots.0)] && !careful.isBounded[Int(short.roots.1)] ? short.swapped : short
    }

    /// Sets the rest position of the first variable's class, into which the second one's merges, as the equation
    /// states.
    private func noteTie(_ short: ShortExpression, _ careful: CarefulState) {
        let (first, second) = (Int(short.roots.0), Int(short.roots.1))
        let scale = -short.coefficients.1 / short.coefficients.0
        careful.rests[first] = Numerics.limited(scale * careful.rests[second] + short.constant / short.coefficients.0)
        let isBounded = careful.isBounded[first] || careful.isBounded[second]
        (careful.isBounded[first], careful.isBounded[second]) = (isBounded, isBounded)
    }

    private func growOffsets(ofClass root: VariableIndex, by size: Double, _ system: inout System, _ careful: CarefulState) {
        for member in system.aliases.members.indices(from: root) {
            careful.offsetSizes[Int(member)] += Numerics.limited(abs(system.aliases.members[member].scale) * size)
        }
    }

    /// Records the sizes of the numbers from which a constraint's breakpoint is computed.
    func noteSize(of c: ConstraintIndex, _ short: ShortExpression, _ system: inout System) {
        guard let careful else { return }
        let size = magnitude(of: c, &system, careful)
        if case .breakpoint(let column) = system.roles[c] { careful.grow(column, by: size / abs(short.coefficients.0)) }
        if case .row(let row) = system.roles[c], let sum = sumColumn(of: row) { careful.grow(sum, by: size) }
    }

    /// The size of the numbers from which the remaining constant of a constraint is computed.
    private func magnitude(of c: ConstraintIndex, _ system: inout System, _ careful: CarefulState) -> Double {
        var magnitude = careful.problem.magnitudes[Int(c)]
        system.store.forEachTerm(of: system.store.constraints[c]) { magnitude += abs($1) * careful.offsetSizes[Int($0)] }
        return Numerics.limited(magnitude)
    }

    /// Enters the rows into the tableau.
    func enterRows(_ system: inout System) {
        guard let careful else { return }
        var origins = Array(repeating: ConstraintIndex.none, count: equations.rows.count)
        for c in system.store.constraints.indices where system.roles[ConstraintIndex(c)].row.exists {
            origins[Int(system.roles[ConstraintIndex(c)].row)] = ConstraintIndex(c)
        }
        formGroups()
        careful.origins = careful.enteredRows.map { origins[Int($0)] }
        for row in tableau.rows.indices where tableau.rows[row].firstEntry.isNone {
            check(RowID(row), leftOver: tableau.rows[row].constant, &system, careful)
        }
    }

    /// Checks a row without columns, which states that its constant is 0.
    private func check(_ row: RowID, leftOver constant: Double, _ system: inout System, _ careful: CarefulState) {
        guard abs(constant) > Numerics.change,
            let origin = careful.origins.indices.contains(Int(row)) ? careful.origins[Int(row)] : nil
        else {
            return
        }
        let size = magnitude(of: origin, &system, careful) + abs(constant)
        if abs(constant) > Numerics.feasibility(size, careful.noise) { careful.fail(at: origin) }
    }

    // MARK: Breakpoints

    /// Merges positions that differ by rounding only, and looks for contradicting bounds.
    func alignBreakpoints(_ system: inout System) {
        guard let careful else { return }
        for column in columnsInOrder(&system) { align(column, careful) }
    }

    /// The columns of classes in the order of their roots, and slack columns after them.
    func columnsInOrder(_ system: inout System) -> [ColumnID] {
        let roots = system.store.variables.indices.filter { system.aliases.members[$0].isFreeRoot(VariableIndex($0)) }
        let sums = columns.indices.filter { columns[$0].root.isNone }
        return roots.map { system.aliases.members[$0].column } + sums.map { ColumnID($0) }
    }

    private func align(_ column: ColumnID, _ careful: CarefulState) {
        let list = breakpoints.indices(from: columns[column].firstBreakpoint).sorted {
            (breakpoints[$0].position, $0) < (breakpoints[$1].position, $1)
        }
        for k in list.indices {
            breakpoints[list[k]].position = Numerics.limited(breakpoints[list[k]].position)
            guard k > 0 else { continue }
            let (position, previous) = (breakpoints[list[k]].position, breakpoints[list[k - 1]].position)
            let nearness = Numerics.coincidence(position) + careful.noise * careful.size(of: column)
            if position - previous <= nearness { breakpoints[list[k]].position = previous }
        }
        let (low, high) = bounds(of: column)
        guard low.exists, high.exists, breakpoints[low].position > breakpoints[high].position else { return }
        if breakpoints[low].position - breakpoints[high].position
            > Numerics.feasibility(2 * careful.size(of: column), careful.noise)
        {
            careful.fail(at: breakpoints[low].constraint)
        }
    }

    /// The breakpoints of the highest lower and the lowest upper bound, or none.
    private func bounds(of column: ColumnID) -> (low: BreakpointID, high: BreakpointID) {
        var (low, high): (BreakpointID, BreakpointID) = (.none, .none)
        for k in breakpoints.indices(from: columns[column].firstBreakpoint)
        where breakpoints[k].level == PriorityLevels.required {
            if breakpoints[k].risesBelow && (low.isNone || breakpoints[k].position >= breakpoints[low].position) { low = k }
            if breakpoints[k].risesAbove && (high.isNone || breakpoints[k].position <= breakpoints[high].position) { high = k }
        }
        return (low, high)
    }

    /// The bound that the column violates.
    func witness(ofViolated column: ColumnID) -> ConstraintIndex {
        let (low, high) = bounds(of: column)
        return breakpoints[low.exists && columns[column].value < breakpoints[low].position ? low : high].constraint
    }

    // MARK: First basis

    func rest(of column: ColumnID, _ careful: CarefulState) -> Double {
        columns[column].root.exists ? careful.rests[Int(columns[column].root)] : 0
    }

    /// The smallest coefficient that is accepted as a pivot in a row.
    func leastPivot(in row: RowID) -> Double {
        let largest = tableau.entries(inRow: row).reduce(0.0) { max($0, abs($1.coefficient)) }
        return max(Numerics.pivotable, Numerics.pivotShare * largest)
    }

    /// Drops a row without a column.
    func dropRow(_ row: RowID, _ left: Double, _ system: inout System, _ careful: CarefulState) {
        check(row, leftOver: left, &system, careful)
        if tableau.rows[row].firstEntry.exists { tableau.dropRow(row, &columns) }
    }

    // MARK: Pricing

    /// Whether the work has reached its limit, so that pricing stops where it is.
    var isCutShort: Bool { careful.map { workOfExplaining > $0.workLimit } ?? false }

    /// Moves columns until no move improves the objective; once it has made twice as many steps as any system
    /// needed that does not cycle, it follows Bland's rule, with as many steps again.
    ///
    /// So a solution takes at most twice as many steps as ``mostSteps``, whatever ties and rounding errors do: a column
    /// whose prices at two places contradict each other by a rounding error would be moved to and fro for ever.
    func optimise(_ system: inout System, _ careful: CarefulState) -> Bool {
        pricing.reducedCosts.noise = Numerics.slopeNoise(careful.noise)
        pricing.isCautious = false
        var budget = mostSteps
        guard moveColumns(&system, &budget) else { return false }
        return pricing.queue.isEmpty || optimiseCautiously(&system)
    }

    /// Systems that do not cycle take less than one step for each column and row; some small ones take a few more.
    private var mostSteps: Int { 64 + 2 * (columns.count + tableau.rows.count) }

    /// - Source: Bland, "New finite pivoting rules for the simplex method".
    private func optimiseCautiously(_ system: inout System) -> Bool {
        pricing.isCautious = true
        var budget = mostSteps
        var next = 0
        while budget > 0, next < columns.count, !isCutShort {
            let column = ColumnID(next)
            guard let isUp = direction(of: column, &system) else {
                next += 1
                continue
            }
            budget -= 1
            if !advance(column, isUp: isUp, &system) { return false }
            next = 0
        }
        while let other = pricing.queue.popLast() { columns[other].isQueued = false }
        return true
    }

    /// The direction in which to move a column by the last objective, which decides if all others are 0.
    func lastDirection(of column: ColumnID, _ up: Int, _ down: Int, _ system: inout System, _ careful: CarefulState) -> Bool? {
        let (lastUp, lastDown) = lastSigns(of: column, &system, careful)
        if up == 0 && lastUp < 0 { return true }
        return down == 0 && lastDown < 0 ? false : nil
    }

    /// The sign of the last objective's change when a column moves up, and when it moves down.
    private func lastSigns(_ column: ColumnID, _ objective: [Double]) -> (up: Int, down: Int) {
        var (slope, size) = (objective[Int(column)], abs(objective[Int(column)]))
        for entry in tableau.entries(in: columns[column]) {
            let part = -entry.coefficient * objective[Int(tableau.rows[entry.row].basic)]
            (slope, size) = (slope + part, size + abs(part))
        }
        let sign = abs(slope) <= pricing.reducedCosts.noise * size ? 0 : slope > 0 ? 1 : -1
        return (sign, -sign)
    }

    private func lastSigns(of column: ColumnID, _ system: inout System, _ careful: CarefulState) -> (up: Int, down: Int) {
        switch careful.lastObjective {
        case .none: return (0, 0)
        case .linear(let objective): return lastSigns(column, objective)
        case .seniority: break
        }
        var seniority = ReducedCosts()
        seniority.clear(levels: system.store.levels.count)
        seniority.noise = pricing.reducedCosts.noise
        addSlopes(of: column, to: &seniority, &system) { (weight(of: $0, careful), 0) }
        for entry in tableau.entries(in: columns[column]) {
            let coefficient = entry.coefficient
            forEachSlope(ofBasicIn: entry.row) { slope, breakpoint in
                seniority.add(
                    -coefficient * slope * weight(of: breakpoint, careful), system.store.levels.place[breakpoint.level], rank: 0)
            }
        }
        return (seniority.sign(isUp: true), seniority.sign(isUp: false))
    }

    private func weight(of breakpoint: Breakpoint, _ careful: CarefulState) -> Double {
        breakpoint.level == PriorityLevels.required ? 0 : careful.seniority(of: breakpoint.constraint)
    }

    /// Narrows the interval of values that are optimal by priority and rank by seniority.
    func narrowBySeniority(_ interval: inout Interval, _ column: ColumnID, _ system: inout System) {
        guard let careful else { return }
        for place in system.store.levels.falling.indices where !interval.isPoint {
            narrowAmongSeveral(&interval, column, system.store.levels.falling[place]) { self.weight(of: $0, careful) }
        }
    }

    // MARK: One priority

    /// The rate at which the violation of basic columns changes with a column, and the size of its summands.
    struct ViolationRate: BitwiseCopyable {
        var rate = 0.0
        var size = 0.0
    }

    /// If everything is required, few rows have a cost: the rates of all columns are computed together along these
    /// rows, and kept until something moves.
    func violationRate(of column: ColumnID) -> ViolationRate {
        if pricing.ratedMoveCount != pricing.moveCount { rateViolations() }
        return pricing.violationRates[column]
    }

    private func rateViolations() {
        pricing.ratedMoveCount = pricing.moveCount
        pricing.violationRates.removeAll()
        pricing.violationRates.extend(to: columns.count, with: ViolationRate())
        work.entriesPriced += tableau.rows.count
        for row in tableau.rows.indices.map({ RowID($0) }) where tableau.rows[row].basic.exists {
            forEachSlope(ofBasicIn: row) { slope, _ in
                work.entriesPriced += Int(tableau.rows[row].entryCount)
                for entry in tableau.entries(inRow: row) {
                    pricing.violationRates[entry.column].rate -= entry.coefficient * slope
                    pricing.violationRates[entry.column].size += abs(slope) * max(1, abs(entry.coefficient))
                }
            }
        }
    }

    /// Adds the changes of basic columns' violations to the reduced costs of a move.
    func addViolations(changedBy column: ColumnID, _ system: inout System) {
        let change = violationRate(of: column)
        pricing.reducedCosts.add(change.rate, system.store.levels.place[PriorityLevels.required], rank: 0)
        pricing.reducedCosts.size += change.size
    }

    // MARK: After pricing

    func refreshAllBasics() {
        for row in tableau.rows.indices where tableau.rows[row].basic.exists {
            columns[tableau.rows[row].basic].value = Numerics.limited(tableau.leftOver(in: RowID(row), columns))
        }
    }

    func completeAll() { for group in equations.groups.indices { complete(GroupID(group)) } }

    func enqueueAll() {
        for column in columns.indices where columns[column].row.isNone && columns[column].firstEntry.exists {
            enqueue(ColumnID(column))
        }
    }

    /// Whether the column is in no row and no definition.
    func isLone(_ column: ColumnID) -> Bool { columns[column].firstEntry.isNone && columns[column].definingGroup.isNone }

    /// Whether the column violates its bounds by more than rounding explains.
    func isViolated(_ column: ColumnID) -> Bool {
        guard let careful else { return false }
        let violation = boundViolation(of: column)
        return violation > Numerics.feasibility(0, 0)
            && violation > Numerics.feasibility(size(of: column, careful), careful.noise)
    }

    /// The size of the numbers from which the column's value is computed.
    private func size(of column: ColumnID, _ careful: CarefulState) -> Double {
        var size = max(careful.size(of: column), abs(columns[column].value))
        guard columns[column].row.exists else { return size }
        size += abs(tableau.rows[columns[column].row].constant)
        for entry in tableau.entries(inRow: columns[column].row) {
            size += abs(entry.coefficient) * max(careful.size(of: entry.column), abs(columns[entry.column].value))
        }
        return size
    }

    /// Replaces defined columns in a linear expression by their definitions.
    func expand(_ expression: inout [Double]) {
        for d in equations.definitions.indices.reversed() {
            let definition = equations.definitions[d]
            let factor = expression[Int(definition.column)] / definition.coefficient
            guard factor != 0 else { continue }
            expression[Int(definition.column)] = 0
            for e in equations.range(of: definition.row) where equations.entries[e].column != definition.column {
                let (column, coefficient) = (Int(equations.entries[e].column), equations.entries[e].coefficient)
                expression[column] = Numerics.sum(expression[column], -factor * coefficient, tableau.noise)
            }
        }
    }
}
