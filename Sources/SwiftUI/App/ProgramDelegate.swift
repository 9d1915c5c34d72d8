/// The delegate of a program whose scenes are SwiftUI's. It passes on what a delegate of the program takes.
final class ProgramDelegate: UIResponder, UIApplicationDelegate {
    /// Makes the program's first view.
    static var content: () -> AnyView = { AnyView(EmptyView()) }
    /// The delegate that the program has by `UIApplicationDelegateAdaptor`.
    static var adapted: (any UIApplicationDelegate)?
    var window: UIWindow?

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { Self.adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let finished = Self.adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: Self.content())
        window.makeKeyAndVisible()
        self.window = window
        return finished
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.adapted?.applicationDidBecomeActive(application) }
    func applicationWillResignActive(_ application: UIApplication) { Self.adapted?.applicationWillResignActive(application) }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.adapted?.applicationDidEnterBackground(application) }
    func applicationWillEnterForeground(_ application: UIApplication) {
        Self.adapted?.applicationWillEnterForeground(application)
    }
    func applicationWillTerminate(_ application: UIApplication) { Self.adapted?.applicationWillTerminate(application) }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Self.adapted?.applicationDidReceiveMemoryWarning(application)
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Self.adapted?.application(app, open: url, options: options) ?? false
    }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Self.adapted?.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        Self.adapted?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}
