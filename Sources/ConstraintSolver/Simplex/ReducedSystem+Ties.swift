/// Columns that may move at no cost in the optimal basis.
///
/// A basic column at a breakpoint is priced on one side of it. A move to the other side costs more than its price says,
/// by the change of slope at the breakpoint. This proves many solutions unique, such as those in which every view has
/// its intrinsic content size.
extension ReducedSystem {
    /// A move of a column with reduced cost zero.
    private struct FreeMove {
        let column: ColumnID
        let isUp: Bool
        var isHeld = false
    }

    /// The number of free moves that push the basic column of a row past its breakpoint, and of those that move it
    /// otherwise.
    private struct RowMoves {
        var held: Int32 = 0
        var others: Int32 = 0
    }

    /// Declines columns that may move at no cost, alone or together with others.
    func failTied(_ system: inout System) {
        if pricing.tied.isEmpty { return }
        var moves = freeMoves(&system)
        pricing.tied.removeAll()
        dropHeld(&moves)
        for index in moves.indices where index == 0 || moves[index].column != moves[index - 1].column {
            fail(moves[index].column)
        }
    }

    private func freeMoves(_ system: inout System) -> [FreeMove] {
        var moves: [FreeMove] = []
        for k in pricing.tied.indices where columns[pricing.tied[k]].row.isNone {
            let column = pricing.tied[k]
            price(of: column, &system)
            for isUp in [true, false] where pricing.reducedCosts.sign(isUp: isUp) == 0 {
                moves.append(FreeMove(column: column, isUp: isUp))
            }
        }
        return moves
    }

    /// Drops moves that do have a cost: those that push a basic column past a breakpoint, if all other remaining moves
    /// of this column push it past one, too.
    private func dropHeld(_ moves: inout [FreeMove]) {
        var rows: [RowMoves] = []
        for _ in 0..<Self.tieRounds where !moves.isEmpty {
            rows = Array(repeating: RowMoves(), count: tableau.rows.count)
            for move in moves {
                for entry in tableau.entries(in: columns[move.column]) {
                    if isHeld(move, by: entry) { rows[Int(entry.row)].held += 1 } else { rows[Int(entry.row)].others += 1 }
                }
            }
            for index in moves.indices {
                for entry in tableau.entries(in: columns[moves[index].column])
                where rows[Int(entry.row)].others == 0 && rows[Int(entry.row)].held > 0 { moves[index].isHeld = true }
            }
            let count = moves.count
            moves.removeAll(where: \.isHeld)
            if moves.count == count { return }
        }
    }

    /// The number of passes over the moves: each drops those that could only be compensated by moves dropped before.
    private static let tieRounds = 8

    /// Whether a move pushes the basic column of a row past its breakpoint.
    private func isHeld(_ move: FreeMove, by entry: Tableau.Entry) -> Bool {
        guard abs(entry.coefficient) > Numerics.exactness else { return false }
        let basic = columns[tableau.rows[entry.row].basic]
        let isRising = (entry.coefficient < 0) == move.isUp
        guard isRising == (basic.side < 0) else { return false }
        for breakpoint in breakpoints(of: tableau.rows[entry.row].basic) where breakpoint.isAt(basic.value) {
            if breakpoint.before != breakpoint.after { return true }
        }
        return false
    }
}
