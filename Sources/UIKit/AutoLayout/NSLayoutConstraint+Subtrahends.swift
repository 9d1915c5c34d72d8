import LayoutEngine

extension NSLayoutConstraint {
    /// What a distance between two positions subtracts: `anchor.anchorWithOffset(to: other)` is `other - anchor`.
    struct Position {
        weak var item: (any LayoutItem)?
        let attribute: Attribute
    }

    /// What is subtracted on either side of a constraint between distances; `nil` on a side that is a width, a height or a number.
    final class Subtrahends {
        let first: Position?
        let second: Position?

        init(_ first: Position?, _ second: Position?) { (self.first, self.second) = (first, second) }

        /// Whether none of the items is gone.
        var isWhole: Bool { [first, second].allSatisfy { $0 == nil || $0?.item != nil } }

        var items: [any LayoutItem] { [first?.item, second?.item].compactMap { $0 } }
    }

    /// Whether the left-hand side is a length: a width, a height or a distance.
    var firstIsLength: Bool { firstKind.isSize || subtrahends?.first != nil }
    /// Whether the right-hand side is a length.
    var secondIsLength: Bool { secondKind.isSize || subtrahends?.second != nil }

    /// Whether the condition holds for one of the items.
    func names(_ condition: (any LayoutItem) -> Bool) -> Bool {
        if let firstObject, condition(firstObject) { return true }
        if let secondObject, condition(secondObject) { return true }
        return subtrahends?.items.contains(where: condition) ?? false
    }
}

extension NSLayoutConstraint.Subtrahends {
    /// The same in the engine's terms, while all items are there.
    @MainActor var engineSubtrahends: LayoutSubtrahends {
        func position(_ position: NSLayoutConstraint.Position?) -> LayoutSubtrahends.Position? {
            guard let item = position?.item, let attribute = (position?.attribute.rawValue).flatMap(LayoutAttribute.init) else {
                return nil
            }
            return LayoutSubtrahends.Position(item: item, attribute: attribute)
        }
        return LayoutSubtrahends(first: position(first), second: position(second))
    }
}

/// A standard distance that a constant stands for, by the name descriptions give it.
enum SymbolicConstant: String {
    /// The standard space of Interface Builder and of visual formats.
    case space = "NSSpace"
    /// The space of anchors' system spacing.
    case anchorSpace = "NSLayoutAnchorConstraintSpace"
}
