/// Required equations: each determines the one side of it that is open.
extension Placement {
    /// The outcome of an equation.
    enum Outcome {
        case taken, waits, fails
    }

    /// How often the equations are looked through after the first time, whose sides were both open.
    private static let rounds = 4

    /// Takes what equations determine in their order, a few times.
    ///
    /// - Parameter waiting: Keeps those whose sides stay open.
    /// - Returns: False if one contradicts what is known.
    func propagate(_ waiting: inout [Equation]) -> Bool {
        for _ in 0...Self.rounds where !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return DirectSolution.decline(.contradiction) }
            if waiting.count == count { break }
        }
        return true
    }

    /// Takes what equations determine until they determine nothing more.
    ///
    /// - Returns: False if one contradicts what is known, by ``missed``.
    func propagateFully(_ waiting: inout [Equation]) -> Bool {
        while !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return false }
            if waiting.count == count { break }
        }
        return true
    }

    private func take(_ waiting: inout [Equation]) -> Bool {
        var count = 0
        for index in waiting.indices {
            switch take(waiting[index]) {
            case .taken: break
            case .waits:
                if count < index { waiting[count] = waiting[index] }
                count += 1
            case .fails: return false
            }
        }
        waiting.removeLast(waiting.count - count)
        return true
    }

    private func take(_ equation: Equation) -> Outcome {
        let (one, other) = (value(of: equation.one), value(of: equation.other))
        if one.isNaN {
            return other.isNaN ? .waits : set(equation.one, other + equation.constant)
        }
        if other.isNaN { return set(equation.other, one - equation.constant) }
        return compare(one, other + equation.constant)
    }

    func set(_ side: Side, _ value: Double) -> Outcome {
        spans[Int(side.span)].set(side.part, value - side.number) ? .taken : .fails
    }

    /// Compares the sides of an equation that are both known.
    private func compare(_ one: Double, _ other: Double) -> Outcome {
        if abs(one - other) <= 1e-12 * (1 + abs(one)) { return .taken }
        missed = one - other
        return .fails
    }

    /// Equations along x and along y, if none compares a width with a height.
    func split(_ equations: [Equation]) -> (across: [Equation], down: [Equation]) {
        var (across, down): ([Equation], [Equation]) = ([], [])
        for equation in equations {
            if equation.isVertical { down.append(equation) } else { across.append(equation) }
        }
        return (across, down)
    }
}
