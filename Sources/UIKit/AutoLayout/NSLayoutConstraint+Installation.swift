import LayoutEngine

extension NSLayoutConstraint {
    /// The view that stands for an item in the hierarchy: a guide's owner, or the view itself.
    static func view(of item: (any LayoutItem)?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    func activate() {
        guard holder == nil, let first = Self.view(of: firstObject) else { return }
        checkAnchorsMatch()
        guard secondObject != nil else {
            first.hold(self)
            return
        }
        guard let second = Self.view(of: secondObject) else { return }
        guard let owner = Self.commonAncestor(first, second) else { raiseNoCommonAncestor() }
        owner.hold(self)
    }

    func deactivate() { holder?.release(self) }

    /// The view that held the constraint is gone.
    func forgetHolder() {
        holder = nil
        engineID = nil
    }

    private static func commonAncestor(_ one: UIView, _ two: UIView) -> UIView? {
        if two.hierarchy.superview === one || one === two { return one }
        if let parent = one.hierarchy.superview, parent === two { return two }
        if let parent = one.hierarchy.superview, two.hierarchy.superview === parent { return parent }
        var (a, b): (UIView?, UIView?) = (one, two)
        var (depthA, depthB) = (one.depth, two.depth)
        while depthA > depthB { (a, depthA) = (a?.hierarchy.superview, depthA - 1) }
        while depthB > depthA { (b, depthB) = (b?.hierarchy.superview, depthB - 1) }
        while a !== b { (a, b) = (a?.hierarchy.superview, b?.hierarchy.superview) }
        return a
    }

    func setConstant(_ value: CGFloat) {
        guard value != offset else { return }
        offset = value
        checkFinite()
        guard let engineID else { return }
        holder?.layoutState.host?.engine.setConstant(Double(value), of: engineID)
    }

    func setPriority(_ value: UILayoutPriority) {
        guard value != strength else { return }
        checkPriority(value)
        strength = value
        guard let engineID else { return }
        holder?.layoutState.host?.engine.setPriority(value.rawValue, of: engineID)
    }

    /// The constraint in the engine's terms; `nil` while an item is gone.
    var engineDescription: LayoutConstraintDescription? {
        guard let firstObject, let holder, let attribute = LayoutAttribute(rawValue: firstKind.rawValue),
            let other = LayoutAttribute(rawValue: secondKind.rawValue),
            let relation = LayoutRelation(rawValue: kindOfRelation.rawValue)
        else { return nil }
        var description = LayoutConstraintDescription(
            first: firstObject, attribute, relation, second: secondObject, other, multiplier: Double(factor),
            constant: Double(offset), priority: strength.rawValue, owner: holder, source: self)
        description.tieRank = tieRank
        description.edgesMeanFrame = edgesMeanFrame
        return description
    }
}

extension UIView {
    /// How many views are above this one.
    var depth: Int {
        var depth = 0
        var current = hierarchy.superview
        while let view = current {
            depth += 1
            current = view.hierarchy.superview
        }
        return depth
    }

    /// Installs a constraint here.
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.release(constraint)
        for item in [constraint.firstObject, constraint.secondObject] {
            guard let item else { continue }
            guard let view = NSLayoutConstraint.view(of: item), view.isInside(self) else { constraint.raiseOutside(self) }
        }
        constraint.holder = self
        constraint.conflictReported = false
        layoutState.constraints.append(constraint)
        layoutState.host?.install(constraint)
    }

    /// Takes a constraint out; one that is not held here is left alone.
    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        let constraints = layoutState.constraints
        let index = constraints.last === constraint ? constraints.count - 1 : constraints.firstIndex { $0 === constraint }!
        layoutState.constraints.remove(at: index)
        layoutState.host?.uninstall(constraint)
        constraint.holder = nil
    }

    /// Removes, from the views above, the constraints that reach into this view's subtree.
    func releaseOutsideConstraints() {
        var current = hierarchy.superview
        while let ancestor = current {
            let reaching = ancestor.layoutState.constraints.filter { reaches($0.firstObject) || reaches($0.secondObject) }
            for constraint in reaching { ancestor.release(constraint) }
            current = ancestor.hierarchy.superview
        }
    }

    private func reaches(_ item: (any LayoutItem)?) -> Bool { NSLayoutConstraint.view(of: item)?.isInside(self) ?? false }
}
