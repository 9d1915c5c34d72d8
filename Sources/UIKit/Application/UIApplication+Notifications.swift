/// The notifications of an application; their object is the application.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
extension UIApplication {
    /// Posted after the delegate's launch methods; the user info contains the launch options.
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted after the application became active.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    /// Posted before the application becomes inactive.
    nonisolated public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    /// Posted after the application entered the background.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the application enters the foreground.
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the application terminates.
    nonisolated public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    /// Posted with a memory warning.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted before the interface rotates; the user info contains the new orientation.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface rotated; the user info contains the old orientation.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// The key of the orientation in the user info of both notifications: the raw value of a `UIInterfaceOrientation`,
    /// as a number.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

    /// Posted before a rotation changes the frame of the status bar; the user info contains the new frame.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after a rotation changed the frame of the status bar; the user info contains the old frame.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the frame in the user info of both notifications: an `NSValue` with a rectangle in screen
    /// coordinates.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead.")
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    /// Posts one of the notifications about the status bar's frame.
    func postStatusBarFrame(_ name: String, _ frame: CGRect) {
        // String literals, since the constants are deprecated.
        post(NSNotification.Name(name), ["UIApplicationStatusBarFrameUserInfoKey": NSValue(cgRect: frame)])
    }

    /// Posts one of the notifications about the interface's orientation.
    func postTurn(_ name: String, _ orientation: UIInterfaceOrientation) {
        // String literals, since the constants are deprecated.
        post(NSNotification.Name(name), ["UIApplicationStatusBarOrientationUserInfoKey": orientation.rawValue])
    }

    func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
    /// Posted when the user took a screenshot. Nothing posts it: there are no screenshots here.
    nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted at the start of a day or when the clock was set. Nothing posts it.
    nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when protected files became readable. Nothing posts it: the device is never locked.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before protected files become unreadable. Nothing posts it: the device is never locked.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}
