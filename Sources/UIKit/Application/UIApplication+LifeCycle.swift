/// The life cycle of an application. Each step calls the delegate first and then posts the notification, as UIKit does.
/// In a program with scenes the scenes' delegates are called instead of the application's; the application's
/// notifications are posted all the same.
///
/// - Source: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle; the order of delegate and
///   notification is observed with programs that print both.
extension UIApplication {
    /// The launch screen, which is shown until the program has a visible window: a window, not among the program's,
    /// with the launch storyboard's initial view. Nil afterwards, and if the Info.plist names no such storyboard.
    package var launchScreen: UIWindow? {
        guard let name = information.launchStoryboard, !UIWindow.all.contains(where: { !$0.isHidden }),
            mainStoryboards.problems(ofLaunchScreen: name, from: information.bundle).isEmpty
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        mainStoryboards.fill(window, byStoryboardNamed: name, from: information.bundle)
        return window
    }

    /// Launches the application: calls the delegate, makes the windows that the Info.plist describes, and becomes
    /// active.
    func launch(options: [LaunchOptionsKey: Any]?) {
        information.checkLaunchScreen()
        let window = loadMainStoryboard()
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification, options)
        connectScene(launch: options ?? [:])
        checkRootViewController()
        window?.makeKeyAndVisible()
        for scene in connected { (scene as? UIWindowScene)?.supportedOrientationsChanged() }
        if usesScenes { comeToForeground() }
        becomeActive()
    }

    /// The screen in an orientation that the frontmost controller supports, as when the user turns the device.
    package func inSupportedOrientation(_ screen: ScreenEnvironment) -> ScreenEnvironment {
        let scene = connected.last as? UIWindowScene
        return scene.flatMap { screen.turned(to: $0.supportedOrientations) } ?? screen
    }

    /// Raises `NSInternalInconsistencyException` if the delegate's window is visible without a controller.
    ///
    /// - Source: public logs since iOS 9; programs with scenes may have such windows.
    private func checkRootViewController() {
        guard !usesScenes, let window = delegate?.window ?? nil else { return }
        guard !window.isHidden, window.rootViewController == nil else { return }
        raise(
            "NSInternalInconsistencyException",
            "Application windows are expected to have a root view controller at the end of application launch")
    }

    /// Makes the application active; does nothing unless it is inactive.
    package func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        tell({ $0.applicationDidBecomeActive(self) }, { $1.sceneDidBecomeActive($0) }, UIScene.didActivateNotification)
        post(Self.didBecomeActiveNotification)
    }

    /// Makes the application inactive, as for an incoming call; does nothing unless it is active.
    package func resignActive() {
        guard state == .active else { return }
        tell({ $0.applicationWillResignActive(self) }, { $1.sceneWillResignActive($0) }, UIScene.willDeactivateNotification)
        post(Self.willResignActiveNotification)
        state = .inactive
    }

    /// Moves the application to the background, as when the user goes to the home screen.
    package func enterBackground() {
        guard state != .background else { return }
        resignActive()
        state = .background
        backgroundTasks.enterBackground(at: CACurrentMediaTime())
        backgroundEnd = MediaClock.shared.alarm(after: BackgroundTasks.allowance) { [weak self] in
            self?.backgroundTasks.expirations.forEach { $0() }
        }
        tell(
            { $0.applicationDidEnterBackground(self) }, { $1.sceneDidEnterBackground($0) }, UIScene.didEnterBackgroundNotification
        )
        post(Self.didEnterBackgroundNotification)
        for scene in connected where scene.ownState == nil { scene.keepRestorationActivity() }
    }

    /// Moves the application to the foreground and makes it active; does nothing unless it is in the background.
    package func enterForeground() {
        guard state == .background else { return }
        comeToForeground()
        state = .inactive
        backgroundEnd?.cancel()
        backgroundTasks.enterForeground()
        becomeActive()
    }

    private func comeToForeground() {
        if connected.allSatisfy({ $0.ownState != nil }) { connected.last?.ownState = nil }
        tell(
            { $0.applicationWillEnterForeground(self) }, { $1.sceneWillEnterForeground($0) },
            UIScene.willEnterForegroundNotification)
        post(Self.willEnterForegroundNotification)
    }

    /// Terminates the application after moving it to the background.
    package func terminate() {
        enterBackground()
        if usesScenes { disconnectScenes() }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func disconnectScenes() {
        for scene in connected {
            scene.disconnect()
        }
        scenes.connected = []
    }

    /// Calls the memory warning methods of the delegate and of the controllers in all windows.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for window in UIWindow.all { window.rootManager?.receiveMemoryWarning() }
    }

    /// Calls the application's delegate, or those of the scenes that follow the application's state, and posts the
    /// scenes' notification.
    private func tell(
        _ application: (any UIApplicationDelegate) -> Void, _ scene: (UIScene, any UISceneDelegate) -> Void,
        _ notification: NSNotification.Name
    ) {
        if !usesScenes, let delegate { application(delegate) }
        for connected in connected where connected.ownState == nil {
            if let delegate = connected.delegate { scene(connected, delegate) }
            NotificationCenter.default.post(name: notification, object: connected)
        }
    }

    /// Passes the token for remote notifications to the delegate, or an error if there is none.
    func answerRemoteNotifications() {
        if let remoteNotificationToken {
            isRegisteredForRemoteNotifications = true
            delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: remoteNotificationToken)
            return
        }
        let reason = [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"]
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: reason)
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}
