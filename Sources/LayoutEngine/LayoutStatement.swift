/// A constraint in the engine's terms: like a ``LayoutConstraintDescription``, with numbers for the items.
@MainActor
package struct LayoutStatement {
    /// An item's number in the engine; negative for none.
    package typealias Item = Int32

    package var first: Item
    package var second: Item
    /// The item that holds the constraint.
    package var owner: Item
    package var firstAttribute: LayoutAttribute
    package var secondAttribute: LayoutAttribute
    package var relation: LayoutRelation
    var edgesMeanFrame = false
    /// In (0, 1000]; 1000 is required.
    package var priority: Float
    /// Among constraints whose priorities tie, those of lower rank give way first.
    var tieRank: Int32 = 0
    /// Unitless and finite.
    package var multiplier: Double
    /// Points, finite.
    package var constant: Double
    private var uncountedSubtrahends: Unmanaged<LayoutSubtrahends>?
    /// The object that diagnostics point at, or the one that makes it.
    private let source: Unmanaged<AnyObject>
    /// By what name the source makes the object; negative where it is the object itself.
    let tag: Int

    /// A constraint for which no object was made yet.
    ///
    /// - Parameters:
    ///   - maker: Outlives the constraint.
    ///   - tag: By what name the maker knows it; not negative.
    package init(
        first: Item, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, second: Item,
        _ secondAttribute: LayoutAttribute,
        multiplier: Double, constant: Double, priority: Float, owner: Item, maker: any LayoutConstraintMaker, tag: Int
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute) = (second, secondAttribute)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
        (self.owner, source, self.tag) = (owner, .passUnretained(maker), tag)
    }

    init(_ description: LayoutConstraintDescription, first: Item, second: Item, owner: Item) {
        (self.first, self.second, self.owner) = (first, second, owner)
        (firstAttribute, secondAttribute) = (description.firstAttribute, description.secondAttribute)
        (relation, edgesMeanFrame) = (description.relation, description.edgesMeanFrame)
        (priority, tieRank) = (description.priority, description.tieRank)
        (multiplier, constant) = (description.multiplier, description.constant)
        (source, tag) = (.passUnretained(description.source), -1)
        subtrahends = description.subtrahends
    }

    /// What the sides subtract, where they are distances; the engine keeps it.
    var subtrahends: LayoutSubtrahends? {
        get { uncountedSubtrahends?.takeUnretainedValue() }
        set { uncountedSubtrahends = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Whether there are any, asked without counting references.
    var hasSubtrahends: Bool { uncountedSubtrahends != nil }

    var namesBaseline: Bool {
        firstAttribute.isBaseline || secondAttribute.isBaseline || subtrahends?.namesBaseline == true
    }

    /// The object that diagnostics point at.
    var object: AnyObject {
        let source = source.takeUnretainedValue()
        guard tag >= 0, let maker = source as? any LayoutConstraintMaker else { return source }
        return maker.layoutConstraint(tag)
    }
}

/// Makes the objects for constraints that were stated without one, when somebody asks for them.
@MainActor
package protocol LayoutConstraintMaker: AnyObject {
    func layoutConstraint(_ tag: Int) -> AnyObject
}
