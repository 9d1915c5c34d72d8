import UIKit
public import UserNotifications

/// What a user and the system do to a program.
extension UIApplication {
    /// Launches a program as `UIApplicationMain` does, but in the test's own process and application: makes its delegate, reads its Info.plist and
    /// connects its scene. The program ends, and its windows go, when the closure has run.
    ///
    /// The application is always a `UIApplication`, whatever class the Info.plist names, and ``SimulatedDevice`` chooses the device.
    ///
    /// - Parameters:
    ///   - program: The class of the program's delegate.
    ///   - options: Why the program is launched. In a program with scenes the scene's connection options have the link, the action of the home
    ///     screen and the activities too.
    ///   - notificationResponse: The user's answer to a notification, for which the program is launched; nil for none.
    /// - Returns: What the closure returns.
    @discardableResult
    public func launch<Result>(
        _ program: any UIApplicationDelegate.Type, options: [LaunchOptionsKey: Any]? = nil,
        notificationResponse: UNNotificationResponse? = nil, while body: () throws -> Result
    ) rethrows -> Result {
        launchResponse = notificationResponse
        defer { launchResponse = nil }
        return try run(program, options: options, while: body)
    }

    /// What the screen shows until the program has a visible window: the first view of the storyboard that its Info.plist names as
    /// `UILaunchStoryboardName`. Nil afterwards, and where there is none or the system would not take it.
    public var launchPicture: UIImage? {
        guard let window = launchScreen else { return nil }
        window.layoutIfNeeded()
        return window.rootViewController?.view.picture()
    }

    /// Leaves the program for the home screen: the delegates hear of it, and the notifications are posted.
    public func moveToBackground() { enterBackground() }
    /// Comes back to the program.
    public func moveToForeground() { enterForeground() }
    /// Interrupts the program, as a call does, or ends the interruption.
    public func setInterrupted(_ isInterrupted: Bool) { if isInterrupted { resignActive() } else { becomeActive() } }
    /// Tells the program that memory is scarce.
    public func warnOfScarceMemory() { receiveMemoryWarning() }
    /// Opens a link of one of the program's schemes, as another program does. Returns whether the program took it.
    @discardableResult
    public func receive(_ link: URL) -> Bool { receiveLink(link) }
    /// The links that other programs took so far, in order.
    public var linksOpenedElsewhere: [URL] { linkOpening.opened }
    /// The schemes, in small letters, of links that other programs take.
    public var schemesOfOtherPrograms: Set<String> {
        get { linkOpening.schemes }
        set { linkOpening.schemes = newValue }
    }
}
