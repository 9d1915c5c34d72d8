/// An interaction that shows an edit menu programmatically.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private var menu: OpenEditMenu?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows a menu of the actions that the responder chain can perform from the view on, unless the delegate returns
    /// another menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        self.configuration = configuration
        guard let view, let shown = content(configuration, view) else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        menu = OpenEditMenu(
            shown, over: rect(configuration), of: view,
            side: EditMenuSide(rawValue: configuration.preferredArrowDirection.rawValue) ?? .automatic
        ) { [weak self, weak view] leaf in
            leaf.performWithSender(
                self, target: (leaf as? UICommand).flatMap { view?.target(forAction: $0.action, withSender: $0) })
        } closed: { [weak self] in
            self?.closed(configuration)
        }
        animator.run()
    }

    private func content(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> [UIMenuElement]? {
        let suggested = view.suggestedEditCommands(self)
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let shown = own?.children ?? suggested
        return shown.isEmpty ? nil : shown
    }

    private func rect(_ configuration: UIEditMenuConfiguration) -> CGRect {
        let own = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return own.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : own
    }

    private func closed(_ configuration: UIEditMenuConfiguration) {
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        menu = nil
        animator.run()
    }

    /// Closes the menu; does nothing if none is open.
    open func dismissMenu() { menu?.close() }

    /// Rebuilds the open menu.
    open func reloadVisibleMenu() { if menu != nil, let configuration { presentEditMenu(with: configuration) } }

    /// Moves the open menu to the delegate's current target rectangle, without animation.
    open func updateVisibleMenuPosition(animated: Bool) {
        if let configuration { menu?.place(over: rect(configuration)) }
    }

    /// The location at which the menu was requested, in a view's coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let source = self.view, let configuration else { return .zero }
        return source.convert(configuration.sourcePoint, to: view)
    }
}

/// Runs animations alongside those of an edit menu.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations to those of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

private final class EditMenuAnimator: MenuAnimator, UIEditMenuInteractionAnimating {}

/// The delegate of an edit menu interaction. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil for the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu points to, in the view's coordinates; the null rectangle for the configuration's
    /// point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to close.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns the null rectangle.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
