/// One instance of a program's interface. A scene goes with the application, unless it has left the screen by itself.
///
/// - Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What the scene is an instance of.
    public let session: UISceneSession
    /// Receives what happens to the scene; it is kept alive.
    open var delegate: (any UISceneDelegate)?
    /// Text for the switch of programs; kept.
    open var title: String! = ""
    /// Which activities the scene takes up, where there are several scenes.
    open var activationConditions = UISceneActivationConditions()
    /// Whether the scene is connected to the application.
    var isConnected = false
    /// The state of a scene that does not go with the application; nil for one that does.
    var ownState: UIScene.ActivationState?

    /// Makes a scene of a session. UIKit does, as the program's configuration says.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Whether the scene is in front.
    open var activationState: UIScene.ActivationState {
        guard isConnected else { return .unattached }
        if let ownState { return ownState }
        return switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Opens a link, as `UIApplication.open(_:options:completionHandler:)` does.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let keys: [UIApplication.OpenExternalURLOptionsKey: Any] = [.universalLinksOnly: options?.universalLinksOnly ?? false]
        UIApplication.shared.open(url, options: keys, completionHandler: completion)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// The state of a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        /// Not connected to the application.
        case unattached = -1
        /// In front, and receives events.
        case foregroundActive = 0
        /// In front, and receives no events.
        case foregroundInactive
        /// Not on the screen.
        case background
    }
}

/// What is posted while a scene lives; the object is the scene.
extension UIScene {
    /// Posted after the delegate heard that the scene is connected.
    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted after the delegate heard that the scene is no longer connected.
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted after the scene became active.
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted before the scene becomes inactive.
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene comes to the screen.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after the scene left the screen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
