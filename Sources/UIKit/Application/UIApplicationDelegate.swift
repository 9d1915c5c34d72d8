/// Receives what happens to an application. Every requirement has a default.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Asks whether a kind of extensions of other programs may run within this one. Nothing calls it: there are no other programs.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// The window of a program without scenes, which the launch sets where there is a main storyboard.
    var window: UIWindow? { get set }

    /// The launch is over; called where ``application(_:didFinishLaunchingWithOptions:)`` is not there.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The launch has begun. Returns false if the link of the launch cannot be taken.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The launch is almost over. Returns false if the link of the launch cannot be taken.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application receives events from now on. Not called in programs with scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application will not receive events any more. Not called in programs with scenes.
    func applicationWillResignActive(_ application: UIApplication)
    /// The application left the screen. Not called in programs with scenes.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The application comes back to the screen. Not called in programs with scenes.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is scarce.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Returns how the scene of a new session is made. The default is what the Info.plist says. Without an Info.plist that describes scenes,
    /// a program has them if the configuration has a class for the scene's delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Sessions are given up: the program deletes what belongs to them.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Opens a link of one of the program's schemes. Returns whether the program took it.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// An activity is going to come. Returns whether the program tells the user so itself. Not called in programs with scenes.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// The user goes on with an activity. Returns whether the program takes it. Not called in programs with scenes.
    ///
    /// - Parameter restorationHandler: Has each object of a list restore the activity's state.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// An activity did not come. Not called in programs with scenes.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// The user chose an action of the home screen. Not called in programs with scenes.
    ///
    /// - Parameter completionHandler: To be called with whether it was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The program shall fetch new content. Only tests ask for it.
    ///
    /// - Parameter completionHandler: To be called with what it found.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )
    /// A remote notification came. Only tests deliver them.
    ///
    /// - Parameter completionHandler: To be called with what the program found.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The user gave leave for notifications, as before iOS 10.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// A notification of the program's own came, as before iOS 10.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// Loads of a session in the background are done, and the program was launched for them. Nothing here loads while the program does not run:
    /// only tests call it.
    ///
    /// - Parameter completionHandler: To be called when the session's events are handled.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Asks which way up a window may be. The controllers in the window are asked, too: what both support counts.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    /// An activity was brought up to date. Not called in programs with scenes.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    /// The program receives remote notifications from now on, under a token that a test gave the device.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The program cannot receive remote notifications.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// Returns the orientations in the Info.plist; without a list there, all that the device has.
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
    /// Nil; what is set is dropped.
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
    /// Answers that nothing was performed.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Answers that there is nothing new.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Answers that there is nothing new.
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
    /// Runs the program with an application whose delegate is of this class, made by its `init()`: what `@main` calls.
    ///
    /// - Precondition: The class is derived from `NSObject`.
    public static func main() { ApplicationLaunch(delegate: self, principalClassName: nil).run() }
}

extension UIApplication {
    /// A kind of extensions of other programs.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/extensionpointidentifier
    public struct ExtensionPointIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The kind's name.
        public var rawValue: String
        /// Makes a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
