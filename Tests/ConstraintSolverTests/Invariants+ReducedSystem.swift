@testable import ConstraintSolver

extension ReducedSystem {
    /// Traps unless the rows agree with the values of their columns, and the lists of groups with the rows.
    ///
    func checkInvariants(_ system: inout System) {
        let isHeld = columns.indices.map { self.isHeld(ColumnID($0), &system) }
        for row in tableau.rows.indices where tableau.rows[row].basic.exists { checkTableau(RowID(row), isHeld) }
        for column in columns.indices where isHeld[column] { check(ColumnID(column)) }
        for group in equations.groups.indices {
            equations.forEachRow(of: GroupID(group)) { row in
                precondition(equations.rows[row].group == GroupID(group))
                checkSum(row, isHeld)
            }
        }
    }

    private func checkTableau(_ row: RowID, _ isHeld: [Bool]) {
        let basic = tableau.rows[row].basic
        guard isHeld[Int(basic)] else { return }
        precondition(columns[basic].row == row)
        let left = tableau.leftOver(in: row, columns) - columns[basic].value
        precondition(abs(left) <= 1e-6 * max(1, abs(columns[basic].value)), "row \(row) misses \(left)")
    }

    private func checkSum(_ row: EquationID, _ isHeld: [Bool]) {
        var (left, size) = (equations.rows[row].constant, 1.0)
        for e in equations.range(of: row) {
            let column = columns[equations.entries[e].column]
            guard isHeld[Int(equations.entries[e].column)], !isFollower(equations.entries[e].column) else { return }
            left -= equations.entries[e].coefficient * column.value
            size = max(size, abs(column.value))
        }
        precondition(abs(left) <= 1e-6 * size, "sum \(row) misses \(left)")
    }

    private func isFollower(_ column: ColumnID) -> Bool {
        equations.followers.indices.contains { equations.followers[$0].column == column }
    }

    private func check(_ column: ColumnID) {
        let record = columns[column]
        precondition(record.change == .none && !record.isQueued && !record.isMoved)
        if record.row.isNone && record.firstEntry.exists {
            precondition(breakpointIndex(at: record.value, of: column).exists, "column \(column) is at no breakpoint")
        }
        for group in equations.groups(of: record) {
            precondition(equations.groups[group].count > 0 || equations.groups[group].hasSum)
        }
    }
}
