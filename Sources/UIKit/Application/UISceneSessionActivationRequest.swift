/// A request for the scene of a session, or for a new scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesessionactivationrequest
public struct UISceneSessionActivationRequest {
    /// The session of the requested scene; nil for a new one.
    public private(set) var session: UISceneSession?
    /// The role of a new scene.
    public private(set) var role: UISceneSession.Role
    /// The user activity of the scene; nil for none.
    public var userActivity: NSUserActivity?
    /// The options of the request; nil for the defaults.
    public var options: UIScene.ActivationRequestOptions?

    /// Makes a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.role, self.userActivity, self.options) = (role, userActivity, options) }

    /// Makes a request for the scene of a session.
    @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.session, role) = (session, session.role)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIApplication {
    /// Requests a scene, as ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
