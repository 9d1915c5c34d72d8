/// Propagation of required equations: each determines its one open side.
extension Placement {
    /// The outcome of an equation.
    enum Outcome {
        case taken, waits, fails
    }

    /// The number of passes over the equations after the first one.
    private static let rounds = 4

    /// Propagates equations in their order, in a few passes.
    ///
    /// - Parameter waiting: Keeps the equations whose sides both stay open.
    /// - Returns: False if one contradicts what is known.
    func propagate(_ waiting: inout [Equation]) -> Bool {
        for _ in 0...Self.rounds where !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return DirectSolution.decline(.contradiction) }
            if waiting.count == count { break }
        }
        return true
    }

    /// Propagates equations until they determine nothing more.
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

    private func take(_ waiting: inout [Equation]) -> Bool { Self.take(&waiting, &spans, &missed) }

    /// Takes what the equations determine, one after the other. It runs outside of the main actor, where closures do not
    /// check their executor: apart from asking for contents this is most of the cost of a measurement.
    ///
    /// - Returns: False if one contradicts what is known; `missed` is its residual then.
    private nonisolated static func take(
        _ waiting: inout [Equation], _ spans: inout [LayoutSpan], _ missed: inout Double
    ) -> Bool {
        let taken = spans.withUnsafeMutableBufferPointer { spans in
            waiting.withUnsafeMutableBufferPointer { take($0, spans) }
        }
        guard taken.kept >= 0 else {
            missed = taken.missed
            return false
        }
        waiting.removeLast(waiting.count - taken.kept)
        return true
    }

    /// - Returns: The number of equations that still wait, which are moved to the front, or -1 if one fails; and the
    ///   residual of that one.
    private nonisolated static func take(
        _ waiting: UnsafeMutableBufferPointer<Equation>, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> (kept: Int, missed: Double) {
        var count = 0
        for index in waiting.indices {
            var missed = Double.nan
            switch take(waiting[index], spans, &missed) {
            case .taken: break
            case .waits:
                if count < index { waiting[count] = waiting[index] }
                count += 1
            case .fails: return (-1, missed)
            }
        }
        return (count, .nan)
    }

    @inline(__always)
    private nonisolated static func take(
        _ equation: Equation, _ spans: UnsafeMutableBufferPointer<LayoutSpan>, _ missed: inout Double
    ) -> Outcome {
        let (one, other) = (equation.one.value(in: spans), equation.other.value(in: spans))
        if one.isNaN {
            return other.isNaN ? .waits : set(equation.one, other + equation.constant, spans)
        }
        if other.isNaN { return set(equation.other, one - equation.constant, spans) }
        let expected = other + equation.constant
        if abs(one - expected) <= 1e-12 * (1 + abs(one)) { return .taken }
        missed = one - expected
        return .fails
    }

    @inline(__always)
    private nonisolated static func set(
        _ side: Side, _ value: Double, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Outcome { spans[Int(side.span)].set(side.part, value - side.number) ? .taken : .fails }

    func set(_ side: Side, _ value: Double) -> Outcome {
        spans[Int(side.span)].set(side.part, value - side.number) ? .taken : .fails
    }

    /// The equations along x and those along y. None may compare a width with a height.
    func split(_ equations: [Equation]) -> (across: [Equation], down: [Equation]) {
        var (across, down): ([Equation], [Equation]) = ([], [])
        for equation in equations {
            if equation.isVertical { down.append(equation) } else { across.append(equation) }
        }
        return (across, down)
    }
}
