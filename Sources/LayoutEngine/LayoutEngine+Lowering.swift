import ConstraintSolver

extension LayoutEngine {
    /// A constraint in the solver's form: `sum(terms) relation offset + constantSign * constant`.
    struct Lowered {
        var terms: [Term] = []
        var offset = 0.0
        var constantSign = 1.0
        var records: [Int32] = []

        /// Adds a multiple of a variable, merging it with what is there.
        mutating func add(_ variable: Variable, _ coefficient: Double) {
            guard let known = terms.firstIndex(where: { $0.variable == variable }) else {
                terms.append(Term(variable, coefficient))
                return
            }
            terms[known].coefficient += coefficient
            if terms[known].coefficient == 0 { terms.remove(at: known) }
        }

        /// Remembers which items the constraint has to be lowered again for.
        mutating func note(_ side: Side) {
            for record in [side.named, side.record] where !records.contains(record) { records.append(record) }
        }

        /// Adds a number to the side of the terms.
        mutating func add(_ number: Double) { offset -= number }
    }

    /// One side of a constraint: an attribute, resolved to an item's record and a physical meaning.
    struct Side {
        /// The item the constraint names.
        var named: Int32
        /// The item that stands for it: the one with the baseline, a scroll view's content, or the same.
        var record: Int32
        var kind: LayoutAttribute.Kind
        var axis: LayoutAxis
    }

    /// Turns attributes into variables: names become edges, edges become sums of origins up to a shared container.
    func lower(_ description: LayoutConstraintDescription) -> Lowered {
        if let subtrahends = description.subtrahends { return lowerDistances(description, subtrahends) }
        let rightToLeft = description.owner.layoutIsRightToLeft
        var lowered = Lowered()
        let first = side(description.first, description.firstAttribute, seenFrom: description.second, rightToLeft, description)
        lowered.note(first)
        guard let second = description.second, description.secondAttribute != .notAnAttribute, description.multiplier != 0 else {
            add(first, times: 1, in: first.record, to: &lowered)
            return lowered
        }
        let other = side(second, description.secondAttribute, seenFrom: description.first, rightToLeft, description)
        lowered.note(other)
        let space = commonSpace(first, other, description)
        let mirrored = rightToLeft && description.firstAttribute.isDirectional
        if mirrored && description.multiplier != 1 { addMirrorOrigin(of: space, description.multiplier, to: &lowered) }
        if mirrored { lowered.constantSign = -1 }
        add(first, times: 1, in: space, to: &lowered)
        add(other, times: -description.multiplier, in: space, to: &lowered)
        return mirrored ? flippingRelation(lowered, description.relation) : lowered
    }

    /// In a mirrored space positions grow to the left, so an inequality stated there points the other way here.
    private func flippingRelation(_ lowered: Lowered, _ relation: LayoutRelation) -> Lowered {
        guard relation != .equal else { return lowered }
        var flipped = lowered
        for index in flipped.terms.indices { flipped.terms[index].coefficient.negate() }
        flipped.offset.negate()
        flipped.constantSign.negate()
        return flipped
    }

    /// Mirrored positions count from the space's right edge: `W - x == m * (W - y) + c` leaves `(m - 1) * W` behind.
    private func addMirrorOrigin(of space: Int32, _ multiplier: Double, to lowered: inout Lowered) {
        guard space >= 0 else { return }
        lowered.add(records[Int(space)].width, multiplier - 1)
    }

    func side(
        _ item: any LayoutItem, _ attribute: LayoutAttribute, seenFrom other: (any LayoutItem)?, _ rightToLeft: Bool,
        _ description: LayoutConstraintDescription
    ) -> Side {
        let kind = attribute.kind(rightToLeft: rightToLeft) ?? .minimum
        let named = record(of: item)
        if kind == .firstBaseline || kind == .lastBaseline {
            return Side(
                named: named, record: baselineRecord(of: item, named, first: kind == .firstBaseline), kind: kind, axis: .vertical)
        }
        if records[Int(named)].scrolls, attribute.isEdge, !description.edgesMeanFrame, let other, isInside(other, item),
            let content = item.layoutContentItem(seenFrom: other)
        {
            return Side(named: named, record: record(of: content), kind: kind, axis: attribute.axis)
        }
        return Side(named: named, record: named, kind: kind, axis: attribute.axis)
    }

    /// The record of the item whose baseline stands for that of the named one.
    private func baselineRecord(of item: any LayoutItem, _ named: Int32, first: Bool) -> Int32 {
        let target = item.layoutBaselineItem(first: first)
        guard target !== item, isInside(target, item) else { return named }
        let record = record(of: target)
        return records[Int(record)].isLive ? record : named
    }

    private func isInside(_ item: any LayoutItem, _ container: any LayoutItem) -> Bool {
        var next = item.layoutContainer
        while let current = next {
            if current === container { return true }
            next = current.layoutContainer
        }
        return false
    }

    /// The record in whose frame coordinates both sides are written: the nearest one above both, or the owner's for multiplied positions.
    private func commonSpace(_ first: Side, _ second: Side, _ description: LayoutConstraintDescription) -> Int32 {
        if first.kind == .size && second.kind == .size { return first.record }
        if description.multiplier != 1 { return record(of: description.owner) }
        return nearestSpace(first, second)
    }

    /// The record of the nearest item at or above both sides; -1 for items of different trees.
    func nearestSpace(_ first: Side, _ second: Side) -> Int32 {
        var one = first.record
        var two = second.record
        var depthOne = depth(one)
        var depthTwo = depth(two)
        while depthOne > depthTwo { (one, depthOne) = (records[Int(one)].container, depthOne - 1) }
        while depthTwo > depthOne { (two, depthTwo) = (records[Int(two)].container, depthTwo - 1) }
        while one != two && one >= 0 && two >= 0 { (one, two) = (records[Int(one)].container, records[Int(two)].container) }
        return one
    }

    private func depth(_ record: Int32) -> Int {
        var depth = 0
        var current = records[Int(record)].container
        while current >= 0 {
            depth += 1
            current = records[Int(current)].container
        }
        return depth
    }

    /// Adds a side. Origins come before sizes: where nothing decides between them, the position gives way and the size stays 0.
    func add(_ side: Side, times factor: Double, in space: Int32, to lowered: inout Lowered) {
        let record = records[Int(side.record)]
        let size = side.axis == .horizontal ? record.width : record.height
        guard side.kind != .size else {
            lowered.add(size, factor)
            return
        }
        addOrigin(of: side.record, side.axis, times: factor, in: space, to: &lowered)
        switch side.kind {
        case .maximum, .lastBaseline, .marginMaximum: lowered.add(size, factor)
        case .center, .marginCenter: lowered.add(size, factor / 2)
        case .minimum, .firstBaseline, .marginMinimum, .size: break
        }
        addOffsets(side, times: factor, to: &lowered)
    }

    /// Adds the position of an item's alignment rectangle in the coordinates that `space`, the item itself or above it, gives its contents.
    private func addOrigin(of index: Int32, _ axis: LayoutAxis, times factor: Double, in space: Int32, to lowered: inout Lowered)
    {
        if index == space {
            lowered.add(factor * records[Int(index)].insets.minimum(axis))
            addScrollOffset(of: index, axis, times: factor, to: &lowered)
            return
        }
        lowered.add(axis == .horizontal ? records[Int(index)].minX : records[Int(index)].minY, factor)
        var container = records[Int(index)].container
        while container != space && container >= 0 {
            let record = records[Int(container)]
            lowered.add(axis == .horizontal ? record.minX : record.minY, factor)
            lowered.add(-factor * record.insets.minimum(axis))
            addScrollOffset(of: container, axis, times: -factor, to: &lowered)
            container = record.container
        }
    }

    /// Positions inside an item that scrolls are the content's: its frame lies as far along in them as the content is scrolled.
    private func addScrollOffset(of index: Int32, _ axis: LayoutAxis, times factor: Double, to lowered: inout Lowered) {
        guard records[Int(index)].scrolls else { return }
        lowered.add(offsetVariable(.scrollOffset(axis), of: index), factor)
    }

    private func addOffsets(_ side: Side, times factor: Double, to lowered: inout Lowered) {
        func margin(minimum: Bool) -> Variable { offsetVariable(.margin(side.axis, minimum: minimum), of: side.record) }
        switch side.kind {
        case .firstBaseline: lowered.add(offsetVariable(.baseline(first: true), of: side.record), factor)
        case .lastBaseline: lowered.add(offsetVariable(.baseline(first: false), of: side.record), -factor)
        case .marginMinimum: lowered.add(margin(minimum: true), factor)
        case .marginMaximum: lowered.add(margin(minimum: false), -factor)
        case .marginCenter:
            lowered.add(margin(minimum: true), factor / 2)
            lowered.add(margin(minimum: false), -factor / 2)
        case .minimum, .maximum, .center, .size: break
        }
    }
}
