import UIKit

/// The program, whose scenes the Info.plist describes.
@main
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Names the description of the scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
