/// The state of columns that slide over the secondary column.
struct SplitOverlay {
    /// The dimming view between the secondary column and those over it; a tap on it hides them. Created when it is
    /// first shown.
    var dimming: UIControl?
    /// Controllers whose views slide out, and those whose views slide in.
    var going: [UIViewController] = []
    var coming: [UIViewController] = []
    var recognizer: SplitEdgeGestureRecognizer?
    /// Whether layout leaves the columns where they are, at the start positions beyond the edge.
    var holdsPlaces = false
}

/// Columns that slide over the secondary one or displace it.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum and
///   displaymode-swift.enum. The duration, the opacity of the dimming view, and the effect of a device's orientation on
///   automatic behaviour are not documented; here automatic behaviour tiles.
extension UISplitViewController {
    /// The duration in seconds; similar to the animation on devices.
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

    /// The columns that ``preferredDisplayMode`` shows, of those that exist. The automatic mode shows the columns that
    /// do not cover the secondary one.
    func usualColumns(_ present: [Column]) -> [Column] {
        switch preferredDisplayMode {
        case .secondaryOnly: return present.filter { $0 == .secondary }
        case .oneBesideSecondary, .oneOverSecondary: return Array(present.suffix(2))
        case .automatic where effectiveBehavior == .overlay: return present.filter { $0 == .secondary }
        case .automatic where effectiveBehavior == .displace: return Array(present.suffix(2))
        default: return present
        }
    }

    /// Whether columns are shown over the secondary one.
    var coversSecondary: Bool {
        collapse == nil && effectiveBehavior == .overlay && shown.count > 1 && shown.last == .secondary
    }

    /// Shows the hidden column that is next to the visible ones.
    func showHiddenColumn() {
        let visible = visibleColumns
        if let hidden = Self.order.last(where: { columns[$0] != nil && !visible.contains($0) }) { show(hidden) }
    }

    // MARK: Dimming

    /// Orders the columns' views, and inserts the dimming view above the secondary one if others cover it.
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

    /// Whether changes of the visible columns are animated.
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

    /// Adds the views of columns that slide in, at their start positions beyond the edge.
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

    /// Completes the sliding of columns.
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

    // MARK: Gestures

    func prepareEdgeRecognizer() {
        guard overlay.recognizer == nil else { return }
        let recognizer = SplitEdgeGestureRecognizer()
        recognizer.split = self
        recognizer.edges = view.isRightToLeft ? .right : .left
        view.addGestureRecognizer(recognizer)
        overlay.recognizer = recognizer
    }

    /// Whether a pan from the edge shows a column: there must be a hidden one, and nothing to pop on the secondary
    /// column's stack.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === overlay.recognizer else { return true }
        let stack = columns[.secondary] as? UINavigationController
        return presentsWithGesture && !isCollapsed && stack?.viewControllers.count ?? 0 < 2
            && visibleColumns.count < Self.order.filter { columns[$0] != nil }.count
    }
}

/// The recognizer of a pan from the edge that shows hidden columns.
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
