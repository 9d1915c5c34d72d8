/// An instance of the program's interface. A scene follows the state of the application, unless it was moved to the
/// background individually.
///
/// - Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate of the scene; retained.
    open var delegate: (any UISceneDelegate)?
    /// The title in the app switcher. It reads back what was set; nothing here depends on it.
    open var title: String! = ""
    /// The conditions under which the scene handles activities, if there are several scenes.
    open var activationConditions = UISceneActivationConditions()
    /// Whether the scene is connected to the application.
    var isConnected = false
    /// The state of a scene that does not follow the application's; nil for one that does.
    var ownState: UIScene.ActivationState?

    /// Makes the scene of a session. UIKit calls it, according to the program's configuration.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The state of the scene.
    open var activationState: UIScene.ActivationState {
        guard isConnected else { return .unattached }
        if let ownState { return ownState }
        return switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Opens a URL, as `UIApplication.open(_:options:completionHandler:)` does.
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
        /// In the foreground, and receives events.
        case foregroundActive = 0
        /// In the foreground, without receiving events.
        case foregroundInactive
        /// In the background.
        case background
    }
}

/// The notifications of a scene; their object is the scene.
extension UIScene {
    /// Posted after the delegate's method for the connection was called.
    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted after the delegate's method for the disconnection was called.
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted after the scene became active.
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted before the scene becomes inactive.
    nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted before the scene enters the foreground.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after the scene entered the background.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}
