import LayoutEngine

/// What was done along an axis to determine where subviews lie, one step after the other. With contents of other lengths the same steps lead to other places.
///
/// Steps are numbers alone: going through them is most of what a measurement takes besides asking contents.
struct FittingSteps {
    private enum Kind: UInt8 {
        /// A subview became as long as its content asks for.
        case content
        /// A length was stated of a subview alone.
        case stated
        /// The first or the second side of an equation was determined by the other one, or both were the same.
        case one, other, both
        /// What only limits hold was put where they begin.
        case limits
    }

    private struct Step {
        let kind: Kind
        /// The subview with the content, or the first of the limits and how many these are.
        var index: Int32 = 0
        var count: Int32 = 0
        /// The equation, or the side that was determined and the length that was stated.
        let equation: PinnedSubviews.Equation
    }

    private var steps: [Step] = []
    private var limits: [PinnedSubviews.Limit] = []

    /// How many there are.
    var count: Int { steps.count }

    mutating func note(_ equation: PinnedSubviews.Equation, isOneOpen: Bool, isOtherOpen: Bool) {
        steps.append(Step(kind: isOneOpen ? .one : isOtherOpen ? .other : .both, equation: equation))
    }

    mutating func noteContent(of index: Int, _ length: PinnedSubviews.Side) {
        steps.append(Step(kind: .content, index: Int32(index), equation: PinnedSubviews.Equation(one: length, constant: 0)))
    }

    mutating func noteStated(_ length: Double, of side: PinnedSubviews.Side) {
        steps.append(Step(kind: .stated, equation: PinnedSubviews.Equation(one: side, constant: length)))
    }

    mutating func noteLimits(_ own: ArraySlice<PinnedSubviews.Limit>) {
        guard let first = own.first else { return }
        steps.append(
            Step(
                kind: .limits, index: Int32(limits.count), count: Int32(own.count),
                equation: PinnedSubviews.Equation(one: first.greater, constant: 0)))
        limits += own
    }

    mutating func takeBack(to count: Int) { steps.removeLast(steps.count - count) }

    /// Whether a subview got the length of its own content.
    func takesContent(of index: Int) -> Bool { steps.contains { $0.kind == .content && $0.index == Int32(index) } }

    /// Goes through all steps.
    ///
    /// - Parameter lengths: What contents ask for, by subviews, in points; not a number where that is nothing clear.
    /// - Returns: False where they do not lead to lengths and places.
    func run(_ spans: inout [LayoutSpan], _ lengths: [Double]) -> Bool {
        spans.withUnsafeMutableBufferPointer { spans in
            for step in steps {
                guard take(step, spans, lengths) else { return false }
            }
            return true
        }
    }

    @inline(__always)
    private func take(_ step: Step, _ spans: UnsafeMutableBufferPointer<LayoutSpan>, _ lengths: [Double]) -> Bool {
        let (one, other, constant) = (step.equation.one, step.equation.other, step.equation.constant)
        switch step.kind {
        case .content:
            let length = lengths[Int(step.index)]
            return length >= 0 && spans[Int(one.span)].set(.length, length)
        case .stated: return set(one, constant, spans)
        case .one: return set(one, value(other, spans) + constant, spans)
        case .other: return set(other, value(one, spans) - constant, spans)
        case .both: return PinnedSubviews.areSame(value(one, spans), value(other, spans) + constant)
        case .limits: return place(step, spans)
        }
    }

    private func place(_ step: Step, _ spans: UnsafeMutableBufferPointer<LayoutSpan>) -> Bool {
        var place = -Double.infinity
        for index in Int(step.index)..<Int(step.index + step.count) {
            let limit = limits[index]
            place = max(place, value(limit.lesser, spans) + limit.constant - limit.greater.number)
        }
        return spans[Int(step.equation.one.span)].set(step.equation.one.part, place)
    }

    @inline(__always)
    private func value(_ side: PinnedSubviews.Side, _ spans: UnsafeMutableBufferPointer<LayoutSpan>) -> Double {
        side.span >= 0 ? spans[Int(side.span)][side.part] + side.number : side.number
    }

    @inline(__always)
    private func set(
        _ side: PinnedSubviews.Side, _ value: Double, _ spans: UnsafeMutableBufferPointer<LayoutSpan>
    ) -> Bool { spans[Int(side.span)].set(side.part, value - side.number) }
}

extension PinnedSubviews.Limit {
    /// Whether what is known keeps the limit.
    func isKept(in spans: [LayoutSpan]) -> Bool {
        let (one, other) = (greater.value(in: spans), lesser.value(in: spans) + constant)
        let noise = StackTree.noise(one)
        return one >= other - noise && (!isEquation || one <= other + noise)
    }
}

extension PinnedSubviews.Side {
    /// What is known of the side: not a number where it is open.
    func value(in spans: [LayoutSpan]) -> Double { span >= 0 ? spans[Int(span)][part] + number : number }
}
