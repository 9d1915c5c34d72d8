/// Shows the edit menu: the standard edit actions that the first responder can perform, and custom items.
///
/// - Source: developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow, which decides the side of the menu.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenucontroller/arrowdirection
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up, down, left, right
    }

    /// The shared controller.
    open class var shared: UIMenuController { onlyController }
    private static let onlyController = UIMenuController()

    private override init() { super.init() }

    private var menu: OpenEditMenu?
    private weak var targetView: UIView?
    /// The responder whose actions the menu has, if it is not the first responder.
    private weak var owner: UIResponder?
    private var targetRect = CGRect.zero

    /// Custom items, after the standard ones; shown if a responder can perform them.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow: up for a menu below, down for one above. By default the menu is above if there is
    /// room, else below.
    open var arrowDirection = UIMenuController.ArrowDirection.default
    /// The menu's frame in its window; zero while it is hidden.
    open var menuFrame: CGRect { menu?.bar.frame ?? .zero }

    /// Whether the menu is shown. Setting it shows or hides the menu over the rectangle of ``setTargetRect(_:in:)``.
    open var isMenuVisible: Bool {
        get { menu != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu over the rectangle of ``setTargetRect(_:in:)``.
    ///
    /// - Parameter animated: Whether it is faded in or out.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return menu?.close(fades: animated) ?? () }
        guard menu == nil else { return }
        show()
        if animated { menu?.fadeIn() }
    }

    /// Sets the rectangle that the menu points to, in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
        guard let menu, !menuFrame.isEmpty else { return }
        menu.place(over: targetRect)
        post(Self.menuFrameDidChangeNotification)
    }

    /// Shows the menu for a rectangle in a view's coordinates, unless it would be empty.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { showMenu(from: targetView, rect: targetRect, of: nil) }

    /// Shows the menu with the actions of a responder; nil for those of the first responder.
    func showMenu(from targetView: UIView, rect targetRect: CGRect, of owner: UIResponder?) {
        hideMenu()
        (self.targetRect, self.targetView, self.owner) = (targetRect, targetView, owner)
        show()
    }

    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

    /// Hides the menu.
    open func hideMenu() { menu?.close() }

    /// Asks the responders again which actions they can perform.
    open func update() {
        guard isMenuVisible else { return }
        hideMenu()
        show()
    }

    private func show() {
        guard let targetView, let window = targetView.window else { return }
        let responder = owner ?? window.firstResponder ?? targetView
        let suggested = responder.suggestedEditCommands(self) + ownCommands(responder)
        let entries = (responder as? any EditMenuOwner)?.editMenu(suggested) ?? suggested
        guard !entries.isEmpty else { return }
        post(Self.willShowMenuNotification)
        menu = OpenEditMenu(
            entries, over: targetRect, of: targetView, side: EditMenuSide(rawValue: arrowDirection.rawValue) ?? .automatic
        ) { [weak self, weak responder] in
            self?.perform($0, responder)
        } closed: { [weak self] in
            self?.closed()
        }
        post(Self.didShowMenuNotification)
    }

    private func ownCommands(_ responder: UIResponder) -> [UIMenuElement] {
        (menuItems ?? []).compactMap { item in
            guard responder.target(forAction: item.action, withSender: self) != nil else { return nil }
            return UICommand(title: item.title, action: item.action)
        }
    }

    private func perform(_ leaf: any UIMenuLeaf, _ responder: UIResponder?) {
        guard let action = (leaf as? UICommand)?.action else { return leaf.performWithSender(self, target: responder) }
        UIApplication.shared.sendAction(action, to: responder?.target(forAction: action, withSender: self), from: self, for: nil)
    }

    private func closed() {
        post(Self.willHideMenuNotification)
        menu = nil
        post(Self.didHideMenuNotification)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    nonisolated public static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    nonisolated public static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu was hidden.
    nonisolated public static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted after the menu moved.
    nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A custom item of the edit menu.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The item's title.
    open var title: String
    /// The action, sent to the first responder in the chain that can perform it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// Shows the edit menu for text fields and text views.
struct EditMenus: EditMenuShowing {
    func showEditMenu(over rect: CGRect, of view: UIView) { UIMenuController.shared.showMenu(from: view, rect: rect) }
}
