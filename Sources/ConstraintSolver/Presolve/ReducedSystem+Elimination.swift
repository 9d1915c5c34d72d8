/// Elimination of columns without cost from the rows, such as the positions along a stack, which occur in the equations
/// between neighbouring views.
///
/// Rows that are connected through such columns are a *group*. A row in which a single such column is not resolved yet
/// defines it; equations come before rows with a slack column. The remaining rows enter the tableau with the defined
/// columns replaced by their definitions, the last defined first, so that each defining row is subtracted as it was
/// stated. The equations of a stack telescope into a single sum that way.
extension ReducedSystem {
    /// An occurrence of a column without cost in a row, in the list of all its occurrences.
    struct Mention: Linked {
        var row: EquationID
        var next: Index<Mention>
    }

    /// The state of a column during elimination.
    struct EliminatedColumn: BitwiseCopyable {
        var firstMention = Index<Mention>.none
        /// The definition, or -1.
        var definition: Int32 = -1
        /// The column's coefficient in the row being entered into the tableau, if it has a definition.
        var coefficient = 0.0
        var isReached = false
        /// Whether a row defines the column, or it stays in the tableau.
        var isResolved = false
    }

    /// Scratch memory; clear between uses.
    struct EliminationScratch: ~Copyable {
        var columns = FlatArray<EliminatedColumn>()
        var mentions = FlatArray<Mention>()
        /// By row: the number of unresolved columns without cost; -1 for a row that defines a column.
        var missing = FlatArray<Int32>()
        /// The definitions of columns in the row being entered into the tableau, ascending.
        var pending = FlatArray<Int32>()
        /// Whether a row was subtracted with a multiple other than 1.
        var hasMultiples = false
        /// The current rows, and those among them with one unresolved column: equations, and rows with a slack column.
        var rows = FlatArray<EquationID>()
        var equations = FlatArray<EquationID>()
        var sumRows = FlatArray<EquationID>()

        /// Adds a defined column of the current row to the pending ones.
        mutating func awaitReplacing(_ column: ColumnID, _ coefficient: Double, _ noise: Double) {
            let known = columns[column].coefficient
            columns[column].coefficient = known == 0 ? coefficient : Numerics.sum(known, coefficient, noise)
            if known != 0 { return }
            let definition = columns[column].definition
            var k = pending.count
            pending.append(definition)
            while k > 0 && pending[k - 1] > definition {
                pending[k] = pending[k - 1]
                k -= 1
            }
            pending[k] = definition
        }

        /// Keeps the current rows that define no column.
        mutating func keepSums() { rows.keep { missing[$0] >= 0 } }

        @inline(__always)
        func mentions(of column: ColumnID) -> LinkedElements<Mention> { mentions.list(from: columns[column].firstMention) }
    }

    /// Eliminates columns without cost from the rows, and enters the sums of each group into the tableau.
    func formGroups() {
        if equations.rows.isEmpty { return }
        tableau.reserve(equations.entries.count)
        formGroups(of: FlatArray(below: equations.rows.count), &elimination)
        elimination = EliminationScratch()
    }

    /// Forms groups of some rows without a group; they must include all rows with the same columns without cost.
    func formGroups(of rows: borrowing FlatArray<EquationID>, _ scratch: inout EliminationScratch) {
        scratch.columns.extend(to: columns.count, with: EliminatedColumn())
        scratch.missing.extend(to: equations.rows.count, with: 0)
        for k in rows.indices.reversed() { noteMentions(in: rows[k], &scratch) }
        for k in rows.indices where equations.rows[rows[k]].group.isNone { formGroup(from: rows[k], &scratch) }
    }

    /// Clears the scratch memory of the rows.
    func forget(_ rows: borrowing FlatArray<EquationID>, _ scratch: inout EliminationScratch) {
        for k in rows.indices {
            scratch.missing[rows[k]] = 0
            for e in equations.range(of: rows[k]) { scratch.columns[equations.entries[e].column] = EliminatedColumn() }
        }
        scratch.mentions.removeAll()
    }

    /// Whether the column has no cost.
    func isFree(_ column: ColumnID) -> Bool { columns[column].firstBreakpoint.isNone }

    private func noteMentions(in row: EquationID, _ scratch: inout EliminationScratch) {
        var missing: Int32 = 0
        for e in equations.range(of: row) {
            let column = equations.entries[e].column
            guard isFree(column) else { continue }
            scratch.mentions.append(Mention(row: row, next: scratch.columns[column].firstMention))
            scratch.columns[column].firstMention = Index(scratch.mentions.count - 1)
            missing += 1
        }
        scratch.missing[row] = missing
    }

    // MARK: Groups

    private func formGroup(from start: EquationID, _ scratch: inout EliminationScratch) {
        let first = equations.definitions.count
        let group = equations.makeGroup(EquationRows.Group(firstDefinition: Int32(first)))
        collectRows(from: start, group, &scratch)
        defineColumns(group, &scratch)
        equations.groups[group].count = Int32(equations.definitions.count - first)
        scratch.keepSums()
        equations.setSums(scratch.rows, of: group)
        scratch.hasMultiples = false
        for k in scratch.rows.indices { enter(scratch.rows[k], group, &scratch) }
        if edits.isApplying {
            if !isChain(group, scratch) { edits.abandon() }
            markStale(group)
        } else if scratch.hasMultiples && !isChain(group, scratch) {
            fail(equations.definitions[first].column)
        }
    }

    /// Whether each column is replaced in one row of one sum only. Otherwise, unless rows are added up as they were
    /// stated, the last bits depend on which row defines which column, hence on the order of constraints.
    private func isChain(_ group: GroupID, _ scratch: borrowing EliminationScratch) -> Bool {
        if equations.groups[group].hasSeveralSums { return false }
        return equations.rangeOfDefinitions(group).allSatisfy {
            let mentions = scratch.mentions(of: equations.definitions[$0].column)
            return mentions.count { equations.rows[$0.row].factor != 0 } <= 2
        }
    }

    /// Collects the rows that are connected with one through columns without cost.
    private func collectRows(from start: EquationID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        scratch.rows.removeAll()
        collect(start, group, &scratch)
        var k = 0
        while k < scratch.rows.count {
            for e in equations.range(of: scratch.rows[k]) {
                let column = equations.entries[e].column
                if !isFree(column) { useGroup(group, column) } else { reach(column, group, &scratch) }
            }
            k += 1
        }
    }

    private func reach(_ column: ColumnID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        if scratch.columns[column].isReached { return }
        scratch.columns[column].isReached = true
        for mention in scratch.mentions(of: column) where equations.rows[mention.row].group.isNone {
            collect(mention.row, group, &scratch)
        }
    }

    private func collect(_ row: EquationID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        equations.rows[row].group = group
        equations.rows[row].factor = 0
        scratch.rows.append(row)
    }

    private func useGroup(_ group: GroupID, _ column: ColumnID) {
        let first = columns[column].firstUse
        if first.exists && equations.uses[first].group == group { return }
        columns[column].firstUse = equations.makeUse(EquationRows.GroupUse(group: group, next: first))
    }

    // MARK: Definitions

    private func defineColumns(_ group: GroupID, _ scratch: inout EliminationScratch) {
        for k in scratch.rows.indices { noteReady(scratch.rows[k], &scratch) }
        defineInTurn(group, &scratch)
        for k in scratch.rows.indices {
            while scratch.missing[scratch.rows[k]] > 0 {
                keepColumn(of: scratch.rows[k], &scratch)
                defineInTurn(group, &scratch)
            }
        }
    }

    private func defineInTurn(_ group: GroupID, _ scratch: inout EliminationScratch) {
        while let row = scratch.equations.popLast() ?? scratch.sumRows.popLast() { defineMissing(row, group, &scratch) }
    }

    /// Lists a row with one unresolved column.
    private func noteReady(_ row: EquationID, _ scratch: inout EliminationScratch) {
        guard scratch.missing[row] == 1 else { return }
        if sumColumn(of: row) != nil { scratch.sumRows.append(row) } else { scratch.equations.append(row) }
    }

    /// Makes the row define its unresolved column, unless another row has done so meanwhile.
    private func defineMissing(_ row: EquationID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        guard scratch.missing[row] == 1, let e = missingEntry(of: row, scratch) else { return }
        if isCareful && !isLargeEntry(e, of: row) { return }
        let (coefficient, column) = (equations.entries[e].coefficient, equations.entries[e].column)
        if !Numerics.isDivisor(coefficient) { fail(column) }
        scratch.missing[row] = -1
        scratch.columns[column].definition = Int32(equations.definitions.count)
        columns[column].definingGroup = group
        equations.definitions.append(EquationRows.Definition(coefficient: coefficient, column: column, row: row))
        resolve(column, &scratch)
    }

    private func missingEntry(of row: EquationID, _ scratch: borrowing EliminationScratch, isLast: Bool = false) -> Int? {
        var found: Int?
        for e in equations.range(of: row)
        where isFree(equations.entries[e].column) && !scratch.columns[equations.entries[e].column].isResolved {
            found = e
            if !isLast { break }
        }
        return found
    }

    private func isLargeEntry(_ entry: Int, of row: EquationID) -> Bool {
        let largest = equations.range(of: row).reduce(0.0) { max($0, abs(equations.entries[$1].coefficient)) }
        return abs(equations.entries[entry].coefficient) >= Numerics.definitionShare * largest
    }

    private func resolve(_ column: ColumnID, _ scratch: inout EliminationScratch) {
        scratch.columns[column].isResolved = true
        for mention in scratch.mentions(of: column) where scratch.missing[mention.row] > 0 {
            scratch.missing[mention.row] -= 1
            noteReady(mention.row, &scratch)
        }
    }

    /// Keeps a column that no row defines in the tableau, where careful pricing lets it enter the basis; fast pricing
    /// declines it.
    private func keepColumn(of row: EquationID, _ scratch: inout EliminationScratch) {
        guard let e = missingEntry(of: row, scratch, isLast: true) else { return }
        fail(equations.entries[e].column)
        resolve(equations.entries[e].column, &scratch)
    }

    // MARK: Rows of the tableau

    /// Enters a row into the tableau, with defined columns replaced.
    private func enter(_ row: EquationID, _ group: GroupID, _ scratch: inout EliminationScratch) {
        let place = tableau.addRow(constant: equations.rows[row].constant)
        equations.rows[row].factor = 1
        for e in equations.range(of: row) { add(equations.entries[e], times: 1, to: place, &scratch) }
        while let d = scratch.pending.popLast() { replaceColumn(of: equations.definitions[Int(d)], in: place, &scratch) }
        if let careful { careful.enteredRows.append(row) } else { finish(row, group, place) }
    }

    @inline(__always)
    private func add(
        _ entry: EquationRows.Entry, times factor: Double, to place: RowID, _ scratch: inout EliminationScratch
    ) {
        let coefficient = Numerics.limited(factor * entry.coefficient)
        if scratch.columns[entry.column].definition >= 0 {
            scratch.awaitReplacing(entry.column, coefficient, tableau.noise)
        } else {
            tableau.add(coefficient, place, entry.column, &columns)
        }
    }

    /// Subtracts a defining row as it was stated.
    private func replaceColumn(of definition: EquationRows.Definition, in place: RowID, _ scratch: inout EliminationScratch) {
        let factor = -scratch.columns[definition.column].coefficient / definition.coefficient
        scratch.columns[definition.column].coefficient = 0
        if factor == 0 { return }
        if abs(factor) != 1 { scratch.hasMultiples = true }
        equations.rows[definition.row].factor = factor
        let constant = tableau.rows[place].constant + factor * equations.rows[definition.row].constant
        tableau.rows[place].constant = Numerics.limited(constant)
        for e in equations.range(of: definition.row) {
            let entry = equations.entries[e]
            if entry.column != definition.column { add(entry, times: factor, to: place, &scratch) }
        }
    }

    /// Examines the result of eliminating a row.
    private func finish(_ row: EquationID, _ group: GroupID, _ place: RowID) {
        let first = tableau.rows[place].firstEntry
        if first.isNone {
            if abs(tableau.rows[place].constant) > Numerics.exactness {
                for e in equations.range(of: row) { fail(equations.entries[e].column) }
            }
            tableau.dropRow(place, &columns)
        } else if !tableau.isExact(place) {
            fail(tableau.entries[first].column)
        } else if equations.groups[group].hasSeveralSums, let sum = sumColumn(of: row) {
            follow(sum, place)
        }
        if edits.isApplying && first.exists { edits.newRows.append(place) }
    }

    /// Makes the slack column of a constraint, which is in no other row, follow the only other column of its row; the
    /// constraint becomes part of that column's cost.
    private func follow(_ column: ColumnID, _ place: RowID) {
        let entries = tableau.entries(inRow: place)
        guard columns[column].entryCount == 1, tableau.rows[place].entryCount == 2,
            let own = entries.first(where: { $0.column == column }), let other = entries.first(where: { $0.column != column })
        else { return }
        let scale = -other.coefficient / own.coefficient
        guard Numerics.isDivisor(scale), Numerics.isExact(scale) else { return }
        let offset = tableau.rows[place].constant / own.coefficient
        tableau.dropRow(place, &columns)
        equations.followers.append(EquationRows.Follower(column: column, leader: other.column, scale: scale, offset: offset))
        let breakpoint = breakpoints[columns[column].firstBreakpoint]
        removeBreakpoint(of: breakpoint.constraint, from: column)
        addBreakpoint(breakpoint.seen(through: scale, offset), to: other.column)
    }

    /// A breakpoint of a slack column, or its equivalent on the column that the slack follows.
    func leading(_ breakpoint: Breakpoint, on column: ColumnID) -> (Breakpoint, column: ColumnID) {
        for k in equations.followers.indices where equations.followers[k].column == column {
            let follower = equations.followers[k]
            return (breakpoint.seen(through: follower.scale, follower.offset), follower.leader)
        }
        return (breakpoint, column)
    }
}
