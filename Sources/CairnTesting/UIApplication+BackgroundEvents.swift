import UIKit

/// Requests of the home screen and the system to a program.
extension UIApplication {
    /// Chooses a quick action of the home screen: one of `shortcutItems`, or one that an Info.plist would declare.
    ///
    /// - Parameter completion: Called when the program reports whether it performed the action.
    public func choose(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
        perform(item, completion)
    }

    /// Asks the program to fetch new content in the background.
    ///
    /// - Parameter completion: Called when the program reports the result.
    public func fetchNewContent(completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }) { fetch(completion) }

    /// The device token for remote notifications, which programs receive when they register; nil, the default, if
    /// registration fails.
    public var deviceTokenOfNotifications: Data? {
        get { remoteNotificationToken }
        set { remoteNotificationToken = newValue }
    }

    /// Wakes the program for the events of a background URL session.
    ///
    /// - Parameter completion: Called when the program has handled the events.
    public func finishBackgroundSession(identifier: String, completion: @escaping () -> Void = {}) {
        handleBackgroundSession(identifier, completion)
    }

    /// Delivers a remote notification.
    ///
    /// - Parameter completion: Called when the program reports the result of its fetch.
    public func receiveRemoteNotification(
        userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
    ) {
        receiveRemoteNotification(userInfo, completion)
    }
}
