import LayoutEngine

extension NSLayoutConstraint {
    /// The view that stands for an item in the hierarchy: a guide's owner, or the view itself.
    static func view(of item: (any LayoutItem)?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Installs the constraint on the nearest view above its items. One that is installed, or has an item that stands nowhere, is left alone.
    func activate() {
        guard !isHeld, let first = uncountedFirst.uncountedView else { return }
        if hasSubtrahends { return activateDistances(from: first.takeUnretainedValue()) }
        guard namesSecond else { return beHeld(by: first) }
        guard let second = uncountedSecond.uncountedView else { return }
        beHeld(by: nearest(above: first, second))
    }

    private func beHeld(by view: Unmanaged<UIView>) {
        // Where there is an engine, it asks for content sizes: the program might let go of the view.
        guard view.borrow({ $0.layoutState.host == nil }) else { return view.takeUnretainedValue().hold(self) }
        view.borrow { $0.hold(self) }
    }

    /// The nearest view above two, which may be one of them.
    private func nearest(above first: Unmanaged<UIView>, _ second: Unmanaged<UIView>) -> Unmanaged<UIView> {
        let aboveSecond = second.takeUnretainedValue().hierarchy.uncountedSuperview
        if aboveSecond?.toOpaque() == first.toOpaque() || first.toOpaque() == second.toOpaque() { return first }
        let aboveFirst = first.takeUnretainedValue().hierarchy.uncountedSuperview
        if aboveFirst?.toOpaque() == second.toOpaque() { return second }
        if let aboveFirst, aboveFirst.toOpaque() == aboveSecond?.toOpaque() { return aboveFirst }
        return .passUnretained(commonAncestor(first.takeUnretainedValue(), second.takeUnretainedValue()))
    }

    /// The same for a constraint whose sides are distances, which name more items.
    private func activateDistances(from first: UIView) {
        guard let subtrahends, subtrahends.isWhole else { return }
        var owner = first
        if namesSecond {
            guard let second = uncountedSecond.view else { return }
            owner = commonAncestor(owner, second)
        }
        for item in subtrahends.items {
            guard let view = Self.view(of: item) else { return }
            owner = commonAncestor(owner, view)
        }
        owner.hold(self)
    }

    func deactivate() { holder?.release(self) }

    /// The view that held the constraint is gone.
    func forgetHolder() {
        holder = nil
        engineID = nil
    }

    private func commonAncestor(_ one: UIView, _ two: UIView) -> UIView {
        guard let common = Self.commonAncestor(one, two) else { raiseNoCommonAncestor() }
        return common
    }

    private static func commonAncestor(_ one: UIView, _ two: UIView) -> UIView? {
        var (a, b): (UIView?, UIView?) = (one, two)
        var (depthA, depthB) = (one.depth, two.depth)
        while depthA > depthB { (a, depthA) = (a?.hierarchy.superview, depthA - 1) }
        while depthB > depthA { (b, depthB) = (b?.hierarchy.superview, depthB - 1) }
        while a !== b { (a, b) = (a?.hierarchy.superview, b?.hierarchy.superview) }
        return a
    }

    func setConstant(_ value: CGFloat) {
        guard Double(value) != statement.constant else { return }
        statement.constant = Double(value)
        symbolicConstant = nil
        if !(abs(value) <= Self.largestConstant) { checkNumbers() }
        holder?.fittingSizesMayDiffer()
        guard let host = holder?.layoutState.host, let engine = host.engineToTell, let engineID else { return }
        engine.setConstant(engineConstant, of: engineID)
        host.propagateUnitFlag()
    }

    func setPriority(_ value: UILayoutPriority) {
        guard value.rawValue != statement.priority else { return }
        checkPriority(value)
        statement.priority = value.rawValue
        holder?.fittingSizesMayDiffer()
        guard let host = holder?.layoutState.host, let engine = host.engineToTell, let engineID else { return }
        engine.setPriority(value.rawValue, of: engineID)
        host.propagateUnitFlag()
    }

    /// The constant, in points, as layout uses it.
    private var engineConstant: Double {
        let largest = Double(Self.largestConstant)
        return max(-largest, min(statement.constant, largest))
    }

    /// Adds the constraint to an engine; `nil` while an item is gone, and where the items were asked for something and the program removed one.
    ///
    /// Raises `NSInternalInconsistencyException` while an item is not below the view that holds the constraint, and
    /// `NSInvalidLayoutConstraintException` for positions along different axes.
    @discardableResult
    func add(to engine: LayoutEngine) -> LayoutConstraintID? {
        let (first, second, owner) = (uncountedFirst, uncountedSecond, holderAsItem)
        guard first.isThere, owner.isThere, !namesSecond || second.isThere else { return nil }
        if hasSubtrahends, subtrahends?.isWhole != true { return nil }
        if isUnprepared, let holder { checkPrepared(in: holder) }
        checkAnchorsMatch()
        var statement = statement
        statement.constant = engineConstant
        let isPair = statement.isPair
        let departures = LayoutEngine.departures
        let firstNumber = first.number(in: engine)
        let secondNumber = isPair ? second.number(in: engine) : -1
        let ownerNumber = owner.number(in: engine)
        /// Whether all items still have these numbers. Numbers of items that left are free for others.
        @MainActor func isUpToDate() -> Bool {
            holderAsItem.isSame(as: owner) && uncountedFirst.isSame(as: first) && uncountedSecond.isSame(as: second)
                && first.has(firstNumber, in: engine) && owner.has(ownerNumber, in: engine)
                && (!isPair || second.has(secondNumber, in: engine)) && subtrahends?.isWhole != false
        }
        if departures != LayoutEngine.departures, !isUpToDate() { return nil }
        let id = engine.addConstraint(
            statement, first: firstNumber, second: secondNumber, owner: ownerNumber, subtrahends: subtrahends,
            source: LayoutConstraintSource(self))
        guard departures != LayoutEngine.departures, !isUpToDate() else { return id }
        engine.removeConstraint(id)
        return nil
    }

    /// Whether all items are a view or below it.
    fileprivate func isPrepared(for holder: UIView) -> Bool {
        let (holder, first, second) = (UncountedItem(holder), uncountedFirst, uncountedSecond)
        guard !first.isThere || first.isInside(holder), !second.isThere || second.isInside(holder) else { return false }
        return !hasSubtrahends || subtrahends?.items.allSatisfy { UncountedItem($0).isInside(holder) } != false
    }

    private func checkPrepared(in holder: UIView) {
        guard isPrepared(for: holder) else { raiseUnprepared() }
        isUnprepared = false
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

    /// Installs a constraint here, wherever it belongs. One with an item that is not below this view is warned of; it must be below when the
    /// layout is worked out, which is at once for a view whose layout is known.
    func holdAsAsked(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let isPrepared = constraint.isPrepared(for: self)
        if !isPrepared {
            _viewHierarchyUnpreparedForConstraint(constraint)
            if layoutState.host != nil { constraint.raiseOutside(self) }
        }
        constraint.holder?.release(constraint)
        constraint.isUnprepared = !isPrepared
        hold(constraint)
    }

    /// Installs a constraint here, whose items are this view or below it.
    func hold(_ constraint: NSLayoutConstraint) {
        layoutState.host?.prepareForChange()
        if constraint.isHeld {
            guard constraint.holder !== self else { return }
            constraint.holder?.release(constraint)
        }
        constraint.holder = self
        constraint.noteActivation()
        // Most views that hold one hold several.
        if layoutState.constraints.isEmpty { layoutState.constraints.reserveCapacity(4) }
        layoutState.constraints.append(constraint)
        if layoutState.host != nil {
            layoutState.host?.install(constraint)
            layoutState.host?.propagateUnitFlag()
        }
        fittingSizesMayDiffer()
    }

    /// The constraints this view holds, by when they were activated. A stack view has arranged views hold some of its own.
    var heldConstraints: [NSLayoutConstraint] {
        stateArrangement()
        hierarchy.superview?.stateArrangement()
        layoutState.generated?.makeObjects()
        return layoutState.constraints
    }

    /// The constraints this view holds, without the sizes of the guides of bars, which UIKit keeps in the guides themselves.
    var listedConstraints: [NSLayoutConstraint] {
        let held = heldConstraints
        guard hasBarGuides else { return held }
        return held.filter { !($0 is _UILayoutSupportConstraint && !$0.namesSecond) }
    }

    /// Takes a constraint out; one that is not held here is left alone.
    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let index = layoutState.constraints.lastIndex(where: { $0 === constraint }) else {
            return
        }
        layoutState.constraints.remove(at: index)
        layoutState.host?.uninstall(constraint)
        layoutState.host?.propagateUnitFlag()
        constraint.holder = nil
        constraint.isUnprepared = false
        fittingSizesMayDiffer()
    }

    /// Removes, from the views above, the constraints that reach into this view's subtree.
    func releaseOutsideConstraints() {
        hierarchy.superview?.layoutState.generated?.release(naming: self)
        var current = hierarchy.superview
        while let ancestor = current {
            let reaching = ancestor.layoutState.constraints.filter { $0.names(reaches) }
            for constraint in reaching { ancestor.release(constraint) }
            current = ancestor.hierarchy.superview
        }
    }

    private func reaches(_ item: any LayoutItem) -> Bool { NSLayoutConstraint.view(of: item)?.isInside(self) ?? false }
}
