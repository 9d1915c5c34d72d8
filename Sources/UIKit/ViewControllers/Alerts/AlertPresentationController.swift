/// Presents an alert in the middle of the screen, or an action sheet at its bottom, above a view that dims the content
/// behind it.
final class AlertPresentationController: UIPresentationController {
    private unowned let alert: UIAlertController
    private let dimming = UIDimmingView()
    private var keyboardObserver: (any NSObjectProtocol)?

    init(alert: UIAlertController, presenting: UIViewController?) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: presenting)
    }

    override var autoresizing: UIView.AutoresizingMask { [] }

    // MARK: Transitions

    override var motion: PresentationMotion { alert.preferredStyle == .alert ? .settle : .slide }

    override func presentationTransitionWillBegin() {
        guard let stage = containerView else { return }
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.frame = stage.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addAction(UIAction { [weak alert] _ in alert?.cancelByTapOutside() }, for: .touchUpInside)
        stage.insertSubview(dimming, at: 0)
        followKeyboard()
        fadeDimming(from: 0, to: 1)
    }

    override func dismissalTransitionWillBegin() { fadeDimming(from: 1, to: 0) }

    /// Fades the dimming view alongside the transition, if it is animated.
    private func fadeDimming(from start: CGFloat, to end: CGFloat) {
        guard let transition = alert.presentation.transition else { return }
        dimming.alpha = start
        _ = transition.animate(alongsideTransition: { [dimming] _ in dimming.alpha = end }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        keyboardObserver.map(NotificationCenter.default.removeObserver)
        keyboardObserver = nil
    }

    private func followKeyboard() {
        let name = UIResponder.keyboardWillChangeFrameNotification
        keyboardObserver = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.containerView?.setNeedsLayout() }
        }
    }

    // MARK: Frame

    override func containerViewWillLayoutSubviews() {
        guard let view = alert.viewIfLoaded, view.superview === containerView, !alert.isBeingDismissed else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let stage = containerView, let view = alert.view as? AlertView else { return .zero }
        return alert.preferredStyle == .alert ? alertFrame(view, in: stage) : sheetFrame(view, in: stage)
    }

    private func alertFrame(_ view: AlertView, in stage: UIView) -> CGRect {
        let room = freeRoom(in: stage).shrunk(dx: 0, dy: AlertMetrics.alertMargin)
        let size = view.size(in: CGSize(width: AlertMetrics.alertWidth, height: room.height))
        let origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        return CGRect(origin: onPixels(origin, in: stage), size: size)
    }

    private func onPixels(_ point: CGPoint, in stage: UIView) -> CGPoint {
        let scale = max(1, stage.traitCollection.displayScale)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    private func sheetFrame(_ view: AlertView, in stage: UIView) -> CGRect {
        let (bounds, insets) = (stage.bounds, stage.window?.safeAreaInsets ?? .zero)
        let margin = AlertMetrics.sheetMargin
        let bottom = bounds.maxY - max(margin, insets.bottom)
        let width = min(bounds.width, bounds.height) - 2 * margin
        let size = view.size(in: CGSize(width: width, height: bottom - max(margin, insets.top)))
        return CGRect(x: bounds.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height)
    }

    /// The part of the container that the window's safe area and a docked keyboard leave free.
    private func freeRoom(in stage: UIView) -> CGRect {
        let insets = stage.window?.safeAreaInsets ?? .zero
        var room = stage.bounds.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
        if let window = stage.window, let keyboard = window.screen.keyboardArea, keyboard.isDocked {
            let top = stage.convert(keyboard.frame, from: nil).minY
            if top < room.maxY { room.size.height = max(0, top - room.minY) }
        }
        return room
    }
}

extension UIAlertController {
    /// A tap outside an action sheet chooses its cancel action; alerts ignore it.
    func cancelByTapOutside() {
        if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
    }
}
