import LayoutEngine

/// A constraint that an arrangement calls for, before it is one that is installed.
@MainActor
struct StackConstraint {
    /// What constraints of stack views are called. The last two names are ours: Apple's are not public.
    enum Identifier: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case hiding = "UISV-hiding"
        case textWidthDisambiguation = "UISV-text-width-disambiguation"
        case spacingHidden = "UISV-spacing-hidden"
    }

    var identifier: Identifier
    var first: any LayoutItem
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: (any LayoutItem)?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// Unitless.
    var multiplier: CGFloat = 1
    /// Points.
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    /// What cannot change of an installed constraint: one with the same key is kept, and takes on the new constant and priority.
    struct Key: Hashable {
        let identifier: Identifier
        let first: ObjectIdentifier
        let second: ObjectIdentifier?
        let firstAttribute, secondAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let multiplier: Float
        let isRequired: Bool
    }

    var key: Key {
        Key(
            identifier: identifier, first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) },
            firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation, multiplier: Float(multiplier),
            isRequired: priority == .required)
    }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier.rawValue
        return constraint
    }
}

/// A constraint of an arrangement that is in place.
struct InstalledStackConstraint {
    let key: StackConstraint.Key
    let constraint: NSLayoutConstraint
}
