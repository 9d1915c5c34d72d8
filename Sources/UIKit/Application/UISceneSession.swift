/// What a scene is an instance of, from its first connection on.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What scenes are for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the role.
        public let rawValue: String
        /// Makes the role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen, which there is not here.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene of the session, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// What scenes of the session are for.
    public let role: UISceneSession.Role
    /// How the scene is made.
    open internal(set) var configuration: UISceneConfiguration
    /// A name for the session that no other one has.
    public let persistentIdentifier = UUID().uuidString
    /// What the program keeps with the session, as long as the process lives.
    open var userInfo: [String: Any]?

    /// What brings the scene back: what its delegate answered when it last left the screen, as long as the process lives.
    open var stateRestorationActivity: NSUserActivity?

    init(_ configuration: UISceneConfiguration) {
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}
