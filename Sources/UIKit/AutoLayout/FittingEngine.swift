import LayoutEngine

/// A scratch engine that measures one view for its fitting size: it holds the view's subtree, with the view's own size
/// free.
///
/// ``UIView/fittingSize(_:_:_:)`` makes one when a direct measurement is declined. The engine measures once, or the
/// view keeps it when it is measured again and again outside windows; then only changes are stated again. It is not
/// kept if its results would depend on earlier ones: with conflicts, with baselines that follow heights, and with
/// scroll views.
@MainActor
final class FittingEngine: KeptFitting {
    private let engine = LayoutEngine(isScratch: true)
    /// Views whose content wraps, during a measurement, and the widths at which it is wrapped in their real tree.
    @exclusivity(unchecked) private var wrapping: [UIView] = []
    @exclusivity(unchecked) private var widths: [CGFloat?] = []
    /// Views whose height is open in their real tree, but not here.
    @exclusivity(unchecked) private var open: [UIView] = []
    @exclusivity(unchecked) private var targets: [Target] = []
    @exclusivity(unchecked) private var last = (target: CGSize.zero, size: CGSize.zero)
    /// Whether measuring with this engine again gives the same result as measuring with a new one.
    @exclusivity(unchecked) private var canStay = true
    /// Views whose content wraps, while the engine stays.
    @exclusivity(unchecked) private var knownWrapping: [UncountedView] = []
    /// Views whose changed content is being stated again.
    @exclusivity(unchecked) private var restated: [UncountedView] = []
    /// Whether content was stated again that has to be measured although its view may keep its rectangle.
    @exclusivity(unchecked) private var hasUnmeasured = false
    /// Whether the engine has measured the view before.
    @exclusivity(unchecked) private var measuresAgain = false

    /// The equation of a target size along an axis.
    private struct Target {
        let constraint: NSLayoutConstraint
        let id: LayoutConstraintID
    }

    override init(measuring view: UIView, by route: LayoutRoute) {
        super.init(measuring: view, by: route)
        engine.chooseBroken = { [unowned self] conflict in
            canStay = false
            return ConflictRule.choose(conflict)
        }
        engine.isTold = LayoutWarning.isConflictWritten
    }

    private func installRoot() {
        setAside(root)
        engine.addRoot(root, givens: LayoutGivens(x: 0, y: 0))
        install(root)
    }

    /// Sets aside layout results of a view and all views in it, before the engine reads content sizes: constraints may
    /// add items early.
    private func setAside(_ view: UIView) {
        if view.wrapsToWidth { unwrap(view) }
        if view.layoutState.leavesHeightOpen {
            view.layoutState.leavesHeightOpen = false
            open.append(view)
        }
        if view.scrollOffset != nil { canStay = false }
        for subview in view.hierarchy.subviews { setAside(subview) }
    }

    private func install(_ view: UIView) {
        if !view.layoutState.translatesMask { engine.addItem(view) }
        if view.hasGuides { for guide in view.allGuides { engine.addItem(guide) } }
        installConstraints(of: view)
        for subview in view.hierarchy.subviews where subview.hierarchy.superview === view { install(subview) }
    }

    private func installConstraints(of view: UIView) {
        if let generated = view.layoutState.generated { return generated.add(to: engine) }
        for constraint in view.layoutState.constraints { constraint.add(to: engine) }
    }

    // MARK: Measuring

    /// The size, in points, of the view's frame, by the first measurement.
    func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        isMeasuring = true
        installRoot()
        ask(.width, target.width, horizontal, "fittingSizeHTarget")
        ask(.height, target.height, vertical, "fittingSizeVTarget")
        return solvedSize(target)
    }

    private func solvedSize(_ target: CGSize) -> CGSize {
        var pass = MeasuringPass(engine, self)
        pass.run()
        restoreWidths()
        for view in open { view.layoutState.leavesHeightOpen = true }
        open = []
        for target in targets { target.constraint.forgetHolder() }
        isMeasuring = false
        let frame = (engine.alignmentRect(of: root) ?? .zero).outset(by: root.layoutAlignmentInsets)
        last = (target, CGSize(width: frame.width, height: frame.height))
        return last.size
    }

    private func ask(
        _ attribute: LayoutAttribute, _ value: CGFloat, _ priority: UILayoutPriority, _ identifier: String
    ) {
        let target = NSLayoutConstraint(first: root, attribute, .equal, second: nil, .notAnAttribute, constant: value)
        target.priority = priority
        target.identifier = identifier
        target.holder = root
        target.add(to: engine).map { targets.append(Target(constraint: target, id: $0)) }
    }

    /// The number of solutions, for tests that guard against regressions.
    var solves: Int { engine.solves }

    override func end() { engine.endMeasuring() }

    override func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard !isMeasuring, targets[0].constraint.priority == horizontal, targets[1].constraint.priority == vertical else {
            return nil
        }
        if changed.isEmpty && target == last.target { return last.size }
        isMeasuring = true
        measuresAgain = true
        for known in knownWrapping {
            unwrap(known.view)
            if target.width == last.target.width { wrapAtStatedWidth(known.view) }
        }
        let isKnown = restateContents()
        guard isKnown, canStay else {
            restoreWidths()
            isMeasuring = false
            return nil
        }
        hasUnmeasured = true
        ask(targets[0], for: target.width)
        ask(targets[1], for: target.height)
        let size = solvedSize(target)
        return canStay ? size : nil
    }

    // MARK: Text that wraps

    private func unwrap(_ view: UIView) {
        wrapping.append(view)
        widths.append(view.solvedWidth)
        view.layoutState.isBeingFitted = true
        view.solvedWidth = nil
    }

    private func restoreWidths() {
        for (index, view) in wrapping.enumerated() {
            view.solvedWidth = widths[index]
            view.layoutState.isBeingFitted = false
        }
        if canStay, !measuresAgain { knownWrapping = wrapping.map { UncountedView(view: $0) } }
        wrapping.removeAll(keepingCapacity: canStay)
        widths.removeAll(keepingCapacity: canStay)
    }
}

/// Repeated measurements.
extension FittingEngine {
    /// Keeps the engine after a measurement, if that is possible.
    func stay() -> Bool {
        guard canStay, engine.dependsOnContentAlone, targets.count == 2 else { return false }
        engine.stayForMeasuring()
        return true
    }

    /// Wraps content at once if required equations state its width, which a first solution with the content unwrapped
    /// would only find again.
    private func wrapAtStatedWidth(_ view: UIView) {
        guard view.wrapsToWidth, let width = engine.statedWidth(of: view) else { return }
        view.takeWidth { view.widthStated(CGFloat(width)) }
    }

    /// Reads the content sizes of views that wrap, and of those that changed.
    ///
    /// - Returns: False if more than lengths changed.
    private func restateContents() -> Bool {
        swap(&restated, &changed)
        defer { restated.removeAll(keepingCapacity: true) }
        for view in wrapping where !engine.takeContentLengths(of: view) { return false }
        for change in restated where !change.view.layoutState.isBeingFitted {
            guard !change.view.wrapsToWidth, engine.takeContentLengths(of: change.view) else { return false }
        }
        for view in wrapping where !view.wrapsToWidth { return false }
        return true
    }

    private func ask(_ target: Target, for length: CGFloat) {
        target.constraint.constant = length
        target.constraint.holder = root
        let largest = NSLayoutConstraint.largestConstant
        engine.setConstant(Double(max(-largest, min(length, largest))), of: target.id)
    }
}

/// The scope of a fitting size flags and places no views: measured content sizes are passed to the engine alone.
extension FittingEngine: MeasuringScope {
    var hasChangedContent: Bool { hasUnmeasured }

    func takeChangedContent() -> [UIView] {
        hasUnmeasured = false
        return []
    }

    var measuredViews: [UIView]? { measuresAgain ? wrapping : nil }

    func report(_ diagnostic: LayoutDiagnostic) {
        canStay = false
        LayoutWarning.write(diagnostic)
    }

    func contentIsUnsettled(_ views: [UIView]) {
        canStay = false
        LayoutDiagnostic.unsettledContent(of: views).map(report)
    }

    func engineSolved() {}
    func rectangleChanged(_ item: any LayoutItem) -> UIView? { item as? UIView }
    func rectanglesChanged() {}

    func contentMeasured(_ view: UIView) {
        engine.contentSizeChanged(view)
        engine.offsetsChanged(view)
    }
}
