import LayoutEngine

/// The mistakes that end the program, in Apple's order and words.
extension NSLayoutConstraint {
    /// Checks what the designated initialiser checks.
    func validate() {
        guard let firstObject else { refuse("Constraint must contain a first layout item") }
        if firstKind == .notAnAttribute { refuse("Unknown layout attribute") }
        let other = effectiveSecond
        if (other == .notAnAttribute || factor == 0) && !firstKind.isSize {
            refuse(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                    + "constraint of a location equal to a constant. Location attributes must be specified in pairs",
                firstObject)
        }
        guard other != .notAnAttribute else { return }
        if firstKind.isSize != other.isSize { refuse("Invalid pairing of layout attributes", firstObject) }
        if firstKind.isLeadingOrTrailing && other.isLeftOrRight || firstKind.isLeftOrRight && other.isLeadingOrTrailing {
            refuse(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither", firstObject)
        }
    }

    private var effectiveSecond: Attribute { secondObject == nil ? .notAnAttribute : secondKind }

    private func refuse(_ reason: String, _ item: (any LayoutItem)? = nil) -> Never {
        let prefix = item.map { "NSLayoutConstraint for \($0): " } ?? "NSLayoutConstraint: "
        raise("NSInvalidArgumentException", prefix + reason + ".")
    }

    func checkFinite() {
        if !factor.isFinite {
            raise("NSInternalInconsistencyException", "Multiplier is not finite!  That's illegal.  multiplier:\(factor)")
        }
        if !offset.isFinite {
            raise(
                "NSInternalInconsistencyException",
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(offset) "
                    + "firstAnchor:\(anchorDescription(firstObject, firstKind)) secondAnchor:\(anchorDescription(secondObject, secondKind))"
            )
        }
    }

    func checkPriority(_ value: UILayoutPriority) {
        if !(value.rawValue > 0 && value.rawValue <= 1000) {
            raise(
                "NSInternalInconsistencyException",
                "It's illegal to set priority:\(LayoutText.number(Double(value.rawValue))).  Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
        }
        if isActive && (value == .required) != (strength == .required) {
            raise(
                "NSInternalInconsistencyException",
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
                    + "priority \(LayoutText.number(Double(value.rawValue))) and the existing priority was "
                    + "\(LayoutText.number(Double(strength.rawValue))).")
        }
    }

    /// Positions along different axes cannot be compared; the initialiser lets them pass, activation does not.
    func checkAnchorsMatch() {
        guard secondObject != nil, secondKind != .notAnAttribute, firstKind.isVertical != secondKind.isVertical,
            !(firstKind.isSize && secondKind.isSize)
        else { return }
        raise(
            "NSInvalidLayoutConstraintException",
            "Constraint improperly relates anchors of incompatible types: \(constraintDescription)")
    }

    func raiseNoCommonAncestor() -> Never {
        raise(
            "NSGenericException",
            "Unable to activate constraint with anchors \(anchorDescription(firstObject, firstKind)) and "
                + "\(anchorDescription(secondObject, secondKind)) because they have no common ancestor.  Does the constraint or its anchors "
                + "reference items in different view hierarchies?  That's illegal.")
    }

    func raiseOutside(_ view: UIView) -> Never {
        raise(
            "NSGenericException",
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                + "That's illegal. constraint:\(constraintDescription) view:\(view)")
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }
    var isVertical: Bool { LayoutAttribute(rawValue: rawValue)?.axis == .vertical }

    var isLeadingOrTrailing: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
