package import UserNotifications

/// The running program: its delegate, windows and state, and the dispatch of events and actions.
///
/// ``UIApplicationMain(_:_:_:_:)`` creates it. If that was not called, as in unit tests, ``shared`` creates one that is
/// active and has no delegate, like the host of a unit test.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application; created on first use unless ``UIApplicationMain(_:_:_:_:)`` created it.
    open class var shared: UIApplication { only ?? UIApplication(state: .active) }
    private static var only: UIApplication?
    /// The application, if it was created.
    static var existing: UIApplication? { only }

    /// Makes the application in the state at the start of a launch: inactive.
    ///
    /// - Precondition: There is no other application; otherwise raises `NSInternalInconsistencyException`.
    public override convenience init() { self.init(state: .inactive) }

    private init(state: State) {
        self.state = state
        super.init()
        if Self.only != nil { raise("NSInternalInconsistencyException", "There can only be one UIApplication instance.") }
        Self.only = self
    }

    /// The delegate. Held weakly; ``UIApplicationMain(_:_:_:_:)`` retains the one that it creates.
    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate that the launch created.
    var ownedDelegate: (any UIApplicationDelegate)?

    // MARK: State

    /// Whether the application is active, inactive or in the background.
    open var applicationState: UIApplication.State { state }
    var state: State

    /// Whether the network indicator is shown. It reads back what was set; nothing shows it.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether shaking the device triggers undo. It reads back what was set; only responders are notified of shakes.
    open var applicationSupportsShakeToEdit = true
    /// Whether protected files are readable; always true, since the device is never locked.
    open var isProtectedDataAvailable: Bool { true }
    /// Starts receiving events of remote controls. There are none.
    open func beginReceivingRemoteControlEvents() {}
    /// Stops receiving events of remote controls.
    open func endReceivingRemoteControlEvents() {}
    /// The orientations that the program supports in a window, independent of its controllers: those of the delegate,
    /// or of the Info.plist.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? describedOrientations
    }

    /// The orientations in the Info.plist; if it has none, all that the device supports.
    var describedOrientations: UIInterfaceOrientationMask {
        let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
        return information.orientations(isPad: isPad) ?? (isPad ? .all : .allButUpsideDown)
    }
    /// Whether the device stays awake without touches. It reads back what was set; the device never sleeps here.
    open var isIdleTimerDisabled = false
    /// The number on the application's icon; 0 for none. It reads back what was set; there is no icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the Info.plist contains alternate icons.
    open var supportsAlternateIcons: Bool { !information.alternateIcons.isEmpty }
    /// The name of the present alternate icon; nil for the primary one.
    open private(set) var alternateIconName: String?
    /// Selects an alternate icon; nil for the primary one.
    ///
    /// - Parameter completionHandler: Called later on the main queue; with an error if the Info.plist has no icon of
    ///   that name.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let isKnown = alternateIconName.map { information.alternateIcons.contains($0) } ?? true
        if isKnown { self.alternateIconName = alternateIconName }
        let fault = isKnown ? nil : CocoaError(.fileNoSuchFile)
        DispatchQueue.main.async { completionHandler?(fault) }
    }
    /// The layout direction of the program's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The user's preferred content size category.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    // MARK: Scenes and windows

    /// The content of the program's Info.plist.
    var information = ProgramInformation() {
        didSet { linkOpening.ownSchemes = information.linkSchemes }
    }
    var scenes = Scenes()

    /// The scenes. A program without scenes has one, to which all its windows belong.
    open var connectedScenes: Set<UIScene> { Set(connected) }
    /// The sessions of the scenes, including disconnected ones.
    open var openSessions: Set<UISceneSession> { Set(connected.map(\.session) + scenes.archived) }
    /// Brings the scene of a session to the foreground, or makes a scene: for a session without one, or a new session
    /// if `sceneSession` is nil.
    ///
    /// - Parameters:
    ///   - userActivity: The activity that a new scene gets in its connection options, and that an existing one
    ///     continues.
    ///   - options: The options of the request, such as the requesting scene; not used.
    ///   - errorHandler: Called if the program supports only one scene and requests another.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        activate(sceneSession, userActivity, errorHandler)
    }
    /// Disconnects the scene of a session and discards the session; the delegate is notified.
    ///
    /// - Parameters:
    ///   - options: The animation of the windows; not used.
    ///   - errorHandler: Called if the session is not open or is the only one.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession, errorHandler)
    }
    /// Requests a new snapshot of the scene for the app switcher, which does not exist here.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Whether the Info.plist declares support for several scenes at once.
    open var supportsMultipleScenes: Bool { information.sceneManifest?.supportsMultipleScenes ?? false }

    /// All windows, visible or not, from back to front: by level, those of the same level in the order of their
    /// creation.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
    open var windows: [UIWindow] { UIWindow.backToFront }
    /// The window that receives keyboard events.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Should not be used for applications that support multiple scenes"
    )
    open var keyWindow: UIWindow? { UIWindow.key }

    // MARK: Events

    /// Dispatches an event to the windows of its touches. Overrides that observe all events call super. Touches on the
    /// status bar belong to the system and reach no window.
    open func sendEvent(_ event: UIEvent) {
        if isIgnoringInteractionEvents { return }
        if !event.isOnStatusBar { for window in event.windows { window.sendEvent(event) } }
        scrollToTopIfTapped(event)
    }

    /// Ignores events until ``endIgnoringInteractionEvents()`` was called as often.
    open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
    /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``.
    open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
    /// Whether events are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    private var ignoringDepth = 0

    /// Calls a method of the target with the sender and the event, according to the number of colons in its name.
    ///
    /// - Parameter target: The target; nil to search the responder chain from the first responder of the sender's
    ///   window or of the key window, or from the sender if there is none. The chain ends with the window, the
    ///   application and its delegate.
    /// - Returns: Whether an object handled the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatch.send(action, to: target.map { $0 as AnyObject }, from: sender.map { $0 as AnyObject }, event)
    }

    /// The delegate, if it is a responder and is not a view, a controller or the application itself.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
            !(responder is any ViewManager)
        else { return nil }
        return responder
    }

    // MARK: Other programs

    /// The other programs that open URLs.
    package var linkOpening = LinkOpening()

    /// Opens a URL: those with one of this program's own schemes by the delegate, others in the simulated device's
    /// other programs.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with whether a program opened the URL.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = openLink(url, isUniversalOnly: options[.universalLinksOnly] as? Bool ?? false)
        if let completion { Task { @MainActor in completion(isOpened) } }
    }
    /// Opens a URL. Returns whether a program opened it.
    @available(iOS, introduced: 2.0, deprecated: 10.0, renamed: "open(_:options:completionHandler:)")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { openLink(url, isUniversalOnly: false) }
    /// Whether a program opens URLs of the scheme.
    open func canOpenURL(_ url: URL) -> Bool { linkOpening.takes(url) }

    // MARK: Remote notifications

    /// Whether the program is registered for remote notifications.
    open internal(set) var isRegisteredForRemoteNotifications = false
    /// Registers for remote notifications. In a later turn of the main queue the delegate receives the token that a
    /// test gave the device, or an error if there is none: there is no service.
    open func registerForRemoteNotifications() {
        DispatchQueue.main.async { self.answerRemoteNotifications() }
    }
    /// Ends the registration for remote notifications.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
    /// The device's token for remote notifications; nil if it cannot receive them.
    package var remoteNotificationToken: Data?
    /// The response to a notification with which the program is launched; nil for none.
    package var launchResponse: UNNotificationResponse?

    // MARK: Notifications of the API before iOS 10

    /// The settings that the program requested last, which the user of the simulated device grants; nil before.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open private(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// Requests permission to show notifications. In a later turn of the main queue the delegate is notified that the
    /// user granted it.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        currentUserNotificationSettings = notificationSettings
        Task { @MainActor in delegate?.application(self, didRegister: notificationSettings) }
    }
    private var localNotifications: [(notification: UILocalNotification, alarm: MediaClock.Alarm?)] = []
    /// The scheduled notifications that have not been delivered.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.map(\.notification) }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
    /// Schedules a notification for its date, or delivers it at once.
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
    /// Delivers a notification to the delegate at once.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {
        let badge = notification.applicationIconBadgeNumber
        if badge > 0 { applicationIconBadgeNumber = badge }
        delegate?.application(self, didReceive: notification)
    }
    /// Cancels a scheduled notification.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.removeAll { $0.notification === notification }
    }
    /// Cancels all scheduled notifications.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework")
    open func cancelAllLocalNotifications() { localNotifications = [] }

    // MARK: The home screen

    /// The dynamic home screen quick actions. It reads back what was set; there is no home screen.
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Background execution

    /// Whether the user allows background refresh: always here.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Sets the interval of background fetches. The system does not fetch by itself here.
    ///
    /// - Parameter minimumBackgroundFetchInterval: The minimum interval in seconds.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    var backgroundTasks = BackgroundTasks()
    /// The alarm at the end of the time in the background.
    var backgroundEnd: MediaClock.Alarm?

    /// The remaining time in the background, in seconds; the greatest finite number in the foreground.
    open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining(in: state) }

    /// Begins a task that continues in the background.
    ///
    /// - Parameter handler: Called when the time expires; it must end the task.
    @discardableResult
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        backgroundTasks.begin(handler)
    }
    /// Begins a task that continues in the background.
    ///
    /// - Parameters:
    ///   - taskName: A name for debuggers.
    ///   - handler: Called when the time expires; it must end the task.
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }
    /// Ends a task that ``beginBackgroundTask(expirationHandler:)`` began.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
}
