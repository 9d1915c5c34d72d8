import LayoutEngine

/// An attribute of a view or guide that constraints are made from. Only anchors of one kind can be combined, which the
/// type parameter ensures.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ReusableAnchor {
    /// The reference to the item.
    @exclusivity(unchecked) private(set) final var reference: ItemReference?
    @exclusivity(unchecked) private(set) final var attribute: LayoutAttribute
    /// The position from which the anchor is measured, if the anchor is a distance.
    final let subtrahend: LayoutSubtrahends.Position?

    init(_ reference: ItemReference?, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position? = nil) {
        (self.reference, self.attribute, self.subtrahend) = (reference, attribute, subtrahend)
        super.init()
    }

    /// Gives the anchor another item and attribute; only called while nothing but the spare anchors refers to it.
    @inline(__always)
    final func move(to item: UncountedItem, _ attribute: LayoutAttribute) {
        (reference, self.attribute) = (item.madeReference, attribute)
    }

    /// The item; none once it is gone.
    final var uncountedItem: UncountedItem { reference?.item ?? .none }
    /// The item, as the layout engine sees it; nil once it is gone.
    final var layoutItem: (any LayoutItem)? { uncountedItem.item }

    /// The view or guide the anchor belongs to, which the anchor does not keep alive; nil once it is gone.
    open weak var item: AnyObject? { layoutItem }
    /// The anchor's name in logs.
    open var name: String {
        var text = ConstraintText()
        return text.side(layoutItem, attribute, less: subtrahend)
    }

    /// Whether both are anchors of one attribute of one item, whatever their classes: a view makes a new anchor at each
    /// call, and the anchors of constraints have another class.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnchorPlace else { return false }
        return MainActor.assumeIsolated { isAtPlace(of: other) }
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { placeHash } }

    /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….left">`
    open override nonisolated var description: String { MainActor.assumeIsolated { anchorDescription } }

    private var anchorDescription: String {
        let isLength = attribute.isSize || subtrahend != nil
        let kind = isLength ? "NSLayoutDimension" : attribute.isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
        return "<\(kind):\(LayoutText.address(self)) \"\(name)\">"
    }

    /// An inactive constraint that keeps this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor, 0) }
    /// An inactive constraint that keeps this anchor at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 0)
    }
    /// An inactive constraint that keeps this anchor at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 0)
    }
    /// An inactive constraint that keeps this anchor at a distance from another.
    ///
    /// - Parameter c: Points; positive is right or down, or onward along the layout direction for leading and trailing
    ///   anchors.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, c)
    }
    /// An inactive constraint that keeps this anchor at least a number of points beyond another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, c)
    }
    /// An inactive constraint that keeps this anchor at most a number of points beyond another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, c)
    }

    func make(
        _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            reference, attribute, relation, other.reference, other.attribute, multiplier: multiplier, constant: constant,
            subtrahends: subtrahends(and: other.subtrahend))
        if !constraint.relatesLikeAttributes, uncountedItem.isThere { constraint.validate() }
        return constraint
    }

    /// The positions that a constraint on this anchor, and on one with the other subtrahend, subtracts; `nil` for
    /// anchors that are not distances.
    @inline(__always)
    final func subtrahends(and other: LayoutSubtrahends.Position?) -> LayoutSubtrahends? {
        subtrahend == nil && other == nil ? nil : LayoutSubtrahends(subtrahend, other)
    }

    /// The distance from this anchor to another of its kind.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        NSLayoutDimension(
            other.reference, other.attribute, less: layoutItem.map { LayoutSubtrahends.Position(item: $0, attribute: attribute) })
    }

    func makeSpace(_ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>, _ space: CGFloat)
        -> NSLayoutConstraint
    {
        let constraint = make(relation, other, space)
        constraint.symbolicConstant = .anchorSpace
        return constraint
    }
}

/// A horizontal position of a view or guide.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the other, in points: positive to the right, or onward in the layout direction
    /// for leading and trailing anchors.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// An inactive constraint that keeps this anchor at a multiple of the standard space after another.
    ///
    /// - Parameter multiplier: The multiple of the standard space; negative values count as 0.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.equal, anchor, SystemSpacing.between * max(0, multiplier)) }
    /// An inactive constraint that keeps this anchor at least a multiple of the standard space after another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.greaterThanOrEqual, anchor, SystemSpacing.between * max(0, multiplier)) }
    /// An inactive constraint that keeps this anchor at most a multiple of the standard space after another.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.lessThanOrEqual, anchor, SystemSpacing.between * max(0, multiplier)) }
}

/// A vertical position of a view or guide.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to the other, in points.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// An inactive constraint that keeps this anchor at a multiple of the standard space below another.
    ///
    /// - Parameter multiplier: The multiple of the standard space, which between two baselines is the distance of two
    ///   lines of text in the present fonts of the views; negative values count as 0.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.equal, anchor, SystemSpacing.from(anchor, to: self) * max(0, multiplier)) }
    /// An inactive constraint that keeps this anchor at least a multiple of the standard space below another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.greaterThanOrEqual, anchor, SystemSpacing.from(anchor, to: self) * max(0, multiplier)) }
    /// An inactive constraint that keeps this anchor at most a multiple of the standard space below another.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { makeSpace(.lessThanOrEqual, anchor, SystemSpacing.from(anchor, to: self) * max(0, multiplier)) }
}

/// A width or height of a view or guide, or the distance between two positions.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// An inactive constraint that keeps this length equal to a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
    /// An inactive constraint that keeps this length at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, c) }
    /// An inactive constraint that keeps this length at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, c) }

    /// An inactive constraint that keeps this length equal to a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, 0, multiplier: m)
    }
    /// An inactive constraint that keeps this length at least a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 0, multiplier: m)
    }
    /// An inactive constraint that keeps this length at most a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 0, multiplier: m)
    }
    /// An inactive constraint that keeps this length equal to a multiple of another and a number of points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, c, multiplier: m)
    }
    /// An inactive constraint that keeps this length at least a multiple of another and a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, c, multiplier: m) }
    /// An inactive constraint that keeps this length at most a multiple of another and a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, c, multiplier: m) }

    private func make(_ relation: LayoutRelation, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            reference, attribute, relation, nil, .notAnAttribute, constant: constant, subtrahends: subtrahends(and: nil))
        if subtrahend != nil, uncountedItem.isThere { constraint.validate() }
        return constraint
    }
}
