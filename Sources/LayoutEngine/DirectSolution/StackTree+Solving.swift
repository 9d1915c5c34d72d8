/// The rectangles of all nodes: first their lengths, then their positions one after the other.
extension StackTree {
    /// Computes the lengths and positions of all nodes along an axis.
    ///
    /// - Returns: False if the constraints that the tree stands for contradict each other, leave a tie to the order of
    ///   their installation, or take too much work; the rectangles are meaningless then.
    package mutating func solve(_ axis: LayoutAxis) -> Bool {
        if roots.isEmpty { return true }
        guard let problem = LengthProblem(self, axis, in: memory) else { return false }
        for root in roots {
            guard problem.solve(Int(root), length: rects[Int(root)].length(axis)) else { return false }
            let numbers = numbers(below: Int(root))
            for number in numbers.dropFirst() { rects[number].setLength(problem.length(of: number), axis) }
            place(numbers, axis)
        }
        return true
    }

    /// Computes the size at which a free root and all below it cost least.
    ///
    /// - Returns: Nil in the cases in which ``solve(_:)`` is false, and if another size costs as little.
    package func fittingSize() -> (width: Double, height: Double)? {
        guard let width = fit(.horizontal), let height = fit(.vertical) else { return nil }
        return (width, height)
    }

    private func fit(_ axis: LayoutAxis) -> Double? {
        guard let problem = LengthProblem(self, axis, in: memory) else { return nil }
        return problem.fit(0)
    }

    // MARK: Positions

    /// The numbers of a root and all below it.
    func numbers(below root: Int) -> Range<Int> {
        var end = root + 1
        while end < nodes.count, !nodes[end].isRoot { end += 1 }
        return root..<end
    }

    private mutating func place(_ numbers: Range<Int>, _ axis: LayoutAxis) {
        for number in numbers where nodes[number].firstChild >= 0 { placeChildren(of: number, axis) }
    }

    private mutating func placeChildren(of number: Int, _ axis: LayoutAxis) {
        guard let arrangement = nodes[number].arrangement else { return }
        let isMirrored = arrangement.isMirrored && axis == .horizontal
        let start = isMirrored ? arrangement.endMargin(axis) : arrangement.startMargin(axis)
        let whole = rects[number].length(axis)
        let room = whole - arrangement.margin(axis)
        let common = commonGap(of: nodes[number], arrangement, axis, room)
        var place = start
        for child in nodes.children(of: number) {
            let length = rects[child].length(axis)
            let origin: Double
            if arrangement.axis == axis {
                if child != Int(nodes[number].firstChild) { place += common.isNaN ? nodes[child].gap : common }
                origin = place
                place += length
            } else {
                switch arrangement.alignment {
                case .center: origin = start + (room - length) / 2
                case .trailing: origin = start + room - length
                case .fill, .leading, .firstBaseline, .lastBaseline: origin = start
                }
            }
            rects[child].setPosition(isMirrored ? whole - origin - length : origin, axis)
        }
    }

    /// The distance between the children of a stack that makes gaps equal; NaN for other stacks.
    private func commonGap(of node: Node, _ arrangement: Arrangement, _ axis: LayoutAxis, _ room: Double) -> Double {
        guard arrangement.rule(axis) == .spacedSum, node.childCount > 1 else { return .nan }
        var sum = 0.0
        for child in nodes.children(of: node) { sum += rects[child].length(axis) }
        return (room - sum) / Double(node.childCount - 1)
    }
}

extension LayoutRect {
    @inline(__always)
    package func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

    @inline(__always)
    fileprivate mutating func setLength(_ length: Double, _ axis: LayoutAxis) {
        if axis == .horizontal { width = length } else { height = length }
    }

    @inline(__always)
    fileprivate mutating func setPosition(_ position: Double, _ axis: LayoutAxis) {
        if axis == .horizontal { x = position } else { y = position }
    }
}
