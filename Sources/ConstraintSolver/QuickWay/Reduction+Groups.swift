extension Reduction {
    /// Where a column without cost stands: the rows of the first two mentions, and how many mentions there are.
    struct Mentions: BitwiseCopyable {
        var first: Int32 = -1
        var second: Int32 = -1
        var count: Int32 = 0
        /// The row that gives the column its value.
        var definer: Int32 = -1
    }

    /// Scratch, by column: no mentions and -1 everywhere between uses.
    struct GroupScratch: ~Copyable {
        var mentions = FlatArray<Mentions>()
        /// Whether some column has more than two mentions.
        var isCrowded = false
        /// Rows whose only part is to give a column its value, once the groups they hang on are known.
        var trailing = FlatArray<Int32>()
        /// Where the column stands in the sum at hand.
        var place = FlatArray<Int32>()
    }

    /// Lets columns without cost leave the rows, and brings what is left of each group into the tableau.
    func formGroups() {
        guard sums.rows.count > 0 else { return }
        formGroups(of: IDList(below: sums.rows.count))
        grouping = GroupScratch()
    }

    /// The same for some rows that are in no group, among which are all that mention the same columns without cost.
    func formGroups(of rows: borrowing IDList) {
        grouping.mentions.extend(to: columns.count, with: Mentions())
        grouping.place.extend(to: columns.count, with: -1)
        for k in rows.indices { note(rows[k]) }
        if grouping.isCrowded { setTrailingAside(rows) }
        if grouping.isCrowded { eliminateCrowded(rows) }
        grouping.isCrowded = false
        var sum = FlatArray<SumRows.Entry>(capacity: 64)
        var stack = FlatArray<Int32>(capacity: 64)
        for k in rows.indices where sums.rows[rows[k]].factor == 0 {
            let end = columnDefined(byRowsFrom: rows[k])
            if end >= 0 { formGroup(from: rows[k], defining: end, &sum, &stack) }
        }
        for k in rows.indices where sums.rows[rows[k]].factor == 0 { formGroup(from: rows[k], defining: -1, &sum, &stack) }
        for k in grouping.trailing.indices { formTrailingGroup(grouping.trailing[k]) }
        grouping.trailing.removeAll()
    }

    func isFree(_ column: Int32) -> Bool { columns[column].firstCorner < 0 }

    private func note(_ row: Int32) {
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            let column = sums.entries[e].column
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
    private func setTrailingAside(_ rows: borrowing IDList) {
        for k in rows.indices where isTrailing(rows[k]) { grouping.trailing.append(rows[k]) }
        if grouping.trailing.isEmpty { return }
        grouping.isCrowded = false
        for k in grouping.trailing.indices { sums.rows[grouping.trailing[k]].factor = 1 }
        for k in rows.indices { forgetMentions(in: rows[k]) }
        for k in rows.indices where sums.rows[rows[k]].factor == 0 { note(rows[k]) }
    }

    /// Whether the row gives a column its value that nothing else mentions, and mentions one that many others do.
    private func isTrailing(_ row: Int32) -> Bool {
        var (hasEnd, isBesideMany) = (false, false)
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            let count = grouping.mentions[sums.entries[e].column].count
            if count == 1 { hasEnd = true }
            if count > 2 { isBesideMany = true }
        }
        return hasEnd && isBesideMany
    }

    /// A group of one row, which gives the column that no other row mentions; it follows the columns without cost of other groups.
    private func formTrailingGroup(_ row: Int32) {
        let group = sums.makeGroup(SumRows.Group(firstDefinition: Int32(sums.definitions.count), count: 0, sumRow: -1))
        sums.rows[row].group = group
        var end: Int32 = -1
        for e in sums.range(of: row) {
            let column = sums.entries[e].column
            if !isFree(column) || grouping.mentions[column].count > 0 {
                useGroup(group, column)
            } else if end < 0 {
                end = column
            } else {
                fail(column)
            }
        }
        define(end, by: row, group)
        finishGroup(group)
        if edits.isUnderWay { markStale(group) }
    }

    /// Leaves the scratch as it was before the row was noted.
    func forgetMentions(in row: Int32) {
        for e in sums.range(of: row) { grouping.mentions[sums.entries[e].column] = Mentions() }
    }

    /// A column without cost that no other row mentions: the row gives its value.
    private func columnDefined(byRowsFrom row: Int32) -> Int32 {
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            if grouping.mentions[sums.entries[e].column].count == 1 { return sums.entries[e].column }
        }
        return -1
    }

    /// Follows columns without cost from row to row, and adds the rows up so that those columns cancel.
    ///
    /// - Parameters:
    ///   - end: The column that the first row defines, or -1: then a sum is left over for the tableau.
    ///   - sum, stack: Scratch.
    private func formGroup(
        from start: Int32, defining end: Int32, _ sum: inout FlatArray<SumRows.Entry>, _ stack: inout FlatArray<Int32>
    ) {
        let firstDefinition = sums.definitions.count
        let group = sums.makeGroup(
            SumRows.Group(firstDefinition: Int32(firstDefinition), count: 0, sumRow: end < 0 ? start : -1))
        sum.removeAll()
        var constant = 0.0
        sums.rows[start].factor = 1
        if end >= 0 { define(end, by: start, group) }
        stack.append(start)
        while let row = stack.popLast() {
            sums.rows[row].group = group
            notes.note(summed: row)
            let factor = sums.rows[row].factor
            constant += factor * sums.rows[row].constant
            for e in sums.range(of: row) {
                let entry = sums.entries[e]
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
        notes.noteSum(isRow: end < 0)
        if end < 0 { addToTableau(sum, constant, group) }
        if edits.isUnderWay { markStale(group) }
    }

    func define(_ column: Int32, by row: Int32, _ group: Int32) {
        grouping.mentions[column].definer = row
        columns[column].home = group
        var coefficient = 0.0
        for e in sums.range(of: row) where sums.entries[e].column == column { coefficient = sums.entries[e].coefficient }
        if !Self.isDivisor(coefficient) { fail(column) }
        sums.definitions.append(SumRows.Definition(coefficient: coefficient, column: column, row: row))
    }

    /// Goes on to the other row that mentions a column without cost; that row will define it.
    private func follow(_ entry: SumRows.Entry, from row: Int32, _ group: Int32, _ stack: inout FlatArray<Int32>) {
        let known = grouping.mentions[entry.column]
        if known.definer == row { return }
        let other = known.first == row ? known.second : known.first
        guard known.count == 2, known.definer < 0, sums.rows[other].factor == 0 else { return fail(entry.column) }
        define(entry.column, by: other, group)
        let coefficient = sums.definitions[sums.definitions.count - 1].coefficient
        sums.rows[other].factor = -sums.rows[row].factor * entry.coefficient / coefficient
        stack.append(other)
    }

    func add(_ coefficient: Double, _ column: Int32, to sum: inout FlatArray<SumRows.Entry>) {
        if grouping.place[column] >= 0 {
            let known = grouping.place[column]
            sum[known].coefficient = Numerics.sum(sum[known].coefficient, coefficient, Numerics.rounding)
        } else {
            grouping.place[column] = Int32(sum.count)
            sum.append(SumRows.Entry(coefficient: coefficient, column: column))
        }
    }

    func useGroup(_ group: Int32, _ column: Int32) {
        let first = columns[column].firstGroup
        if first >= 0 && sums.uses[first].group == group { return }
        columns[column].firstGroup = sums.makeUse(SumRows.GroupUse(group: group, next: first))
    }

    /// Definitions are worked out from the end of a chain back to where it was entered.
    private func finishGroup(_ group: Int32) {
        var (low, high) = (Int(sums.groups[group].firstDefinition), sums.definitions.count - 1)
        sums.groups[group].count = Int32(high - low + 1)
        while low < high {
            let definition = sums.definitions[low]
            sums.definitions[low] = sums.definitions[high]
            sums.definitions[high] = definition
            (low, high) = (low + 1, high - 1)
        }
    }

    /// - Parameter group: The sum's group. One without definitions, whose columns all left, was reported when it was followed.
    func addToTableau(_ sum: borrowing FlatArray<SumRows.Entry>, _ constant: Double, _ group: Int32) {
        var last: Int32 = -1
        let row = tableau.addRow(constant: constant)
        if edits.isUnderWay { edits.newRows.append(row) }
        var k = sum.count
        while k > 0 {
            k -= 1
            guard sum[k].coefficient != 0 else { continue }
            last = sum[k].column
            tableau.insert(sum[k].coefficient, row, last, &columns)
        }
        if last < 0 && abs(constant) > 1e-9 && sums.groups[group].count > 0 {
            fail(sums.definitions[sums.groups[group].firstDefinition].column)
        }
    }
}
