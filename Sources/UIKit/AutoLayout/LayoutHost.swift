import LayoutEngine

/// The engine of one tree of views, and the connection between the two: one host per window, and one per tree outside
/// windows.
@MainActor
final class LayoutHost {
    /// The root. The views that refer to the host are the root and those below it; the root removes the host from the
    /// others when it is deallocated.
    unowned(unsafe) let root: UIView
    private let rootID: ObjectIdentifier
    /// Whether the root is a window, stored because a class check is slow.
    private let isWindow: Bool
    /// The engine; nil until something in the tree needs it.
    private(set) var installedEngine: LayoutEngine?
    /// The route of layouts by the engine, with the reason why cheaper routes were declined.
    var engineRoute = LayoutRoute(.engine, because: .change)
    /// The layout without an engine, until an engine is made and has solved.
    var direct: DirectLayout?
    /// Whether the tree is being brought into the engine.
    var isBringingIn = false
    /// The views that postponed their constraints until the engine is made, in the order in which they would have
    /// stated them.
    var deferred: [DeferredArrangement] = []
    /// The diagnostics so far, for tools; they have been written to the console already.
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Views that can wrap and whose content changed since the last solution.
    @exclusivity(unchecked) fileprivate var changedContent: [UIView] = []
    /// Views whose content still changed when the last measuring pass reached its limit.
    @exclusivity(unchecked) private var unsettledContent: [UIView] = []
    /// The view whose height is open, and whether its cell is measuring it.
    weak var measured: UIView?
    var isMeasuring = false
    /// The view that places its subviews as soon as there is a solution.
    var placing: Unmanaged<UIView>?
    /// Counters of the work done, for tests that guard against regressions.
    var work = Work()

    struct Work: Equatable {
        /// Subviews that were visited when their superview placed its subviews.
        var placed = 0
        /// Origins that were computed from the superview's.
        var origins = 0
        /// The number of times that the screen's scale was read.
        var roundings = 0
    }

    /// A stamp that changes whenever a view of the tree may have moved; no two hosts have the same.
    private var originStamp = LayoutHost.nextStamp()
    private static var stamps = 0
    @exclusivity(unchecked) private var knownRounding: KnownRounding?
    /// The traits for which the rounding was determined, kept alive so that no others take their address.
    private var roundedTraits: UITraitCollection?

    init(root: UIView) {
        (self.root, rootID, isWindow) = (root, ObjectIdentifier(root), root is UIWindow)
    }

    /// The engine, for queries that frames do not answer. If the tree was laid out without an engine, one is made and
    /// solved.
    var engine: LayoutEngine {
        if let installedEngine { return installedEngine }
        let isLaidOut = direct != nil
        let engine = bringIn()
        if isLaidOut { solveAndMeasure() }
        return engine
    }

    /// The engine that has to be told of a change; nil while none has read the tree. An engine that is made now reads
    /// the changed tree.
    var engineToTell: LayoutEngine? {
        if let installedEngine { return installedEngine }
        return direct == nil ? nil : bringIn()
    }

    func makeEngine() -> LayoutEngine {
        let engine = LayoutEngine()
        installedEngine = engine
        engine.chooseBroken = ConflictRule.choose
        engine.keepsInOrder { [unowned self] in listInOrder(&$0) }
        return engine
    }

    /// Whether the view is the root, without retaining the root.
    func isRoot(_ view: UIView) -> Bool { rootID == ObjectIdentifier(view) }

    /// The rule by which engine values become frames in this tree: determined once for the traits of the root, because
    /// each superview reads it.
    var rounding: PixelRounding {
        if let known = knownRounding, known.isOf(root) { return known.rounding }
        work.roundings += 1
        let ownScale = root.windowOfSubviews?.frameScale
        let scale = Double(ownScale ?? root.pixelScale)
        let isUnit = root.layoutState.isUnit
        let found = isWindow || isUnit ? PixelRounding.windowed(scale: scale) : .windowless(scale: scale)
        roundedTraits = root.layoutState.traits
        knownRounding = ownScale == nil && roundedTraits != nil ? KnownRounding(found, of: root) : nil
        return found
    }

    /// The rounding in a window without a scale of its own, and the state that it depends on. It counts no references,
    /// because each superview reads it.
    private struct KnownRounding {
        let rounding: PixelRounding
        private let traits: ObjectIdentifier?
        private let window: Unmanaged<UIWindow>?
        private let isUnit: Bool
        private let frameScaleChanges: Int

        @MainActor
        init(_ rounding: PixelRounding, of root: UIView) {
            (self.rounding, traits, window) = (rounding, Self.traits(of: root), root.hierarchy.uncountedWindow)
            (isUnit, frameScaleChanges) = (root.layoutState.isUnit, UIWindow.frameScaleChanges)
        }

        @MainActor
        @inline(__always)
        private static func traits(of root: UIView) -> ObjectIdentifier? { root.layoutState.traits.map(ObjectIdentifier.init) }

        /// Whether that state is unchanged.
        @MainActor
        func isOf(_ root: UIView) -> Bool {
            traits == Self.traits(of: root) && window?.toOpaque() == root.hierarchy.uncountedWindow?.toOpaque()
                && isUnit == root.layoutState.isUnit && frameScaleChanges == UIWindow.frameScaleChanges
        }
    }

    // MARK: Adding and removing views

    /// Brings a view and all below it into the engine. The engine reads content sizes, by which a program may remove
    /// views: views that left are not brought in.
    func install(_ view: UIView) {
        enter(view)
        guard engineToTell != nil else { return }
        installContents(of: view)
        stateDeferred()
    }

    /// Sets the host of a view and all below it.
    private func enter(_ view: UIView) {
        (view.layoutState.host, view.layoutState.originStamp) = (self, 0)
        view.markSubviewsNeedPlacing()
        takeDeferral(of: view)
        for index in view.hierarchy.subviews.indices {
            view.hierarchy.subviews.uncounted(index).borrow { if !$0.layoutState.isUnit { enter($0) } }
        }
    }

    func installContents(of view: UIView) {
        let engine = engine
        view.rankContents()
        if !view.layoutState.translatesMask || isRoot(view) {
            engine.addItem(view)
            guard view.layoutState.host === self else { return engine.removeItems([view]) }
            // A change since the direct layout still has to be passed to the engine.
            if !readsKnownContents { view.layoutState.needsContentSize = false }
            view.takeOverTieRanks(in: engine)
        }
        if view.hasGuides { for guide in view.allGuides { engine.addItem(guide) } }
        installConstraints(of: view)
        for subview in view.hierarchy.subviews where !subview.layoutState.isUnit {
            guard view.layoutState.host === self else { return }
            if subview.hierarchy.superview === view { installContents(of: subview) }
        }
    }

    /// Removes a view and all below it from the engine: first the constraints that they hold, then all views and guides
    /// at once.
    func uninstall(_ view: UIView) {
        guard let engine = engineToTell else { return leave(view) }
        var items: [any LayoutItem] = []
        uninstallConstraints(below: view, gathering: &items)
        engine.removeItems(items)
    }

    /// Removes the host from a view and all below it.
    private func leave(_ view: UIView) {
        for subview in view.hierarchy.subviews where subview.layoutState.host === self { leave(subview) }
        forgetDeferral(of: view)
        view.layoutState.host = nil
    }

    /// Removes a view and all below it from the engine before they have a host: constraints of views above had added
    /// them early.
    func uninstallEarly(_ view: UIView) { installedEngine?.removeItems(items(below: view)) }

    private func items(below view: UIView) -> [any LayoutItem] {
        view.hierarchy.subviews.flatMap(items) + (view.allGuides as [any LayoutItem]) + [view]
    }

    /// Removes constraints and hosts, and gathers the items, which are still in the engine.
    private func uninstallConstraints(below view: UIView, gathering items: inout [any LayoutItem]) {
        for subview in view.hierarchy.subviews where subview.layoutState.host === self {
            uninstallConstraints(below: subview, gathering: &items)
        }
        for constraint in view.layoutState.constraints { uninstall(constraint) }
        if let installedEngine { view.layoutState.generated?.uninstall(from: installedEngine) }
        if view.hasGuides { items += view.allGuides as [any LayoutItem] }
        items.append(view)
        view.layoutState.host = nil
    }

    private func installConstraints(of view: UIView) {
        if let generated = view.layoutState.generated { return generated.install(in: self) }
        for constraint in view.layoutState.constraints { install(constraint) }
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard let engine = engineToTell, constraint.engineID == nil, let id = constraint.add(to: engine) else { return }
        constraint.engineID = id
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let engine = engineToTell else { return }
        constraint.engineID.map(engine.removeConstraint)
        constraint.engineID = nil
    }

    /// Flags the tree around a separate layout whose engine is to be solved, so that its next layout visits the view.
    func propagateUnitFlag() {
        if root.layoutState.isUnit, needsSolve { root.propagateLayoutFlag() }
    }

    /// Lowers the constraints that a view holds again after its layout direction changed.
    func directionChanged(_ view: UIView) {
        guard let engine = engineToTell else { return }
        if let generated = view.layoutState.generated { return generated.directionChanged(in: engine) }
        for constraint in view.layoutState.constraints { constraint.engineID.map(engine.directionChanged) }
    }

    // MARK: Solving

    /// Solves, flags the superviews of changed rectangles, and measures text again that changed or got another width
    /// (``MeasuringPass``). The first layout is tried without an engine (``DirectLayout``).
    func solveAndMeasure() {
        guard !isIdle else { return }
        if installedEngine == nil {
            if let direct = layOutDirectly() { return RouteTrace.note(root, LayoutRoute(direct)) }
            engineRoute = DirectSolution.route(.engine)
        }
        let engine = installedEngine ?? bringIn()
        if !unsettledContent.isEmpty { unsettledContent = [] }
        startOverNearEdits()
        var pass = MeasuringPass(engine, self)
        pass.run()
        engine.forgetEdits()
        RouteTrace.note(root, engineRoute)
    }

    /// Reports content that was still changing after the last round of a frame.
    func reportUnsettledContent() {
        guard !unsettledContent.isEmpty else { return }
        LayoutDiagnostic.unsettledContent(of: unsettledContent).map(report)
        unsettledContent.removeAll()
    }

    /// Whether ``solveAndMeasure()`` has nothing to do, as for all but the first view of a tree that place their
    /// subviews.
    private var isIdle: Bool { !hasChanges && unsettledContent.isEmpty && installedEngine?.notesEdits != true }

    /// Whether there are changes to solve or content to measure.
    var hasChanges: Bool { needsSolve || !changedContent.isEmpty }

    /// Whether the solution is out of date.
    var needsSolve: Bool { installedEngine?.needsSolve ?? (direct == nil) }

    /// Updates constraints, solves and measures, without placing anything.
    func bringUpToDate() {
        root.updateSubtreeConstraints()
        solveAndMeasure()
    }

    /// Passes a view's changed content size to the engine. Text that wraps may have to be measured even if its width
    /// stays.
    func contentSizeChanged(_ view: UIView) {
        guard let engine = engineToTell else { return }
        takeOverAlignment(of: view)
        engine.contentSizeChanged(view)
        engine.offsetsChanged(view)
        guard view.wrapsToWidth else { return }
        changedContent.append(view)
        engine.noteEdit(ofWidth: view)
    }

    /// Updates the alignment insets of new content, which may move the frame even if the alignment rectangle stays.
    private func takeOverAlignment(of view: UIView) {
        guard engine.hasOtherInsets(view) else { return }
        engine.structureChanged(view)
        needsPlacing(view)
    }

    func needsPlacing(_ view: UIView) {
        view.markNeedsPlacing()
        view.hierarchy.uncountedSuperview.map(needsToPlace)
    }

    /// Flags a view to place its subviews in its next layout, unless it is about to place them.
    func needsToPlace(_ view: Unmanaged<UIView>) {
        if view.toOpaque() != placing?.toOpaque() { view.borrow { $0.markNeedsLayout() } }
    }

    /// Starts over with texts near edits: they are measured from their unwrapped sizes, as in a tree that is laid out
    /// for the first time. A wrapped text's content size is that of its lines, so that it would not become wider by
    /// itself. Baselines are reset likewise.
    ///
    /// If widths depend on heights, the height of text that starts over may affect other text. If baselines follow
    /// heights, those baselines are reset, too, whose heights text near an edit may change.
    private func startOverNearEdits() {
        guard engine.notesEdits, engine.needsSolve || hasChangedContent else { return }
        var texts = textsNearEdits()
        if engine.hasCentredBaselines {
            for text in texts { engine.noteEdit(ofHeight: text) }
            texts += textsNearEdits()
        }
        while unwrap(texts), engine.mixesAxes { texts = textsNearEdits() }
    }

    /// The texts that wrap among the items near edits.
    private func textsNearEdits() -> [UIView] {
        engine.startOverNearEdits().compactMap { item in (item as? UIView).flatMap { $0.wrapsToWidth ? $0 : nil } }
    }

    /// Measures texts from their unwrapped size.
    ///
    /// - Returns: Whether a text was wrapped before.
    private func unwrap(_ texts: [UIView]) -> Bool {
        var isChanged = false
        for view in texts where view.solvedWidth != nil {
            view.takeWidth(view.forgetSolvedWidth)
            view.updateContentSize()
            isChanged = true
        }
        return isChanged
    }

    /// Measures all text from its unwrapped size again after the tree's width changed.
    func forgetSolvedWidths() { forgetSolvedWidths(below: root) }

    private func forgetSolvedWidths(below view: UIView) {
        for subview in view.hierarchy.subviews {
            if subview.wrapsToWidth {
                subview.takeWidth(subview.forgetSolvedWidth)
                subview.updateContentSize()
            }
            forgetSolvedWidths(below: subview)
        }
    }

    /// Keeps a diagnostic for tools, and writes it to the console.
    func report(_ diagnostic: LayoutDiagnostic) {
        diagnostics.append(diagnostic)
        LayoutWarning.write(diagnostic)
    }

    // MARK: Reading frames

    /// A view whose subviews are placed: its unrounded position, and the rounding of its subviews' frames.
    struct Place {
        /// The origin of the view's alignment rectangle, from the root's corner, in points.
        var origin: (x: Double, y: Double)
        var insets: LayoutEdges
        var rounding: PixelRounding
    }

    func place(of view: UIView) -> Place {
        Place(origin: origin(of: view), insets: view.layoutAlignmentInsets, rounding: rounding)
    }

    /// The unrounded origin of a view's alignment rectangle, from the root's corner.
    ///
    /// - Complexity: O(1) if the superview's is known and nothing has moved since.
    func origin(of view: UIView) -> (x: Double, y: Double) {
        if view.layoutState.originStamp != originStamp {
            view.layoutState.origin = sumOfOrigins(to: view)
            view.layoutState.originStamp = originStamp
        }
        return view.layoutState.origin
    }

    private func sumOfOrigins(to view: UIView) -> (x: Double, y: Double) {
        work.origins += 1
        let insets = view.layoutAlignmentInsets
        guard !isRoot(view), let superview = view.hierarchy.superview else { return (insets.left, insets.top) }
        let (outer, outerInsets, rect) = (origin(of: superview), superview.layoutAlignmentInsets, alignmentRect(of: view))
        return (outer.x - outerInsets.left + rect.x, outer.y - outerInsets.top + rect.y)
    }

    /// Invalidates the known origins of views.
    func noteMove() { originStamp = Self.nextStamp() }

    private static func nextStamp() -> Int {
        stamps += 1
        return stamps
    }

    /// The unrounded alignment rectangle of a view, relative to its superview's frame: from the engine, or from its
    /// frame.
    func alignmentRect(of view: UIView) -> LayoutRect {
        foundRect(of: view) ?? LayoutRect(view.untransformedFrame).inset(by: view.layoutAlignmentInsets)
    }

    private func foundRect(of view: UIView) -> LayoutRect? {
        if let direct, let rect = Unmanaged.passUnretained(direct).borrow({ $0.rect(of: view) }) { return rect }
        return installedEngine?.alignmentRect(of: view)
    }

    /// The alignment rectangle that constraints give a view; `nil` for views placed otherwise.
    func solvedRect(of view: UIView) -> LayoutRect? {
        view.layoutState.translatesMask ? nil : foundRect(of: view)
    }

    /// The frame that constraints give a subview, in its superview's coordinates; `nil` for views placed otherwise.
    func frame(of view: UIView, in place: Place) -> CGRect? {
        guard let rect = solvedRect(of: view), !view.keepsFrame(instead: rect) else { return nil }
        var frame = frame(of: rect, insets: view.layoutAlignmentInsets, in: place)
        if let size = view.sizeOfAllFrames { frame.size = size }
        return frame
    }

    /// A guide's rounded rectangle in its owner's coordinates.
    func frame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
        guard let rect = engine.alignmentRect(of: guide) else { return .zero }
        return frame(of: rect, insets: .zero, in: place(of: owner))
    }

    /// A rectangle in a view's coordinates, rounded as a guide's is.
    func rounded(_ rect: CGRect, in view: UIView) -> CGRect { frame(of: LayoutRect(rect), insets: .zero, in: place(of: view)) }

    private func frame(of rect: LayoutRect, insets: LayoutEdges, in place: Place) -> CGRect {
        CGRect(place.rounding.frame(alignment: rect, insets: insets, origin: place.origin, originInsets: place.insets))
    }
}

/// The scope of a tree's layout: a changed rectangle flags the view that places it.
extension LayoutHost: MeasuringScope {
    var hasChangedContent: Bool { !changedContent.isEmpty }

    func takeChangedContent() -> [UIView] {
        defer { changedContent.removeAll() }
        return changedContent.filter { $0.layoutState.host === self }
    }

    /// Keeps the views: the frame goes on with its next round, and only content that is unsettled after the last round
    /// is reported.
    func contentIsUnsettled(_ views: [UIView]) { unsettledContent = views }

    func engineSolved() { closeHeightIfOff() }

    func rectangleChanged(_ item: any LayoutItem) -> UIView? {
        if direct != nil, isSettled(item) { return nil }
        guard let view = item as? UIView else {
            (item as? UILayoutGuide)?.owner?.markNeedsLayout()
            return nil
        }
        guard !isRoot(view) else { return nil }
        if !view.layoutState.translatesMask { needsPlacing(view) }
        // The width may depend on the content's previous size. The new content is not measured at it, but in the next
        // round.
        return view.layoutState.needsContentSize || !view.wrapsToWidth ? nil : view
    }

    var measuredViews: [UIView]? { nil }

    func rectanglesChanged() {
        direct = nil
        noteMove()
    }

    /// Passes the content size to the engine if measuring invalidated it.
    func contentMeasured(_ view: UIView) {
        view.updateContentSize()
        if view.solvedWidth != nil && !engine.notesEdits { engine.noteEdits() }
    }
}

extension LayoutRect {
    init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

extension CGRect {
    init(_ rect: LayoutRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension LayoutEdges {
    /// Whether all are 0. A comparison with ``zero`` would be a call into the engine's module.
    var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

    init(_ insets: UIEdgeInsets) {
        self.init(top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
}
