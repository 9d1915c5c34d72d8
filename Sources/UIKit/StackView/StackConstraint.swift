import LayoutEngine

/// A constraint that an arrangement calls for, before it is one that is installed. It does not keep its items alive.
@MainActor
struct StackConstraint {
    /// The identifiers of stack views' constraints. The last two are ours: Apple's are not public.
    enum Identifier: Int {
        case canvasConnection, canvasFit, spacing, fillEqually, fillProportionally, distributingEdge, alignment
        case spanningBoundary, spanningFit, ambiguitySuppression, hiding, textWidthDisambiguation, spacingHidden

        /// How all the names begin.
        static let prefix = "UISV-"

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
    var first: UncountedItem
    var second: UncountedItem
    /// The multiplier has the precision of a `Float`, as that of a constraint object.
    var statement: LayoutStatement

    // MARK: Keys

    /// The parts of an installed constraint that cannot change: one with the same key is kept, and gets the new constant and priority.
    struct Key: Hashable {
        let identifier: Identifier
        let first: ObjectIdentifier?
        let second: ObjectIdentifier?
        let firstAttribute, secondAttribute: LayoutAttribute
        let relation: LayoutRelation
        let multiplier: Double
        let isRequired: Bool
    }

    var key: Key {
        Key(
            identifier: identifier, first: first.identity, second: second.identity,
            firstAttribute: statement.firstAttribute, secondAttribute: statement.secondAttribute, relation: statement.relation,
            multiplier: statement.multiplier, isRequired: isRequired)
    }

    private var isRequired: Bool { statement.priority == UILayoutPriority.required.rawValue }

    /// Whether the other has the same key.
    func isAlike(_ other: StackConstraint) -> Bool {
        let (one, two) = (statement, other.statement)
        return identifier == other.identifier && first.isSame(as: other.first) && second.isSame(as: other.second)
            && one.firstAttribute == two.firstAttribute && one.secondAttribute == two.secondAttribute
            && one.relation == two.relation && one.multiplier == two.multiplier && isRequired == other.isRequired
    }

    func names(_ item: any LayoutItem) -> Bool { first.isItem(item) || second.isItem(item) }

    // MARK: Installing

    /// The view that holds the constraint instead of the stack view.
    var holder: UIView? { identifier == .ambiguitySuppression ? first.item as? UIView : nil }

    /// Whether the stack view holds the constraint, and layout takes its numbers as they are.
    var isOrdinary: Bool {
        abs(statement.constant) <= Double(NSLayoutConstraint.largestConstant) && statement.multiplier.isFinite
            && identifier != .ambiguitySuppression
    }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, statement.firstAttribute, statement.relation, second: second, statement.secondAttribute,
            multiplier: CGFloat(statement.multiplier), constant: CGFloat(statement.constant))
        constraint.priority = UILayoutPriority(statement.priority)
        constraint.identifier = identifier.name
        return constraint
    }

    /// Adds the constraint to an engine without an object for it.
    ///
    /// - Parameters:
    ///   - owner: The stack view's number.
    ///   - isRightToLeft: Its direction.
    ///   - source: Makes the object when a diagnostic names the constraint.
    func add(
        to engine: LayoutEngine, owner: LayoutItemNumber, isRightToLeft: Bool, source: LayoutConstraintSource
    ) -> LayoutConstraintID {
        let isPair = statement.secondAttribute != .notAnAttribute && statement.multiplier != 0
        return engine.addConstraint(
            statement, first: first.number(in: engine), second: isPair ? second.number(in: engine) : -1, owner: owner,
            isRightToLeft: isRightToLeft, source: source)
    }
}
