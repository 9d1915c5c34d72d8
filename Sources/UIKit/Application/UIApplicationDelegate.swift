/// The delegate of an application. Every requirement has a default implementation.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Whether app extensions of a kind may run within this program. Nothing calls it: there are no other programs.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// The window of a program without scenes; the launch sets it if there is a main storyboard.
    var window: UIWindow? { get set }

    /// Called at the end of the launch if ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called at the start of the launch. Returns false if the program cannot open the URL of the launch.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called at the end of the launch. Returns false if the program cannot open the URL of the launch.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called after the application became active. Not called in programs with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the application becomes inactive. Not called in programs with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the application entered the background. Not called in programs with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the application enters the foreground. Not called in programs with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the program terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns the configuration of a new session's scene; by default that of the Info.plist. If the Info.plist has no
    /// scene manifest, a program has scenes if the configuration has a delegate class.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after sessions were discarded: the program deletes their data.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Opens a URL with one of the program's schemes. Returns whether the program opened it.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Called before the data of a user activity arrive. Returns whether the program informs the user itself. Not
    /// called in programs with scenes.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Continues a user activity. Returns whether the program accepts it. Not called in programs with scenes.
    ///
    /// - Parameter restorationHandler: Lets each object of a list restore the activity's state.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when a user activity could not be transferred. Not called in programs with scenes.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Performs a home screen quick action. Not called in programs with scenes.
    ///
    /// - Parameter completionHandler: To be called with whether the action was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Fetches new content. Only tests call it.
    ///
    /// - Parameter completionHandler: To be called with the result.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// Handles a remote notification. Only tests call it.
    ///
    /// - Parameter completionHandler: To be called with the result of fetching content.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when the user granted permission for notifications, in the API before iOS 10.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// Called when a local notification was delivered, in the API before iOS 10.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Called when the program was launched because transfers of a background session finished. Nothing transfers here
    /// while the program does not run: only tests call it.
    ///
    /// - Parameter completionHandler: To be called when the session's events were handled.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Returns the orientations that a window supports. The interface uses only those that the controllers in the
    /// window support too.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    /// Called after a user activity was updated. Not called in programs with scenes.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// Called after the program was registered for remote notifications, with the token that a test gave the device.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called when the program could not be registered for remote notifications.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// Returns the orientations in the Info.plist; if it has none, all that the device supports.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { application.describedOrientations }
    /// Returns true.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    /// Does nothing.
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Returns nil; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Returns true.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Calls ``applicationDidFinishLaunching(_:)`` and returns true.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Returns the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    /// Returns false.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        false
    }
    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Calls the handler with false.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Calls the handler with `noData`.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Calls the handler with `noData`.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Calls the handler.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
}

extension UIApplicationDelegate {
    /// Runs the program with an application whose delegate is an instance of this class, made by its `init()`; `@main`
    /// calls it.
    ///
    /// - Precondition: The class is derived from `NSObject`.
    public static func main() { ApplicationLaunch(delegate: self, principalClassName: nil).run() }
}

extension UIApplication {
    /// A kind of app extension.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier
    public struct ExtensionPointIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The kind's string.
        public var rawValue: String
        /// Makes a kind from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Custom keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
