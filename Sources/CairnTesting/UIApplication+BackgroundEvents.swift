import UIKit

/// What the home screen and the system ask of a program.
extension UIApplication {
    /// Chooses an action of the home screen, one of `shortcutItems` or one that an Info.plist would describe.
    ///
    /// - Parameter completion: Called with whether the program performed it, when the program says so.
    public func choose(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
        perform(item, completion)
    }

    /// Asks the program to fetch new content.
    ///
    /// - Parameter completion: Called with what it found, when the program says so.
    public func fetchNewContent(completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }) { fetch(completion) }

    /// The token under which the device receives remote notifications; nil, as at first, where it cannot. Programs that ask for remote
    /// notifications get it.
    public var deviceTokenOfNotifications: Data? {
        get { remoteNotificationToken }
        set { remoteNotificationToken = newValue }
    }

    /// Wakes the program for the events of a session that loaded in the background.
    ///
    /// - Parameter completion: Called when the program handled them.
    public func finishBackgroundSession(identifier: String, completion: @escaping () -> Void = {}) {
        handleBackgroundSession(identifier, completion)
    }

    /// Delivers a remote notification.
    ///
    /// - Parameter completion: Called with what the program found, when it says so.
    public func receiveRemoteNotification(
        userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
    ) {
        receiveRemoteNotification(userInfo, completion)
    }
}
