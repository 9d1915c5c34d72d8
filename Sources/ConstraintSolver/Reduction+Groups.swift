extension Reduction {
    /// Where a column without cost stands: the rows of the first two mentions, and how many mentions there are.
    private struct Mentions: BitwiseCopyable {
        var first: Int32 = -1
        var second: Int32 = -1
        var count: Int32 = 0
        /// The row that gives the column its value.
        var definer: Int32 = -1
    }

    /// Lets columns without cost leave the rows, and brings what is left of each group into the tableau.
    func formGroups() {
        guard sums.rows.count > 0 else { return }
        var mentions = FlatArray<Mentions>(repeating: Mentions(), count: columns.count)
        for row in sums.rows.indices { note(Int32(row), in: &mentions) }
        var place = FlatArray<Int32>(repeating: -1, count: columns.count)
        var sum = FlatArray<SumRows.Entry>(capacity: 64)
        var stack = FlatArray<Int32>(capacity: 64)
        for row in sums.rows.indices where sums.rows[row].factor == 0 {
            let end = columnDefined(byRowsFrom: Int32(row), mentions)
            if end >= 0 { formGroup(from: Int32(row), defining: end, &mentions, &place, &sum, &stack) }
        }
        for row in sums.rows.indices where sums.rows[row].factor == 0 {
            formGroup(from: Int32(row), defining: -1, &mentions, &place, &sum, &stack)
        }
    }

    private func isFree(_ column: Int32) -> Bool { columns[column].firstCorner < 0 }

    private func note(_ row: Int32, in mentions: inout FlatArray<Mentions>) {
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            let column = sums.entries[e].column
            if mentions[column].count == 0 { mentions[column].first = row } else { mentions[column].second = row }
            mentions[column].count += 1
        }
    }

    /// A column without cost that no other row mentions: the row gives its value.
    private func columnDefined(byRowsFrom row: Int32, _ mentions: borrowing FlatArray<Mentions>) -> Int32 {
        for e in sums.range(of: row) where isFree(sums.entries[e].column) {
            if mentions[sums.entries[e].column].count == 1 { return sums.entries[e].column }
        }
        return -1
    }

    /// Follows columns without cost from row to row, and adds the rows up so that those columns cancel.
    ///
    /// - Parameters:
    ///   - end: The column that the first row defines, or -1: then a sum is left over for the tableau.
    ///   - place, sum, stack: Scratch.
    private func formGroup(
        from start: Int32, defining end: Int32, _ mentions: inout FlatArray<Mentions>, _ place: inout FlatArray<Int32>,
        _ sum: inout FlatArray<SumRows.Entry>, _ stack: inout FlatArray<Int32>
    ) {
        let group = Int32(sums.groups.count)
        let firstDefinition = sums.definitions.count
        sum.removeAll()
        var constant = 0.0
        sums.rows[start].factor = 1
        if end >= 0 { define(end, by: start, &mentions) }
        stack.append(start)
        while let row = stack.popLast() {
            let factor = sums.rows[row].factor
            constant += factor * sums.rows[row].constant
            for e in sums.range(of: row) {
                let entry = sums.entries[e]
                if isFree(entry.column) {
                    follow(entry, from: row, &mentions, &stack)
                } else {
                    Self.add(factor * entry.coefficient, entry.column, to: &sum, &place)
                    useGroup(group, entry.column)
                }
            }
        }
        for k in sum.indices { place[sum[k].column] = -1 }
        finishGroup(firstDefinition)
        if end < 0 { addToTableau(sum, constant, firstDefinition) }
    }

    private func define(_ column: Int32, by row: Int32, _ mentions: inout FlatArray<Mentions>) {
        mentions[column].definer = row
        var coefficient = 0.0
        for e in sums.range(of: row) where sums.entries[e].column == column { coefficient = sums.entries[e].coefficient }
        if !Self.isDivisor(coefficient) { fail(column) }
        sums.definitions.append(SumRows.Definition(coefficient: coefficient, column: column, row: row))
    }

    /// Goes on to the other row that mentions a column without cost; that row will define it.
    private func follow(
        _ entry: SumRows.Entry, from row: Int32, _ mentions: inout FlatArray<Mentions>, _ stack: inout FlatArray<Int32>
    ) {
        let known = mentions[entry.column]
        if known.definer == row { return }
        let other = known.first == row ? known.second : known.first
        guard known.count == 2, known.definer < 0, sums.rows[other].factor == 0 else { return fail(entry.column) }
        define(entry.column, by: other, &mentions)
        let coefficient = sums.definitions[sums.definitions.count - 1].coefficient
        sums.rows[other].factor = -sums.rows[row].factor * entry.coefficient / coefficient
        stack.append(other)
    }

    private static func add(
        _ coefficient: Double, _ column: Int32, to sum: inout FlatArray<SumRows.Entry>, _ place: inout FlatArray<Int32>
    ) {
        if place[column] >= 0 {
            let known = place[column]
            sum[known].coefficient = Numerics.sum(sum[known].coefficient, coefficient, Numerics.rounding)
        } else {
            place[column] = Int32(sum.count)
            sum.append(SumRows.Entry(coefficient: coefficient, column: column))
        }
    }

    private func useGroup(_ group: Int32, _ column: Int32) {
        let first = columns[column].firstGroup
        if first >= 0 && sums.uses[first].group == group { return }
        columns[column].firstGroup = Int32(sums.uses.count)
        sums.uses.append(SumRows.GroupUse(group: group, next: first))
    }

    /// Definitions are worked out from the end of a chain back to where it was entered.
    private func finishGroup(_ first: Int) {
        var (low, high) = (first, sums.definitions.count - 1)
        sums.groups.append(SumRows.Group(firstDefinition: Int32(first), count: Int32(high - low + 1)))
        while low < high {
            let definition = sums.definitions[low]
            sums.definitions[low] = sums.definitions[high]
            sums.definitions[high] = definition
            (low, high) = (low + 1, high - 1)
        }
    }

    /// - Parameter firstDefinition: Where the definitions of the sum's group begin. A group without any, whose columns all left, was
    ///   reported when it was followed.
    private func addToTableau(_ sum: borrowing FlatArray<SumRows.Entry>, _ constant: Double, _ firstDefinition: Int) {
        var last: Int32 = -1
        let row = tableau.addRow(constant: constant)
        var k = sum.count
        while k > 0 {
            k -= 1
            guard sum[k].coefficient != 0 else { continue }
            last = sum[k].column
            tableau.insert(sum[k].coefficient, row, last, &columns)
        }
        if last < 0 && abs(constant) > 1e-9 && sums.definitions.count > firstDefinition {
            fail(sums.definitions[firstDefinition].column)
        }
    }
}
