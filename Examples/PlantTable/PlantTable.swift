import UIKit

/// A table as programs have built it by hand since its first version: sections with an index, rows that indent, are chosen, deleted and read on.
///
/// `swift run PlantTable`, and Control-C to end it.
@main
final class PlantTable: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = Self.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The plants, in a stack on which their notes are pushed.
    static func makeRoot() -> UINavigationController { UINavigationController(rootViewController: PlantController()) }
}
