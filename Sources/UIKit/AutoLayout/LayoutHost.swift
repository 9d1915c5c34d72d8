import LayoutEngine

/// The engine of one tree of views, and the connection between the two: one per window, and one per tree that stands outside a window.
@MainActor
final class LayoutHost {
    /// The views that refer to the host are the root and those in it, and the root takes it from the others when it is deallocated.
    unowned(unsafe) let root: UIView
    private let rootID: ObjectIdentifier
    /// Whether the root is a window: looking at its class takes a while.
    private let isWindow: Bool
    /// The engine; nil until something in the tree takes one.
    private(set) var installedEngine: LayoutEngine?
    /// The route of layouts that the engine finds.
    var engineRoute = LayoutRoute(.engine, because: .change)
    /// The layout that was found without an engine, until one is made and solved.
    var direct: DirectLayout?
    /// Whether the tree is brought into the engine just now.
    var isBringingIn = false
    /// The views whose constraints wait for the engine, in the order in which they would have stated them.
    var deferred: [DeferredArrangement] = []
    /// The diagnostics so far, for tools; the console has been written to already.
    private(set) var diagnostics: [LayoutDiagnostic] = []
    /// Views that can wrap and whose content changed since the last solution.
    @exclusivity(unchecked) fileprivate var changedContent: [UIView] = []
    /// Views whose content still changed when the last measuring pass reached its limit.
    @exclusivity(unchecked) private var unsettledContent: [UIView] = []
    /// The view whose height is open, and whether it is being found out.
    weak var measured: UIView?
    var isMeasuring = false
    /// The view that places its subviews as soon as a solution is there.
    var placing: Unmanaged<UIView>?
    /// Counters of the work done, for tests that guard against regressions.
    var work = Work()

    struct Work: Equatable {
        /// Subviews that were looked at when their superview placed its subviews.
        var placed = 0
        /// Origins that were added up from the superview's.
        var origins = 0
        /// How often the scale of the screen was asked for.
        var roundings = 0
    }

    /// Changes whenever a view of the tree may have come to lie elsewhere; no two hosts have the same.
    private var originStamp = LayoutHost.nextStamp()
    private static var stamps = 0
    @exclusivity(unchecked) private var knownRounding: KnownRounding?
    /// The traits that the rounding was found for, kept so that no others come to lie where they did.
    private var roundedTraits: UITraitCollection?

    init(root: UIView) {
        (self.root, rootID, isWindow) = (root, ObjectIdentifier(root), root is UIWindow)
    }

    /// The engine, for what asks more of it than frames. It is made where the tree was laid out without one.
    var engine: LayoutEngine {
        if let installedEngine { return installedEngine }
        let isLaidOut = direct != nil
        let engine = bringIn()
        if isLaidOut { solveAndMeasure() }
        return engine
    }

    /// The engine, to tell it of a change; nil while there is none that has read the tree. One that is made now finds the change in the tree.
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

    /// Whether the view is the root, without holding on to that.
    func isRoot(_ view: UIView) -> Bool { rootID == ObjectIdentifier(view) }

    /// How engine values become frames in this tree: found once for the traits that the root has, since each superview asks.
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

    /// What was found in a window without a scale of its own, and what that depends on. It counts no references, since each superview asks.
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

        /// Whether nothing changed that it depends on.
        @MainActor
        func isOf(_ root: UIView) -> Bool {
            traits == Self.traits(of: root) && window?.toOpaque() == root.hierarchy.uncountedWindow?.toOpaque()
                && isUnit == root.layoutState.isUnit && frameScaleChanges == UIWindow.frameScaleChanges
        }
    }

    // MARK: Taking views in and out

    /// Brings a view and all below it into the engine. The engine asks for content sizes, where a program may remove views: those that left
    /// are not brought in.
    func install(_ view: UIView) {
        enter(view)
        guard engineToTell != nil else { return }
        installContents(of: view)
        stateDeferred()
    }

    /// Lets a view and all below it know their host.
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
            // What was known before the engine came is told to it once more where it changed since.
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

    /// Takes a view and all below it out of the engine: first the constraints that they hold, then all views and guides at once.
    func uninstall(_ view: UIView) {
        guard let engine = engineToTell else { return leave(view) }
        var items: [any LayoutItem] = []
        uninstallConstraints(below: view, gathering: &items)
        engine.removeItems(items)
    }

    /// Takes the host from a view and all below it.
    private func leave(_ view: UIView) {
        for subview in view.hierarchy.subviews where subview.layoutState.host === self { leave(subview) }
        forgetDeferral(of: view)
        view.layoutState.host = nil
    }

    /// Takes a view and all below it out of the engine, which have no host yet: constraints of views above brought them in before themselves.
    func uninstallEarly(_ view: UIView) { installedEngine?.removeItems(items(below: view)) }

    private func items(below view: UIView) -> [any LayoutItem] {
        view.hierarchy.subviews.flatMap(items) + (view.allGuides as [any LayoutItem]) + [view]
    }

    /// Leaves the items in the engine, and the views without the host.
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

    /// Has the tree around a view with a layout of its own come to that view in its next layout, where the engine is to be solved.
    func propagateUnitFlag() {
        if root.layoutState.isUnit, needsSolve { root.propagateLayoutFlag() }
    }

    /// The view's direction changed: leading and trailing mean other edges in the constraints it holds.
    func directionChanged(_ view: UIView) {
        guard let engine = engineToTell else { return }
        if let generated = view.layoutState.generated { return generated.directionChanged(in: engine) }
        for constraint in view.layoutState.constraints { constraint.engineID.map(engine.directionChanged) }
    }

    // MARK: Solving

    /// Solves, flags the views whose rectangles changed, and measures text again that changed or got another width: ``MeasuringPass``.
    func solveAndMeasure() {
        guard !isIdle else { return }
        if installedEngine == nil {
            if let direct = layOutDirectly() { return RouteTrace.note(root, LayoutRoute(direct)) }
            engineRoute = RouteTrace.declined(.engine)
        }
        let engine = installedEngine ?? bringIn()
        if !unsettledContent.isEmpty { unsettledContent = [] }
        startOverNearEdits()
        var pass = MeasuringPass(engine, self)
        pass.run()
        engine.forgetEdits()
        RouteTrace.note(root, engineRoute)
    }

    /// Reports content that still changed when the last round of a frame ended.
    func reportUnsettledContent() {
        guard !unsettledContent.isEmpty else { return }
        LayoutDiagnostic.unsettledContent(of: unsettledContent).map(report)
        unsettledContent.removeAll()
    }

    /// Whether ``solveAndMeasure()`` would find nothing to do, as when all but the first view of a tree place their subviews.
    private var isIdle: Bool { !hasChanges && unsettledContent.isEmpty && installedEngine?.notesEdits != true }

    /// Whether a solution would find something to do.
    var hasChanges: Bool { needsSolve || !changedContent.isEmpty }

    /// Whether the layout found so far is not that of the tree as it is.
    var needsSolve: Bool { installedEngine?.needsSolve ?? (direct == nil) }

    /// Updates constraints, solves and measures, without placing anything.
    func bringUpToDate() {
        root.updateSubtreeConstraints()
        solveAndMeasure()
    }

    /// A view's content changed its size. Text that can wrap may have to at the width it has and keeps.
    func contentSizeChanged(_ view: UIView) {
        guard let engine = engineToTell else { return }
        takeOverAlignment(of: view)
        engine.contentSizeChanged(view)
        engine.offsetsChanged(view)
        guard view.wrapsToWidth else { return }
        changedContent.append(view)
        engine.noteEdit(ofWidth: view)
    }

    /// New content may bring other alignment insets, which move the frame even where the alignment rectangle stays.
    private func takeOverAlignment(of view: UIView) {
        guard engine.hasOtherInsets(view) else { return }
        engine.structureChanged(view)
        needsPlacing(view)
    }

    func needsPlacing(_ view: UIView) {
        view.markNeedsPlacing()
        view.hierarchy.uncountedSuperview.map(needsToPlace)
    }

    /// A view is to give subviews their frames, in its next layout unless it is about to.
    func needsToPlace(_ view: Unmanaged<UIView>) {
        if view.toOpaque() != placing?.toOpaque() { view.borrow { $0.markNeedsLayout() } }
    }

    /// Lets text whose width may come out differently be measured from its unwrapped size, as in a tree that is laid out for the first time: the
    /// size it asks for is that of its lines, so that it would not widen again by itself. Baselines start over likewise.
    ///
    /// Where widths hang on heights, the height of text that starts over may lead to other text. Where baselines follow heights, those start over too
    /// that text near an edit may give other heights.
    private func startOverNearEdits() {
        guard engine.notesEdits, engine.needsSolve || hasChangedContent else { return }
        var texts = textsNearEdits()
        if engine.hasCentredBaselines {
            for text in texts { engine.noteEdit(ofHeight: text) }
            texts += textsNearEdits()
        }
        while unwrap(texts), engine.mixesAxes { texts = textsNearEdits() }
    }

    /// The texts that wrap among the items near edits, which start over.
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

    /// The tree's width changed: text that wrapped is measured from its unwrapped size again.
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

    /// A view whose subviews are placed: where it lies, unrounded, and how its subviews' frames are rounded.
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
    /// - Complexity: O(1) where the superview's is known; nothing moved since it was asked for.
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

    /// A view may have come to lie elsewhere than its origin was known to.
    func noteMove() { originStamp = Self.nextStamp() }

    private static func nextStamp() -> Int {
        stamps += 1
        return stamps
    }

    /// The alignment rectangle of a view, relative to its superview's frame, unrounded: as the engine has it, or as its frame gives it.
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
        guard let rect = solvedRect(of: view) else { return nil }
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

/// The layout of the tree: a changed rectangle flags the views that are placed by it.
extension LayoutHost: MeasuringScope {
    var hasChangedContent: Bool { !changedContent.isEmpty }

    func takeChangedContent() -> [UIView] {
        defer { changedContent.removeAll() }
        return changedContent.filter { $0.layoutState.host === self }
    }

    /// The next round of the frame goes on; only content that the last round leaves so is reported.
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
        // A width that the content's former size led to is not one to wrap the new content at: that is measured in the next round.
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
    /// Whether all are 0: a comparison with ``zero`` would be a call of the engine's module.
    var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

    init(_ insets: UIEdgeInsets) {
        self.init(top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
}
