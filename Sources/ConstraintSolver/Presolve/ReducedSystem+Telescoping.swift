extension ReducedSystem {
    /// Where a column without cost stands: the rows of the first two mentions, and how many mentions there are.
    struct Mentions: BitwiseCopyable {
        var first = EquationID.none
        var second = EquationID.none
        var count: Int32 = 0
        /// The row that gives the column its value.
        var definer = EquationID.none
    }

    /// Scratch, by column: no mentions and -1 everywhere between uses.
    struct GroupScratch: ~Copyable {
        var mentions = FlatArray<Mentions>()
        /// Whether some column has more than two mentions.
        var isCrowded = false
        /// Rows whose only part is to give a column its value, once the groups they hang on are known.
        var trailing = FlatArray<EquationID>()
        /// Where the column stands in the sum at hand.
        var place = FlatArray<Int32>()
    }

    /// Lets columns without cost leave the rows, and brings what is left of each group into the tableau.
    func formGroups() {
        guard equations.rows.count > 0 else { return }
        formGroups(of: FlatArray(below: equations.rows.count))
        grouping = GroupScratch()
    }

    /// The same for some rows that are in no group, among which are all that mention the same columns without cost.
    func formGroups(of rows: borrowing FlatArray<EquationID>) {
        grouping.mentions.extend(to: columns.count, with: Mentions())
        grouping.place.extend(to: columns.count, with: -1)
        for k in rows.indices { note(rows[k]) }
        if grouping.isCrowded { setTrailingAside(rows) }
        if grouping.isCrowded { eliminateCrowded(rows) }
        grouping.isCrowded = false
        var sum = FlatArray<EquationRows.Entry>(capacity: 64)
        var stack = FlatArray<EquationID>(capacity: 64)
        for k in rows.indices where equations.rows[rows[k]].factor == 0 {
            let end = columnDefined(byRowsFrom: rows[k])
            if end.exists { formGroup(from: rows[k], defining: end, &sum, &stack) }
        }
        for k in rows.indices where equations.rows[rows[k]].factor == 0 {
            formGroup(from: rows[k], defining: .none, &sum, &stack)
        }
        for k in grouping.trailing.indices { formTrailingGroup(grouping.trailing[k]) }
        grouping.trailing.removeAll()
    }

    func isFree(_ column: ColumnID) -> Bool { columns[column].firstBreakpoint.isNone }

    private func note(_ row: EquationID) {
        for e in equations.range(of: row) where isFree(equations.entries[e].column) {
            let column = equations.entries[e].column
            if grouping.mentions[column].count == 0 {
                grouping.mentions[column].first = row
            } else {
                grouping.mentions[column].second = row
            }
            grouping.mentions[column].count += 1
            if grouping.mentions[column].count > 2 { grouping.isCrowded = true }
        }
    }

    /// Leaves rows out of account that only place something beside a column with many mentions, such as a hidden view beside a visible one.
    private func setTrailingAside(_ rows: borrowing FlatArray<EquationID>) {
        for k in rows.indices where isTrailing(rows[k]) { grouping.trailing.append(rows[k]) }
        if grouping.trailing.isEmpty { return }
        grouping.isCrowded = false
        for k in grouping.trailing.indices { equations.rows[grouping.trailing[k]].factor = 1 }
        for k in rows.indices { forgetMentions(in: rows[k]) }
        for k in rows.indices where equations.rows[rows[k]].factor == 0 { note(rows[k]) }
    }

    /// Whether the row gives a column its value that nothing else mentions, and mentions one that many others do.
    private func isTrailing(_ row: EquationID) -> Bool {
        var (hasEnd, isBesideMany) = (false, false)
        for e in equations.range(of: row) where isFree(equations.entries[e].column) {
            let count = grouping.mentions[equations.entries[e].column].count
            if count == 1 { hasEnd = true }
            if count > 2 { isBesideMany = true }
        }
        return hasEnd && isBesideMany
    }

    /// A group of one row, which gives the column that no other row mentions; it follows the columns without cost of other groups.
    private func formTrailingGroup(_ row: EquationID) {
        let group = equations.makeGroup(
            EquationRows.Group(firstDefinition: Int32(equations.definitions.count), count: 0, sumRow: .none))
        equations.rows[row].group = group
        var end: ColumnID = .none
        for e in equations.range(of: row) {
            let column = equations.entries[e].column
            if !isFree(column) || grouping.mentions[column].count > 0 {
                useGroup(group, column)
            } else if end.isNone {
                end = column
            } else {
                fail(column)
            }
        }
        define(end, by: row, group)
        finishGroup(group)
        if edits.isApplying { markStale(group) }
    }

    /// Leaves the scratch as it was before the row was noted.
    func forgetMentions(in row: EquationID) {
        for e in equations.range(of: row) { grouping.mentions[equations.entries[e].column] = Mentions() }
    }

    /// A column without cost that no other row mentions: the row gives its value.
    private func columnDefined(byRowsFrom row: EquationID) -> ColumnID {
        for e in equations.range(of: row) where isFree(equations.entries[e].column) {
            if grouping.mentions[equations.entries[e].column].count == 1 { return equations.entries[e].column }
        }
        return .none
    }

    /// Follows columns without cost from row to row, and adds the rows up so that those columns cancel.
    ///
    /// - Parameters:
    ///   - end: The column that the first row defines, or none: then a sum is left over for the tableau.
    ///   - sum, stack: Scratch.
    private func formGroup(
        from start: EquationID, defining end: ColumnID, _ sum: inout FlatArray<EquationRows.Entry>,
        _ stack: inout FlatArray<EquationID>
    ) {
        let firstDefinition = equations.definitions.count
        let group = equations.makeGroup(
            EquationRows.Group(firstDefinition: Int32(firstDefinition), count: 0, sumRow: end.isNone ? start : .none))
        sum.removeAll()
        var constant = 0.0
        equations.rows[start].factor = 1
        if end.exists { define(end, by: start, group) }
        stack.append(start)
        while let row = stack.popLast() {
            equations.rows[row].group = group
            let factor = equations.rows[row].factor
            constant += factor * equations.rows[row].constant
            for e in equations.range(of: row) {
                let entry = equations.entries[e]
                if isFree(entry.column) {
                    follow(entry, from: row, group, &stack)
                } else {
                    add(factor * entry.coefficient, entry.column, to: &sum)
                    useGroup(group, entry.column)
                }
            }
        }
        for k in sum.indices { grouping.place[sum[k].column] = -1 }
        finishGroup(group)
        if end.isNone { addToTableau(sum, constant, group) }
        if edits.isApplying { markStale(group) }
    }

    func define(_ column: ColumnID, by row: EquationID, _ group: GroupID) {
        grouping.mentions[column].definer = row
        columns[column].definingGroup = group
        var coefficient = 0.0
        for e in equations.range(of: row) where equations.entries[e].column == column {
            coefficient = equations.entries[e].coefficient
        }
        if !Numerics.isDivisor(coefficient) { fail(column) }
        equations.definitions.append(EquationRows.Definition(coefficient: coefficient, column: column, row: row))
    }

    /// Goes on to the other row that mentions a column without cost; that row will define it.
    private func follow(_ entry: EquationRows.Entry, from row: EquationID, _ group: GroupID, _ stack: inout FlatArray<EquationID>)
    {
        let known = grouping.mentions[entry.column]
        if known.definer == row { return }
        let other = known.first == row ? known.second : known.first
        guard known.count == 2, known.definer.isNone, equations.rows[other].factor == 0 else { return fail(entry.column) }
        define(entry.column, by: other, group)
        let coefficient = equations.definitions[equations.definitions.count - 1].coefficient
        equations.rows[other].factor = -equations.rows[row].factor * entry.coefficient / coefficient
        stack.append(other)
    }

    func add(_ coefficient: Double, _ column: ColumnID, to sum: inout FlatArray<EquationRows.Entry>) {
        if grouping.place[column] >= 0 {
            let known = grouping.place[column]
            sum[known].coefficient = Numerics.sum(sum[known].coefficient, coefficient, Numerics.rounding)
        } else {
            grouping.place[column] = Int32(sum.count)
            sum.append(EquationRows.Entry(coefficient: coefficient, column: column))
        }
    }

    func useGroup(_ group: GroupID, _ column: ColumnID) {
        let first = columns[column].firstUse
        if first.exists && equations.uses[first].group == group { return }
        columns[column].firstUse = equations.makeUse(EquationRows.GroupUse(group: group, next: first))
    }

    /// Definitions are worked out from the end of a chain back to where it was entered.
    private func finishGroup(_ group: GroupID) {
        var (low, high) = (Int(equations.groups[group].firstDefinition), equations.definitions.count - 1)
        equations.groups[group].count = Int32(high - low + 1)
        while low < high {
            let definition = equations.definitions[low]
            equations.definitions[low] = equations.definitions[high]
            equations.definitions[high] = definition
            (low, high) = (low + 1, high - 1)
        }
    }

    /// - Parameter group: The sum's group. One without definitions, whose columns all left, was reported when it was followed.
    func addToTableau(_ sum: borrowing FlatArray<EquationRows.Entry>, _ constant: Double, _ group: GroupID) {
        var last = ColumnID.none
        let row = tableau.addRow(constant: constant)
        if edits.isApplying { edits.newRows.append(row) }
        var k = sum.count
        while k > 0 {
            k -= 1
            guard sum[k].coefficient != 0 else { continue }
            last = sum[k].column
            tableau.insert(sum[k].coefficient, row, last, &columns)
        }
        if last.isNone && abs(constant) > Numerics.exactness && equations.groups[group].count > 0 {
            fail(equations.definitions[equations.groups[group].firstDefinition].column)
        }
    }
}
