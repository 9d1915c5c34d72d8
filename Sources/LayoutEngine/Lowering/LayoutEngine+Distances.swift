extension LayoutEngine {
    /// The sides of a constraint with distances between two positions.
    func sides(of constraint: StatedConstraint, _ subtrahends: LayoutSubtrahends) -> Sides {
        let (statement, rightToLeft) = (constraint.statement, item(of: constraint.owner).layoutIsRightToLeft)
        let first = distance(constraint.first, statement.firstAttribute, less: subtrahends.first, rightToLeft, constraint)
        var sides = Sides(first: first.end, firstStart: first.start, isRightToLeft: rightToLeft)
        guard constraint.second >= 0 else { return sides }
        let second = distance(constraint.second, statement.secondAttribute, less: subtrahends.second, rightToLeft, constraint)
        (sides.second, sides.secondStart) = (second.end, second.start)
        return sides
    }

    private func distance(
        _ item: Int32, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?, _ rightToLeft: Bool,
        _ constraint: StatedConstraint
    ) -> (end: Side, start: Side?) {
        let subtracted = subtrahend?.item.map(record) ?? -1
        let end = side(item, attribute, seenFrom: subtracted, rightToLeft, constraint)
        guard let subtrahend else { return (end, nil) }
        return (end, side(subtracted, subtrahend.attribute, seenFrom: item, rightToLeft, constraint))
    }

    /// Lowers a constraint between distances.
    func lowerDistances(_ constraint: StatedConstraint, _ sides: Sides) {
        lowered.noteOthers()
        addDistance(sides.first, less: sides.firstStart, times: 1, sides.isRightToLeft)
        guard let second = sides.second else { return }
        addDistance(second, less: sides.secondStart, times: -constraint.statement.multiplier, sides.isRightToLeft)
    }

    /// Adds a size, or a distance; a directional distance counts to the left if the layout direction is right to left.
    private func addDistance(_ end: Side, less start: Side?, times factor: Double, _ rightToLeft: Bool) {
        lowered.note(end)
        guard let start else { return add(end, times: factor, in: end.record) }
        lowered.note(start)
        let isMirrored = rightToLeft && (end.isDirectional || start.isDirectional)
        let space = nearestSpace(start, end)
        add(end, times: isMirrored ? -factor : factor, in: space)
        add(start, times: isMirrored ? factor : -factor, in: space)
    }
}
