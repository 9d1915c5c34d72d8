/// How the sums of groups entered the tableau.
///
/// Each row of the tableau is a combination of the sums that were brought in. How often a sum counts in the rows can be read off a
/// column that stands in that sum only; from a column that stands in others too, their parts are subtracted first.
extension Reduction {
    private static let deepest = 24

    /// Finds out how often the group's sum counts in each row.
    ///
    /// - Returns: Whether there is a way to tell, and by numbers of so few digits that nothing is lost in using them.
    func findMultipliers(of group: Int32) -> Bool {
        multipliers.begin(rows: tableau.rows.count)
        guard !hasEmptyRows, addMultipliers(of: group, times: 1, depth: 0) else { return false }
        multipliers.dropVanishing()
        return !multipliers.rows.isEmpty && multipliers.areExact
    }

    private func addMultipliers(of group: Int32, times scale: Double, depth: Int) -> Bool {
        guard depth < Self.deepest, let (column, coefficient) = telltale(of: group) else { return false }
        sums.groups[group].isEntered = true
        defer { sums.groups[group].isEntered = false }
        var e = columns[column].firstEntry
        while e >= 0 {
            multipliers.add(scale / coefficient * tableau.entries[e].coefficient, tableau.entries[e].row)
            e = tableau.entries[e].nextInColumn
        }
        var use = columns[column].firstGroup
        while use >= 0 {
            let other = sums.uses[use].group
            use = sums.uses[use].next
            guard other != group, sums.groups[other].hasSum else { continue }
            if sums.groups[other].isEliminated { return false }
            let part = sums.coefficient(of: column, inSumOf: other)
            if part != 0 && !addMultipliers(of: other, times: -scale * part / coefficient, depth: depth + 1) { return false }
        }
        return true
    }

    /// The column of the group's sum that stands in the fewest others, none of which is looked at already.
    private func telltale(of group: Int32) -> (column: Int32, coefficient: Double)? {
        var best: (column: Int32, coefficient: Double)?
        var fewest = Int.max
        sums.forEachRow(of: group) { row in
            for e in sums.range(of: row) where fewest > 0 && !isFree(sums.entries[e].column) {
                let column = sums.entries[e].column
                guard let others = otherSums(of: column, group), others < fewest else { continue }
                let coefficient = sums.coefficient(of: column, inSumOf: group)
                if Self.isDivisor(coefficient) { (best, fewest) = ((column, coefficient), others) }
            }
        }
        return best
    }

    /// In how many sums beside the group's the column stands; `nil` if one of them is looked at already.
    private func otherSums(of column: Int32, _ group: Int32) -> Int? {
        var count = 0
        var use = columns[column].firstGroup
        while use >= 0 {
            let other = sums.uses[use].group
            use = sums.uses[use].next
            if other == group || !sums.groups[other].hasSum { continue }
            if sums.groups[other].isEntered { return nil }
            count += 1
        }
        return count
    }
}
