import InterfaceBuilderDocument

/// Constraints that cannot be read. A layout without them is not what the document means, so that what it does to the
/// views that depend on them is no fault of its own.
extension LintedScene {
    /// The ids of objects among which some constraints cannot be read, and of the views whose positions depend on
    /// those: the ones that the constraints name, those that other constraints tie to them, their stack views, and what
    /// is in them.
    func items(besideUnread ids: [String]) -> Set<String> {
        let unread = ids.compactMap { layout.document.elementsByID[$0] }.filter { $0.name == "constraint" }
        guard !unread.isEmpty else { return [] }
        let named = unread.flatMap { [$0["firstItem"] ?? $0.parent?.parent?.id, $0["secondItem"]] }
        var affected = Set(named.compactMap { $0.flatMap { scene.viewsByID[$0] } }.filter { $0 != 0 })
        var before = 0
        while affected.count > before {
            before = affected.count
            for constraint in scene.constraints where constraint.isInstalled { extend(&affected, by: constraint) }
            for (index, view) in scene.views.enumerated() {
                guard let parent = view.parent else { continue }
                if affected.contains(parent) { affected.insert(index) }
                let isInStack = scene.views[parent].element.name == "stackView" && parent != 0
                if isInStack && affected.contains(index) { affected.insert(parent) }
            }
        }
        return Set(ids + affected.map { scene.views[$0].id })
    }

    /// Adds the other view of a constraint to those that have one of its views, unless it contains that.
    private func extend(_ affected: inout Set<Int>, by constraint: DocumentConstraint) {
        guard case .view(let first) = constraint.first, case .view(let second) = constraint.second else { return }
        for (one, other) in [(first, second), (second, first)] where affected.contains(one) && !isInside(one, other) {
            affected.insert(other)
        }
    }

    private func isInside(_ view: Int, _ container: Int) -> Bool {
        var next = scene.views[view].parent
        while let here = next {
            if here == container { return true }
            next = scene.views[here].parent
        }
        return false
    }
}
