package import UserNotifications

/// The running program: its delegate and windows, its state, and the way of events and actions.
///
/// ``UIApplicationMain(_:_:_:_:)`` makes it. Where nobody called that, as in unit tests, ``shared`` makes one that is active and has no
/// delegate, like the host of a unit test.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application; made at the first use where ``UIApplicationMain(_:_:_:_:)`` did not.
    open class var shared: UIApplication { only ?? UIApplication(state: .active) }
    private static var only: UIApplication?
    /// The application, if it was made.
    static var existing: UIApplication? { only }

    /// Makes the application in the state in which a launch begins: inactive.
    ///
    /// - Precondition: There is no other one; raises `NSInternalInconsistencyException` otherwise.
    public override convenience init() { self.init(state: .inactive) }

    private init(state: State) {
        self.state = state
        super.init()
        if Self.only != nil { raise("NSInternalInconsistencyException", "There can only be one UIApplication instance.") }
        Self.only = self
    }

    /// Receives what happens to the application. It is not kept alive; ``UIApplicationMain(_:_:_:_:)`` keeps the one it made.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate that the launch made.
    var ownedDelegate: (any UIApplicationDelegate)?

    // MARK: State

    /// Whether the application is in front and receives events.
    open var applicationState: UIApplication.State { state }
    var state: State

    /// Whether the user sees that the program uses the network. Stored; nothing shows it.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether shaking the device undoes. Stored; shaking is told to responders only.
    open var applicationSupportsShakeToEdit = true
    /// Whether protected files can be read: yes, for the device is never locked.
    open var isProtectedDataAvailable: Bool { true }
    /// Lets the buttons of headphones reach the program. There are none.
    open func beginReceivingRemoteControlEvents() {}
    /// Lets the buttons of headphones go elsewhere.
    open func endReceivingRemoteControlEvents() {}
    /// The orientations that the program supports in a window, before its controllers are asked: those of the delegate, or of the Info.plist.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? describedOrientations
    }

    /// The orientations in the Info.plist; without a list there, all that the device has.
    var describedOrientations: UIInterfaceOrientationMask {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return information.orientations(isPad: isPad) ?? (isPad ? .all : .allButUpsideDown)
    }
    /// Whether the device stays awake without touches. Kept; nothing falls asleep here.
    open var isIdleTimerDisabled = false
    /// The number on the application's icon; 0 for none. Kept; there is no icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the Info.plist names other icons of the program.
    open var supportsAlternateIcons: Bool { !information.alternateIcons.isEmpty }
    /// The name of the icon that shows in the place of the usual one; nil for the usual one.
    open private(set) var alternateIconName: String?
    /// Shows another icon of the program, or the usual one for nil.
    ///
    /// - Parameter completionHandler: Told what is wrong where the Info.plist names no such icon.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let isKnown = alternateIconName.map { information.alternateIcons.contains($0) } ?? true
        if isKnown { self.alternateIconName = alternateIconName }
        let fault = isKnown ? nil : CocoaError(.fileNoSuchFile)
        DispatchQueue.main.async { completionHandler?(fault) }
    }
    /// The direction of the program's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    // MARK: Scenes and windows

    /// What the program's Info.plist says.
    var information = ProgramInformation() {
        didSet { linkOpening.ownSchemes = information.linkSchemes }
    }
    var scenes = Scenes()

    /// The scenes. A program without scenes has one, to which all its windows belong.
    open var connectedScenes: Set<UIScene> { Set(connected) }
    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(connected.map(\.session) + scenes.archived) }
    /// Brings the scene of a session to the front, or makes one: for a session without a scene, or a new session where it is nil.
    ///
    /// - Parameters:
    ///   - userActivity: What a new scene is told at its connection, and one that there is continues.
    ///   - options: Who asks.
    ///   - errorHandler: Called where the program has one scene only and asks for another.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, userActivity, errorHandler)
    }
    /// Disconnects the scene of a session and forgets the session, of which the delegate hears.
    ///
    /// - Parameters:
    ///   - options: How the windows go; not used.
    ///   - errorHandler: Called for a session that is not open, and for the only one.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession, errorHandler)
    }
    /// Asks for a new picture of the scene for the switch of programs, of which there is none here.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Whether the Info.plist says that the program may have several scenes at a time.
    open var supportsMultipleScenes: Bool { information.sceneManifest?.supportsMultipleScenes ?? false }

    /// All windows, visible or not, from back to front: by their levels, those of a level in the order they were made.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
    open var windows: [UIWindow] { UIWindow.backToFront }
    /// The window that takes keyboard events.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes"
    )
    open var keyWindow: UIWindow? { UIWindow.key }

    // MARK: Events

    /// Hands an event to the windows of its touches. Overrides that want to see all events call this one. Touches on the status bar are the
    /// system's and reach no window.
    open func sendEvent(_ event: UIEvent) {
        if isIgnoringInteractionEvents { return }
        if !event.isOnStatusBar { for window in event.windows { window.sendEvent(event) } }
        scrollToTopIfTapped(event)
    }

    /// Drops events until ``endIgnoringInteractionEvents()`` was called as often.
    open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
    /// Ends what one call of ``beginIgnoringInteractionEvents()`` began.
    open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
    /// Whether events are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    private var ignoringDepth = 0

    /// Calls a method of the target with the sender and the event, as many of them as its name has colons.
    ///
    /// - Parameter target: Nil to search along the responder chain: from the first responder of the sender's window, or the key window;
    ///   where there is none, from the sender. The chain ends with the window, the application and its delegate.
    /// - Returns: Whether an object took the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatch.send(action, to: target.map { $0 as AnyObject }, from: sender.map { $0 as AnyObject }, event)
    }

    /// The delegate, if it is a responder of its own: not a view, a controller or the application.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
            !(responder is any ViewManager)
        else { return nil }
        return responder
    }

    // MARK: Other programs

    /// The programs that links can open.
    package var linkOpening = LinkOpening()

    /// Opens a link: one of this program's own schemes by the delegate, others by the simulated device's other programs.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with whether a program took the link.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = openLink(url, isUniversalOnly: options[.universalLinksOnly] as? Bool ?? false)
        if let completion { Task { @MainActor in completion(isOpened) } }
    }
    /// Opens a link. Returns whether a program took it.
    @available(iOS, introduced: 2.0, deprecated: 10.0, renamed: "open(_:options:completionHandler:)")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { openLink(url, isUniversalOnly: false) }
    /// Whether a program takes links of the scheme.
    open func canOpenURL(_ url: URL) -> Bool { linkOpening.takes(url) }

    // MARK: Remote notifications

    /// Whether the program receives remote notifications.
    open internal(set) var isRegisteredForRemoteNotifications = false
    /// Asks for remote notifications. In a later turn of the main queue the delegate hears the token that a test gave the device, or a failure
    /// where none did: there is no service.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async { self.answerRemoteNotifications() }
    }
    /// Gives up remote notifications.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
    /// The token under which the device receives remote notifications; nil where it cannot.
    package var remoteNotificationToken: Data?
    /// The user's answer to a notification that launches the program; nil for none.
    package var launchResponse: UNNotificationResponse?

    // MARK: Notifications as before iOS 10

    /// What the program asked leave for last, which the user of the simulated device gives; nil before.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open private(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// Asks for leave to show notifications. The delegate hears in a later turn of the main queue that the user gives it.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        currentUserNotificationSettings = notificationSettings
        Task { @MainActor in delegate?.application(self, didRegister: notificationSettings) }
    }
    private var localNotifications: [(notification: UILocalNotification, alarm: MediaClock.Alarm?)] = []
    /// The notifications that are still to come.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.map(\.notification) }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
    /// Lets a notification come at its date, or at once.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func scheduleLocalNotification(_ notification: UILocalNotification) {
        guard let date = notification.fireDate, date.timeIntervalSinceNow > 0 else {
            return presentLocalNotificationNow(notification)
        }
        let alarm = MediaClock.shared.alarm(after: date.timeIntervalSinceNow) { [weak self, weak notification] in
            MainActor.assumeIsolated {
                guard let self, let notification,
                    self.localNotifications.contains(where: { $0.notification === notification })
                else { return }
                self.cancelLocalNotification(notification)
                self.presentLocalNotificationNow(notification)
            }
        }
        localNotifications.append((notification, alarm))
    }
    /// Lets a notification come at once: the delegate hears of it.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {
        let badge = notification.applicationIconBadgeNumber
        if badge > 0 { applicationIconBadgeNumber = badge }
        delegate?.application(self, didReceive: notification)
    }
    /// Gives up a notification that is still to come.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.removeAll { $0.notification === notification }
    }
    /// Gives up all notifications that are still to come.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func cancelAllLocalNotifications() { localNotifications = [] }

    // MARK: The home screen

    /// The actions that the home screen offers besides those of the Info.plist. Kept; there is no home screen.
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Work in the background

    /// Whether the user lets the program work in the background: always here.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Sets how often the system shall ask for new content. It does not ask by itself here.
    ///
    /// - Parameter minimumBackgroundFetchInterval: Seconds.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    var backgroundTasks = BackgroundTasks()
    /// The end of the time that the application has in the background.
    var backgroundEnd: MediaClock.Alarm?

    /// Seconds that the application has left in the background; the greatest number while it is in the foreground.
    open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining(in: state) }

    /// Begins work that is to go on in the background.
    ///
    /// - Parameter handler: Called when the time is up; it must end the task.
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        backgroundTasks.begin(handler)
    }
    /// Begins work that is to go on in the background.
    ///
    /// - Parameters:
    ///   - taskName: A name for debuggers.
    ///   - handler: Called when the time is up; it must end the task.
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }
    /// Ends a task that ``beginBackgroundTask(expirationHandler:)`` began.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
}
