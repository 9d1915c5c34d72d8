/// Columns that might be moved at no cost once the best basis is found.
///
/// A basic column at a breakpoint counts as standing on one side of it, so that prices are those of that side. Where it
/// would be moved to the other one, a move costs more than its price says, by the bend of the cost there. That tells
/// many solutions to be the only one in which every content has just what it asks for.
extension ReducedSystem {
    /// A move of a column that has no price.
    private struct FreeMove {
        let column: ColumnID
        let isUp: Bool
        var isHeld = false
    }

    /// How many free moves bring the basic column of a row past the breakpoint at which it stands, and how many others
    /// move it.
    private struct RowMoves {
        var held: Int32 = 0
        var others: Int32 = 0
    }

    /// Reports columns that can be moved at no cost, alone or together with others.
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

    /// Leaves out moves that cannot be made at no cost: those that bring a basic column past a breakpoint, while all
    /// others that are left and move this column bring it past one, too.
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

    /// How often moves are looked at: each look leaves out those that only moves which are left out before could have
    /// evened out.
    private static let tieRounds = 8

    /// Whether a move brings the basic column of a row past the breakpoint at which it stands.
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
