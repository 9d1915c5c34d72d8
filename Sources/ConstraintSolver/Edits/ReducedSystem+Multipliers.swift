/// How the sums of groups entered the tableau.
///
/// Each row of the tableau is a combination of the sums that were brought in. How often a sum counts in the rows can be read off a column that
/// stands in that sum only, as nearly every leaf's does.
extension ReducedSystem {
    /// Finds out how often the group's sum counts in each row.
    ///
    /// - Returns: Whether there is a way to tell, and by numbers of so few digits that nothing is lost in using them.
    func findMultipliers(of group: GroupID) -> Bool {
        multipliers.begin(rows: tableau.rows.count)
        guard !hasEmptyRows, let (column, coefficient) = identifyingColumn(of: group) else { return false }
        for entry in tableau.entries(in: columns[column]) { multipliers.add(entry.coefficient / coefficient, entry.row) }
        multipliers.dropVanishing()
        return !multipliers.rows.isEmpty && multipliers.areExact
    }

    /// A column of the group's sum that stands in no other.
    private func identifyingColumn(of group: GroupID) -> (column: ColumnID, coefficient: Double)? {
        var found: (column: ColumnID, coefficient: Double)?
        equations.forEachRow(of: group) { row in
            for e in equations.range(of: row) where found == nil && !isFree(equations.entries[e].column) {
                let column = equations.entries[e].column
                guard equations.groups(of: columns[column]).allSatisfy({ $0 == group || !equations.groups[$0].hasSum }) else {
                    continue
                }
                let coefficient = equations.coefficient(of: column, inSumOf: group)
                if Numerics.isDivisor(coefficient) { found = (column, coefficient) }
            }
        }
        return found
    }
}
