/// The steps of an application's life. Each calls the delegate first and then posts the notification, as UIKit does.
///
/// - Source: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle; that the notification comes second is observed by
///   programs that print both.
extension UIApplication {
    /// Tells the delegate of the launch, and becomes active.
    func launch(options: [LaunchOptionsKey: Any]?) {
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        post(Self.didFinishLaunchingNotification, options)
        becomeActive()
    }

    /// Begins to receive events; does nothing unless the application is inactive.
    package func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    /// Ceases to receive events, as when a call comes in; does nothing unless the application is active.
    package func resignActive() {
        guard state == .active else { return }
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        state = .inactive
    }

    /// Leaves the screen, as when the user goes to the home screen.
    package func enterBackground() {
        guard state != .background else { return }
        resignActive()
        state = .background
        backgroundTasks.enterBackground(at: CACurrentMediaTime())
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    /// Comes back to the screen and becomes active; does nothing unless the application is in the background.
    package func enterForeground() {
        guard state == .background else { return }
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        state = .inactive
        backgroundTasks.enterForeground()
        becomeActive()
    }

    /// Leaves the screen and hears that the program ends.
    package func terminate() {
        enterBackground()
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    /// Hears that memory is scarce.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
    }

    func remoteNotificationsFailed() {
        let reason = [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"]
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: reason)
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
}
