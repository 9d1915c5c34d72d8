extension LayoutEngine {
    /// Lowers a constraint one or both of whose sides are distances between two positions.
    func lowerDistances(_ description: LayoutConstraintDescription, _ subtrahends: LayoutSubtrahends) -> Lowered {
        var lowered = Lowered()
        add(description.first, description.firstAttribute, less: subtrahends.first, times: 1, description, to: &lowered)
        guard let second = description.second, description.secondAttribute != .notAnAttribute, description.multiplier != 0 else {
            return lowered
        }
        add(
            second, description.secondAttribute, less: subtrahends.second, times: -description.multiplier, description,
            to: &lowered)
        return lowered
    }

    /// Adds a size, or a distance; one that follows the layout direction counts to the left where that runs there.
    private func add(
        _ item: any LayoutItem, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?, times factor: Double,
        _ description: LayoutConstraintDescription, to lowered: inout Lowered
    ) {
        let rightToLeft = description.owner.layoutIsRightToLeft
        let end = side(item, attribute, seenFrom: subtrahend?.item, rightToLeft, description)
        lowered.note(end)
        guard let subtrahend else { return add(end, times: factor, in: end.record, to: &lowered) }
        let start = side(subtrahend.item, subtrahend.attribute, seenFrom: item, rightToLeft, description)
        lowered.note(start)
        let isMirrored = rightToLeft && (attribute.isDirectional || subtrahend.attribute.isDirectional)
        let space = nearestSpace(start, end)
        add(end, times: isMirrored ? -factor : factor, in: space, to: &lowered)
        add(start, times: isMirrored ? factor : -factor, in: space, to: &lowered)
    }
}
