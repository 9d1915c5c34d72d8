import UIKit

/// The scene's delegate, which the program's Info.plist names beside the storyboard.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window that shows the storyboard.
    public var window: UIWindow?
    /// What happened to the scene.
    public private(set) var told: [String] = []

    /// Called once the scene is there.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let _ = (scene as? UIWindowScene) else { return }
        told.append("connect")
    }

    /// Called when the user can touch the scene.
    public func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
    /// Called when the user left the scene.
    public func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
}
