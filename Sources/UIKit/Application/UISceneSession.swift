/// The session of a scene, which persists while the scene is disconnected.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// A role of scenes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: Hashable, Equatable, RawRepresentable, Sendable {
        /// The role's string.
        public let rawValue: String
        /// Makes a role from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on an external screen, which does not exist here.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene of the session while it is connected. Held weakly.
    open internal(set) weak var scene: UIScene?
    /// The role of the session's scenes.
    public let role: UISceneSession.Role
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// A unique identifier of the session.
    public let persistentIdentifier = UUID().uuidString
    /// Data of the program that are stored with the session for the lifetime of the process.
    open var userInfo: [String: Any]?

    /// The activity from which the scene can be restored: the one that its delegate returned when it last entered the
    /// background, stored for the lifetime of the process.
    open var stateRestorationActivity: NSUserActivity?

    init(_ configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}
