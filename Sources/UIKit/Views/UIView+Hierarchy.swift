import LayoutEngine

/// A view's links to its superview, subviews, window and controller.
struct HierarchyState {
    private(set) var uncountedSuperview: Unmanaged<UIView>?
    var superview: UIView? {
        @inline(__always) get { uncountedSuperview?.takeUnretainedValue() }
        set { if let newValue { uncountedSuperview = .passUnretained(newValue) } else { uncountedSuperview = nil } }
    }
    /// The window that contains the view. Each view caches it, so that reading it needs no walk up the tree.
    var window: UIWindow? {
        @inline(__always) get { uncountedWindow?.takeUnretainedValue() }
        set { if let newValue { uncountedWindow = .passUnretained(newValue) } else { uncountedWindow = nil } }
    }
    private(set) var uncountedWindow: Unmanaged<UIWindow>?

    /// Whether the view is in the given window; does not count references.
    @inline(__always)
    func hasWindow(_ other: UIWindow?) -> Bool {
        guard let other else { return uncountedWindow == nil }
        return uncountedWindow?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    var subviews: [UIView] = []
    /// The index among the superview's subviews; possibly out of date.
    var lastPlace = 0
    /// The controller whose root view this is. The controller sets it to nil before it is deallocated.
    unowned(unsafe) var controller: (any ViewManager)? {
        didSet { hasController = controller != nil }
    }
    /// Whether there is a controller; cheaper than reading it, which counts references.
    private(set) var hasController = false

    /// Whether a view is the superview; does not count references.
    @inline(__always)
    func isIn(_ view: UIView) -> Bool { uncountedSuperview?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }
}

extension UIView {
    /// The topmost ancestor; the view itself if it has no superview.
    var hierarchyRoot: UIView {
        var root = self
        while let above = root.hierarchy.superview { root = above }
        return root
    }

    /// Makes the view a subview at the index, removing it from its former superview.
    func adopt(_ view: UIView, at index: Int) {
        guard view !== self, view.hierarchy.subviews.isEmpty || !isInside(view) else {
            raise("NSInvalidArgumentException", "Can't add self as subview")
        }
        if view.hierarchy.isIn(self) {
            restack(view, at: min(index, hierarchy.subviews.count - 1))
            return
        }
        let (oldWindow, newWindow) = (view.window, window)
        if newWindow != nil { view.hierarchy.controller?.mustBelong(in: self) }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow {
            oldWindow?.viewWillLeave(view)
            view.tellWindowChange(to: newWindow)
        }
        view.takeInheritedTint(in: self, before: view.hierarchy.superview)
        view.detach()
        if LayoutAnswers.kept > 0 { view.endFittingOfNewcomer() }
        view.hierarchy.superview = self
        view.takeWindow(windowOfSubviews)
        putIn(view, at: min(max(index, 0), highestPlace(for: view)))
        insertLayer(of: view, at: view.hierarchy.lastPlace)
        view.enterHost(layoutState.host)
        // Entering the host read its intrinsic content size, and that code of the program may have removed the view
        // again.
        guard view.hierarchy.isIn(self) else { return }
        takeFlags(of: view, at: place(of: view))
        markNeedsLayout()
        if !view.keepsInsets(in: self) { view.updateInsets() }
        view.traitsChanged()
        if oldWindow !== newWindow { view.tellWindowChanged() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    // MARK: Indices of subviews

    /// The index of one of the subviews.
    ///
    /// - Complexity: O(1), except for the first call after subviews were inserted or removed before others: then all
    ///   indices are updated.
    func place(of subview: UIView) -> Int {
        let known = subview.hierarchy.lastPlace
        if known < hierarchy.subviews.count && hierarchy.subviews[known] === subview { return known }
        for (place, view) in hierarchy.subviews.enumerated() { view.hierarchy.lastPlace = place }
        return subview.hierarchy.lastPlace
    }

    private func putIn(_ view: UIView, at place: Int) {
        endFittings()
        view.hierarchy.lastPlace = place
        // Views that have a subview mostly have several.
        if hierarchy.subviews.isEmpty { hierarchy.subviews.reserveCapacity(4) }
        if place == hierarchy.subviews.count { return hierarchy.subviews.append(view) }
        hierarchy.subviews.insert(view, at: place)
        layoutState.makeRoom(at: place)
    }

    private func takeOut(_ view: UIView) {
        endFittings()
        let place = place(of: view)
        hierarchy.subviews.remove(at: place)
        layoutState.closeGap(at: place)
    }

    /// Inserts beside a sibling; on top when the sibling is not a subview.
    func adopt(_ view: UIView, beside sibling: UIView, offset: Int) {
        let others = hierarchy.subviews.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
        if view.hierarchy.superview === self { restack(view, at: index) } else { adopt(view, at: index) }
    }

    /// Removes the view from its superview, with the constraints that connect it or its descendants to other views.
    func leaveSuperview() {
        guard hierarchy.superview != nil else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow {
            window?.viewWillLeave(self)
            tellWindowChange(to: nil)
        }
        detach()
        updateInsets()
        if hadWindow { tellWindowChanged() }
        didMoveToSuperview()
    }

    private func detach() {
        guard let superview = hierarchy.superview else { return }
        superview.willRemoveSubview(self)
        // The callback may already have removed the view or moved it to another superview.
        guard hierarchy.superview === superview else { return detach() }
        LayoutAnswers.noteDeparture(of: self)
        releaseOutsideConstraints()
        leaveHost()
        superview.takeOut(self)
        backingLayer.removeFromSuperlayer()
        hierarchy.superview = nil
        takeWindow(nil)
        superview.markNeedsLayout()
    }

    private func insertLayer(of view: UIView, at index: Int) {
        if index > 0 {
            hierarchy.subviews.uncounted(index - 1).borrow {
                backingLayer.insertSublayer(view.backingLayer, above: $0.backingLayer)
            }
        } else if hierarchy.subviews.count > 1 {
            backingLayer.insertSublayer(view.backingLayer, below: hierarchy.subviews[1].backingLayer)
        } else {
            backingLayer.addSublayer(view.backingLayer)
        }
    }

    /// Called before the view is deallocated: clears references to it in objects that outlive it.
    func letGo() {
        assert(layoutState.host != nil || layoutTag.isUnclaimed, "A view that is deallocated still has a record in an engine.")
        forgetReference()
        backingLayer.leave(self)
        forgetNaturalSize()
        endFitting()
        // Backwards, so that each layer is removed from the end of the list of sublayers.
        for index in hierarchy.subviews.indices.reversed() where !isKnownUniquelyReferenced(&hierarchy.subviews[index]) {
            let survivor = hierarchy.subviews[index]
            survivor.hierarchy.superview = nil
            survivor.resumeMask()
            survivor.takeWindow(nil)
            survivor.backingLayer.removeFromSuperlayer()
            if let host = layoutState.host { survivor.abandon(host) }
        }
        for constraint in layoutState.constraints { constraint.forgetHolder() }
        for guide in allGuides { guide.owner = nil }
    }

    /// Clears references to an engine that is deallocated together with the root.
    private func abandon(_ host: LayoutHost) {
        guard layoutState.host === host else { return }
        layoutState.host = nil
        layoutTag.leaveEngine()
        for guide in allGuides { guide.layoutTag.leaveEngine() }
        for constraint in layoutState.constraints { constraint.engineID = nil }
        layoutState.generated?.forgetEngine()
        for view in hierarchy.subviews { view.abandon(host) }
    }

    func restack(_ view: UIView, at index: Int) {
        guard view.hierarchy.superview === self else { return }
        takeOut(view)
        putIn(view, at: max(0, min(index, highestPlace(for: view))))
        takeFlags(of: view, at: place(of: view))
        view.backingLayer.removeFromSuperlayer()
        insertLayer(of: view, at: view.hierarchy.lastPlace)
    }

    func swapSubviews(_ index1: Int, _ index2: Int) {
        for index in [index1, index2] { raiseUnless(index, isBelow: hierarchy.subviews.count) }
        guard index1 != index2 else { return }
        hierarchy.subviews.swapAt(index1, index2)
        for view in hierarchy.subviews {
            takeFlags(of: view, at: place(of: view))
            view.backingLayer.removeFromSuperlayer()
            backingLayer.addSublayer(view.backingLayer)
        }
    }

    func isInside(_ view: UIView) -> Bool {
        let wanted = Unmanaged.passUnretained(view).toOpaque()
        var current: Unmanaged<UIView>? = .passUnretained(self)
        while let here = current {
            if here.toOpaque() == wanted { return true }
            current = here.borrow { $0.hierarchy.uncountedSuperview }
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in hierarchy.subviews {
            if let found = view.firstView(tagged: tag) { return found }
        }
        return nil
    }

    /// Stores the window that contains the view, for the view and its descendants.
    private func takeWindow(_ above: UIWindow?) {
        hierarchy.window = above
        if hierarchy.subviews.isEmpty { return }
        let below = windowOfSubviews
        for index in hierarchy.subviews.indices {
            hierarchy.subviews.uncounted(index).borrow { if !$0.hierarchy.hasWindow(below) { $0.takeWindow(below) } }
        }
    }

    private func tellWindowChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in hierarchy.subviews { view.tellWindowChange(to: window) }
    }

    private func tellWindowChanged() {
        if AppearanceProxies.exist, window != nil { AppearanceProxies.apply(to: self) }
        didMoveToWindow()
        for view in hierarchy.subviews { view.tellWindowChanged() }
        if hierarchy.hasController { hierarchy.controller?.viewMoved(toWindow: window) }
    }
}
