import LayoutEngine

/// A linear relation between attributes of views or layout guides: `first.attribute relation multiplier *
/// second.attribute + constant`.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The relation between the two sides.
    public enum Relation: Int, Sendable {
        /// The left-hand side is at most the right-hand side.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left-hand side is at least the right-hand side.
        case greaterThanOrEqual = 1
    }

    /// The attributes of an item that a constraint can name.
    public enum Attribute: Int, Sendable {
        /// No attribute: the second side of a constraint between a size and a number.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right = 2
        /// The top edge of the alignment rectangle.
        case top = 3
        /// The bottom edge of the alignment rectangle.
        case bottom = 4
        /// The edge where the layout direction begins.
        case leading = 5
        /// The edge where the layout direction ends.
        case trailing = 6
        /// The width of the alignment rectangle.
        case width = 7
        /// The height of the alignment rectangle.
        case height = 8
        /// The horizontal centre of the alignment rectangle.
        case centerX = 9
        /// The vertical centre of the alignment rectangle.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge of a view without text.
        case firstBaseline = 12
        /// The left edge, moved in by the layout margin.
        case leftMargin = 13
        /// The right edge, moved in by the layout margin.
        case rightMargin = 14
        /// The top edge, moved in by the layout margin.
        case topMargin = 15
        /// The bottom edge, moved in by the layout margin.
        case bottomMargin = 16
        /// The leading edge, moved in by the layout margin.
        case leadingMargin = 17
        /// The trailing edge, moved in by the layout margin.
        case trailingMargin = 18
        /// The horizontal centre of the area inside the layout margins.
        case centerXWithinMargins = 19
        /// The vertical centre of the area inside the layout margins.
        case centerYWithinMargins = 20
    }

    /// The two directions of layout.
    public enum Axis: Int, Sendable {
        /// Along x.
        case horizontal = 0
        /// Along y.
        case vertical = 1
    }

    /// References to the items. Reading them counts no references.
    @exclusivity(unchecked) private final var first: ItemReference?
    @exclusivity(unchecked) private final var second: ItemReference?
    /// The relation of the constraint. The multiplier has the precision of a `Float`, as Apple's has; the constant is
    /// the one that was set, even if it is beyond ``largestConstant``.
    @exclusivity(unchecked) final var statement = LayoutStatement(.notAnAttribute)
    /// Whether the right-hand side names an item, which may be gone by now.
    @exclusivity(unchecked) private(set) final var namesSecond = false
    /// Whether the constraint was added to a view that does not hold all its items yet.
    @exclusivity(unchecked) final var isUnprepared = false
    /// Whether a conflict that broke the constraint has been reported since it became active.
    @exclusivity(unchecked) final var conflictReported = false
    /// The standard distance that the constant was made from, if any.
    final var symbolicConstant: SymbolicConstant?
    /// The positions that are subtracted from sides that are distances.
    @exclusivity(unchecked) private(set) final var subtrahends: LayoutSubtrahends?
    /// The view that holds the constraint while it is active.
    final var holder: UIView? {
        get { uncountedHolder?.takeUnretainedValue() }
        set { if let newValue { uncountedHolder = .passUnretained(newValue) } else { uncountedHolder = nil } }
    }
    @exclusivity(unchecked) private final var uncountedHolder: Unmanaged<UIView>?
    /// Whether a view holds the constraint, without counting references.
    final var isHeld: Bool { uncountedHolder != nil }
    /// The view that holds the constraint as an item; none while no view does.
    final var holderAsItem: UncountedItem {
        guard let uncountedHolder else { return .none }
        return UncountedItem(uncountedHolder)
    }
    /// The constraint's place in the engine, while it is installed there.
    @exclusivity(unchecked) final var engineID: LayoutConstraintID?
    /// The number of the constraint in the order in which constraints were made, which is the order in conflicts.
    @exclusivity(unchecked) private(set) final var serial = 0
    /// The number of its activation: conflicts are resolved by it.
    @exclusivity(unchecked) private(set) final var activation = 0
    @exclusivity(unchecked) private static var constraintsMade = 0
    @exclusivity(unchecked) private static var activations = 0

    /// Makes a constraint without items, for subclasses.
    public override init() { super.init() }

    /// A relation between two attributes, or between a width or height and a number.
    ///
    /// Raises `NSInvalidArgumentException` for invalid combinations. The checks come in this order: a first item, items
    /// that are views or guides, a known attribute, a pair for a position, a pair of one kind, and horizontal edges of
    /// one kind.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: Not `notAnAttribute`.
    ///   - view2: A view, a layout guide, or nil to compare a width or height with `c` alone.
    ///   - multiplier: Unitless, finite, kept as a `Float`; not 0 for positions.
    ///   - c: Points, finite. Layout limits it to ``largestConstant``.
    /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint; the texts were seen in public logs.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: UncountedItem(named: view1), attr1.layoutAttribute, relation.layoutRelation,
            second: view2.map { UncountedItem(named: $0) } ?? .none, attr2.layoutAttribute, multiplier: multiplier, constant: c)
        checkItems(view1, view2)
        validate()
    }

    /// Makes a constraint without validating it.
    ///
    /// It is not a designated initialiser: subclasses in programs inherit the convenience initialisers if they override
    /// all designated ones.
    convenience init(
        _ first: ItemReference?, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: ItemReference?,
        _ other: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0, subtrahends: LayoutSubtrahends? = nil
    ) {
        self.init()
        if let subtrahends { self.subtrahends = subtrahends }
        state(first, attribute, relation, second, other, multiplier, constant)
    }

    /// Makes a constraint between items without validating it.
    convenience init(
        first: UncountedItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, second: UncountedItem,
        _ other: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init(
            first.madeReference, attribute, relation, second.madeReference, other, multiplier: multiplier, constant: constant)
    }

    /// Makes a constraint between items of unknown kinds without validating it.
    convenience init(
        first: (any LayoutItem)?, _ attribute: LayoutAttribute, _ relation: LayoutRelation, second: (any LayoutItem)?,
        _ other: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init(
            first: UncountedItem(first), attribute, relation, second: UncountedItem(second), other, multiplier: multiplier,
            constant: constant)
    }

    /// Sets references and statement; only called while the constraint is made.
    private final func state(
        _ first: ItemReference?, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: ItemReference?,
        _ other: LayoutAttribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        (self.first, self.second) = (first, second)
        namesSecond = second != nil
        statement = LayoutStatement(
            attribute, relation, namesSecond ? other : .notAnAttribute, multiplier: Double(Float(multiplier)),
            constant: Double(constant), priority: UILayoutPriority.required.rawValue)
        // A call through `Self` would count references of the constraint to find its class.
        serial = NSLayoutConstraint.nextSerial()
        if !(abs(constant) <= NSLayoutConstraint.largestConstant) || !statement.multiplier.isFinite { checkNumbers() }
    }

    /// Sets items and statement; only called while the constraint is made.
    final func state(
        _ first: UncountedItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: UncountedItem,
        _ other: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        state(first.madeReference, attribute, relation, second.madeReference, other, multiplier, constant)
    }

    /// Sets items of unknown kinds and the statement; only called while the constraint is made.
    final func state(
        _ first: (any LayoutItem)?, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: (any LayoutItem)?,
        _ other: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        state(
            UncountedItem(first), attribute, relation, UncountedItem(second), other, multiplier: multiplier, constant: constant)
    }

    /// The left-hand item; none once it is gone.
    final var uncountedFirst: UncountedItem { first?.item ?? .none }
    /// The right-hand item; none once it is gone, or if there is none.
    final var uncountedSecond: UncountedItem { second?.item ?? .none }
    /// The left-hand item; nil once it is gone.
    final var firstObject: (any LayoutItem)? { uncountedFirst.item }
    /// The right-hand item; nil once it is gone, or if there is none.
    final var secondObject: (any LayoutItem)? { uncountedSecond.item }
    /// The left-hand item.
    open var firstItem: AnyObject? { firstObject }
    /// The right-hand item.
    open var secondItem: AnyObject? { secondObject }
    /// The attribute of the left-hand item.
    open var firstAttribute: NSLayoutConstraint.Attribute { Attribute(statement.firstAttribute) }
    /// The attribute of the right-hand item; `notAnAttribute` for a number alone.
    open var secondAttribute: NSLayoutConstraint.Attribute { Attribute(statement.secondAttribute) }
    /// The left-hand side as an anchor, without an item once that is gone.
    ///
    /// Its class does not show the kind of anchor, because Swift's generic classes do not convert.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first, statement.firstAttribute, less: subtrahends?.first)
    }
    /// The right-hand side as an anchor; nil if there is none, or its item is gone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard uncountedSecond.isThere else { return nil }
        return NSLayoutAnchor(second, statement.secondAttribute, less: subtrahends?.second)
    }
    /// The relation between the two sides.
    open var relation: NSLayoutConstraint.Relation { Relation(statement.relation) }
    /// Unitless; read-only once made.
    open var multiplier: CGFloat { CGFloat(statement.multiplier) }

    /// Points, added to the right-hand side. A change of it is the cheapest edit of a layout.
    ///
    /// Raises `NSInternalInconsistencyException` for numbers that are not finite. Numbers beyond ``largestConstant``
    /// are kept, but limited in layout.
    open var constant: CGFloat {
        get { CGFloat(statement.constant) }
        set { setConstant(newValue) }
    }

    /// The priority of the constraint. It cannot change between required and optional while the constraint is active in
    /// a window, or in a tree that was laid out.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(statement.priority) }
        set { setPriority(newValue) }
    }

    /// A name for logs.
    @exclusivity(unchecked) open var identifier: String?

    /// Whether the constraint is archived with its view.
    open var shouldBeArchived = false

    /// Whether the constraint takes part in layout: setting it installs the constraint on the nearest view above both
    /// items, or removes it.
    ///
    /// Raises `NSGenericException` if no view is above both. Positions along different axes raise
    /// `NSInvalidLayoutConstraintException` in layout: at once in a tree with a host, else at its first layout. A
    /// constraint stays inactive while an item is gone or is a guide that no view owns.
    open var isActive: Bool {
        get { isHeld }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates each constraint, in the order of the array; active ones are not changed.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for index in constraints.indices { constraints.uncounted(index).borrow { $0.activate() } }
    }

    /// Deactivates each constraint.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// Records the activation of the constraint.
    func noteActivation() {
        conflictReported = false
        activation = NSLayoutConstraint.nextActivation()
    }

    /// The next number in the order in which constraints are made.
    static func nextSerial() -> Int {
        constraintsMade += 1
        return constraintsMade
    }

    /// The next number in the order of activations.
    static func nextActivation() -> Int {
        activations += 1
        return activations
    }

    /// Reserved numbers in the orders of making and activation, for constraints that are made later.
    struct Order {
        private let serial, activation: Int

        /// Reserves the next numbers.
        @MainActor
        static func reserve(_ count: Int) -> Order {
            let order = Order(serial: constraintsMade, activation: activations)
            constraintsMade += count
            activations += count
            return order
        }

        /// Gives the reserved numbers to the constraints that the closure makes and activates.
        @MainActor
        func use(_ body: () -> Void) {
            let (made, active) = (constraintsMade, activations)
            (constraintsMade, activations) = (serial, activation)
            body()
            (constraintsMade, activations) = (made, active)
        }
    }

    /// Makes this object represent a constraint that its holder kept as a record so far.
    func takePlace(serial: Int, activation: Int, in holder: UIView, engineID: LayoutConstraintID?) {
        (self.serial, self.activation, self.holder, self.engineID) = (serial, activation, holder, engineID)
    }

    // MARK: Overridden by UIKit's own kinds of constraints

    /// Whether UIKit made the constraint as part of another feature, so that conflicts are not resolved by giving it
    /// up.
    var isMadeBySystem: Bool { false }
    /// The part of a description between the address and the state.
    func body(_ text: inout ConstraintText) -> String { relationBody(&text) }

    /// The constraint in the form of Apple's logs.
    open override nonisolated var description: String { MainActor.assumeIsolated { constraintDescription } }
}
