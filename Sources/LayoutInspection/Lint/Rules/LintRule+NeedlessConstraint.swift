import InterfaceBuilderDocument

extension LintRule {
    static let needlessConstraint = LintRule(
        "needless-constraint", .warning, "a constraint that never matters",
        meaning: """
            Another constraint on the same attributes of the same items, required and installed wherever this one is, demands at least as \
            much, or decides the value, so that this one changes nothing on any device. Constraints with values for size classes, and \
            constraints to which an outlet gives a program access, are not judged.
            """,
        example: """
            <constraint firstItem="a" firstAttribute="width" constant="200" id="c1"/>
            <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="44" id="c2"/>
            """,
        remedy: "Remove the constraint, or correct the one that makes it needless.",
        scope: .document, repair: .removingConstraint
    ) { NeedlessConstraints($0).faults }
}

/// Constraints on one and the same difference of attributes, of which some follow from others.
@MainActor
private struct NeedlessConstraints {
    private let linted: LintedScene
    private var scene: DocumentScene { linted.scene }

    /// The ids that outlets and entries of size classes name.
    private let accessible: Set<String>

    init(_ linted: LintedScene) {
        self.linted = linted
        accessible = linted.layout.document.idsOfOutletsAndSizeClasses
    }

    var faults: [LintFault] {
        var groups: [StatedExpression: [DocumentConstraint]] = [:]
        var order: [StatedExpression] = []
        for constraint in scene.constraints where isFixed(constraint) {
            let expression = StatedExpression(constraint)
            if groups[expression] == nil { order.append(expression) }
            groups[expression, default: []].append(constraint)
        }
        return order.flatMap { faults(among: groups[$0]!) }
    }

    /// Whether a constraint says the same at all times.
    private func isFixed(_ constraint: DocumentConstraint) -> Bool {
        guard constraint.isInstalled, !constraint.isPlaceholder, let id = constraint.id else { return false }
        return constraint.element.children("variation").isEmpty && !accessible.contains(id)
    }

    private func faults(among constraints: [DocumentConstraint]) -> [LintFault] {
        constraints.compactMap { constraint in
            guard let stronger = constraints.first(where: { $0.id != constraint.id && decides($0, constraint) }) else {
                return nil
            }
            return LintFault(
                message:
                    "\(scene.words(for: constraint)), never matters beside the constraint on line \(stronger.element.position.line)",
                position: constraint.element.position, items: [constraint.id, stronger.id].compactMap { $0 })
        }
    }

    /// Whether a required constraint leaves another one nothing to say. Two that say the same are the matter of
    /// `duplicate-constraint`, and two that contradict each other of `unsatisfiable`.
    private func decides(_ first: DocumentConstraint, _ other: DocumentConstraint) -> Bool {
        guard first.priority == 1000 else { return false }
        let (a, b) = (StatedExpression.bound(of: first), StatedExpression.bound(of: other))
        switch (a.relation, b.relation) {
        case (.equal, .equal): return other.priority < 1000
        case (.equal, .greaterThanOrEqual): return other.priority < 1000 || a.constant >= b.constant
        case (.equal, .lessThanOrEqual): return other.priority < 1000 || a.constant <= b.constant
        case (.greaterThanOrEqual, .greaterThanOrEqual):
            return a.constant > b.constant || (a.constant == b.constant && other.priority < 1000)
        case (.lessThanOrEqual, .lessThanOrEqual):
            return a.constant < b.constant || (a.constant == b.constant && other.priority < 1000)
        default: return false
        }
    }
}

/// The left side of a constraint with all terms on it, whichever of its items it names first.
private struct StatedExpression: Hashable {
    private struct End: Hashable {
        let item: DocumentConstraint.Item?
        let attribute: DocumentConstraint.Attribute?
    }

    private let ends: [End]
    private let multiplier: Double

    init(_ constraint: DocumentConstraint) {
        let ends = [
            End(item: constraint.first, attribute: constraint.firstAttribute),
            End(item: constraint.second, attribute: constraint.secondAttribute),
        ]
        self.ends = Self.isTurned(constraint) ? ends.reversed() : ends
        multiplier = constraint.multiplier
    }

    /// The relation and the constant with the ends in the order of the expression.
    static func bound(of constraint: DocumentConstraint) -> (relation: DocumentConstraint.Relation, constant: Double) {
        isTurned(constraint)
            ? (constraint.relation.turned, -constraint.constant + 0) : (constraint.relation, constraint.constant + 0)
    }

    private static func isTurned(_ constraint: DocumentConstraint) -> Bool {
        guard constraint.multiplier == 1, let second = constraint.second else { return false }
        return (second.order, constraint.secondAttribute?.rawValue ?? "") < (
            constraint.first.order, constraint.firstAttribute.rawValue
        )
    }
}

extension InterfaceDocument {
    /// The ids that outlets, collections of outlets, and masks of size classes name.
    fileprivate var idsOfOutletsAndSizeClasses: Set<String> {
        var ids: Set<String> = []
        for element in root.descendants {
            switch element.name {
            case "outlet", "outletCollection": if let id = element["destination"] { ids.insert(id) }
            case "include", "exclude": if let id = element["reference"] { ids.insert(id) }
            default: break
            }
        }
        return ids
    }
}
