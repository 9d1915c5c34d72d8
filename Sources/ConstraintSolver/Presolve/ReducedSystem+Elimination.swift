/// Columns without cost that stand in more than two rows: positions, say, that an inequality keeps apart beside the equations that place them.
///
/// A row that lacks one such column defines it, from the places that are known on; equations come before rows that have a sum's column of
/// their own. Rows that define nothing go to the tableau with the defined columns replaced by what defines them, the one that was defined
/// last first, so that each defining row is as short as it was stated when it is subtracted.
extension ReducedSystem {
    /// A row that mentions a column without cost, in a list of all that do.
    struct EliminationLink: BitwiseCopyable {
        var row: EquationID
        var next: Index<EliminationLink>
    }

    /// Scratch.
    struct EliminationScratch: ~Copyable {
        /// By column: the first link, or none.
        var firstLink = FlatArray<Index<EliminationLink>>()
        var links = FlatArray<EliminationLink>()
        /// By column: whether a row defines it, or it is to stay in the tableau.
        var isResolved = FlatArray<Bool>()
        var isReached = FlatArray<Bool>()
        /// By row: how many columns without cost are not settled yet; whether it defines one.
        var missing = FlatArray<Int32>()
        var isDefining = FlatArray<Bool>()
        /// By column: the definition, or -1.
        var definition = FlatArray<Int32>()
        /// The row on its way to the tableau: its entries, where each column stands among them, or -1, and the definitions of its columns,
        /// ascending.
        var sum = FlatArray<EquationRows.Entry>()
        var place = FlatArray<Int32>()
        var pending = FlatArray<Int32>()
        /// The rows at hand; those among them that lack one column: equations, and rows with a sum's column.
        var rows = FlatArray<EquationID>()
        var equations = FlatArray<EquationID>()
        var sumRows = FlatArray<EquationID>()

        init(columns: Int, rows count: Int) {
            firstLink.extend(to: columns, with: .none)
            isResolved.extend(to: columns, with: false)
            isReached.extend(to: columns, with: false)
            missing.extend(to: count, with: 0)
            isDefining.extend(to: count, with: false)
            definition.extend(to: columns, with: -1)
            place.extend(to: columns, with: -1)
        }

        /// Adds to the row on its way.
        mutating func add(_ coefficient: Double, _ column: ColumnID, _ noise: Double) {
            let known = Int(place[column])
            if known >= 0 {
                sum[known].coefficient = Numerics.sum(sum[known].coefficient, coefficient, noise)
                if sum[known].coefficient == 0 { place[column] = -1 }
                return
            }
            place[column] = Int32(sum.count)
            sum.append(EquationRows.Entry(coefficient: coefficient, column: column))
            if definition[column] >= 0 { awaitReplacing(definition[column]) }
        }

        private mutating func awaitReplacing(_ definition: Int32) {
            var k = pending.count
            pending.append(definition)
            while k > 0 && pending[k - 1] > definition {
                pending[k] = pending[k - 1]
                k -= 1
            }
            pending[k] = definition
        }

        /// Takes a column out of the row on its way; returns its coefficient.
        mutating func take(_ column: ColumnID) -> Double {
            guard place[column] >= 0 else { return 0 }
            defer { place[column] = -1 }
            return sum[place[column]].coefficient
        }
    }

    /// Eliminates the columns of rows that hang together with columns of many mentions.
    ///
    /// That is done when presolving only, where the order of constraints alone says what is eliminated: the last bits depend on it.
    func eliminateCrowded(_ rows: borrowing FlatArray<EquationID>) {
        if edits.isApplying { return edits.abandon() }
        var scratch = EliminationScratch(columns: columns.count, rows: equations.rows.count)
        link(rows, &scratch)
        for k in rows.indices where equations.rows[rows[k]].factor == 0 && hasManyMentions(rows[k]) {
            scratch.rows.removeAll()
            collectRows(from: rows[k], &scratch)
            eliminate(&scratch)
        }
    }

    /// Brings all rows into the tableau, and eliminates columns without cost.
    ///
    /// - Returns: The rows that define nothing, in the order of the tableau.
    func eliminateAll() -> [EquationID] {
        var scratch = EliminationScratch(columns: columns.count, rows: equations.rows.count)
        let rows = FlatArray<EquationID>(below: equations.rows.count)
        link(rows, &scratch)
        for k in rows.indices {
            collect(rows[k], &scratch)
            for e in equations.range(of: rows[k]) where isFree(equations.entries[e].column) { scratch.missing[rows[k]] += 1 }
        }
        if rows.count > 0 { eliminate(&scratch) }
        return rows.indices.map { rows[$0] }.filter { !scratch.isDefining[$0] }
    }

    private func link(_ rows: borrowing FlatArray<EquationID>, _ scratch: inout EliminationScratch) {
        var k = rows.count
        while k > 0 {
            k -= 1
            guard equations.rows[rows[k]].factor == 0 else { continue }
            for e in equations.range(of: rows[k]) where isFree(equations.entries[e].column) {
                let column = equations.entries[e].column
                scratch.links.append(EliminationLink(row: rows[k], next: scratch.firstLink[column]))
                scratch.firstLink[column] = Index(scratch.links.count - 1)
            }
        }
    }

    private func hasManyMentions(_ row: EquationID) -> Bool {
        equations.range(of: row).contains { grouping.mentions[equations.entries[$0].column].count > 2 }
    }

    /// Finds the rows that hang together with one through columns without cost.
    private func collectRows(from start: EquationID, _ scratch: inout EliminationScratch) {
        collect(start, &scratch)
        var k = 0
        while k < scratch.rows.count {
            let row = scratch.rows[k]
            k += 1
            for e in equations.range(of: row) where isFree(equations.entries[e].column) {
                let column = equations.entries[e].column
                scratch.missing[row] += 1
                if scratch.isReached[column] { continue }
                scratch.isReached[column] = true
                var l = scratch.firstLink[column]
                while l.exists {
                    if equations.rows[scratch.links[l].row].factor == 0 { collect(scratch.links[l].row, &scratch) }
                    l = scratch.links[l].next
                }
            }
        }
    }

    private func collect(_ row: EquationID, _ scratch: inout EliminationScratch) {
        equations.rows[row].factor = 1
        scratch.rows.append(row)
    }

    private func eliminate(_ scratch: inout EliminationScratch) {
        let first = equations.definitions.count
        let group = equations.makeGroup(EquationRows.Group(firstDefinition: Int32(first), count: 0, sumRow: .none))
        equations.groups[group].firstEliminated = Int32(equations.eliminated.count)
        equations.groups[group].eliminatedCount = Int32(scratch.rows.count)
        for k in scratch.rows.indices {
            equations.rows[scratch.rows[k]].group = group
            equations.eliminated.append(scratch.rows[k])
            for e in equations.range(of: scratch.rows[k]).reversed() where !isFree(equations.entries[e].column) {
                useGroup(group, equations.entries[e].column)
            }
        }
        aggregateColumns(group, &scratch)
        equations.groups[group].count = Int32(equations.definitions.count - first)
        for k in scratch.rows.indices where !scratch.isDefining[scratch.rows[k]] {
            finish(scratch.rows[k], enter(scratch.rows[k], &scratch))
        }
    }

    // MARK: Definitions

    private func aggregateColumns(_ group: GroupID, _ scratch: inout EliminationScratch) {
        scratch.equations.removeAll()
        scratch.sumRows.removeAll()
        for k in scratch.rows.indices { noteReady(scratch.rows[k], &scratch) }
        defineInTurn(group, &scratch)
        for k in scratch.rows.indices {
            while !scratch.isDefining[scratch.rows[k]] && scratch.missing[scratch.rows[k]] > 0 {
                keepColumn(of: scratch.rows[k], &scratch)
                defineInTurn(group, &scratch)
            }
        }
    }

    private func defineInTurn(_ group: GroupID, _ scratch: inout EliminationScratch) {
        var (equation, sumRow) = (0, 0)
        while equation < scratch.equations.count || sumRow < scratch.sumRows.count {
            if equation < scratch.equations.count {
                defineMissing(scratch.equations[equation], group, &scratch)
                equation += 1
            } else {
                defineMissing(scratch.sumRows[sumRow], group, &scratch)
                sumRow += 1
            }
        }
        scratch.equations.removeAll()
        scratch.sumRows.removeAll()
    }

    /// Lists a row that lacks one column.
    private func noteReady(_ row: EquationID, _ scratch: inout EliminationScratch) {
        guard scratch.missing[row] == 1 else { return }
        if sumColumn(of: row) != nil { scratch.sumRows.append(row) } else { scratch.equations.append(row) }
    }

    /// Lets the row define the column that it lacks, if another row has not done so meanwhile.
    private func defineMissing(_ row: EquationID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        guard scratch.missing[row] == 1, let e = missingEntry(of: row, scratch) else { return }
        if isCareful && !isLargeEntry(e, of: row) { return }
        scratch.isDefining[row] = true
        scratch.definition[equations.entries[e].column] = Int32(equations.definitions.count)
        define(equations.entries[e].column, by: row, group)
        aggregate(equations.entries[e].column, &scratch)
    }

    private func missingEntry(of row: EquationID, _ scratch: borrowing EliminationScratch, isLast: Bool = false) -> Int? {
        var found: Int?
        for e in equations.range(of: row)
        where isFree(equations.entries[e].column) && !scratch.isResolved[equations.entries[e].column] {
            found = e
            if !isLast { break }
        }
        return found
    }

    private func isLargeEntry(_ entry: Int, of row: EquationID) -> Bool {
        let largest = equations.range(of: row).reduce(0.0) { max($0, abs(equations.entries[$1].coefficient)) }
        return abs(equations.entries[entry].coefficient) >= Numerics.definitionShare * largest
    }

    private func aggregate(_ column: ColumnID, _ scratch: inout EliminationScratch) {
        scratch.isResolved[column] = true
        var l = scratch.firstLink[column]
        while l.exists {
            scratch.missing[scratch.links[l].row] -= 1
            noteReady(scratch.links[l].row, &scratch)
            l = scratch.links[l].next
        }
    }

    /// Leaves a column that no row defines in the tableau, where careful pricing lets it enter the basis; others cannot solve that.
    private func keepColumn(of row: EquationID, _ scratch: inout EliminationScratch) {
        guard let e = missingEntry(of: row, scratch, isLast: true) else { return }
        fail(equations.entries[e].column)
        aggregate(equations.entries[e].column, &scratch)
    }

    // MARK: Rows of the tableau

    /// Brings a row into the tableau, with defined columns replaced.
    private func enter(_ row: EquationID, _ scratch: inout EliminationScratch) -> RowID {
        let place = tableau.addRow(constant: equations.rows[row].constant)
        scratch.sum.removeAll()
        for e in equations.range(of: row) {
            scratch.add(equations.entries[e].coefficient, equations.entries[e].column, tableau.noise)
        }
        let stated = scratch.sum.count
        while let d = scratch.pending.popLast() { replaceColumn(of: equations.definitions[Int(d)], in: place, &scratch) }
        for k in (0..<stated).reversed() { insert(k, place, scratch) }
        for k in stated..<scratch.sum.count { insert(k, place, scratch) }
        for k in scratch.sum.indices { scratch.place[scratch.sum[k].column] = -1 }
        return place
    }

    /// Subtracts a defining row as it was stated. Nothing is lost by rounding where it is subtracted once.
    private func replaceColumn(of definition: EquationRows.Definition, in place: RowID, _ scratch: inout EliminationScratch) {
        let (factor, scale) = (scratch.take(definition.column), 1 / definition.coefficient)
        if factor == 0 { return }
        if abs(factor) != abs(definition.coefficient) { fail(definition.column) }
        for e in equations.range(of: definition.row) where equations.entries[e].column != definition.column {
            let coefficient = Numerics.limited(equations.entries[e].coefficient * scale)
            scratch.add(Numerics.limited(-factor * coefficient), equations.entries[e].column, tableau.noise)
        }
        let constant = Numerics.limited(equations.rows[definition.row].constant * scale)
        tableau.rows[place].constant = Numerics.limited(tableau.rows[place].constant - factor * constant)
    }

    private func insert(_ k: Int, _ place: RowID, _ scratch: borrowing EliminationScratch) {
        guard scratch.place[scratch.sum[k].column] == Int32(k) else { return }
        tableau.insert(scratch.sum[k].coefficient, place, scratch.sum[k].column, &columns)
    }

    /// Looks at what elimination left of a row.
    private func finish(_ row: EquationID, _ place: RowID) {
        if isCareful { return }
        let first = tableau.rows[place].firstEntry
        if first.isNone {
            if abs(tableau.rows[place].constant) > Numerics.exactness {
                for e in equations.range(of: row) { fail(equations.entries[e].column) }
            }
            tableau.dropRow(place, &columns)
        } else if !tableau.isExact(place) {
            fail(tableau.entries[first].column)
        } else if let sum = sumColumn(of: row) {
            follow(sum, place)
        }
    }

    /// Lets the column of a constraint's own sum, which stands nowhere else, follow the only other column of its row; the constraint becomes
    /// part of that one's cost.
    private func follow(_ column: ColumnID, _ place: RowID) {
        let (first, second) = tableau.onlyTwo(in: place)
        guard columns[column].entryCount == 1, let first, let second else { return }
        guard first.column == column || second.column == column else { return }
        let (own, other) = first.column == column ? (first, second) : (second, first)
        let scale = -other.coefficient / own.coefficient
        guard Numerics.isDivisor(scale), Numerics.isExact(scale) else { return }
        let offset = tableau.rows[place].constant / own.coefficient
        tableau.dropRow(place, &columns)
        equations.followers.append(EquationRows.Follower(column: column, leader: other.column, scale: scale, offset: offset))
        let breakpoint = breakpoints[columns[column].firstBreakpoint]
        removeBreakpoint(of: breakpoint.constraint, from: column)
        addBreakpoint(breakpoint.seen(through: scale, offset), to: other.column)
    }

    /// A breakpoint on a sum's column, or what it is on the column that the sum follows.
    func leading(_ breakpoint: Breakpoint, on column: ColumnID) -> (Breakpoint, column: ColumnID) {
        for k in equations.followers.indices where equations.followers[k].column == column {
            let follower = equations.followers[k]
            return (breakpoint.seen(through: follower.scale, follower.offset), follower.leader)
        }
        return (breakpoint, column)
    }
}

extension Tableau {
    /// The two entries of a row that has no more.
    func onlyTwo(in row: RowID) -> (Entry?, Entry?) {
        let first = rows[row].firstEntry
        guard first.exists, entries[first].nextInRow.exists, entries[entries[first].nextInRow].nextInRow.isNone else {
            return (nil, nil)
        }
        return (entries[first], entries[entries[first].nextInRow])
    }
}
