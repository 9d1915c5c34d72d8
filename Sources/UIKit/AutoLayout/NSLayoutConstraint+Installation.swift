import LayoutEngine

extension NSLayoutConstraint {
    /// The view that stands for an item in the hierarchy: a guide's owner, or the view itself.
    static func view(of item: (any LayoutItem)?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// Installs the constraint on the nearest view above its items. A constraint that is installed already, or has an
    /// item outside any view, is ignored.
    func activate() {
        guard !isHeld, let first = uncountedFirst.uncountedView else { return }
        if hasSubtrahends { return activateDistances(from: first.takeUnretainedValue()) }
        guard namesSecond else { return beHeld(by: first) }
        guard let second = uncountedSecond.uncountedView else { return }
        beHeld(by: nearest(above: first, second))
    }

    private func beHeld(by view: Unmanaged<UIView>) {
        // If there is an engine, it reads content sizes, by which the program might release the view.
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

    /// Activates a constraint whose sides are distances, which names more items.
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

    /// Forgets the view that held the constraint.
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

    /// Adds the constraint to an engine.
    ///
    /// Raises `NSInternalInconsistencyException` while an item is not below the view that holds the constraint, and
    /// `NSInvalidLayoutConstraintException` for positions along different axes.
    ///
    /// - Returns: Nil if an item is gone, or the program removed one while the engine asked items for something.
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
        /// Whether all items still have these numbers. The number of an item that left may belong to another.
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

    /// Whether all items are at or below a view.
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
    /// The number of views above this one.
    var depth: Int {
        var depth = 0
        var current = hierarchy.superview
        while let view = current {
            depth += 1
            current = view.hierarchy.superview
        }
        return depth
    }

    /// Installs a constraint here even if it belongs elsewhere. If an item is not below this view, a warning is
    /// written; the item must be below it at the next layout, and at once if the view has a host.
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

    /// Installs a constraint here; its items are at or below this view.
    func hold(_ constraint: NSLayoutConstraint) {
        layoutState.host?.prepareForChange()
        if constraint.isHeld {
            guard constraint.holder !== self else { return }
            constraint.holder?.release(constraint)
        }
        constraint.holder = self
        constraint.noteActivation()
        // Most views that hold one constraint hold several.
        if layoutState.constraints.isEmpty { layoutState.constraints.reserveCapacity(4) }
        layoutState.constraints.append(constraint)
        if layoutState.host != nil {
            layoutState.host?.install(constraint)
            layoutState.host?.propagateUnitFlag()
        }
        fittingSizesMayDiffer()
    }

    /// The constraints that this view holds, in the order of their activation. Arranged views hold some constraints of
    /// their stack view.
    var heldConstraints: [NSLayoutConstraint] {
        stateArrangement()
        hierarchy.superview?.stateArrangement()
        layoutState.generated?.makeObjects()
        return layoutState.constraints
    }

    /// The constraints that this view holds, without the sizes of bar guides, which UIKit keeps in the guides
    /// themselves.
    var listedConstraints: [NSLayoutConstraint] {
        let held = heldConstraints
        guard hasBarGuides else { return held }
        return held.filter { !($0 is _UILayoutSupportConstraint && !$0.namesSecond) }
    }

    /// Removes a constraint, if this view holds it.
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

    /// Removes, from the views above, the constraints that name items in this view's subtree.
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
