import ConstraintSolver

extension LayoutEngine {
    /// A constraint in the solver's form: `sum(terms) relation offset + constant`, where the constant may be negated.
    struct Lowered: ~Copyable {
        var terms = FlatArray<Term>()
        var offset = 0.0
        var negatesConstant = false
        /// The items for which the constraint has to be lowered again, if they are recorded.
        var records = FlatArray<Int32>()
        /// Whether the constraint depends on other items than the two that the statement names.
        private(set) var hasOthers = false
        private var notesRecords = false

        /// Adds a multiple of a variable, and merges it with a term of the same variable.
        @inline(__always)
        mutating func add(_ variable: Variable, _ coefficient: Double) {
            for index in terms.indices where terms[index].variable.index == variable.index {
                terms[index].coefficient += coefficient
                if terms[index].coefficient == 0 { removeTerm(at: index) }
                return
            }
            terms.append(Term(variable, coefficient))
        }

        /// Adds a multiple of a variable that is not there yet.
        @inline(__always)
        mutating func addNew(_ variable: Variable, _ coefficient: Double) { terms.append(Term(variable, coefficient)) }

        /// Removes a term and keeps the order of the others.
        private mutating func removeTerm(at index: Int) {
            for place in index..<(terms.count - 1) { terms[place] = terms[place + 1] }
            _ = terms.popLast()
        }

        /// Records a side's items.
        @inline(__always)
        mutating func note(_ side: Side) {
            if side.record != side.named { hasOthers = true }
            if notesRecords { noteRecords(of: side) }
        }

        /// Records the items of a constraint whose sides are the items it names.
        mutating func noteNamed(_ constraint: StatedConstraint) {
            note(constraint.first)
            if constraint.second >= 0 { note(constraint.second) }
        }

        private mutating func noteRecords(of side: Side) {
            note(side.named)
            if side.record != side.named { note(side.record) }
        }

        /// Notes that the constraint names more items than its two.
        mutating func noteOthers() { hasOthers = true }

        @inline(__always)
        private mutating func note(_ record: Int32) {
            if !records.contains(record) { records.append(record) }
        }

        /// Adds a number to the side of the terms.
        mutating func add(_ number: Double) { offset -= number }

        /// Prepares for another constraint.
        ///
        /// - Parameter notesRecords: Whether its items are to be recorded.
        mutating func clear(notesRecords: Bool) {
            terms.removeAll()
            records.removeAll()
            (offset, negatesConstant) = (0, false)
            (hasOthers, self.notesRecords) = (false, notesRecords)
        }

        /// Reverses an inequality: in a mirrored space positions grow to the left.
        mutating func flip() {
            for index in terms.indices { terms[index].coefficient.negate() }
            offset.negate()
            negatesConstant.toggle()
        }
    }

    /// One side of a constraint: an attribute, resolved to an item's record and a physical meaning.
    struct Side {
        /// The item that the constraint names.
        var named: Int32
        /// The item that is used for it: the one with the baseline, a scroll view's content, or the same.
        var record: Int32
        var kind: LayoutAttribute.Kind
        var axis: LayoutAxis
        /// Whether the attribute follows the layout direction.
        var isDirectional: Bool
    }

    /// The sides of a constraint, with everything that lowering asks the items for.
    struct Sides {
        var first: Side
        var second: Side?
        /// The positions that are subtracted from sides that are distances.
        var firstStart, secondStart: Side?
        /// Whether attributes that follow the layout direction count from the right.
        var isRightToLeft = false
    }

    /// Asks the items for their representatives, and for the margins and baselines that the constraint uses.
    ///
    /// Items answer by code of their own, for example a stack view that measures its views to find the tallest one, and
    /// such code may change constraints of this engine. So no part of the constraint is stated before this returns, and
    /// later steps ask for scroll offsets only.
    ///
    /// - Parameter isRightToLeft: The layout direction of the constraint's owner, if it is known.
    func sides(of constraint: StatedConstraint, _ isRightToLeft: Bool? = nil) -> Sides {
        let statement = constraint.statement
        if constraint.hasSubtrahends, let subtrahends = constraint.subtrahends {
            return sides(of: constraint, subtrahends)
        }
        let rightToLeft = isRightToLeft ?? isMirrored(constraint)
        let first = side(constraint.first, statement.firstAttribute, seenFrom: constraint.second, rightToLeft, constraint)
        guard constraint.second >= 0 else { return Sides(first: first, isRightToLeft: rightToLeft) }
        let second = side(constraint.second, statement.secondAttribute, seenFrom: constraint.first, rightToLeft, constraint)
        return Sides(first: first, second: second, isRightToLeft: rightToLeft)
    }

    /// Turns attributes into terms over variables: names become edges, and edges become sums of origins up to a shared
    /// container. The result is in `lowered`.
    func lower(_ constraint: StatedConstraint, _ sides: Sides) {
        lowered.clear(notesRecords: mentions.isLinked)
        if constraint.hasSubtrahends { return lowerDistances(constraint, sides) }
        let (statement, first) = (constraint.statement, sides.first)
        lowered.note(first)
        guard let second = sides.second else { return add(first, times: 1, in: first.record) }
        lowered.note(second)
        let space = commonSpace(first, second, constraint)
        let mirrored = sides.isRightToLeft && first.isDirectional
        if mirrored && statement.multiplier != 1 { addMirrorOrigin(of: space, statement.multiplier) }
        if mirrored { lowered.negatesConstant = true }
        add(first, times: 1, in: space)
        add(second, times: -statement.multiplier, in: space)
        if mirrored && statement.relation != .equal { lowered.flip() }
    }

    /// Whether attributes that follow the layout direction count from the right; the owner is asked only if there are
    /// such attributes.
    @inline(__always)
    func isMirrored(_ constraint: StatedConstraint) -> Bool {
        let statement = constraint.statement
        guard statement.firstAttribute.isDirectional || statement.secondAttribute.isDirectional else { return false }
        return item(of: constraint.owner).layoutIsRightToLeft
    }

    /// Adds the term that mirrored positions leave, which count from the space's right edge: `W - x == m * (W - y) + c`
    /// leaves `(m - 1) * W`.
    private func addMirrorOrigin(of space: Int32, _ multiplier: Double) {
        guard space >= 0 else { return }
        lowered.add(records[space].width, multiplier - 1)
    }

    func side(
        _ item: Int32, _ attribute: LayoutAttribute, seenFrom other: Int32, _ rightToLeft: Bool, _ constraint: StatedConstraint
    ) -> Side {
        let kind = attribute.kind(rightToLeft: rightToLeft) ?? .minimum
        var side = Side(named: item, record: item, kind: kind, axis: attribute.axis, isDirectional: attribute.isDirectional)
        if attribute.isBaseline {
            side.record = baselineRecord(of: item, first: kind == .firstBaseline)
        } else if records[item].scrolls, attribute.isEdge, !constraint.statement.edgesMeanFrame {
            side.record = content(of: item, seenFrom: other) ?? item
        }
        if kind.hasOffsets { makeOffsets(of: side) }
        return side
    }

    /// Makes the variables of a side's margins or baseline.
    private func makeOffsets(of side: Side) {
        switch side.kind {
        case .firstBaseline, .lastBaseline: _ = offsetVariable(.baseline(first: side.kind == .firstBaseline), of: side.record)
        case .marginMinimum, .marginMaximum: _ = margin(of: side, minimum: side.kind == .marginMinimum)
        case .marginCenter: _ = (margin(of: side, minimum: true), margin(of: side, minimum: false))
        case .minimum, .maximum, .center, .size: break
        }
    }

    private func margin(of side: Side, minimum: Bool) -> Variable {
        offsetVariable(.margin(side.axis, minimum: minimum), of: side.record)
    }

    /// The item whose edges replace those of a scrolling item when a constraint relates it to an item inside it.
    private func content(of item: Int32, seenFrom other: Int32) -> Int32? {
        guard other >= 0 else { return nil }
        let (scroller, inner) = (self.item(of: item), self.item(of: other))
        guard isInside(inner, scroller) else { return nil }
        return scroller.layoutContentItem(seenFrom: inner).flatMap(staying).map(record(of:))
    }

    /// The record of the item whose baseline is used for that of the named one.
    private func baselineRecord(of named: Int32, first: Bool) -> Int32 {
        let item = self.item(of: named)
        let target = item.layoutBaselineItem(first: first)
        guard target !== item, isInside(target, item) else { return named }
        return staying(target).map(record(of:)) ?? named
    }

    /// The item, unless it is removed with its container, in which case it must not get a record again.
    private func staying(_ item: any LayoutItem) -> (any LayoutItem)? {
        var next: (any LayoutItem)? = item
        while let current = next {
            if let known = existingRecord(of: current) { return records[known].isLive ? item : nil }
            next = current.layoutContainer
        }
        return item
    }

    private func isInside(_ item: any LayoutItem, _ container: any LayoutItem) -> Bool {
        var next = item.layoutContainer
        while let current = next {
            if current === container { return true }
            next = current.layoutContainer
        }
        return false
    }

    /// The record in whose frame coordinates both sides are written: the nearest one above both, or the owner's for
    /// multiplied positions.
    private func commonSpace(_ first: Side, _ second: Side, _ constraint: StatedConstraint) -> Int32 {
        if first.kind == .size && second.kind == .size { return first.record }
        if constraint.statement.multiplier != 1 { return constraint.owner }
        return nearestSpace(first, second)
    }

    /// The record of the nearest item at or above both sides; -1 for items of different trees.
    func nearestSpace(_ first: Side, _ second: Side) -> Int32 { nearestSpace(first.record, second.record) }

    func nearestSpace(_ one: Int32, _ two: Int32) -> Int32 {
        var (one, two) = (one, two)
        var depthOne = records[one].depth
        var depthTwo = records[two].depth
        while depthOne > depthTwo { (one, depthOne) = (records[one].container, depthOne - 1) }
        while depthTwo > depthOne { (two, depthTwo) = (records[two].container, depthTwo - 1) }
        while one != two && one >= 0 && two >= 0 { (one, two) = (records[one].container, records[two].container) }
        return one
    }

    /// Adds a side. Origins come before sizes: if nothing else decides, positions change and sizes stay 0.
    func add(_ side: Side, times factor: Double, in space: Int32) {
        let size = records[side.record].variable(.size(side.axis))
        guard side.kind != .size else { return lowered.add(size, factor) }
        addOrigin(of: side.record, side.axis, times: factor, in: space)
        switch side.kind {
        case .maximum, .lastBaseline, .marginMaximum: lowered.add(size, factor)
        case .center, .marginCenter: lowered.add(size, factor / 2)
        case .minimum, .firstBaseline, .marginMinimum, .size: break
        }
        if side.kind.hasOffsets { addOffsets(side, times: factor) }
    }

    /// Adds the position of an item's alignment rectangle in the content coordinates of `space`, which is the item or
    /// one above it.
    private func addOrigin(of index: Int32, _ axis: LayoutAxis, times factor: Double, in space: Int32) {
        if index == space {
            lowered.add(factor * records[index].insets.minimum(axis))
            addScrollOffset(of: index, axis, times: factor)
            return
        }
        lowered.add(records[index].variable(.origin(axis)), factor)
        addOrigins(from: records[index].container, axis, times: factor, in: space)
    }

    /// Adds the positions of frames from an item up to `space`.
    func addOrigins(from container: Int32, _ axis: LayoutAxis, times factor: Double, in space: Int32) {
        let origin = LayoutPart.origin(axis)
        var container = container
        while container != space && container >= 0 {
            lowered.add(records[container].variable(origin), factor)
            lowered.add(-factor * records[container].insets.minimum(axis))
            addScrollOffset(of: container, axis, times: -factor)
            container = records[container].container
        }
    }

    /// Adds the scroll offset of an item: positions inside a scrolling item are in content coordinates, in which its
    /// frame begins at that offset.
    private func addScrollOffset(of index: Int32, _ axis: LayoutAxis, times factor: Double) {
        guard records[index].scrolls else { return }
        lowered.add(offsetVariable(.scrollOffset(axis), of: index), factor)
    }

    private func addOffsets(_ side: Side, times factor: Double) {
        switch side.kind {
        case .firstBaseline: lowered.add(offsetVariable(.baseline(first: true), of: side.record), factor)
        case .lastBaseline: lowered.add(offsetVariable(.baseline(first: false), of: side.record), -factor)
        case .marginMinimum: lowered.add(margin(of: side, minimum: true), factor)
        case .marginMaximum: lowered.add(margin(of: side, minimum: false), -factor)
        case .marginCenter:
            lowered.add(margin(of: side, minimum: true), factor / 2)
            lowered.add(margin(of: side, minimum: false), -factor / 2)
        case .minimum, .maximum, .center, .size: break
        }
    }
}
