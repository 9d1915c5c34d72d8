/// An interaction that opens a menu on a long press.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance
    public enum Appearance: UInt, Sendable {
        case unknown = 0
        /// With a preview.
        case rich
        /// Without a preview, as for a pointer.
        case compact
    }

    /// The delegate, which provides the menu. Held weakly.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private lazy var press = ContextMenuPress(self)
    private weak var stage: MenuStage?
    private var configuration: UIContextMenuConfiguration?

    /// Creates an interaction with a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The appearance of the open menu; unknown if none is open.
    open var menuAppearance: UIContextMenuInteraction.Appearance {
        guard let stage, stage.isOpen else { return .unknown }
        return stage is ContextMenuStage ? .rich : .compact
    }

    /// The latest location of the menu's touch, in a view's coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(press.lastPoint, from: self.view?.window) } ?? press.lastPoint
    }

    /// Closes the menu; does nothing if none is open.
    open func dismissMenu() { stage?.close() }

    /// Replaces the open menu by another one; does nothing if none is open.
    ///
    /// - Parameter block: Returns the new menu for the current one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { if stage?.isOpen == true { stage?.update(block) } }

    // MARK: Opening

    /// Whether there is a menu at the location of the long press.
    func findMenu() -> Bool {
        guard let view, view.window != nil else { return false }
        if let ownControl {
            guard ownControl.isEnabled, !ownControl.showsMenuAsPrimaryAction else { return false }
            ownControl.sendActions(for: .menuActionTriggered)
        }
        configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return configuration != nil
    }

    func openMenu() {
        guard let view, let window = view.window, let configuration else { return }
        if let ownControl { return openMenu(of: ownControl, configuration, in: window) }
        let controller = configuration.previewProvider?()
        let menu = configuration.actionProvider?([]) ?? UIMenu()
        let highlighted = controller == nil ? preview(configuration) : nil
        let stage = ContextMenuStage(menu, beside: view, sender: self) { [weak self] _ in
            self?.willClose(configuration, controller)
        }
        stage.show(controller, highlighted)
        stage.previewTapped = { [weak self] in self?.commit(configuration, controller) }
        self.stage = stage
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        ShownMenus.shared.show(stage, in: window)
        animator.run()
    }

    // MARK: Menus of controls

    /// The control that provides its own menus through the interaction.
    private var ownControl: UIControl? { delegate.flatMap { $0 === view ? $0 as? UIControl : nil } }

    /// Opens the menu of a control on touch down.
    ///
    /// - Parameter point: A point in the window's coordinates.
    func openMenu(of control: UIControl, at point: CGPoint) {
        guard let window = control.window else { return }
        press.note(point)
        control.sendActions(for: .menuActionTriggered)
        let place = control.convert(point, from: window)
        guard let found = control.contextMenuInteraction(self, configurationForMenuAtLocation: place) else { return }
        openMenu(of: control, found, in: window)
        ShownMenus.shared.drag(to: point, in: window)
    }

    private func openMenu(of control: UIControl, _ configuration: UIContextMenuConfiguration, in window: UIWindow) {
        guard let menu = configuration.actionProvider?([]) else { return }
        _ = preview(configuration)
        let stage = MenuStage(menu, beside: control, sender: control.menuSender) { [weak self, weak control] in
            control?.menuClosed(choosing: $0)
            self?.willClose(configuration, nil)
        }
        let attachment = control.menuAttachmentPoint(for: configuration)
        if attachment != control.usualMenuAttachment { stage.attachment = attachment }
        self.stage = stage
        let animator = ContextMenuAnimator(nil)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        ShownMenus.shared.show(stage, in: window)
        animator.run()
    }

    private func preview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            ?? view.flatMap { $0.superview == nil ? nil : UITargetedPreview(view: $0) }
    }

    private func willClose(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        _ =
            delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run()
    }

    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = ContextMenuAnimator(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        (stage as? ContextMenuStage)?.leavePreview(animator.preferredCommitStyle)
        dismissMenu()
        animator.run()
    }
}

/// The long press recognizer of a context menu.
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?
    /// The latest location in the window's coordinates.
    private(set) var lastPoint = CGPoint.zero

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        notePoint()
        return interaction?.findMenu() ?? false
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        guard let window = view?.window else { return }
        if state != .possible, state != .failed { notePoint() }
        switch state {
        case .began:
            interaction?.openMenu()
            ShownMenus.shared.drag(to: lastPoint, in: window)
        case .changed: ShownMenus.shared.drag(to: lastPoint, in: window)
        case .ended: ShownMenus.shared.release(at: lastPoint, in: window)
        case .cancelled, .possible, .failed: break
        }
    }

    /// Records the location of the touch in the window.
    func note(_ point: CGPoint) { lastPoint = point }
    private func notePoint() { if numberOfTouches > 0 { lastPoint = location(in: nil) } }
}
