import LayoutEngine

extension UIView {
    /// Solves the subtree's constraints in a separate engine, with the target at the given priorities.
    ///
    /// The view's own frame, mask and what constrains it from outside do not count; frames and masks below it do. Nothing of the tree that the
    /// view stands in changes, save that constraints that wait for an update are updated first.
    ///
    /// - Returns: Points, rounded to pixels of the view's scale, halves up.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateSubtreeConstraints()
        LayoutAnswers.fittingSizes += 1
        let size = FittingEngine(measuring: self).size(target, horizontal, vertical)
        return CGSize(width: size.width.roundedToPixel(pixelScale), height: size.height.roundedToPixel(pixelScale))
    }
}

/// A throw-away engine that holds one view's subtree with its size left free.
@MainActor
private final class FittingEngine {
    private let engine = LayoutEngine(isScratch: true)
    let root: UIView
    /// Views whose content wraps, and the width it has in the tree they really stand in.
    private var wrapping: [(view: UIView, width: CGFloat?)] = []
    /// Views whose height is open in the tree they stand in, but not here.
    private var open: [UIView] = []
    private var targets: [NSLayoutConstraint] = []

    init(measuring view: UIView) {
        root = view
        engine.chooseBroken = ConflictRule.choose
        engine.isTold = LayoutWarning.isConflictWritten
        setAside(view)
        engine.addRoot(view, givens: LayoutGivens(x: 0, y: 0))
        install(view)
    }

    /// Sets aside what layout found for a view and all in it, before the engine reads content sizes: constraints bring views in early.
    private func setAside(_ view: UIView) {
        if view.wrapsToWidth { unwrap(view) }
        if view.layoutState.leavesHeightOpen {
            view.layoutState.leavesHeightOpen = false
            open.append(view)
        }
        for subview in view.hierarchy.subviews { setAside(subview) }
    }

    private func install(_ view: UIView) {
        if !view.layoutState.translatesMask { engine.addItem(view) }
        for guide in view.allGuides { engine.addItem(guide) }
        installConstraints(of: view)
        for subview in view.hierarchy.subviews { install(subview) }
    }

    private func installConstraints(of view: UIView) {
        if let generated = view.layoutState.generated { return generated.add(to: engine) }
        for constraint in view.layoutState.constraints { constraint.add(to: engine) }
    }

    func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        ask(.width, target.width, horizontal, "fittingSizeHTarget")
        ask(.height, target.height, vertical, "fittingSizeVTarget")
        var pass = MeasuringPass(engine, self)
        pass.run()
        restoreWidths()
        for view in open { view.layoutState.leavesHeightOpen = true }
        for target in targets { target.forgetHolder() }
        let rect = engine.alignmentRect(of: root) ?? .zero
        engine.endMeasuring()
        let frame = rect.outset(by: root.layoutAlignmentInsets)
        return CGSize(width: frame.width, height: frame.height)
    }

    private func ask(
        _ attribute: LayoutAttribute, _ value: CGFloat, _ priority: UILayoutPriority, _ identifier: String
    ) {
        let target = NSLayoutConstraint(first: root, attribute, .equal, second: nil, .notAnAttribute, constant: value)
        target.priority = priority
        target.identifier = identifier
        target.holder = root
        targets.append(target)
        target.add(to: engine)
    }

    // MARK: Text that wraps

    private func unwrap(_ view: UIView) {
        wrapping.append((view, view.solvedWidth))
        view.layoutState.isBeingFitted = true
        view.solvedWidth = nil
    }

    private func restoreWidths() {
        for (view, width) in wrapping {
            view.solvedWidth = width
            view.layoutState.isBeingFitted = false
        }
    }
}

/// A fitting size flags and places no views: measured content sizes go to the engine alone.
extension FittingEngine: MeasuringScope {
    var hasChangedContent: Bool { false }
    func takeChangedContent() -> [UIView] { [] }
    func report(_ diagnostic: LayoutDiagnostic) { LayoutWarning.write(diagnostic) }
    func contentIsUnsettled(_ views: [UIView]) { LayoutDiagnostic.unsettledContent(of: views).map(report) }
    func engineSolved() {}
    func rectangleChanged(_ item: any LayoutItem) -> UIView? { item as? UIView }
    func rectanglesChanged() {}

    func contentMeasured(_ view: UIView) {
        engine.contentSizeChanged(view)
        engine.offsetsChanged(view)
    }
}
