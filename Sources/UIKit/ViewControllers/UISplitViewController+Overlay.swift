/// What a split view needs to slide columns over the secondary one.
struct SplitOverlay {
    /// Between the secondary column and those over it; a tap on it hides them. Made when it is first shown.
    var dimming: UIControl?
    /// Controllers whose views are still seen as they go, and those that come.
    var going: [UIViewController] = []
    var coming: [UIViewController] = []
    var recognizer: SplitEdgeGestureRecognizer?
    /// Whether columns stay where they are put, beyond the edge from which they are about to come.
    var holdsPlaces = false
}

/// Columns that slide over the secondary one, or push it aside.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum and displaymode-swift.enum. How long it takes, how
///   dark the secondary column gets, and how automatic behaviour depends on a device's orientation is not documented: automatic tiles.
extension UISplitViewController {
    /// Seconds; of the size that users of the system meet.
    static let slidingDuration: TimeInterval = 0.3

    var effectiveBehavior: SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        switch preferredDisplayMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        default: return .tile
        }
    }

    func displayMode(of visible: [Column]) -> DisplayMode {
        switch (visible.count, effectiveBehavior) {
        case (3, .overlay): .twoOverSecondary
        case (3, .displace): .twoDisplaceSecondary
        case (3, _): .twoBesideSecondary
        case (2, .overlay): .oneOverSecondary
        case (2, _): .oneBesideSecondary
        default: .secondaryOnly
        }
    }

    /// The columns that ``preferredDisplayMode`` shows of those that there are. Automatic shows what does not cover the secondary column.
    func usualColumns(_ present: [Column]) -> [Column] {
        switch preferredDisplayMode {
        case .secondaryOnly: return present.filter { $0 == .secondary }
        case .oneBesideSecondary, .oneOverSecondary: return Array(present.suffix(2))
        case .automatic where effectiveBehavior == .overlay: return present.filter { $0 == .secondary }
        case .automatic where effectiveBehavior == .displace: return Array(present.suffix(2))
        default: return present
        }
    }

    /// Whether columns lie over the secondary one.
    var coversSecondary: Bool {
        collapse == nil && effectiveBehavior == .overlay && shown.count > 1 && shown.last == .secondary
    }

    /// Shows the hidden column that is next to those that are seen.
    func showHiddenColumn() {
        let visible = visibleColumns
        if let hidden = Self.order.last(where: { columns[$0] != nil && !visible.contains($0) }) { show(hidden) }
    }

    // MARK: Dimming

    /// Puts the columns in their order, and dims the secondary one below others.
    func placeOverlay() {
        guard coversSecondary, let below = columns[.secondary]?.viewIfLoaded else {
            if overlay.going.isEmpty { overlay.dimming?.removeFromSuperview() }
            return
        }
        let dimming = overlay.dimming ?? makeDimming()
        dimming.frame = view.bounds
        if dimming.superview !== view {
            dimming.alpha = 1
            view.insertSubview(dimming, aboveSubview: below)
        }
        view.sendSubviewToBack(dimming)
        view.sendSubviewToBack(below)
    }

    private func makeDimming() -> UIControl {
        let dimming = UIControl()
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.addAction(UIAction { [weak self] _ in self.map { $0.hide($0.shown.dropLast()) } }, for: .touchUpInside)
        overlay.dimming = dimming
        return dimming
    }

    // MARK: Sliding

    /// Whether columns come and go in time.
    var columnsSlide: Bool {
        collapse == nil && effectiveBehavior != .tile && appearance == .appeared && SystemTransition.takesTime(in: viewIfLoaded)
    }

    func slide(in coming: [UIViewController], out going: [UIViewController]) {
        (overlay.coming, overlay.going) = (coming, going)
        for controller in coming { controller.beginAppearing(animated: true) }
        for controller in going { controller.beginDisappearing(animated: true) }
        UIView.performWithoutAnimation { putBeside(coming) }
        for controller in coming { controller.callViewIsAppearing(animated: true) }
        UIView.animate(withDuration: Self.slidingDuration, delay: 0, options: .allowUserInteraction) { [self] in
            arrangeContent()
            for controller in going { controller.view.frame = outside(controller.view.frame) }
            overlay.dimming?.alpha = coversSecondary ? 1 : 0
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, overlay.coming == coming, overlay.going == going else { return }
            finishSliding()
        }
    }

    /// Adds the columns that come beyond the edge from which they come.
    private func putBeside(_ coming: [UIViewController]) {
        let wasCovered = overlay.dimming?.superview === view
        for (column, place) in places() {
            guard let controller = columns[column], coming.contains(controller) else { continue }
            add(controller.view)
            controller.view.frame = outside(place)
        }
        placeOverlay()
        if !wasCovered { overlay.dimming?.alpha = 0 }
        overlay.holdsPlaces = true
        view.layoutIfNeeded()
        overlay.holdsPlaces = false
    }

    private func outside(_ place: CGRect) -> CGRect {
        place.offsetBy(dx: view.isRightToLeft ? view.bounds.maxX - place.minX : -place.maxX, dy: 0)
    }

    /// What comes and goes is where it belongs.
    func finishSliding() {
        let (coming, going) = (overlay.coming, overlay.going)
        (overlay.coming, overlay.going) = ([], [])
        for controller in going {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endDisappearing(animated: true)
        }
        if !coversSecondary { overlay.dimming?.removeFromSuperview() }
        for controller in coming { controller.endAppearing(animated: true) }
    }

    // MARK: Fingers

    func prepareEdgeRecognizer() {
        guard overlay.recognizer == nil else { return }
        let recognizer = SplitEdgeGestureRecognizer()
        recognizer.split = self
        recognizer.edges = view.isRightToLeft ? .right : .left
        view.addGestureRecognizer(recognizer)
        overlay.recognizer = recognizer
    }

    /// Whether a finger from the edge shows a column: where one is hidden, and the secondary column's stack has nothing to go back to.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === overlay.recognizer else { return true }
        let stack = columns[.secondary] as? UINavigationController
        return presentsWithGesture && !isCollapsed && stack?.viewControllers.count ?? 0 < 2
            && visibleColumns.count < Self.order.filter { columns[$0] != nil }.count
    }
}

/// Recognizes a finger from the edge that shows the columns beyond it.
final class SplitEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var split: UISplitViewController?

    override func entered(_ state: UIGestureRecognizer.State) {
        guard let split else { return }
        switch state {
        case .began:
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
            split.showHiddenColumn()
        case .ended, .cancelled: split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        case .changed, .possible, .failed: break
        }
    }
}
