import LayoutEngine

/// What layout keeps of a view. A flag is named `needsX` for the view itself and `subtreeNeedsX` for one below it.
struct LayoutState {
    var host: LayoutHost?
    /// In the order of activation.
    var constraints: [NSLayoutConstraint] = []
    /// Constraints that a stack view holds besides, for which there need not be objects.
    var generated: GeneratedConstraints?
    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemGuide] = []
    /// A scroll view's content and frame.
    var scrollGuides: [UILayoutGuide] = []
    var translatesMask = true
    /// The constraints that the mask stands for, as far as somebody asked for them.
    var maskConstraints: [NSAutoresizingMaskLayoutConstraint] = []
    /// Whether the view is the root of a layout of its own inside a larger tree, as a cell in a document is.
    var isUnit = false
    /// Whether the height of a view under its autoresizing mask is up to constraints, while it is measured.
    var leavesHeightOpen = false
    var needsLayout = true
    var subtreeNeedsLayout = false
    var needsUpdateConstraints = true
    var subtreeNeedsUpdateConstraints = false
    /// Whether the view's own callbacks run at present: it is not called again from inside.
    var isLayingOut = false
    var isUpdatingConstraints = false
    var needsContentSize = false
    /// The width, in points, that layout found for content that wraps; `nil` while it stands unwrapped.
    var solvedWidth: CGFloat?
    /// Whether the content is measured for another tree's sake: what it asks for meanwhile concerns nobody here.
    var isBeingFitted = false
    /// Whether frames below may round differently, because the view came to lie elsewhere between pixels.
    var needsPlacement = false
    var lastOrigin: (x: Double, y: Double) = (0, 0)
    var hugging = AxisPair(UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
    var contentTieRank = AxisPair<Int32>(0)
    var placeholderContentSize: (width: CGFloat?, height: CGFloat?)?
    var traits: UITraitCollection?

    var allGuides: [UILayoutGuide] {
        systemGuides.isEmpty && scrollGuides.isEmpty ? guides : guides + systemGuides.map(\.guide) + scrollGuides
    }
}

/// A value for each axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) { (horizontal, vertical) = (both, both) }

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
        LayoutLoop.current?.note(.layout, self)
        propagateLayoutFlag()
    }

    private func propagateLayoutFlag() {
        var current = hierarchy.superview
        while let view = current, !view.layoutState.subtreeNeedsLayout {
            view.layoutState.subtreeNeedsLayout = true
            current = view.hierarchy.superview
        }
    }

    func markNeedsUpdateConstraints() {
        guard !layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = true
        LayoutLoop.current?.note(.updateConstraints, self)
        propagateConstraintsFlag()
    }

    private func propagateConstraintsFlag() {
        var current = hierarchy.superview
        while let view = current, !view.layoutState.subtreeNeedsUpdateConstraints {
            view.layoutState.subtreeNeedsUpdateConstraints = true
            current = view.hierarchy.superview
        }
    }

    /// Takes the flags of a view that was just added over to the views above.
    func propagateFlags(from subview: UIView) {
        if subview.layoutState.needsLayout || subview.layoutState.subtreeNeedsLayout { subview.propagateLayoutFlag() }
        if subview.layoutState.needsUpdateConstraints || subview.layoutState.subtreeNeedsUpdateConstraints
            || subview.layoutState.needsContentSize
        {
            subview.propagateConstraintsFlag()
        }
    }

    func contentSizeChanged() {
        guard !layoutState.isBeingFitted else { return }
        if !layoutState.needsContentSize {
            layoutState.needsContentSize = true
            LayoutLoop.current?.note(.contentSize, self)
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

    /// The engine that lays this view out, made when it is first needed.
    @discardableResult
    func requireHost() -> LayoutHost {
        if let host = layoutState.host { return host }
        let root = layoutRoot
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
        layoutState.host?.uninstall(self)
    }

    /// Makes the view the root of a layout of its own inside a larger tree: it is placed by its frame, and pixels count from its corner.
    package func becomeLayoutUnit() {
        leaveHost()
        layoutState.isUnit = true
    }

    // MARK: The pass

    /// Brings constraints and layout up to date from the topmost view that waits for it.
    func layoutHierarchyIfNeeded() {
        let host = requireHost()
        var start = self
        while let above = start.hierarchy.superview, above.layoutState.needsLayout { start = above }
        LayoutLoop.watch(start) {
            host.root.updateSubtreeConstraints()
            host.solve()
            guard start.waitsForLayout else { return false }
            start.layOutSubtree()
            (host.root as? UIWindow)?.followKeyboard()
            return true
        }
    }

    /// Updates constraints leaf to root.
    func updateSubtreeConstraints() {
        if layoutState.subtreeNeedsUpdateConstraints {
            layoutState.subtreeNeedsUpdateConstraints = false
            for view in hierarchy.subviews { view.updateSubtreeConstraints() }
        }
        if layoutState.needsUpdateConstraints && !layoutState.isUpdatingConstraints { updateOwnConstraints() }
        updateContentSize()
    }

    private func updateOwnConstraints() {
        layoutState.needsUpdateConstraints = false
        layoutState.isUpdatingConstraints = true
        if let controller = hierarchy.controller {
            perform(.updateViewConstraints) { controller.updateViewConstraints() }
        } else {
            perform(.updateConstraints) { updateConstraints() }
        }
        layoutState.isUpdatingConstraints = false
        if layoutState.needsUpdateConstraints { propagateConstraintsFlag() }
    }

    /// Runs one of the view's callbacks, under the eyes of whoever looks for the reason of a loop.
    func perform(_ callback: LayoutLoop.Callback, _ body: () -> Void) {
        guard let loop = LayoutLoop.current else { return body() }
        loop.run(callback, of: self, body)
    }

    /// Tells the engine the content size if it may have changed.
    func updateContentSize() {
        guard layoutState.needsContentSize else { return }
        layoutState.needsContentSize = false
        layoutState.host?.contentSizeChanged(self)
    }

    /// Lays out a subtree root to leaf, siblings last to first.
    private func layOutSubtree() {
        if layoutState.isUnit, layoutState.host == nil || layoutState.host?.engine.needsSolve == true {
            requireHost()
            updateSubtreeConstraints()
            layoutState.host?.solve()
        }
        if layoutState.needsPlacement && !layoutState.needsLayout { checkPlacement() }
        if layoutState.needsLayout && !layoutState.isLayingOut { layOut() }
        guard layoutState.subtreeNeedsLayout else { return }
        layoutState.subtreeNeedsLayout = false
        for view in hierarchy.subviews.reversed() where view.waitsForLayout { view.layOutSubtree() }
    }

    private var waitsForLayout: Bool {
        layoutState.needsLayout && !layoutState.isLayingOut || layoutState.subtreeNeedsLayout || layoutState.needsPlacement
    }

    private func layOut() {
        layoutState.needsLayout = false
        layoutState.needsPlacement = false
        layoutState.isLayingOut = true
        let controller = hierarchy.controller
        if let controller { perform(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() } }
        perform(.layoutSubviews) { layoutSubviews() }
        if let controller { perform(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() } }
        layoutState.isLayingOut = false
        if layoutState.needsLayout { propagateLayoutFlag() }
    }

    // MARK: Placing subviews

    /// Gives the subviews the frames the engine decided.
    func placeSubviews() {
        guard let host = layoutState.host else { return }
        host.solve()
        guard !hierarchy.subviews.isEmpty else { return }
        let place = host.place(of: self)
        for view in hierarchy.subviews {
            if let frame = host.frame(of: view, in: place) { view.place(at: frame) }
            view.noteOrigin(host, in: place)
        }
    }

    /// Remembers where the view lies between pixels; when that changed, what is below it may round differently.
    private func noteOrigin(_ host: LayoutHost, in place: LayoutHost.Place) {
        guard !hierarchy.subviews.isEmpty, case .windowed(let scale) = place.rounding, layoutState.host === host else { return }
        let origin = place.origin(of: host.alignmentRect(of: self))
        defer { layoutState.lastOrigin = origin }
        func isPartOfPixel(_ move: Double) -> Bool { abs(move * scale - (move * scale).rounded()) > 1e-6 }
        guard isPartOfPixel(origin.x - layoutState.lastOrigin.x) || isPartOfPixel(origin.y - layoutState.lastOrigin.y) else {
            return
        }
        layoutState.needsPlacement = true
        propagateLayoutFlag()
    }

    /// Asks for layout if a subview's frame rounds differently now, and hands the question on.
    private func checkPlacement() {
        layoutState.needsPlacement = false
        guard let host = layoutState.host else { return }
        let place = host.place(of: self)
        for view in hierarchy.subviews {
            if let frame = host.frame(of: view, in: place), frame != view.untransformedFrame { layoutState.needsLayout = true }
            view.noteOrigin(host, in: place)
        }
    }
}

/// Warnings about layout that is not wrong enough to stop for.
@MainActor
package enum LayoutWarning {
    /// Where warnings go; standard error unless a tool takes them over.
    package static var sink: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    static func write(_ text: String) { sink("[LayoutConstraints] " + text) }
}
