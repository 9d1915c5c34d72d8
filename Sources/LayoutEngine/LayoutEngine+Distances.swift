extension LayoutEngine {
    /// Lowers a constraint one or both of whose sides are distances between two positions.
    func lowerDistances(_ statement: LayoutStatement, _ subtrahends: LayoutSubtrahends) {
        lowered.noteOthers()
        add(statement.first, statement.firstAttribute, less: subtrahends.first, times: 1, statement)
        guard statement.second >= 0 else { return }
        add(statement.second, statement.secondAttribute, less: subtrahends.second, times: -statement.multiplier, statement)
    }

    /// Adds a size, or a distance; one that follows the layout direction counts to the left where that runs there.
    private func add(
        _ item: Int32, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?, times factor: Double,
        _ statement: LayoutStatement
    ) {
        let rightToLeft = self.item(of: statement.owner).layoutIsRightToLeft
        let subtracted = subtrahend.map { record(of: $0.item) } ?? -1
        let end = side(item, attribute, seenFrom: subtracted, rightToLeft, statement)
        lowered.note(end)
        guard let subtrahend else { return add(end, times: factor, in: end.record) }
        let start = side(subtracted, subtrahend.attribute, seenFrom: item, rightToLeft, statement)
        lowered.note(start)
        let isMirrored = rightToLeft && (attribute.isDirectional || subtrahend.attribute.isDirectional)
        let space = nearestSpace(start, end)
        add(end, times: isMirrored ? -factor : factor, in: space)
        add(start, times: isMirrored ? factor : -factor, in: space)
    }
}
