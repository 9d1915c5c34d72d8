/// How the sums of groups entered the tableau.
///
/// Each row of the tableau is a combination of the sums that were brought in. How often a sum counts in the rows can be read off a
/// column that stands in that sum only; from a column that stands in others too, their parts are subtracted first.
extension ReducedSystem {
    private static let deepest = 24

    /// Finds out how often the group's sum counts in each row.
    ///
    /// - Returns: Whether there is a way to tell, and by numbers of so few digits that nothing is lost in using them.
    func findMultipliers(of group: GroupID) -> Bool {
        multipliers.begin(rows: tableau.rows.count)
        guard !hasEmptyRows, addMultipliers(of: group, times: 1, depth: 0) else { return false }
        multipliers.dropVanishing()
        return !multipliers.rows.isEmpty && multipliers.areExact
    }

    private func addMultipliers(of group: GroupID, times scale: Double, depth: Int) -> Bool {
        guard depth < Self.deepest, let (column, coefficient) = identifyingColumn(of: group) else { return false }
        equations.groups[group].isEntered = true
        defer { equations.groups[group].isEntered = false }
        for entry in tableau.entries(in: columns[column]) { multipliers.add(scale / coefficient * entry.coefficient, entry.row) }
        for other in equations.groups(of: columns[column]) {
            guard other != group, equations.groups[other].hasSum else { continue }
            if equations.groups[other].isEliminated { return false }
            let part = equations.coefficient(of: column, inSumOf: other)
            if part != 0 && !addMultipliers(of: other, times: -scale * part / coefficient, depth: depth + 1) { return false }
        }
        return true
    }

    /// The column of the group's sum that stands in the fewest others, none of which is looked at already.
    private func identifyingColumn(of group: GroupID) -> (column: ColumnID, coefficient: Double)? {
        var best: (column: ColumnID, coefficient: Double)?
        var fewest = Int.max
        equations.forEachRow(of: group) { row in
            for e in equations.range(of: row) where fewest > 0 && !isFree(equations.entries[e].column) {
                let column = equations.entries[e].column
                guard let others = otherSums(of: column, group), others < fewest else { continue }
                let coefficient = equations.coefficient(of: column, inSumOf: group)
                if Self.isDivisor(coefficient) { (best, fewest) = ((column, coefficient), others) }
            }
        }
        return best
    }

    /// In how many sums beside the group's the column stands; `nil` if one of them is looked at already.
    private func otherSums(of column: ColumnID, _ group: GroupID) -> Int? {
        var count = 0
        for other in equations.groups(of: columns[column]) {
            if other == group || !equations.groups[other].hasSum { continue }
            if equations.groups[other].isEntered { return nil }
            count += 1
        }
        return count
    }
}
