import LayoutEngine

/// A tree that is laid out for the first time is not brought into an engine at once: where it can be, it is laid out directly (``DirectLayout``).
///
/// The engine comes with the first change after that, and with everything that asks for more than frames. It then finds what it would have
/// found at first, so that nobody can tell.
extension LayoutHost {
    /// A view whose constraints for its subviews are not stated so far. It leaves before it is deallocated.
    struct DeferredArrangement {
        unowned(unsafe) let view: UIView
    }

    /// Whether a view need not state its constraints for its subviews now. If it must, the tree needs the engine.
    ///
    /// - Parameter isRegular: Whether a tree can be laid out without these constraints.
    func defersArrangement(of view: UIView, isRegular: Bool) -> Bool {
        guard installedEngine == nil else { return false }
        if direct == nil, DirectLayout.isEnabled, isRegular { return true }
        if direct == nil, !isRegular {
            DirectSolution.begin()
            DirectSolution.decline(.recipe, at: view)
            engineRoute = RouteTrace.declined(.engine)
        }
        bringIn()
        return false
    }

    /// Notes a view that waits for an engine, from now on or since it was in another tree.
    func takeDeferral(of view: UIView) {
        if view.isArrangementDeferred { deferred.append(DeferredArrangement(view: view)) }
    }

    /// A view leaves.
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

    /// Has superviews give the views of a layout their frames.
    private func flagPlaces(of layout: DirectLayout) {
        var last: Unmanaged<UIView>?
        for index in layout.indices {
            let superview = layout.uncountedView(at: index).borrow { view -> Unmanaged<UIView>? in
                guard !view.layoutState.translatesMask, !isRoot(view) else { return nil }
                view.markNeedsPlacing()
                return view.hierarchy.uncountedSuperview
            }
            // Siblings mostly follow one another.
            guard let superview, superview.toOpaque() != last?.toOpaque() else { continue }
            needsToPlace(superview)
            last = superview
        }
    }

    /// Brings the tree into an engine. What is laid out already is not flagged for layout again: ``isSettled(_:)``.
    ///
    /// Texts start over: the first solution is one of the tree as it has become since, and finds the widths of a tree that was made so.
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

    /// Measures text from its unwrapped size. New content that waits for the update of constraints still does.
    private func startOver(_ text: UIView) {
        guard text.solvedWidth != nil else { return }
        let waitsForUpdate = text.layoutState.needsContentSize
        text.takeWidth(text.forgetSolvedWidth)
        text.updateContentSize()
        if waitsForUpdate { text.layoutState.needsContentSize = true }
    }

    /// Has all stack views that wait for the engine state their constraints.
    func stateDeferred() {
        let waiting = deferred
        deferred = []
        for arrangement in waiting where arrangement.view.layoutState.host === self { arrangement.view.stateDeferred() }
    }

    /// What a view's content asked for in the direct layout, while the engine reads the tree: nobody is asked again. What changed since is told
    /// to the engine afterwards.
    func knownContents(of view: UIView) -> LayoutContentSizes? { readsKnownContents ? direct?.contents(of: view) : nil }

    /// Whether the engine reads a tree just now that was laid out directly.
    var readsKnownContents: Bool { isBringingIn && direct != nil }

    /// Makes the engine of a tree that was laid out without one, before something in the tree changes.
    func prepareForChange() {
        if installedEngine == nil, direct != nil { bringIn() }
    }

    /// Whether an item has the rectangle in the engine that the direct layout gave it. UIKit's guides move with the views around them.
    func isSettled(_ item: any LayoutItem) -> Bool {
        guard let direct, let installedEngine else { return false }
        if let guide = item as? UILayoutGuide { return isOwn(guide) }
        guard let view = item as? UIView, let known = direct.rect(of: view), let rect = installedEngine.alignmentRect(of: view)
        else { return false }
        return known.isNearly(rect)
    }

    /// Whether UIKit made a guide: for a stack view, or to stand for insets of a view.
    private func isOwn(_ guide: UILayoutGuide) -> Bool {
        guide.arrangement != 0 || guide.owner?.layoutState.guides.contains { $0 === guide } == false
    }

    /// Has views that wait state their constraints, for somebody who asks for these and not for frames.
    func stateArrangements() {
        if installedEngine == nil { bringIn() }
    }

    /// What a view's mask or frame gives changed.
    func givensChanged(_ view: UIView) {
        if let installedEngine { return installedEngine.givensChanged(view) }
        guard let direct else { return }
        if isRoot(view) || direct.rect(of: view).map({ !$0.isNearly(LayoutRect(view.untransformedFrame)) }) == true { bringIn() }
    }

    /// The margins of a view changed, by which it may arrange what is in it.
    func marginsChanged(_ view: UIView) {
        if direct?.usesMargins(view) == true { prepareForChange() }
    }
}

extension UIView {
    /// Has constraints stated that the view makes for its subviews, before these change, or for somebody who asks for constraints or guides.
    func stateArrangement() {
        guard isArrangementDeferred else { return }
        if let host = layoutState.host { host.stateArrangements() } else { stateDeferred() }
    }

    /// The same for all views below, for somebody who measures the view.
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
