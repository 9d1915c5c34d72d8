import InterfaceBuilderDocument

extension LintRule {
    static let leftAndRight = LintRule(
        "left-and-right", .note, "constraints on left and right instead of leading and trailing",
        meaning: """
            In languages that are written from right to left, the views around change sides and the view does not. A view is reported \
            once, with all of its constraints. Views that keep the direction from left to right on purpose, as playback controls do, \
            are left out. It is a note: the app may have no such language.
            """,
        example:
            "<constraint firstItem=\"label\" firstAttribute=\"left\" secondItem=\"view\" secondAttribute=\"left\" constant=\"20\"/>",
        remedy: "Replace left by leading and right by trailing (in Xcode: Respect Language Direction).",
        scope: .document
    ) { $0.fixedSides }
}

extension LintedScene {
    fileprivate var fixedSides: [LintFault] {
        let wanted = scene.constraints.filter {
            $0.isInstalled && $0.second != nil && $0.firstAttribute.isFixedSide && !keepsDirection(innermost($0))
        }
        let groups = Dictionary(grouping: wanted, by: innermost)
        return groups.keys.sorted().map { index in
            let constraints = groups[index]!
            let sides = Set(constraints.map(\.firstAttribute.side)).sorted().joined(separator: " and ")
            return LintFault(
                message: "\(name(index)) is tied by its \(sides), which does not follow the direction of the language",
                position: constraints[0].element.position, items: [scene.views[index].id] + constraints.compactMap(\.element.id))
        }
    }

    /// The view that a constraint places: the one of its two that is not around the other.
    private func innermost(_ constraint: DocumentConstraint) -> Int {
        scene.views(of: constraint).max()!
    }

    private func keepsDirection(_ index: Int) -> Bool {
        let around = sequence(first: index) { self.scene.views[$0].parent }.prefix(2)
        return around.contains {
            ["playback", "spatial", "forceLeftToRight"].contains(scene.views[$0].element["semanticContentAttribute"])
        }
    }
}

extension DocumentConstraint.Attribute {
    fileprivate var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
    fileprivate var side: String { self == .left || self == .leftMargin ? "left" : "right" }
}
