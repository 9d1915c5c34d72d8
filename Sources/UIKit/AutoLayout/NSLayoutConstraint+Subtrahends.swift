import LayoutEngine

extension NSLayoutConstraint {
    /// Whether the left-hand side is a length: a width, a height or a distance.
    var firstIsLength: Bool { statement.firstAttribute.isSize || hasSubtrahends && subtrahends?.first != nil }
    /// Whether the right-hand side is a length.
    var secondIsLength: Bool { statement.secondAttribute.isSize || hasSubtrahends && subtrahends?.second != nil }
    /// Whether a side is a distance, without counting references.
    var hasSubtrahends: Bool { subtrahends != nil }

    /// Whether the condition holds for one of the items.
    func names(_ condition: (any LayoutItem) -> Bool) -> Bool {
        if let firstObject, condition(firstObject) { return true }
        if let secondObject, condition(secondObject) { return true }
        return subtrahends?.items.contains(where: condition) ?? false
    }
}

/// A standard distance as a constant, with the name that descriptions give it.
enum SymbolicConstant: String {
    /// The standard space of Interface Builder and of visual formats.
    case space = "NSSpace"
    /// The space of anchors' system spacing.
    case anchorSpace = "NSLayoutAnchorConstraintSpace"
}
