import InterfaceBuilderDocument

extension LintRule {
    static let duplicateConstraint = LintRule(
        "duplicate-constraint", .warning, "a constraint that is stated twice",
        meaning: """
            The second constraint changes nothing until somebody edits the first one; from then on the two contradict each other.
            """,
        example: """
            <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="c2"/>
            """,
        remedy: "Remove one of the two.",
        scope: .document, repair: .removingConstraint
    ) { $0.duplicateConstraints }
}

extension LintedScene {
    fileprivate var duplicateConstraints: [LintFault] {
        var first: [StatedConstraint: DocumentConstraint] = [:]
        return scene.constraints.filter { $0.isInstalled && !$0.isPlaceholder }.compactMap { constraint in
            let stated = StatedConstraint(constraint)
            guard let known = first[stated] else {
                first[stated] = constraint
                return nil
            }
            return LintFault(
                message: "\(scene.words(for: constraint)), repeats the constraint on line \(known.element.position.line)",
                position: constraint.element.position, items: [constraint.id, known.id].compactMap { $0 })
        }
    }
}

/// The content of a constraint, equal for both orders of its items.
private struct StatedConstraint: Hashable {
    private struct End: Hashable {
        let item: DocumentConstraint.Item?
        let attribute: DocumentConstraint.Attribute?
    }

    private let ends: [End]
    private let relation: DocumentConstraint.Relation
    private let numbers: [Double]

    init(_ constraint: DocumentConstraint) {
        let first = End(item: constraint.first, attribute: constraint.firstAttribute)
        let second = End(item: constraint.second, attribute: constraint.secondAttribute)
        let isTurned = constraint.multiplier == 1 && Self.isBefore(second, first)
        ends = isTurned ? [second, first] : [first, second]
        relation = isTurned ? constraint.relation.turned : constraint.relation
        numbers = [constraint.multiplier, isTurned ? -constraint.constant + 0 : constraint.constant + 0, constraint.priority]
    }

    private static func isBefore(_ a: End, _ b: End) -> Bool {
        guard let x = a.item, let y = b.item else { return false }
        return (x.order, a.attribute?.rawValue ?? "") < (y.order, b.attribute?.rawValue ?? "")
    }
}

extension DocumentConstraint.Item {
    /// Views by their index, guides by theirs after all views.
    var order: Int {
        switch self {
        case .view(let index): index
        case .guide(let index): index + Int(Int32.max)
        }
    }
}

extension DocumentConstraint.Relation {
    /// The relation with both sides exchanged.
    var turned: Self {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
