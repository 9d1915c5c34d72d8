import LayoutEngine

/// A planned constraint of an arrangement, which may not be installed yet. It does not keep its items alive.
@MainActor
struct StackConstraint {
    /// The identifiers of stack views' constraints. The last two are ours: Apple's are not public.
    enum Identifier: Int {
        case canvasConnection, canvasFit, spacing, fillEqually, fillProportionally, distributingEdge, alignment
        case spanningBoundary, spanningFit, ambiguitySuppression, hiding, textWidthDisambiguation, spacingHidden

        /// The common prefix of all names.
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

    /// The parts of an installed constraint that cannot change: a constraint with the same key is kept, and gets the
    /// new constant and priority.
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

    /// Whether the stack view holds the constraint, and layout uses its numbers unchanged.
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

    /// The engine to which a stack view's constraints are added, and the values that all of them share.
    struct Target {
        /// The engine, which outlives the target; the target is passed on without counting references.
        unowned(unsafe) let engine: LayoutEngine
        unowned(unsafe) let holder: UIView
        /// The number of the stack view in the engine.
        let owner: LayoutItemNumber
        let isRightToLeft: Bool
        /// The source, which makes the object when a diagnostic names the constraint.
        let source: LayoutConstraintSource
    }

    /// Adds the constraint to an engine without an object for it.
    ///
    /// - Parameter serial: The constraint's tag in its source.
    /// - Returns: Nil if the program removed an item while items were asked for something.
    func add(to target: Target, serial: Int) -> LayoutConstraintID? {
        // Each read of the target's engine counts a reference.
        let engine = target.engine
        let isPair = statement.isPair
        let firstNumber = first.knownNumber(in: engine)
        let secondNumber = isPair ? second.knownNumber(in: engine) : -1
        if firstNumber < 0 || isPair && secondNumber < 0 || statement.firstAttribute.isBaseline {
            return addAsking(to: target, engine, serial, isPair)
        }
        return add(to: target, engine, serial, firstNumber, secondNumber)
    }

    @inline(__always)
    private func add(
        to target: Target, _ engine: LayoutEngine, _ serial: Int, _ firstNumber: LayoutItemNumber,
        _ secondNumber: LayoutItemNumber
    ) -> LayoutConstraintID {
        engine.addConstraint(
            statement, first: firstNumber, second: secondNumber, owner: target.owner, isRightToLeft: target.isRightToLeft,
            source: target.source.tagged(serial))
    }

    /// Adds a constraint whose items are asked for their content sizes or baselines. The items are kept alive
    /// meanwhile, because the program may remove them.
    @inline(never)
    private func addAsking(to target: Target, _ engine: LayoutEngine, _ serial: Int, _ isPair: Bool) -> LayoutConstraintID? {
        let holder = UncountedItem(target.holder)
        guard first.isInside(holder), !isPair || second.isInside(holder) else { return nil }
        let items = (first.counted, second.counted)
        let departures = LayoutEngine.departures
        let firstNumber = first.number(in: engine)
        let secondNumber = isPair ? second.number(in: engine) : -1
        var id: LayoutConstraintID?
        if departures == LayoutEngine.departures || areIn(engine, firstNumber, secondNumber, isPair, holder, target.owner) {
            id = add(to: target, engine, serial, firstNumber, secondNumber)
        }
        if departures != LayoutEngine.departures, let added = id,
            !areIn(engine, firstNumber, secondNumber, isPair, holder, target.owner)
        {
            engine.removeConstraint(added)
            id = nil
        }
        // A closure passed to `withExtendedLifetime` would check its actor.
        extendLifetime(items)
        return id
    }

    /// Whether the items and the stack view still have their numbers.
    private func areIn(
        _ engine: LayoutEngine, _ firstNumber: LayoutItemNumber, _ secondNumber: LayoutItemNumber, _ isPair: Bool,
        _ holder: UncountedItem, _ owner: LayoutItemNumber
    ) -> Bool {
        first.has(firstNumber, in: engine) && (!isPair || second.has(secondNumber, in: engine)) && holder.has(owner, in: engine)
    }
}
