extension Simplex {
    /// Minimises every objective of a part in descending order.
    ///
    /// - Returns: The column whose bounds cannot be met, if there is one.
    mutating func minimiseAll(_ part: ReducedProblem.Part, breakingTies: Bool) -> Int32? {
        settle(part, .bounds)
        if let violated = violatedColumn(part) { return violated }
        for group in part.groups where group > 0 {
            if !hasOpenDirection(part) { break }
            settle(part, Level(group: group, measure: .violation))
            if violation(part, of: group) > 0 { settle(part, Level(group: group, measure: .rank)) }
        }
        if breakingTies { preferEarlierConstraints(part) }
        return nil
    }

    private mutating func preferEarlierConstraints(_ part: ReducedProblem.Part) {
        for group in part.groups where group > 0 {
            if !hasOpenDirection(part) { return }
            if violation(part, of: group) > 0 { settle(part, Level(group: group, measure: .seniority)) }
        }
    }

    /// Minimises one objective and closes the directions that would worsen it.
    private mutating func settle(_ part: ReducedProblem.Part, _ level: Level) {
        minimise(part, level)
        close(part, level)
        refresh(part)
    }

    /// A column beyond its bounds by more than the tolerance.
    func violatedColumn(_ part: ReducedProblem.Part) -> Int32? {
        part.columns.first { boundViolation(of: $0) > Numerics.feasibility(0, 0) && isViolated($0) }
    }

    private func violation(_ part: ReducedProblem.Part, of group: Int32) -> Double {
        var sum = 0.0
        for column in part.columns {
            let value = values[Int(column)]
            for k in kinkRange(of: column) where kinks[k].group == group {
                let violation = kinks[k].violation(at: value)
                if violation > Numerics.coincidence(value) { sum += violation }
            }
        }
        return sum
    }

    func hasOpenDirection(_ part: ReducedProblem.Part) -> Bool {
        for column in part.columns where basicRow[Int(column)] < 0 {
            if !isClosedUp[Int(column)] || !isClosedDown[Int(column)] { return true }
        }
        return false
    }

    /// Moves along improving directions until there is none.
    ///
    /// - Returns: Whether the objective has a minimum.
    @discardableResult
    mutating func minimise(_ part: ReducedProblem.Part, _ level: Level) -> Bool {
        let size = part.rows.count + part.columns.count
        var stalled = 0
        for _ in 0..<(50 * size + 200) {
            computeRates(part, level)
            let isCautious = stalled > 2 * size + 20
            guard let (column, isUp, slope) = entering(part, level, isCautious: isCautious) else { return true }
            guard let step = advance(column, isUp: isUp, slope: slope, level, isCautious: isCautious) else { return false }
            stalled = step > Numerics.coincidence(0) ? 0 : stalled + 1
        }
        return true
    }

    /// How the objective changes with each column by way of the basic columns.
    mutating func computeRates(_ part: ReducedProblem.Part, _ level: Level) {
        for column in part.columns {
            rate[Int(column)] = 0
            rateSize[Int(column)] = 0
        }
        for row in part.rows where basicColumn[Int(row)] >= 0 {
            let basic = basicColumn[Int(row)]
            let slope = slope(of: basic, piece: pieceBelow[Int(basic)], level)
            guard slope != 0 else { continue }
            var e = rows.firstInRow[Int(row)]
            while e >= 0 {
                let entry = rows.entries[Int(e)]
                rate[Int(entry.column)] -= slope * entry.coefficient
                rateSize[Int(entry.column)] += abs(slope) * max(1, abs(entry.coefficient))
                e = entry.nextInRow
            }
        }
    }

    /// The change of the objective when a column moves up, or down, by 1; 0 within rounding.
    private func slopeOfMove(_ column: Int32, isUp: Bool, _ level: Level) -> Double {
        let own = slope(of: column, piece: isUp ? pieceAbove[Int(column)] : pieceBelow[Int(column)], level)
        let total = own + rate[Int(column)]
        if abs(total) <= slopeNoise * (abs(own) + rateSize[Int(column)]) { return 0 }
        return isUp ? total : -total
    }

    /// The steepest improving direction, or the first one when cautious.
    private func entering(
        _ part: ReducedProblem.Part, _ level: Level, isCautious: Bool
    ) -> (column: Int32, isUp: Bool, slope: Double)? {
        var best: (column: Int32, isUp: Bool, slope: Double)?
        for column in part.columns where basicRow[Int(column)] < 0 {
            for isUp in [true, false] where !(isUp ? isClosedUp : isClosedDown)[Int(column)] {
                let slope = slopeOfMove(column, isUp: isUp, level)
                if slope < (best?.slope ?? 0) { best = (column, isUp, slope) }
            }
            if isCautious && best != nil { return best }
        }
        return best
    }

    private mutating func close(_ part: ReducedProblem.Part, _ level: Level) {
        computeRates(part, level)
        for column in part.columns where basicRow[Int(column)] < 0 {
            if !isClosedUp[Int(column)] { isClosedUp[Int(column)] = slopeOfMove(column, isUp: true, level) > 0 }
            if !isClosedDown[Int(column)] { isClosedDown[Int(column)] = slopeOfMove(column, isUp: false, level) > 0 }
        }
    }
}
