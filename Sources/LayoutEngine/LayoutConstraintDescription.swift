/// How the two sides of a constraint compare; raw values are those of `NSLayoutConstraint.Relation`.
package enum LayoutRelation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// A constraint as its owner states it: `first.attribute relation multiplier * second.attribute + constant`.
@MainActor
package struct LayoutConstraintDescription {
    package var first: any LayoutItem
    package var firstAttribute: LayoutAttribute
    package var relation: LayoutRelation
    package var second: (any LayoutItem)?
    package var secondAttribute: LayoutAttribute
    /// Unitless and finite.
    package var multiplier: Double
    /// Points, finite; positive is right or down, or inward-to-outward along the layout direction for leading and trailing.
    package var constant: Double
    /// In (0, 1000]; 1000 is required.
    package var priority: Float
    /// The item that holds the constraint: multiplied positions are measured from its origin, and it decides the layout direction.
    package var owner: any LayoutItem
    /// Among constraints whose priorities tie, those of lower rank give way first.
    package var tieRank: Int32 = 0
    /// Whether edges of a scroll view mean its frame even when named from inside, as its own guides do.
    package var edgesMeanFrame = false
    /// What the sides subtract, where they are distances between positions; the first side's pair is then all its attribute stands for.
    package var subtrahends: LayoutSubtrahends?
    /// What diagnostics point at: the constraint object itself. The engine does not keep it alive.
    package var source: AnyObject

    package init(
        first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
        second: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, priority: Float = 1000, owner: any LayoutItem, source: AnyObject
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute) = (second, secondAttribute)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
        (self.owner, self.source) = (owner, source)
    }
}

/// The positions that distances are measured from: a side of a constraint is then `attribute - subtrahend`, along the layout direction where
/// either of the two follows it.
@MainActor
package final class LayoutSubtrahends {
    /// An attribute of an item, which lies on the axis of the attribute it is subtracted from.
    package struct Position {
        package unowned let item: any LayoutItem
        package let attribute: LayoutAttribute

        package init(item: any LayoutItem, attribute: LayoutAttribute) { (self.item, self.attribute) = (item, attribute) }
    }

    package let first: Position?
    package let second: Position?

    package init(first: Position?, second: Position?) { (self.first, self.second) = (first, second) }

    func names(_ item: any LayoutItem) -> Bool { first?.item === item || second?.item === item }

    var namesBaseline: Bool { first?.attribute.isBaseline == true || second?.attribute.isBaseline == true }
}

/// A constraint's place in an engine.
package struct LayoutConstraintID: Hashable, Sendable {
    let index: Int32
}
