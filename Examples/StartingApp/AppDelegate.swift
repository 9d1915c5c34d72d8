import UIKit

/// A program as a new iOS project has it: it starts, shows a window and prints what happens to it, until a signal ends it.
///
/// `swift run StartingApp`, and Control-C to end it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.write("application didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GreetingController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.write("application didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Log.write("application willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.write("application didEnterBackground") }
    func applicationWillTerminate(_ application: UIApplication) { Log.write("application willTerminate") }
}
