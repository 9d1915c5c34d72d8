/// Tracks the focused item of a window and moves focus.
///
/// An iPad has a focus system, as with a keyboard; an iPhone has none. The simulated device has no keyboard: programs
/// request updates, and tests move focus by `CairnTesting`. Focus is not drawn, and groups and guides have no effect.
///
/// - Source: developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The focused item; nil for none.
    open private(set) weak var focusedItem: (any UIFocusItem)?
    /// The environment of the requested update.
    private weak var requested: (any UIFocusEnvironment)?

    override init() { super.init() }

    /// The focus system of the window that contains an environment; nil outside of windows and on devices without
    /// focus.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        var next: (any UIFocusEnvironment)? = environment
        while let here = next {
            if let window = here as? UIWindow { return window.ownFocusSystem }
            next = here.parentFocusEnvironment
        }
        return nil
    }

    /// Whether an environment is another one, or a descendant of it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool
    {
        var next: (any UIFocusEnvironment)? = otherEnvironment
        while let here = next {
            if here === environment { return true }
            next = here.parentFocusEnvironment
        }
        return false
    }

    /// Requests an update of focus to an environment.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { requested = environment }
    /// Performs a requested update now.
    open func updateFocusIfNeeded() {
        guard let environment = requested else { return }
        requested = nil
        if let item = Self.item(in: environment) { move(to: item, []) }
    }

    /// Requests an update of focus in an environment, if it contains the focused item.
    func needUpdate(in environment: any UIFocusEnvironment) {
        if let focusedItem, Self.environment(environment, contains: focusedItem) { requested = environment }
    }

    /// Moves focus to an item. Returns whether the environments allow it.
    @discardableResult
    func move(to item: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
        guard item !== focusedItem else { return false }
        let context = UIFocusUpdateContext(from: focusedItem, to: item, heading)
        let environments = context.environments
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            tell(Self.movementDidFailNotification, context, nil)
            return false
        }
        focusedItem = item
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        tell(Self.didUpdateNotification, context, coordinator)
        coordinator.run()
        return true
    }

    private func tell(
        _ name: NSNotification.Name, _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator?
    ) {
        var information: [AnyHashable: Any] = [Self.focusUpdateContextUserInfoKey: context]
        information[Self.animationCoordinatorUserInfoKey] = coordinator
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    // MARK: Search

    /// The first focusable item in an environment: in its preferred environments, then among its items, then itself.
    static func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let found = item(in: preferred) { return found }
        }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        return (environment as? UIView)?.focusableViews.first
    }

    /// Moves focus from the focused view to the nearest one in a direction, or the next one in reading order. Returns
    /// whether it moved.
    package func moveFocus(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let views = window.focusableViews
        guard let current = focusedItem as? UIView, let index = views.firstIndex(where: { $0 === current }) else {
            return enter(heading.contains(.last) || heading.contains(.previous) ? views.last : views.first, heading)
        }
        switch heading {
        case .first: return enter(views.first, heading)
        case .last: return enter(views.last, heading)
        case .next: return enter(views[(index + 1) % views.count], heading)
        case .previous: return enter(views[(index + views.count - 1) % views.count], heading)
        default:
            let start = current.convert(current.bounds, to: window)
            let ways = views.compactMap { view in
                view === current ? nil : heading.way(from: start, to: view.convert(view.bounds, to: window)).map { (view, $0) }
            }
            guard let nearest = ways.min(by: { $0.1 < $1.1 })?.0 else { return false }
            return enter(nearest, heading)
        }
    }

    /// Moves focus to a view, or, if focus enters a list from outside, to the list's item that had focus last.
    private func enter(_ view: UIView?, _ heading: UIFocusHeading) -> Bool {
        var next: (any UIFocusEnvironment)? = view
        while let here = next {
            if let list = here as? any FocusRemembering, !contains(list), let last = list.lastFocusedView, last.canBecomeFocused {
                return move(to: last, heading)
            }
            next = here.parentFocusEnvironment
        }
        return move(to: view, heading)
    }

    private func contains(_ environment: any UIFocusEnvironment) -> Bool {
        focusedItem.map { Self.environment(environment, contains: $0) } ?? false
    }

    // MARK: Notifications

    /// Posted by the system after focus changed.
    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// Posted by the system if focus could not move.
    public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
    /// The key of the ``UIFocusUpdateContext`` in a notification's user info.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the ``UIFocusAnimationCoordinator`` in a notification's user info.
    public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// A list that restores focus to the item that had it last.
@MainActor
protocol FocusRemembering: UIFocusEnvironment {
    /// The row or item that had focus last; nil if the list does not remember it, or does not show it.
    var lastFocusedView: UIView? { get }
}

extension UIFocusHeading {
    /// The distance to a rectangle in the direction, with the perpendicular part doubled; nil if it is not in the
    /// direction.
    fileprivate func way(from start: CGRect, to end: CGRect) -> CGFloat? {
        let (x, y) = (end.midX - start.midX, end.midY - start.midY)
        let (ahead, aside): (CGFloat, CGFloat)
        switch self {
        case .up: (ahead, aside) = (-y, x)
        case .down: (ahead, aside) = (y, x)
        case .left: (ahead, aside) = (-x, y)
        default: (ahead, aside) = (x, y)
        }
        return ahead > 0 && abs(aside) <= ahead * 2 ? ahead + 2 * abs(aside) : nil
    }
}
