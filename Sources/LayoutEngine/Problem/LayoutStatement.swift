import ConstraintSolver

/// The relation between the two sides of a constraint: the solver's type, under a name for modules that do not import
/// the solver.
package typealias LayoutRelation = Relation

/// The relation of a constraint between its items: `first.attribute relation multiplier * second.attribute + constant`,
/// with a priority.
///
/// The items are not part of the statement, because each owner of a constraint refers to them in its own way: a
/// constraint object weakly, the plan of a stack view without reference counts, and the engine by numbers.
package struct LayoutStatement: Equatable, Sendable, BitwiseCopyable {
    package var firstAttribute: LayoutAttribute
    package var relation: LayoutRelation
    /// `notAnAttribute` for a constraint between a size and a number.
    package var secondAttribute: LayoutAttribute
    /// Whether edges of a scroll view mean its frame even if an item inside is related to them, as for its own guides.
    package var edgesMeanFrame = false
    /// In (0, 1000]; 1000 is required.
    package var priority: Float
    /// Unitless and finite.
    package var multiplier: Double
    /// Points, finite; positive is right or down, or onward along the layout direction for leading and trailing.
    package var constant: Double

    /// Whether both sides are the same attribute.
    @inlinable @inline(__always)
    package var relatesSameAttributes: Bool {
        firstAttribute == secondAttribute && firstAttribute != .notAnAttribute
    }

    /// Whether both sides are positions along one axis that both follow the layout direction, or both do not.
    @inlinable package var relatesLikePositions: Bool {
        if firstAttribute.isSize || secondAttribute.isSize || secondAttribute == .notAnAttribute || mixesAxes { return false }
        return !(firstAttribute.isDirectional && secondAttribute.isLeftOrRight)
            && !(firstAttribute.isLeftOrRight && secondAttribute.isDirectional) && firstAttribute != .notAnAttribute
    }

    /// Whether the attributes of the two sides lie on different axes.
    @inlinable package var mixesAxes: Bool { firstAttribute.axis != secondAttribute.axis }

    /// Whether a second item takes part: without an attribute, or with a multiplier of 0, only a number is left.
    @inlinable package var isPair: Bool {
        if case .notAnAttribute = secondAttribute { return false }
        return multiplier != 0
    }

    @inlinable @inline(__always)
    package init(
        _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
        _ secondAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) {
        (self.firstAttribute, self.relation, self.secondAttribute) = (firstAttribute, relation, secondAttribute)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }
}

/// An item's number in the engine that lays it out; negative for none.
package typealias LayoutItemNumber = Int32

/// A constraint's place in an engine.
package struct LayoutConstraintID: Hashable, Sendable {
    let index: Int32
}
