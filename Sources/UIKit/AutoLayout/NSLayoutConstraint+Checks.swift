import InterfaceBuilderDocument
import LayoutEngine

/// Checks of programming errors, which end the program, in Apple's order and words.
///
/// - Source: crash reports in public; Apple documents the conditions, not the words. The words about items of other
///   classes, unknown attributes and positions paired with sizes are not found in a public log of UIKit.
extension NSLayoutConstraint {
    /// The limit of constants in layout, in points: larger absolute values are replaced by it.
    ///
    /// Apple logs that it substitutes a smaller value, but documents neither the limit nor the value. This one leaves
    /// frames exact to far less than a pixel.
    static let largestConstant: CGFloat = 1e9

    /// Checks that the initialiser was given views or guides.
    func checkItems(_ first: Any, _ second: Any?) {
        if !uncountedFirst.isThere, !Self.isNothing(first) { refuseItem(first) }
        if let second, !uncountedSecond.isThere, !Self.isNothing(second) { refuseItem(second) }
    }

    private static func isNothing(_ object: Any) -> Bool {
        let mirror = Mirror(reflecting: object)
        return object is NSNull || mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    private func refuseItem(_ item: Any) -> Never { refuse("Constraint items must each be a view or layout guide", item) }

    /// The checks of the designated initialiser and the anchors.
    func validate() {
        guard uncountedFirst.isThere else { refuse("Constraint must contain a first layout item", nil) }
        if relatesLikeAttributes { return }
        if statement.firstAttribute == .notAnAttribute { refuse("Unknown layout attribute", firstObject) }
        if let fault, fault != .axes { refuse(fault.exceptionReason, firstObject) }
        guard let subtrahends else { return }
        check(statement.firstAttribute, less: subtrahends.first)
        check(statement.secondAttribute, less: subtrahends.second)
    }

    /// Whether both sides are the same attribute, or comparable positions, of two items. Most constraints are, and need
    /// no further check.
    @inline(__always)
    var relatesLikeAttributes: Bool {
        namesSecond && statement.multiplier != 0 && !hasSubtrahends
            && (statement.relatesSameAttributes || statement.relatesLikePositions)
    }

    private func check(_ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?) {
        guard let subtrahend, attribute.mixesDirections(with: subtrahend.attribute) else { return }
        refuse(ConstraintFault.directions.exceptionReason, firstObject)
    }

    /// The fault of the attributes that the constraint relates; nil if there is none.
    private var fault: ConstraintFault? {
        ConstraintFault(
            statement.firstAttribute, statedSecondAttribute, hasMultiplier: statement.multiplier != 0,
            firstIsLength: firstIsLength, secondIsLength: secondIsLength)
    }

    /// The second item's attribute; nil if there is none.
    private var statedSecondAttribute: LayoutAttribute? {
        namesSecond && statement.secondAttribute != .notAnAttribute ? statement.secondAttribute : nil
    }

    private func refuse(_ reason: String, _ item: Any?) -> Never {
        raise("NSInvalidArgumentException", "NSLayoutConstraint for \(item.map { "\($0)" } ?? "(null)"): \(reason).")
    }

    /// Checks that constant and multiplier are numbers, and reports constants that are too large.
    func checkNumbers() {
        if !statement.multiplier.isFinite {
            raise(
                "NSInternalInconsistencyException",
                "Multiplier is not finite!  That's illegal.  multiplier:\(LayoutText.number(statement.multiplier))")
        }
        if !statement.constant.isFinite {
            raise(
                "NSInternalInconsistencyException",
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(LayoutText.number(statement.constant)) "
                    + "firstAnchor:\(firstAnchorText) secondAnchor:\(secondAnchorText)")
        }
        if abs(statement.constant) > Double(Self.largestConstant) { _NSLayoutConstraintNumberExceedsLimit() }
    }

    private var firstAnchorText: String { firstObject == nil ? "(null)" : firstAnchor.description }
    private var secondAnchorText: String { secondAnchor?.description ?? "(null)" }

    func checkPriority(_ value: UILayoutPriority) {
        if !(value.rawValue > 0 && value.rawValue <= 1000) {
            raise(
                "NSInternalInconsistencyException",
                "It's illegal to set priority:\(LayoutText.number(Double(value.rawValue))).  Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
        }
        if isInstalled && (value == .required) != (statement.priority == UILayoutPriority.required.rawValue) {
            raise(
                "NSInternalInconsistencyException",
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
                    + "priority \(LayoutText.number(Double(value.rawValue))) and the existing priority was "
                    + "\(LayoutText.number(Double(statement.priority))).")
        }
    }

    /// Whether the constraint is active in the engine of a window, or of a tree outside windows that was laid out.
    /// Before that, as in `viewDidLoad`, its priority may still change between required and optional.
    private var isInstalled: Bool {
        guard let holder else { return false }
        return holder.window != nil || engineID != nil || holder.layoutState.host?.direct != nil
    }

    /// Raises an exception for positions along different axes, which initialiser and activation permit, but not the
    /// layout engine.
    ///
    /// The text shows the constraint as inactive, as Apple's logs do.
    func checkAnchorsMatch() {
        guard namesSecond, statement.mixesAxes, fault == .axes else { return }
        forgetHolder()
        raise(
            "NSInvalidLayoutConstraintException",
            "\(ConstraintFault.axes.exceptionReason): \(self)")
    }

    func raiseNoCommonAncestor() -> Never {
        raise(
            "NSGenericException",
            "Unable to activate constraint with anchors \(firstAnchorText) and \(secondAnchorText) because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
    }

    func raiseOutside(_ view: UIView) -> Never {
        raise(
            "NSGenericException",
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                + "That's illegal. constraint:\(self) view:\(view)")
    }

    func raiseUnprepared() -> Never {
        raise("NSInternalInconsistencyException", "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
}
