import LayoutEngine

/// A linear relation between attributes of views or layout guides: `first.attribute relation multiplier * second.attribute + constant`.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The parts of an item a constraint can name.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
    }

    /// The two directions of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    weak var firstObject: (any LayoutItem)?
    weak var secondObject: (any LayoutItem)?
    let firstKind: Attribute
    let secondKind: Attribute
    let kindOfRelation: Relation
    /// Kept with the precision Apple keeps it in.
    let factor: Float
    var offset: CGFloat
    var strength: UILayoutPriority
    /// The view that holds the constraint while it is active.
    unowned(unsafe) var holder: UIView?
    /// The constraint's place in the engine while its tree is laid out.
    var engineID: LayoutConstraintID?
    /// Among constraints of one priority that cannot all hold, those of lower rank give way first.
    var tieRank: Int32 = 0
    /// Whether the edges of a scroll view mean its frame, as they do for its own guides.
    var edgesMeanFrame = false
    /// Whether the constant is the standard space between neighbours, as descriptions say while it is unchanged.
    var isStandardSpace = false
    /// Whether a conflict that broke the constraint has been reported since it became active.
    var conflictReported = false

    /// A relation between two attributes, or between a width or height and a number.
    ///
    /// Raises `NSInvalidArgumentException` for combinations that mean nothing.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: Self.item(view1), attr1, relation, second: view2.flatMap(Self.item), attr2, multiplier: multiplier, constant: c
        )
        validate()
    }

    init(
        first: (any LayoutItem)?, _ attribute: Attribute, _ relation: Relation, second: (any LayoutItem)?, _ other: Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        (firstObject, firstKind, kindOfRelation) = (first, attribute, relation)
        (secondObject, secondKind) = (second, other)
        (factor, offset, strength) = (Float(multiplier), constant, .required)
        super.init()
        checkFinite()
    }

    private static func item(_ object: Any) -> (any LayoutItem)? { object as AnyObject as? any LayoutItem }

    /// The left-hand item.
    open var firstItem: AnyObject? { firstObject }
    /// The right-hand item.
    open var secondItem: AnyObject? { secondObject }
    open var firstAttribute: NSLayoutConstraint.Attribute { firstKind }
    open var secondAttribute: NSLayoutConstraint.Attribute { secondKind }
    open var relation: NSLayoutConstraint.Relation { kindOfRelation }
    /// Unitless; read-only once made.
    open var multiplier: CGFloat { CGFloat(factor) }

    /// Points, added to the right-hand side. Changing it is the cheapest way to move things.
    open var constant: CGFloat {
        get { offset }
        set { setConstant(newValue) }
    }

    /// How strongly the constraint holds. An active one cannot change between required and optional.
    open var priority: UILayoutPriority {
        get { strength }
        set { setPriority(newValue) }
    }

    /// A name for logs.
    open var identifier: String?

    /// Whether the constraint is archived with its view.
    open var shouldBeArchived = false

    /// Whether the constraint takes part in layout: setting it installs it on the nearest view above both items, or removes it.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates each constraint.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates each constraint.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    // MARK: What UIKit's own kinds of constraints say otherwise

    /// What stands before the identifier in the description, with a blank after it.
    var descriptionPrefix: String { "" }
    /// The relation as text, and the superview where it is written `|`; `nil` for the ordinary form.
    var ownDescription: (body: String, superview: (any LayoutItem)?)? { nil }

    open override nonisolated var description: String { MainActor.assumeIsolated { constraintDescription } }
}
