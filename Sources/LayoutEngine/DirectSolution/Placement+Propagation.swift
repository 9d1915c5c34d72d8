/// Propagation of required equations: each determines its one open side.
extension Placement {
    /// The outcome of an equation.
    private enum Outcome {
        /// Both sides are open.
        case waits
        /// Both sides are known and agree.
        case agrees
        /// It determined a part of the span with this index.
        case determines(Int)
        /// Both sides are known and differ by this residual, in points.
        case fails(Double)
    }

    // MARK: All equations

    /// The number of passes over the equations after the first one.
    private static let rounds = 4

    /// Propagates all equations in their order, in a few passes, and keeps those whose sides both stay open.
    ///
    /// - Returns: False if one contradicts what is known.
    func propagateAll() -> Bool {
        for _ in 0...Self.rounds where !equations.isEmpty {
            let count = equations.count
            guard Self.take(&equations, &spans) else { return DirectSolution.decline(.contradiction) }
            if equations.count == count { break }
        }
        return true
    }

    /// Takes what the equations determine, one after the other. It runs outside of the main actor, where closures do
    /// not check their executor.
    private nonisolated static func take(_ waiting: inout [Equation], _ spans: inout [LayoutSpan]) -> Bool {
        let kept = spans.withUnsafeMutableBufferPointer { spans in
            waiting.withUnsafeMutableBufferPointer { take($0, spans) }
        }
        guard kept >= 0 else { return false }
        waiting.removeLast(waiting.count - kept)
        return true
    }

    /// - Returns: The number of equations that still wait, which are moved to the front; -1 if one fails.
    private nonisolated static func take(
        _ waiting: UnsafeMutableBufferPointer<Equation>, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Int {
        var count = 0
        for index in waiting.indices {
            switch take(waiting[index], spans) {
            case .agrees, .determines: break
            case .waits:
                if count < index { waiting[count] = waiting[index] }
                count += 1
            case .fails: return -1
            }
        }
        return count
    }

    @inline(__always)
    private nonisolated static func take(
        _ equation: Equation, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Outcome {
        let (one, other) = (equation.one.value(in: spans), equation.other.value(in: spans))
        if one.isNaN {
            return other.isNaN ? .waits : set(equation.one, other + equation.constant, spans)
        }
        if other.isNaN { return set(equation.other, one - equation.constant, spans) }
        let residual = one - (other + equation.constant)
        return abs(residual) <= 1e-12 * (1 + abs(one)) ? .agrees : .fails(residual)
    }

    @inline(__always)
    private nonisolated static func set(
        _ side: Side, _ value: Double, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Outcome { spans[Int(side.span)].set(side.part, value - side.number) ? .determines(Int(side.span)) : .fails(.nan) }

    func set(_ side: Side, _ value: Double) -> Bool { spans[Int(side.span)].set(side.part, value - side.number) }

    // MARK: Equations along one axis

    /// The equations along one axis, which may be as many as a set has bits.
    struct System {
        fileprivate private(set) var equations: [Equation] = []
        /// For each item the equations that name it, one bit each.
        private(set) var naming: [UInt128] = []

        fileprivate var fits: Bool { equations.count <= UInt128.bitWidth }

        fileprivate mutating func begin(items: Int) {
            equations.removeAll(keepingCapacity: true)
            naming.removeAll(keepingCapacity: true)
            naming.append(contentsOf: repeatElement(0, count: items))
        }

        fileprivate mutating func append(_ equation: Equation) {
            let bit: UInt128 = 1 << UInt128(equations.count)
            if equation.one.span >= 0 { naming[equation.one.item] |= bit }
            if equation.other.span >= 0 { naming[equation.other.item] |= bit }
            equations.append(equation)
        }
    }

    /// The progress along one axis: sets of equations and of items, one bit each.
    struct Progress {
        /// The equations that were not taken yet, and those of them to be looked at: they name an item of which a part
        /// became known.
        var waiting, marked: UInt128
        /// The items with one known part, and all that are not known.
        private(set) var open: UInt64 = 0
        private(set) var unknown: UInt64 = 0

        fileprivate init(_ system: System) {
            waiting = (1 << UInt128(system.equations.count)) &- 1
            marked = waiting
        }

        /// Whether everything along the axis is determined.
        var isComplete: Bool { waiting == 0 && unknown == 0 }

        @inline(__always)
        mutating func note(_ span: LayoutSpan, of item: Int) {
            let bit: UInt64 = 1 &<< UInt64(item)
            unknown = span.isKnown ? unknown & ~bit : unknown | bit
            open = span.hasOnePart ? open | bit : open & ~bit
        }
    }

    /// Separates the equations by axis. None may compare a width with a height.
    ///
    /// - Returns: False if there are too many of them.
    func split() -> Bool {
        across.begin(items: numbers.upperBound)
        down.begin(items: numbers.upperBound)
        for equation in equations {
            if equation.isVertical { down.append(equation) } else { across.append(equation) }
        }
        return across.fits && down.fits
    }

    /// The progress before the equations along an axis are looked at.
    func progress(_ isVertical: Bool) -> Progress {
        var progress = Progress(isVertical ? down : across)
        for item in 0..<numbers.upperBound { progress.note(span(of: item, isVertical), of: item) }
        return progress
    }

    /// Sets a part of an item, and marks the equations that name it.
    ///
    /// - Returns: False if the part is known.
    func set(_ part: LayoutSpan.Part, of item: Int, _ isVertical: Bool, _ value: Double, _ progress: inout Progress) -> Bool {
        let place = place(of: item, isVertical)
        guard spans[place].set(part, value) else { return false }
        progress.note(spans[place], of: item)
        progress.marked |= (isVertical ? down.naming[item] : across.naming[item]) & progress.waiting
        return true
    }

    /// Propagates equations until they determine nothing more.
    ///
    /// - Returns: The residual of an equation that fails, in points; 0 if none does.
    func propagate(_ isVertical: Bool, _ progress: inout Progress) -> Double {
        guard progress.marked != 0 else { return 0 }
        return isVertical ? Self.take(down, &progress, &spans) : Self.take(across, &progress, &spans)
    }

    private nonisolated static func take(
        _ system: borrowing System, _ progress: inout Progress, _ spans: inout [LayoutSpan]
    ) -> Double {
        spans.withUnsafeMutableBufferPointer { spans in
            system.equations.withUnsafeBufferPointer { equations in
                system.naming.withUnsafeBufferPointer { take(equations, $0, &progress, spans) }
            }
        }
    }

    /// Looks at the marked equations in passes, each time in their order.
    private nonisolated static func take(
        _ equations: UnsafeBufferPointer<Equation>, _ naming: UnsafeBufferPointer<UInt128>, _ progress: inout Progress,
        _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Double {
        var (pass, next) = (progress.marked, UInt128(0))
        progress.marked = 0
        while pass != 0 {
            let index = pass.trailingZeroBitCount
            let bit: UInt128 = 1 &<< UInt128(index)
            pass ^= bit
            switch take(equations[index], spans) {
            case .waits: break
            case .agrees: progress.waiting ^= bit
            case .determines(let span):
                progress.waiting ^= bit
                progress.note(spans[span], of: span >> 1)
                let named = naming[span >> 1] & progress.waiting
                next |= named & (bit - 1)
                pass |= named & ~(bit - 1)
            case .fails(let residual): return residual
            }
            if pass == 0 { swap(&pass, &next) }
        }
        return 0
    }
}
