import UIKit

/// A small program with tabs: a table of books, a page for each, and a form for new ones, all from a storyboard.
///
/// `swift run ReadingList`, and Control-C to end it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
