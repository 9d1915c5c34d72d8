import ConstraintSolver

/// Plain constraints: those between edges, centres and sizes of two different items that do not scroll, and those of
/// one size. Most constraints are plain. Lowering them asks the items for the layout direction only, and no variable
/// occurs twice in them.
extension LayoutEngine {
    /// Whether the constraint is plain: ``lowerPlain(_:)`` gives the same for it as ``lower(_:_:)``.
    @inline(__always)
    func isPlain(_ constraint: StatedConstraint) -> Bool {
        let statement = constraint.statement
        guard !constraint.hasSubtrahends, statement.firstAttribute.isPlain, !records[constraint.first].scrolls else {
            return false
        }
        guard constraint.second >= 0 else { return statement.firstAttribute.isSize }
        return statement.secondAttribute.isPlain && statement.multiplier == 1 && constraint.first != constraint.second
            && !records[constraint.second].scrolls
    }

    /// Lowers a plain constraint into `lowered`.
    ///
    /// - Parameter isRightToLeft: The layout direction of the constraint's owner, if it is known.
    @inline(__always)
    func lowerPlain(_ constraint: StatedConstraint, _ isRightToLeft: Bool?) {
        let (statement, first, second) = (constraint.statement, constraint.first, constraint.second)
        lowered.clear(notesRecords: mentions.isLinked)
        if mentions.isLinked { lowered.noteNamed(constraint) }
        guard second >= 0 else { return lowered.addNew(size(of: first, statement.firstAttribute), 1) }
        let rightToLeft = isRightToLeft ?? isMirrored(constraint)
        let space = nearSpace(first, second)
        addPlain(first, statement.firstAttribute, times: 1, in: space, rightToLeft)
        addPlain(second, statement.secondAttribute, times: -1, in: space, rightToLeft)
        if rightToLeft && statement.firstAttribute.isDirectional { mirrorLowered(statement.relation) }
    }

    @inline(__always)
    private func size(of item: Int32, _ attribute: LayoutAttribute) -> Variable {
        attribute.isVertical ? records[item].height : records[item].width
    }

    /// Makes positions count to the left, in a space that is mirrored.
    @inline(never)
    private func mirrorLowered(_ relation: LayoutRelation) {
        lowered.negatesConstant = true
        if relation != .equal { lowered.flip() }
    }

    /// The nearest item at or above both; most are inside one item, or one of them is inside the other.
    @inline(__always)
    private func nearSpace(_ first: Int32, _ second: Int32) -> Int32 {
        let (outerFirst, outerSecond) = (records[first].container, records[second].container)
        if outerFirst == outerSecond || outerFirst == second { return outerFirst }
        return outerSecond == first ? first : nearestSpace(first, second)
    }

    /// Adds a side.
    @inline(__always)
    private func addPlain(_ item: Int32, _ attribute: LayoutAttribute, times factor: Double, in space: Int32, _ rightToLeft: Bool)
    {
        if !attribute.isSize { addPlainOrigin(of: item, isVertical: attribute.isVertical, times: factor, in: space) }
        let share = attribute.sizeShare(rightToLeft: rightToLeft)
        if share != 0 { lowered.addNew(size(of: item, attribute), factor * share) }
    }

    /// Adds the position of an item's alignment rectangle in coordinates of `space`.
    @inline(__always)
    private func addPlainOrigin(of item: Int32, isVertical: Bool, times factor: Double, in space: Int32) {
        if item == space { return lowered.add(factor * (isVertical ? records[item].insets.top : records[item].insets.left)) }
        lowered.addNew(isVertical ? records[item].minY : records[item].minX, factor)
        let container = records[item].container
        if container != space && container >= 0 {
            addOrigins(from: container, isVertical ? .vertical : .horizontal, times: factor, in: space)
        }
    }
}

extension LayoutAttribute {
    /// Whether the attribute is an edge, a centre or a size: neither a margin nor a baseline is part of it.
    var isPlain: Bool { rawValue >= LayoutAttribute.left.rawValue && rawValue <= LayoutAttribute.centerY.rawValue }

    /// The share of the size along its axis that a plain attribute adds to the origin; of a size itself, 1.
    @inline(__always)
    func sizeShare(rightToLeft: Bool) -> Double {
        switch self {
        case .leading: rightToLeft ? 1 : 0
        case .trailing: rightToLeft ? 0 : 1
        case .right, .bottom, .width, .height: 1
        case .centerX, .centerY: 0.5
        default: 0
        }
    }
}
