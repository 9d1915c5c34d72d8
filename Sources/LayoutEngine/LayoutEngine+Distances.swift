extension LayoutEngine {
    /// Lowers a constraint one or both of whose sides are distances between two positions.
    func lowerDistances(_ constraint: StatedConstraint, _ subtrahends: LayoutSubtrahends) {
        lowered.noteOthers()
        let statement = constraint.statement
        add(constraint.first, statement.firstAttribute, less: subtrahends.first, times: 1, constraint)
        guard constraint.second >= 0 else { return }
        add(constraint.second, statement.secondAttribute, less: subtrahends.second, times: -statement.multiplier, constraint)
    }

    /// Adds a size, or a distance; one that follows the layout direction counts to the left where that runs there.
    private func add(
        _ item: Int32, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?, times factor: Double,
        _ constraint: StatedConstraint
    ) {
        let rightToLeft = self.item(of: constraint.owner).layoutIsRightToLeft
        let subtracted = subtrahend?.item.map(record) ?? -1
        let end = side(item, attribute, seenFrom: subtracted, rightToLeft, constraint)
        lowered.note(end)
        guard let subtrahend else { return add(end, times: factor, in: end.record) }
        let start = side(subtracted, subtrahend.attribute, seenFrom: item, rightToLeft, constraint)
        lowered.note(start)
        let isMirrored = rightToLeft && (attribute.isDirectional || subtrahend.attribute.isDirectional)
        let space = nearestSpace(start, end)
        add(end, times: isMirrored ? -factor : factor, in: space)
        add(start, times: isMirrored ? factor : -factor, in: space)
    }
}
