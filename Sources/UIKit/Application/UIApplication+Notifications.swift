/// What is posted while an application lives; the object is the application.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
extension UIApplication {
    /// Posted after the delegate heard that the launch is over; the information is that of the launch.
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted after the application became active.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the application becomes inactive.
    nonisolated public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the application left the screen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the application comes back to the screen.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the application ends.
    nonisolated public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory is scarce.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the interface turns; the information has the new orientation.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface turned; the information has the old orientation.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of an orientation in what comes with both notifications: the raw value of a `UIInterfaceOrientation`, as a number.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Posted before the frame of the status bar changes because the interface turns; the information has the new frame.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the frame of the status bar changed because the interface turned; the information has the old frame.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of a frame in what comes with both notifications: an `NSValue` with a rectangle in points of the screen.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Tells that the frame of the status bar changes or changed as the interface turns.
    func postStatusBarFrame(_ name: String, _ frame: CGRect) {
        // Under their texts, since the constants are deprecated.
        post(NSNotification.Name(name), ["UIApplicationStatusBarFrameUserInfoKey": NSValue(cgRect: frame)])
    }

    /// Tells that the interface turns or turned.
    func postTurn(_ name: String, _ orientation: UIInterfaceOrientation) {
        // Under their texts, since the constants are deprecated.
        post(NSNotification.Name(name), ["UIApplicationStatusBarOrientationUserInfoKey": orientation.rawValue])
    }

    func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
    /// Posted when the user takes a picture of the screen. Nothing posts it: users cannot do it here.
    nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when a day begins or the time is set. Nothing posts it.
    nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when protected files can be read again. Nothing posts it: the device is never locked.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before protected files cannot be read. Nothing posts it: the device is never locked.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}
