import LayoutEngine

/// A tree that is laid out for the first time is not brought into an engine at once: if possible, it is laid out
/// directly (``DirectLayout``).
///
/// The engine is made at the first change after that, or when something more than frames is needed. It finds the
/// solution that it would have found at first, so that the difference cannot be observed.
extension LayoutHost {
    /// A view whose constraints for its subviews are not stated yet. It leaves the host before it is deallocated.
    struct DeferredArrangement {
        unowned(unsafe) let view: UIView
    }

    /// Whether a view may postpone its constraints for its subviews. If it may not, the tree is brought into an engine.
    ///
    /// - Parameter isRegular: Whether a tree can be laid out without these constraints.
    func defersArrangement(of view: UIView, isRegular: Bool) -> Bool {
        guard installedEngine == nil else { return false }
        if direct == nil, DirectLayout.isEnabled, isRegular { return true }
        if direct == nil, !isRegular {
            RouteTrace.begin()
            DirectSolution.decline(.recipe, at: view)
            engineRoute = DirectSolution.route(.engine)
        }
        bringIn()
        return false
    }

    /// Adds a view that postpones its constraints, from now on or since it was in another tree.
    func takeDeferral(of view: UIView) {
        if view.isArrangementDeferred { deferred.append(DeferredArrangement(view: view)) }
    }

    /// Removes a departing view from those that postpone constraints.
    func forgetDeferral(of view: UIView) {
        if view.isArrangementDeferred { deferred.removeAll { $0.view === view } }
    }

    /// Lays the tree out without an engine.
    ///
    /// - Returns: The route; nil if the tree needs the engine.
    func layOutDirectly() -> LayoutRoute.Kind? {
        guard let layout = DirectLayout(root) else { return nil }
        guard installedEngine == nil else {
            layout.unwrap()
            DirectSolution.decline(.change)
            return nil
        }
        direct = layout
        flagPlaces(of: layout)
        noteMove()
        return layout.route
    }

    /// Flags superviews so that they give the views of a layout their frames.
    private func flagPlaces(of layout: DirectLayout) {
        var last: Unmanaged<UIView>?
        for index in layout.indices {
            let superview = layout.uncountedView(at: index).borrow { view -> Unmanaged<UIView>? in
                guard !view.layoutState.translatesMask, !isRoot(view) else { return nil }
                view.markNeedsPlacing()
                return view.hierarchy.uncountedSuperview
            }
            // Siblings are usually adjacent.
            guard let superview, superview.toOpaque() != last?.toOpaque() else { continue }
            needsToPlace(superview)
            last = superview
        }
    }

    /// Brings the tree into an engine. Views that have their rectangles already are not flagged for layout again:
    /// ``isSettled(_:)``.
    ///
    /// Texts start over unwrapped: the first solution is one of the tree in its present state, and finds the widths of
    /// a tree that was newly made in that state.
    @discardableResult
    func bringIn() -> LayoutEngine {
        let engine = makeEngine()
        let texts = direct?.wrappedViews ?? []
        isBringingIn = true
        installContents(of: root)
        isBringingIn = false
        stateDeferred()
        for text in texts where text.layoutState.host === self { startOver(text) }
        return engine
    }

    /// Measures text from its unwrapped size. Content that waits for the update of constraints keeps waiting.
    private func startOver(_ text: UIView) {
        guard text.solvedWidth != nil else { return }
        let waitsForUpdate = text.layoutState.needsContentSize
        text.takeWidth(text.forgetSolvedWidth)
        text.updateContentSize()
        if waitsForUpdate { text.layoutState.needsContentSize = true }
    }

    /// Has all stack views that postponed their constraints state them.
    func stateDeferred() {
        let waiting = deferred
        deferred = []
        for arrangement in waiting where arrangement.view.layoutState.host === self { arrangement.view.stateDeferred() }
    }

    /// A view's content sizes in the direct layout, while the engine reads the tree, so that they are not computed
    /// again. Changes since then are passed to the engine afterwards.
    func knownContents(of view: UIView) -> LayoutContentSizes? { readsKnownContents ? direct?.contents(of: view) : nil }

    /// Whether the engine is reading a tree that was laid out directly.
    var readsKnownContents: Bool { isBringingIn && direct != nil }

    /// Makes the engine of a tree that was laid out without one, before something in the tree changes.
    func prepareForChange() {
        if installedEngine == nil, direct != nil { bringIn() }
    }

    /// Whether an item has the same rectangle in the engine as in the direct layout. UIKit's guides move with the views
    /// around them.
    func isSettled(_ item: any LayoutItem) -> Bool {
        guard let direct, let installedEngine else { return false }
        if let guide = item as? UILayoutGuide { return isOwn(guide) }
        guard let view = item as? UIView, let known = direct.rect(of: view), let rect = installedEngine.alignmentRect(of: view)
        else { return false }
        return known.isNearly(rect)
    }

    /// Whether UIKit made a guide, either for a stack view or for insets of a view.
    private func isOwn(_ guide: UILayoutGuide) -> Bool {
        guide.arrangement != 0 || guide.owner?.layoutState.guides.contains { $0 === guide } == false
    }

    /// Has views state their postponed constraints for a query of constraints.
    func stateArrangements() {
        if installedEngine == nil { bringIn() }
    }

    /// Handles a change of the values that a view's mask or frame gives.
    func givensChanged(_ view: UIView) {
        if let installedEngine { return installedEngine.givensChanged(view) }
        guard let direct else { return }
        if isRoot(view) || direct.rect(of: view).map({ !$0.isNearly(LayoutRect(view.untransformedFrame)) }) == true { bringIn() }
    }

    /// Handles a change of a view's margins, by which it may arrange its subviews.
    func marginsChanged(_ view: UIView) {
        if direct?.usesMargins(view) == true { prepareForChange() }
    }
}

extension UIView {
    /// States the postponed constraints of the view for its subviews, before these change, or for a query of
    /// constraints or guides.
    func stateArrangement() {
        guard isArrangementDeferred else { return }
        if let host = layoutState.host { host.stateArrangements() } else { stateDeferred() }
    }

    /// States the postponed constraints of the view and all below it, before the view is measured.
    func stateArrangements() {
        if let host = layoutState.host { return host.stateArrangements() }
        stateArrangement()
        for view in hierarchy.subviews { view.stateArrangements() }
    }
}

extension LayoutRect {
    /// Whether the rectangles are equal apart from rounding errors.
    fileprivate func isNearly(_ other: LayoutRect) -> Bool {
        func areNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-9 * (1 + abs(one)) }
        return areNear(x, other.x) && areNear(y, other.y) && areNear(width, other.width) && areNear(height, other.height)
    }
}
