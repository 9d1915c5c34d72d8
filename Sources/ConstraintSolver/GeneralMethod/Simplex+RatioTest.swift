extension Simplex {
    /// The next kink that a move meets.
    private struct Event {
        /// How far the entering column has moved by then.
        var step: Double
        /// The basic column that meets the kink, or the entering column itself.
        var column: Int32
        var kink: Int
        /// How fast the column moves, per unit of the entering column.
        var speed: Double
    }

    /// Moves a column in an improving direction past kinks until the objective stops improving or a settled one would worsen.
    ///
    /// - Returns: How far it moved; `nil` if nothing stops it.
    mutating func advance(_ entering: Int32, isUp: Bool, slope: Double, _ level: Level, isCautious: Bool) -> Double? {
        var slope = slope
        var step = 0.0
        var piece = isUp ? pieceAbove[Int(entering)] : pieceBelow[Int(entering)]
        while let event = nextEvent(entering, isUp: isUp, piece: piece, after: step, isCautious: isCautious) {
            step = event.step
            let jump = level.weight(of: kinks[event.kink]) * kinks[event.kink].jump * abs(event.speed)
            slope += jump
            let isEnd = level.isAfter(kinks[event.kink]) || (jump > 0 && (isCautious || slope >= -slopeNoise * jump))
            if isEnd {
                stop(entering, isUp: isUp, piece: piece, at: event, level)
                return step
            }
            let direction: Int32 = event.speed > 0 ? 1 : -1
            if event.column == entering {
                piece += direction
            } else {
                pieceBelow[Int(event.column)] += direction
                pieceAbove[Int(event.column)] += direction
            }
        }
        return nil
    }

    /// The next kink met; of several nearly at once that of the fastest column, or of the first column when cautious.
    ///
    /// - Source: Harris, "Pivot selection methods of the Devex LP code": positions are given a little slack, so that a well-sized
    ///   coefficient can be chosen to divide by.
    private func nextEvent(_ entering: Int32, isUp: Bool, piece: Int32, after step: Double, isCautious: Bool) -> Event? {
        let sign: Double = isUp ? 1 : -1
        let own = event(entering, piece: piece, speed: sign, after: step)
        var latest = own.map { $0.step + Numerics.coincidence(kinks[$0.kink].position) } ?? .infinity
        forEachMovingColumn(with: entering, sign) { column, speed in
            guard let met = event(column, piece: pieceBelow[Int(column)], speed: speed, after: step) else { return }
            latest = min(latest, met.step + Numerics.coincidence(kinks[met.kink].position) / abs(speed))
        }
        var best = own.flatMap { $0.step <= latest ? $0 : nil }
        forEachMovingColumn(with: entering, sign) { column, speed in
            guard let met = event(column, piece: pieceBelow[Int(column)], speed: speed, after: step), met.step <= latest else {
                return
            }
            if let known = best, !Self.isPreferable(met, known, isCautious: isCautious) { return }
            best = met
        }
        return best
    }

    private func forEachMovingColumn(with entering: Int32, _ sign: Double, _ body: (Int32, Double) -> Void) {
        var e = rows.firstInColumn[Int(entering)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            e = entry.nextInColumn
            if abs(entry.coefficient) > Numerics.pivotable { body(basicColumn[Int(entry.row)], -sign * entry.coefficient) }
        }
    }

    private func event(_ column: Int32, piece: Int32, speed: Double, after step: Double) -> Event? {
        let first = Int(kinkStart[Int(column)])
        let kink = first + Int(speed > 0 ? piece : piece - 1)
        guard kink >= first && kink < Int(kinkStart[Int(column) + 1]) else { return nil }
        let distance = (kinks[kink].position - values[Int(column)]) / speed
        return Event(step: max(step, distance), column: column, kink: kink, speed: speed)
    }

    private static func isPreferable(_ a: Event, _ b: Event, isCautious: Bool) -> Bool {
        if isCautious || abs(a.speed) == abs(b.speed) { return a.column < b.column }
        return abs(a.speed) > abs(b.speed)
    }

    private mutating func stop(_ entering: Int32, isUp: Bool, piece: Int32, at event: Event, _ level: Level) {
        move(entering, by: isUp ? event.step : -event.step)
        values[Int(event.column)] = kinks[event.kink].position
        let stoppedPiece = event.column == entering ? piece : pieceBelow[Int(event.column)]
        settlePieces(of: event.column)
        if event.column != entering {
            makeBasic(entering, in: basicRow[Int(event.column)])
            pieceBelow[Int(entering)] = piece
            pieceAbove[Int(entering)] = piece
        }
        closeBeyondSettledKinks(event.column, cameFrom: stoppedPiece, level)
    }

    private mutating func move(_ column: Int32, by distance: Double) {
        values[Int(column)] = Numerics.limited(values[Int(column)] + distance)
        var e = rows.firstInColumn[Int(column)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            let basic = Int(basicColumn[Int(entry.row)])
            values[basic] = Numerics.limited(values[basic] - entry.coefficient * distance)
            e = entry.nextInColumn
        }
    }

    /// Closes the ways out of a column's position that pass a kink of a settled objective, seen from the piece it came from.
    private mutating func closeBeyondSettledKinks(_ column: Int32, cameFrom piece: Int32, _ level: Level) {
        let first = Int(kinkStart[Int(column)])
        let above = max(piece, pieceAbove[Int(column)])
        let below = min(piece, pieceBelow[Int(column)])
        isClosedUp[Int(column)] = (piece..<above).contains { level.isAfter(kinks[first + Int($0)]) }
        isClosedDown[Int(column)] = (below..<piece).contains { level.isAfter(kinks[first + Int($0)]) }
    }
}
