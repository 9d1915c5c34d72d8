/// The steps of an application's life. Each calls the delegate first and then posts the notification, as UIKit does. In a program with scenes
/// the scenes' delegates are called in the application's delegate's place; the application's notifications are posted all the same.
///
/// - Source: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle; that the notification comes second is observed by
///   programs that print both.
extension UIApplication {
    /// What the screen shows until the program has a visible window: the launch storyboard's first view in a window that is none of the
    /// program's. Nil afterwards, and where the Info.plist names no such storyboard.
    package var launchScreen: UIWindow? {
        guard let name = information.launchStoryboard, !UIWindow.all.contains(where: { !$0.isHidden }),
            mainStoryboards.problems(ofLaunchScreen: name, from: information.bundle).isEmpty
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        mainStoryboards.fill(window, byStoryboardNamed: name, from: information.bundle)
        return window
    }

    /// Tells the delegate of the launch, makes the windows that the Info.plist describes, and becomes active.
    func launch(options: [LaunchOptionsKey: Any]?) {
        information.checkLaunchScreen()
        let window = loadMainStoryboard()
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification, options)
        connectScene(launch: options ?? [:])
        window?.makeKeyAndVisible()
        if usesScenes { comeToForeground() }
        becomeActive()
    }

    /// Begins to receive events; does nothing unless the application is inactive.
    package func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        tell({ $0.applicationDidBecomeActive(self) }, { $1.sceneDidBecomeActive($0) }, UIScene.didActivateNotification)
        post(Self.didBecomeActiveNotification)
    }

    /// Ceases to receive events, as when a call comes in; does nothing unless the application is active.
    package func resignActive() {
        guard state == .active else { return }
        tell({ $0.applicationWillResignActive(self) }, { $1.sceneWillResignActive($0) }, UIScene.willDeactivateNotification)
        post(Self.willResignActiveNotification)
        state = .inactive
    }

    /// Leaves the screen, as when the user goes to the home screen.
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

    /// Comes back to the screen and becomes active; does nothing unless the application is in the background.
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

    /// Leaves the screen and hears that the program ends.
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

    /// Hears that memory is scarce, and so do the controllers in its windows.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for window in UIWindow.all { window.rootManager?.receiveMemoryWarning() }
    }

    /// Tells those who live with the step: the application's delegate, or those of the scenes.
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

    /// Tells the delegate under which token the program receives remote notifications, or that it cannot.
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
