import UIKit

/// Shows the greeting in a window of the scene that `StartingApp-Info.plist` describes.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Log.write("scene willConnect \(session.configuration.name ?? "without a name")")
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = GreetingController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Log.write("scene willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Log.write("scene didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { Log.write("scene willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.write("scene didEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { Log.write("scene didDisconnect") }
}
