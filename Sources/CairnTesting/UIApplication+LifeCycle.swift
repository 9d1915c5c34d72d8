import UIKit
public import UserNotifications

/// Actions of the user and the system on a program.
extension UIApplication {
    /// Launches a program as `UIApplicationMain` does, but in the test's own process and application: creates its
    /// delegate, reads its Info.plist and connects its scene. The program ends, and its windows are removed, when the
    /// closure returns.
    ///
    /// The application is always a `UIApplication`, whichever class the Info.plist names, and ``SimulatedDevice``
    /// chooses the device.
    ///
    /// - Parameters:
    ///   - program: The class of the program's delegate.
    ///   - options: The reason of the launch. In a program with scenes, the scene's connection options also have the
    ///     URL, the quick action and the user activities.
    ///   - notificationResponse: The user's answer to a notification which launches the program; nil for none.
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

    /// The launch screen, which the screen shows until the program has a visible window: the first view of the
    /// storyboard that its Info.plist names as `UILaunchStoryboardName`. Nil afterwards, and if there is no such
    /// storyboard or the system would reject it.
    public var launchPicture: UIImage? {
        guard let window = launchScreen else { return nil }
        window.layoutIfNeeded()
        return window.rootViewController?.view.picture()
    }

    /// Sends the program to the background: calls the delegates and posts the notifications.
    public func moveToBackground() { enterBackground() }
    /// Brings the program to the foreground.
    public func moveToForeground() { enterForeground() }
    /// Makes the program inactive, as a phone call does, or active again.
    public func setInterrupted(_ isInterrupted: Bool) { if isInterrupted { resignActive() } else { becomeActive() } }
    /// Sends the program a memory warning.
    public func warnOfScarceMemory() { receiveMemoryWarning() }
    /// Opens a URL with one of the program's schemes, as another program does. Returns whether the program handled it.
    @discardableResult
    public func receive(_ link: URL) -> Bool { receiveLink(link) }
    /// The URLs that other programs opened so far, in order.
    public var linksOpenedElsewhere: [URL] { linkOpening.opened }
    /// The lowercase schemes of URLs that other programs open.
    public var schemesOfOtherPrograms: Set<String> {
        get { linkOpening.schemes }
        set { linkOpening.schemes = newValue }
    }
}
