import LayoutEngine

/// A view's state in layout. A flag is named `needsX` for the view itself; `subviewsToX` are the subviews that wait for
/// X, themselves or for one below them.
struct LayoutState {
    var host: LayoutHost?
    /// The constraints that the view holds, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    /// Further constraints that a stack view holds as records, which need no objects.
    var generated: (any ConstraintRecords)?
    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemGuide] = []
    /// A scroll view's content and frame.
    var scrollGuides: [UILayoutGuide] = []
    var translatesMask = true
    /// Whether the superview places the view by constraints although the program has its mask translated:
    /// ``UIView/suspendMask()``.
    var isMaskSuspended = false
    /// Whether `layoutSublayers(of:)` is running for the layout of the view, and has not called `layoutSubviews()` yet.
    var subviewsAreDue = false
    /// The constraints of the autoresizing mask that were made on demand so far.
    var maskConstraints: [NSAutoresizingMaskLayoutConstraint] = []
    /// Whether the view is the root of a separate layout inside a larger tree, like a cell in a document.
    var isUnit = false
    /// Whether constraints decide the height although an autoresizing mask places the view:
    /// ``LayoutHost/openHeight(of:)``.
    var leavesHeightOpen = false
    var needsLayout = true
    /// Whether `updateProperties()` is called before the next `layoutSubviews()`.
    var needsProperties = true
    var subviewsToLayOut = SubviewMarks()
    var needsUpdateConstraints = true
    var subviewsToUpdate = SubviewMarks()
    /// The subviews whose frames may differ from their solved rectangles.
    var subviewsToPlace = SubviewMarks()
    /// Whether the view's own callbacks are running; they are not called recursively.
    var isLayingOut = false
    var isUpdatingConstraints = false
    var needsContentSize = false
    /// The width, in points, at which layout wrapped the content; `nil` while it is unwrapped.
    var solvedWidth: CGFloat?
    /// Whether the content is being wrapped or unwrapped.
    var isTakingWidth = false
    /// The smallest fitting size, in points, if it was computed and nothing in the view has changed since.
    var compressedSize: CGSize?
    /// The natural height of a row of a stack view, in points, kept likewise.
    var rowHeight: CGFloat?
    /// The measurement that the view keeps because it is measured again and again: ``UIView/fittingSize(_:_:_:)``.
    var keptFitting: KeptFitting?
    /// Whether there is one; reading the measurement itself counts references.
    var keepsFitting = false
    /// Whether a fitting size is measuring the content: changes of the content size do not flag the view meanwhile.
    var isBeingFitted = false
    /// Whether it has been reported that the content's size does not settle, or that layout below the view does not.
    var isReportedUnsettled = false
    var isReportedLooping = false
    /// Whether constraints gave the view another rectangle than the empty one that they give a view of which they say
    /// nothing.
    var isPlacedByConstraints = false
    /// Whether frames below may round differently, because the view moved by a part of a pixel.
    var needsPlacement = false
    /// The view's position when its subviews' frames were last rounded.
    var placedFrom: (x: Double, y: Double) = (0, 0)
    /// The size in which subviews were last placed, in points.
    var placedIn = CGSize.zero
    /// The origin of the view's alignment rectangle, as of a stamp of its host.
    var origin: (x: Double, y: Double) = (0, 0)
    var originStamp = 0
    var hugging = AxisPair(UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
    var contentTieRank = AxisPair<Int32>(0)
    var placeholderContentSize: (width: CGFloat?, height: CGFloat?)?
    /// Whether the intrinsic size is rounded up to whole points, as on the canvas.
    var takesWholePoints = false
    var traits: UITraitCollection?
    /// The view's number in the direct layout of its host, if it takes part in one.
    var directNumber: Int32 = -1
    /// The reference by which constraint objects name the view; nil until one names it.
    var reference: ItemReference?

    // MARK: Adding and removing subviews

    mutating func makeRoom(at place: Int) {
        subviewsToLayOut.makeRoom(at: place)
        subviewsToUpdate.makeRoom(at: place)
        subviewsToPlace.makeRoom(at: place)
    }

    mutating func closeGap(at place: Int) {
        subviewsToLayOut.closeGap(at: place)
        subviewsToUpdate.closeGap(at: place)
        subviewsToPlace.closeGap(at: place)
    }
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) { (horizontal, vertical) = (both, both) }
    init(each value: (NSLayoutConstraint.Axis) -> Value) { (horizontal, vertical) = (value(.horizontal), value(.vertical)) }

    subscript(_ axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The three phases of a frame: update constraints, lay out, display.
extension UIView {
    // MARK: Flags

    func markNeedsLayout() {
        guard !layoutState.needsLayout else { return }
        layoutState.needsLayout = true
        LayoutLoop.note(.layout, self)
        propagateLayoutFlag()
    }

    /// Marks the view in those above as waiting for layout.
    func propagateLayoutFlag() {
        var view = Unmanaged.passUnretained(self)
        while let above = view.borrow({ $0.hierarchy.uncountedSuperview }) {
            let isKnown = above.borrow { above in view.borrow { above.takeLayoutFlag(of: $0) } }
            if isKnown { return }
            view = above
        }
    }

    /// - Returns: Whether a subview was marked before.
    private func takeLayoutFlag(of subview: UIView) -> Bool {
        let isKnown = !layoutState.subviewsToLayOut.isEmpty
        layoutState.subviewsToLayOut.insert(place(of: subview))
        return isKnown
    }

    func markNeedsUpdateConstraints() {
        guard !layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = true
        LayoutLoop.note(.updateConstraints, self)
        propagateConstraintsFlag()
    }

    private func propagateConstraintsFlag() {
        var view = Unmanaged.passUnretained(self)
        while let above = view.borrow({ $0.hierarchy.uncountedSuperview }) {
            let isKnown = above.borrow { above in view.borrow { above.takeConstraintsFlag(of: $0) } }
            if isKnown { return }
            view = above
        }
    }

    /// - Returns: Whether a subview was marked before.
    private func takeConstraintsFlag(of subview: UIView) -> Bool {
        let isKnown = !layoutState.subviewsToUpdate.isEmpty
        layoutState.subviewsToUpdate.insert(place(of: subview))
        return isKnown
    }

    /// Takes over the flags of a subview that was added or moved and has to be placed, and propagates them upward.
    func takeFlags(of subview: UIView, at place: Int) {
        layoutState.subviewsToPlace.insert(place)
        if subview.layoutState.needsLayout || subview.layoutState.needsProperties || !subview.layoutState.subviewsToLayOut.isEmpty
        {
            let isKnown = !layoutState.subviewsToLayOut.isEmpty
            layoutState.subviewsToLayOut.insert(place)
            if !isKnown { propagateLayoutFlag() }
        }
        if subview.layoutState.needsUpdateConstraints || !subview.layoutState.subviewsToUpdate.isEmpty
            || subview.layoutState.needsContentSize
        {
            let isKnown = !layoutState.subviewsToUpdate.isEmpty
            layoutState.subviewsToUpdate.insert(place)
            if !isKnown { propagateConstraintsFlag() }
        }
    }

    func contentSizeChanged() {
        guard !layoutState.isBeingFitted else { return }
        if !layoutState.isTakingWidth { fittingSizesMayDiffer(.content) }
        if !layoutState.needsContentSize {
            layoutState.needsContentSize = true
            LayoutLoop.note(.contentSize, self)
            propagateConstraintsFlag()
        }
        hierarchy.superview?.subviewContentSizeChanged(self)
    }

    // MARK: Hosts

    /// The view whose engine lays this one out: the nearest unit at or above it, or the root.
    var layoutRoot: UIView {
        var view = self
        while !view.layoutState.isUnit, let above = view.hierarchy.superview { view = above }
        return view
    }

    /// The host that lays this view out, made when it is first needed.
    @discardableResult
    func requireHost() -> LayoutHost {
        if let host = layoutState.host { return host }
        let root = layoutRoot
        // A view that is being added to a tree or removed from it has no host of its own, but the tree has one.
        if let host = root.layoutState.host { return host }
        let host = LayoutHost(root: root)
        host.install(root)
        return host
    }

    func enterHost(_ host: LayoutHost?) {
        guard !layoutState.isUnit else { return }
        if layoutState.host != nil { leaveHost() }
        host?.install(self)
    }

    func leaveHost() {
        guard !layoutState.isUnit else { return }
        if let host = layoutState.host {
            host.uninstall(self)
        } else if !layoutTag.isUnclaimed {
            hostAbove?.uninstallEarly(self)
        }
    }

    /// The host of the nearest view above that has one.
    private var hostAbove: LayoutHost? {
        var next = hierarchy.superview
        while let view = next {
            if let host = view.layoutState.host { return host }
            next = view.hierarchy.superview
        }
        return nil
    }

    /// Makes the view the root of a separate layout inside a larger tree: its frame places it, and pixels count from
    /// its corner.
    package func becomeLayoutUnit() {
        leaveHost()
        layoutState.isUnit = true
    }

    /// Makes the view a part of the tree that it is in again, after ``becomeLayoutUnit()``.
    package func endLayoutUnit() {
        leaveHost()
        layoutState.isUnit = false
    }

    // MARK: The pass

    /// Updates constraints leaf to root.
    func updateSubtreeConstraints() {
        if !layoutState.subviewsToUpdate.isEmpty { updateSubviewConstraints() }
        if layoutState.needsUpdateConstraints && !layoutState.isUpdatingConstraints { updateOwnConstraints() }
        updateContentSize()
        if layoutState.isUnit { layoutState.host?.propagateUnitFlag() }
    }

    /// Whether constraints or content sizes at or below the view wait for an update.
    var waitsForUpdate: Bool {
        layoutState.needsUpdateConstraints && !layoutState.isUpdatingConstraints || !layoutState.subviewsToUpdate.isEmpty
    }

    private func updateSubviewConstraints() {
        var next = 0
        while let place = layoutState.subviewsToUpdate.first(from: next) {
            layoutState.subviewsToUpdate.remove(place)
            let view = hierarchy.subviews[place]
            view.updateSubtreeConstraints()
            next = view.hierarchy.isIn(self) ? self.place(of: view) + 1 : place
        }
        if !layoutState.subviewsToUpdate.isEmpty { propagateConstraintsFlag() }
    }

    private func updateOwnConstraints() {
        layoutState.needsUpdateConstraints = false
        layoutState.isUpdatingConstraints = true
        if hierarchy.hasController, let controller = hierarchy.controller {
            perform(.updateViewConstraints) { controller.updateViewConstraints() }
        } else {
            perform(.updateConstraints) { updateConstraints() }
        }
        layoutState.isUpdatingConstraints = false
        if layoutState.needsUpdateConstraints { propagateConstraintsFlag() }
    }

    /// Runs one of the view's callbacks, and records it while a layout loop is recorded.
    func perform(_ callback: LayoutLoop.Callback, _ body: () -> Void) {
        guard let loop = LayoutLoop.current else { return body() }
        loop.run(callback, of: self, body)
    }

    /// Passes the content size to the engine if it was invalidated.
    func updateContentSize() {
        guard layoutState.needsContentSize else { return }
        layoutState.needsContentSize = false
        layoutState.host?.contentSizeChanged(self)
    }

    /// Lays out a subtree root to leaf, siblings last to first.
    func layOutSubtree() {
        if layoutState.isUnit, layoutState.host == nil || waitsForUpdate || unitHasChanges { requireHost().prepareUnit() }
        if layoutState.needsProperties { updateOwnProperties() }
        if layoutState.needsPlacement && !layoutState.needsLayout { checkPlacement() }
        if layoutState.needsLayout && !layoutState.isLayingOut { layOut() }
        if !layoutState.subviewsToLayOut.isEmpty { layOutSubviews() }
    }

    /// Lays out the subviews that wait for it, including those flagged meanwhile, if they come later in the order.
    private func layOutSubviews() {
        var end = hierarchy.subviews.count
        while let place = layoutState.subviewsToLayOut.last(before: end) {
            layoutState.subviewsToLayOut.remove(place)
            let view = hierarchy.subviews[place]
            if view.waitsForLayout { view.layOutSubtree() }
            end = view.hierarchy.isIn(self) ? self.place(of: view) : place
        }
        if !layoutState.subviewsToLayOut.isEmpty { propagateLayoutFlag() }
    }

    var waitsForLayout: Bool {
        layoutState.needsLayout && !layoutState.isLayingOut || !layoutState.subviewsToLayOut.isEmpty || layoutState.needsPlacement
            || layoutState.needsProperties || unitHasChanges
    }

    /// Whether the view is the root of a separate layout that has to be solved; the layout of the tree around it does
    /// that.
    private var unitHasChanges: Bool { layoutState.isUnit && layoutState.host?.needsSolve == true }

    /// Whether a layout of the whole tree has anything to do. The view is a root.
    var isOutOfDate: Bool {
        waitsForLayout || layoutState.needsUpdateConstraints || !layoutState.subviewsToUpdate.isEmpty
            || layoutState.host?.hasChanges ?? true
    }

    private func layOut() {
        layoutState.needsLayout = false
        layoutState.isLayingOut = true
        if layoutState.needsPlacement { takeOverOrigin() }
        let controller = hierarchy.hasController ? hierarchy.controller : nil
        if let controller {
            tellAppearingController(controller)
            perform(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
        }
        layoutState.subviewsAreDue = true
        perform(.layoutSubviews) { layoutSublayers(of: backingLayer) }
        layoutState.subviewsAreDue = false
        if let controller { perform(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() } }
        layoutState.isLayingOut = false
        if layoutState.needsLayout { propagateLayoutFlag() }
    }
}
