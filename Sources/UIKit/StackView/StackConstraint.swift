import LayoutEngine

/// A constraint that an arrangement calls for, before it is one that is installed. It does not keep its items alive.
@MainActor
struct StackConstraint {
    /// What constraints of stack views are called. The last two names are ours: Apple's are not public.
    enum Identifier: Int {
        case canvasConnection, canvasFit, spacing, fillEqually, fillProportionally, distributingEdge, alignment
        case spanningBoundary, spanningFit, ambiguitySuppression, hiding, textWidthDisambiguation, spacingHidden

        var name: String {
            switch self {
            case .canvasConnection: "UISV-canvas-connection"
            case .canvasFit: "UISV-canvas-fit"
            case .spacing: "UISV-spacing"
            case .fillEqually: "UISV-fill-equally"
            case .fillProportionally: "UISV-fill-proportionally"
            case .distributingEdge: "UISV-distributing-edge"
            case .alignment: "UISV-alignment"
            case .spanningBoundary: "UISV-spanning-boundary"
            case .spanningFit: "UISV-spanning-fit"
            case .ambiguitySuppression: "UISV-ambiguity-suppression"
            case .hiding: "UISV-hiding"
            case .textWidthDisambiguation: "UISV-text-width-disambiguation"
            case .spacingHidden: "UISV-spacing-hidden"
            }
        }
    }

    var identifier: Identifier
    unowned(unsafe) var first: any LayoutItem
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    unowned(unsafe) var second: (any LayoutItem)?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// Unitless.
    var multiplier: CGFloat = 1
    /// Points.
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    // MARK: Keys

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
            firstAttribute: firstAttribute, secondAttribute: secondAttribute, relation: relation,
            multiplier: Float(multiplier), isRequired: priority == .required)
    }

    /// Whether the other has the same key.
    func isAlike(_ other: StackConstraint) -> Bool {
        identifier == other.identifier && first === other.first && second === other.second
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute && relation == other.relation
            && Float(multiplier) == Float(other.multiplier) && (priority == .required) == (other.priority == .required)
    }

    func names(_ item: any LayoutItem) -> Bool { first === item || second === item }

    // MARK: Installing

    /// The view that holds the constraint instead of the stack view.
    var holder: UIView? { identifier == .ambiguitySuppression ? first as? UIView : nil }

    /// Whether the stack view holds the constraint, and its numbers are such as layout takes them.
    var isOrdinary: Bool {
        abs(constant) <= NSLayoutConstraint.largestConstant && Float(multiplier).isFinite && identifier != .ambiguitySuppression
    }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier.name
        return constraint
    }

    /// The constraint in an engine's terms.
    func statement(in engine: LayoutEngine, owner: LayoutStatement.Item, maker: GeneratedConstraints, tag: Int) -> LayoutStatement
    {
        let factor = Double(Float(multiplier))
        let one = engine.number(of: first)
        var other: LayoutStatement.Item = -1
        if let second, factor != 0 { other = engine.number(of: second) }
        return LayoutStatement(
            first: one, firstAttribute.layoutAttribute, relation.layoutRelation, second: other, secondAttribute.layoutAttribute,
            multiplier: factor, constant: Double(constant), priority: priority.rawValue, owner: owner,
            maker: maker, tag: tag)
    }
}
