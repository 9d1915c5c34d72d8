#if DEBUG
    extension Reduction {
        /// Traps unless the rows agree with the values of their columns, and the lists of groups with the rows.
        ///
        func checkInvariants(_ system: inout System) {
            let isHeld = columns.indices.map { self.isHeld(Int32($0), &system) }
            for row in tableau.rows.indices where tableau.rows[row].basic >= 0 { checkTableau(Int32(row), isHeld) }
            for column in columns.indices where isHeld[column] { check(Int32(column)) }
            for group in sums.groups.indices {
                sums.forEachRow(of: Int32(group)) { row in
                    precondition(sums.rows[row].group == Int32(group))
                    checkSum(row, isHeld)
                }
            }
        }

        private func checkTableau(_ row: Int32, _ isHeld: [Bool]) {
            let basic = tableau.rows[row].basic
            guard isHeld[Int(basic)] else { return }
            precondition(columns[basic].row == row)
            let left = tableau.leftOver(in: row, columns)
            precondition(abs(left) <= 1e-6 * max(1, abs(columns[basic].value)), "row \(row) misses \(left)")
        }

        private func checkSum(_ row: Int32, _ isHeld: [Bool]) {
            var (left, size) = (sums.rows[row].constant, 1.0)
            for e in sums.range(of: row) {
                let column = columns[sums.entries[e].column]
                guard isHeld[Int(sums.entries[e].column)], !isFollower(sums.entries[e].column) else { return }
                left -= sums.entries[e].coefficient * column.value
                size = max(size, abs(column.value))
            }
            precondition(abs(left) <= 1e-6 * size, "sum \(row) misses \(left)")
        }

        private func isFollower(_ column: Int32) -> Bool {
            sums.followers.indices.contains { sums.followers[$0].column == column }
        }

        private func check(_ column: Int32) {
            let record = columns[column]
            precondition(record.change == .none && !record.isQueued && !record.isMoved)
            if record.row < 0 && record.firstEntry >= 0 {
                precondition(cornerIndex(at: record.value, of: column) >= 0, "column \(column) is at no corner")
            }
            var use = record.firstGroup
            while use >= 0 {
                precondition(sums.groups[sums.uses[use].group].count > 0 || sums.groups[sums.uses[use].group].sumRow >= 0)
                use = sums.uses[use].next
            }
        }
    }
#endif
