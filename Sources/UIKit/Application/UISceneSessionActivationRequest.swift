/// A request for a scene: that of a session, or a new one.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesessionactivationrequest
public struct UISceneSessionActivationRequest {
    /// The session whose scene is asked for; nil for a new one.
    public private(set) var session: UISceneSession?
    /// The role of a new scene.
    public private(set) var role: UISceneSession.Role
    /// What the user does in the scene; nil for nothing special.
    public var userActivity: NSUserActivity?
    /// How the scene comes; nil for as usual.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.role, self.userActivity, self.options) = (role, userActivity, options) }

    /// Asks for the scene of a session.
    @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.session, role) = (session, session.role)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIApplication {
    /// Asks for a scene, as ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
