/// Careful pricing: what it does otherwise than the quick one, on the same classes, breakpoints and tableau.
extension Reduction {
    // MARK: Presolve

    func settleCarefully(_ c: Int32, _ system: inout System) -> Bool {
        guard let careful else { return false }
        terms.load(system.store.constraints[c], &system)
        switch terms.count {
        case 0: check(c, excess: abs(terms.constant), &system, careful)
        case 1:
            growOffsets(
                ofClass: terms.roots[0], by: magnitude(of: c, &system, careful) / abs(terms.coefficients[0]), &system, careful)
            system.aliases.fix(terms.roots[0], at: terms.constant / terms.coefficients[0])
            system.aliases.limit(classOf: terms.roots[0])
        case 2: return mergeCarefully(c, &system, careful)
        default: return false
        }
        return true
    }

    /// Of two unknowns the first without an implicit bound becomes the dependent one, as in a tableau where bounds came first; the smaller
    /// class joins the larger one all the same.
    private func mergeCarefully(
        _ c: Int32, _ system: inout System, _ careful: CarefulState
    ) -> Bool {
        let subject = careful.isBounded[Int(terms.roots[0])] && !careful.isBounded[Int(terms.roots[1])] ? 1 : 0
        let (s, p) = (Int(terms.roots[subject]), Int(terms.roots[1 - subject]))
        let child = careful.classSizes[s] <= careful.classSizes[p] ? subject : 1 - subject
        let (divisor, other) = (terms.coefficients[child], terms.coefficients[1 - child])
        guard Self.isDivisor(other / divisor) else { return false }
        let (joining, root) = (terms.roots[child], terms.roots[1 - child])
        if child != subject {
            let scale = -terms.coefficients[1 - subject] / terms.coefficients[subject]
            careful.rests[s] = Numerics.limited(scale * careful.rests[p] + terms.constant / terms.coefficients[subject])
        }
        growOffsets(ofClass: joining, by: magnitude(of: c, &system, careful) / abs(divisor), &system, careful)
        system.aliases.join(joining, to: root, scale: -other / divisor, offset: terms.constant / divisor)
        system.aliases.limit(classOf: root)
        careful.isBounded[Int(root)] = careful.isBounded[s] || careful.isBounded[p]
        careful.classSizes[Int(root)] = careful.classSizes[s] + careful.classSizes[p]
        return true
    }

    private func growOffsets(ofClass root: Int32, by size: Double, _ system: inout System, _ careful: CarefulState) {
        var member = root
        while member >= 0 {
            careful.offsetSizes[Int(member)] += Numerics.limited(abs(system.aliases.members[member].scale) * size)
            member = system.aliases.members[member].next
        }
    }

    /// The size of the numbers that make up what is left of a constraint's constant.
    private func magnitude(of c: Int32, _ system: inout System, _ careful: CarefulState) -> Double {
        var magnitude = careful.problem.magnitudes[Int(c)]
        system.store.forEachTerm(of: system.store.constraints[c]) { magnitude += abs($1) * careful.offsetSizes[Int($0)] }
        return Numerics.limited(magnitude)
    }

    private func check(_ c: Int32, excess: Double, _ system: inout System, _ careful: CarefulState) {
        if excess > careful.problem.tolerance(of: c, magnitude(of: c, &system, careful), system.store) {
            careful.fail(.constraint(c))
        }
    }

    /// The implicit bound of a variable.
    func lowerBound(of v: Int32, _ bound: Double, _ system: inout System, _ careful: CarefulState) {
        let (member, size) = (system.aliases.members[v], careful.offsetSizes[Int(v)])
        if member.isFixed {
            if member.offset < bound - Numerics.feasibility(size, careful.noise) { careful.fail(.variable(v)) }
            return
        }
        let column = column(of: member.root, &system)
        addBound(Corner(boundOf: v, bound, member), to: column)
        careful.grow(column, by: (abs(bound) + size) / abs(member.scale))
    }

    func lowerCarefully(
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        guard let careful else { return }
        terms.load(record, &system)
        switch terms.count {
        case 0:
            guard record.isRequired else { return }
            let excess = -terms.constant
            check(c, excess: record.relation == .greaterThanOrEqual ? -excess : excess, &system, careful)
            if record.relation == .equal { check(c, excess: -excess, &system, careful) }
        case 1:
            let column = column(of: terms.roots[0], &system)
            addCorner(cornerOfSingle(c, record, &system), to: column)
            careful.grow(column, by: magnitude(of: c, &system, careful) / abs(terms.coefficients[0]))
            system.forms.setColumn(column, of: c)
        default:
            lowerSum(c, record, &system)
            careful.grow(system.forms.column(of: c), by: magnitude(of: c, &system, careful))
        }
    }

    /// Brings the rows into the tableau.
    func enterRows(_ system: inout System) {
        guard let careful else { return }
        careful.origins = Array(repeating: -1, count: sums.rows.count)
        for c in system.store.constraints.indices where system.forms.row(of: Int32(c)) >= 0 {
            careful.origins[Int(system.forms.row(of: Int32(c)))] = Int32(c)
        }
        grouping.mentions.extend(to: columns.count, with: Mentions())
        eliminateAll()
        for row in tableau.rows.indices where tableau.rows[row].firstEntry < 0 {
            check(Int32(row), leftOver: tableau.rows[row].constant, &system, careful)
        }
    }

    /// A row without columns says that its constant is 0.
    private func check(_ row: Int32, leftOver constant: Double, _ system: inout System, _ careful: CarefulState) {
        guard abs(constant) > 1e-6, let origin = careful.origins.indices.contains(Int(row)) ? careful.origins[Int(row)] : nil
        else {
            return
        }
        let size = magnitude(of: origin, &system, careful) + abs(constant)
        if abs(constant) > Numerics.feasibility(size, careful.noise) { careful.fail(.constraint(origin)) }
    }

    // MARK: Breakpoints

    /// Makes positions that differ by rounding only the same, and looks for bounds that contradict each other.
    func alignBreakpoints(_ system: inout System) {
        guard let careful else { return }
        for v in system.store.variables.indices
        where system.aliases.members[v].root == Int32(v) && !system.aliases.members[v].isFixed {
            align(system.aliases.members[v].column, careful)
        }
        for column in columns.indices where columns[column].root < 0 { align(Int32(column), careful) }
    }

    private func align(_ column: Int32, _ careful: CarefulState) {
        var list: [Int32] = []
        forEachCorner(of: column) { list.append($0) }
        list.sort { (corners[$0].position, $0) < (corners[$1].position, $1) }
        for k in list.indices {
            corners[list[k]].position = Numerics.limited(corners[list[k]].position)
            guard k > 0 else { continue }
            let (position, previous) = (corners[list[k]].position, corners[list[k - 1]].position)
            let nearness = Numerics.coincidence(position) + careful.noise * careful.size(of: column)
            if position - previous <= nearness { corners[list[k]].position = previous }
        }
        let (low, high) = bounds(of: column)
        guard low >= 0, high >= 0, corners[low].position > corners[high].position else { return }
        if corners[low].position - corners[high].position > Numerics.feasibility(2 * careful.size(of: column), careful.noise) {
            careful.fail(witness(of: low))
        }
    }

    private func forEachCorner(of column: Int32, _ body: (Int32) -> Void) {
        var k = columns[column].firstCorner
        while k >= 0 {
            body(k)
            k = corners[k].next
        }
    }

    /// The corners of the highest lower and the lowest upper bound, or -1.
    private func bounds(of column: Int32) -> (low: Int32, high: Int32) {
        var (low, high): (Int32, Int32) = (-1, -1)
        forEachCorner(of: column) { k in
            guard corners[k].level == PriorityLevels.required else { return }
            if corners[k].risesBelow && (low < 0 || corners[k].position >= corners[low].position) { low = k }
            if corners[k].risesAbove && (high < 0 || corners[k].position <= corners[high].position) { high = k }
        }
        return (low, high)
    }

    private func witness(of corner: Int32) -> Witness {
        let origin = corners[corner].constraint
        return origin >= 0 ? .constraint(origin) : .variable(~origin)
    }

    /// Where a column that is beyond its bounds shows that the required constraints cannot hold.
    func witness(ofViolated column: Int32) -> Witness {
        let (low, high) = bounds(of: column)
        return witness(of: low >= 0 && columns[column].value < corners[low].position ? low : high)
    }

    // MARK: First basis

    func rest(of column: Int32, _ careful: CarefulState) -> Double {
        columns[column].root >= 0 ? careful.rests[Int(columns[column].root)] : 0
    }

    /// A coefficient that is not much smaller than the largest one of its row.
    func leastPivot(in row: Int32) -> Double {
        var largest = 0.0
        var e = tableau.rows[row].firstEntry
        while e >= 0 {
            largest = max(largest, abs(tableau.entries[e].coefficient))
            e = tableau.entries[e].nextInRow
        }
        return max(Numerics.pivotable, 1e-2 * largest)
    }

    /// Leaves out a row that says nothing about any column.
    func dropRow(_ row: Int32, _ left: Double, _ system: inout System, _ careful: CarefulState) {
        check(row, leftOver: left, &system, careful)
        tableau.dropRow(row, &columns)
    }

    // MARK: Pricing

    /// Moves columns until none can be moved to advantage; after half of the steps that should do, always the first one that can.
    func optimise(_ system: inout System, _ careful: CarefulState) -> Bool {
        slopes.noise = Numerics.slopeNoise(careful.noise)
        isCautious = false
        var budget = 200 + 25 * (columns.count + tableau.rows.count)
        while budget > 0, let column = queue.popLast() {
            columns[column].isQueued = false
            guard columns[column].row < 0, columns[column].firstEntry >= 0 else { continue }
            columnsChecked += 1
            guard let isUp = direction(of: column, &system, careful) else { continue }
            budget -= 1
            if !advance(column, isUp: isUp, &system) { return false }
        }
        return queue.isEmpty || optimiseCautiously(&system, careful)
    }

    /// - Source: Bland, "New finite pivoting rules for the simplex method".
    private func optimiseCautiously(_ system: inout System, _ careful: CarefulState) -> Bool {
        isCautious = true
        var budget = 200 + 25 * (columns.count + tableau.rows.count)
        var column: Int32 = 0
        while budget > 0, Int(column) < columns.count {
            let isMovable = columns[column].row < 0 && columns[column].firstEntry >= 0
            guard isMovable, let isUp = direction(of: column, &system, careful) else {
                column += 1
                continue
            }
            budget -= 1
            if !advance(column, isUp: isUp, &system) { return false }
            column = 0
        }
        while let other = queue.popLast() { columns[other].isQueued = false }
        return true
    }

    /// Whether to move a column up, or down; `nil` where neither is to advantage.
    private func direction(of column: Int32, _ system: inout System, _ careful: CarefulState) -> Bool? {
        computeSlopes(of: column, &system)
        let (up, down) = (slopes.sign(isUp: true), slopes.sign(isUp: false))
        if up < 0 || down < 0 { return up < 0 }
        if up > 0 && down > 0 { return nil }
        let (lastUp, lastDown) = lastSigns(of: column, &system, careful)
        if up == 0 && lastUp < 0 { return true }
        return down == 0 && lastDown < 0 ? false : nil
    }

    /// How the last objective changes when a column moves up, or down.
    private func lastSigns(_ column: Int32, _ objective: [Double]) -> (up: Int, down: Int) {
        var (slope, size) = (objective[Int(column)], abs(objective[Int(column)]))
        var e = columns[column].firstEntry
        while e >= 0 {
            let part = -tableau.entries[e].coefficient * objective[Int(tableau.rows[tableau.entries[e].row].basic)]
            (slope, size) = (slope + part, size + abs(part))
            e = tableau.entries[e].nextInColumn
        }
        let sign = abs(slope) <= slopes.noise * size ? 0 : slope > 0 ? 1 : -1
        return (sign, -sign)
    }

    private func lastSigns(of column: Int32, _ system: inout System, _ careful: CarefulState) -> (up: Int, down: Int) {
        switch careful.lastObjective {
        case .none: return (0, 0)
        case .linear(let objective): return lastSigns(column, objective)
        case .seniority: break
        }
        var seniority = SlopeVectors()
        seniority.clear(levels: system.store.levels.count)
        seniority.noise = slopes.noise
        let (value, nearness) = (columns[column].value, Self.nearness(columns[column].value))
        forEachCorner(of: column) { k in
            let (corner, weight) = (corners[k], weight(of: corners[k], careful))
            let (isBefore, isAfter) = (corner.position > value + nearness, corner.position < value - nearness)
            seniority.addUp(weight * (isBefore ? corner.before : corner.after), system.store.levels.place[corner.level], rank: 0)
            seniority.addDown(weight * (isAfter ? corner.after : corner.before), system.store.levels.place[corner.level], rank: 0)
        }
        var e = columns[column].firstEntry
        while e >= 0 {
            let coefficient = tableau.entries[e].coefficient
            forEachSlope(ofBasicIn: tableau.entries[e].row) { slope, corner in
                seniority.add(
                    -coefficient * slope * weight(of: corner, careful), system.store.levels.place[corner.level], rank: 0)
            }
            e = tableau.entries[e].nextInColumn
        }
        return (seniority.sign(isUp: true), seniority.sign(isUp: false))
    }

    private func weight(of corner: Corner, _ careful: CarefulState) -> Double {
        corner.level == PriorityLevels.required ? 0 : careful.seniority(of: corner.constraint)
    }

    /// Narrows the values that are best by priority and rank by seniority.
    func narrowBySeniority(_ interval: inout Interval, _ column: Int32, _ system: inout System) {
        guard let careful else { return }
        for place in system.store.levels.falling.indices where !interval.isPoint {
            narrowAmongSeveral(&interval, column, system.store.levels.falling[place]) { self.weight(of: $0, careful) }
        }
    }

    // MARK: After pricing

    func refreshAllBasics() {
        for row in tableau.rows.indices where tableau.rows[row].basic >= 0 {
            columns[tableau.rows[row].basic].value = Numerics.limited(tableau.basicValue(of: Int32(row), columns))
        }
    }

    func completeAll() { for group in sums.groups.indices { complete(Int32(group)) } }

    func enqueueAll() {
        for column in columns.indices where columns[column].row < 0 && columns[column].firstEntry >= 0 { enqueue(Int32(column)) }
    }

    /// Whether the column stands in no row and is defined by none.
    func isLone(_ column: Int32) -> Bool { columns[column].firstEntry < 0 && columns[column].home < 0 }

    /// Whether the column is beyond its bounds by more than rounding explains.
    func isViolated(_ column: Int32) -> Bool {
        guard let careful else { return false }
        let violation = boundViolation(of: column)
        return violation > Numerics.feasibility(0, 0)
            && violation > Numerics.feasibility(size(of: column, careful), careful.noise)
    }

    /// The size of the numbers that make up the column's value.
    private func size(of column: Int32, _ careful: CarefulState) -> Double {
        var size = max(careful.size(of: column), abs(columns[column].value))
        guard columns[column].row >= 0 else { return size }
        size += abs(tableau.rows[columns[column].row].constant)
        var e = tableau.rows[columns[column].row].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInRow
            size += abs(entry.coefficient) * max(careful.size(of: entry.column), abs(columns[entry.column].value))
        }
        return size
    }

    /// Replaces defined columns in a linear expression by what defines them.
    func expand(_ expression: inout [Double]) {
        for d in sums.definitions.indices.reversed() {
            let definition = sums.definitions[d]
            let factor = expression[Int(definition.column)] / definition.coefficient
            guard factor != 0 else { continue }
            expression[Int(definition.column)] = 0
            for e in sums.range(of: definition.row) where sums.entries[e].column != definition.column {
                let (column, coefficient) = (Int(sums.entries[e].column), sums.entries[e].coefficient)
                expression[column] = Numerics.sum(expression[column], -factor * coefficient, tableau.noise)
            }
        }
    }
}
