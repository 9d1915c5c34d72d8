public import Foundation
public import UserNotifications

extension UNNotificationResponse {
    /// The user's answer to a notification that was shown.
    ///
    /// - Parameters:
    ///   - request: What the program, or a server, asked to show.
    ///   - action: The name of the action that the user chose; a tap on the message by default.
    ///   - date: When the message was shown.
    public convenience init(
        to request: UNNotificationRequest, action: String = UNNotificationDefaultActionIdentifier, date: Date = Date()
    ) {
        self.init(notification: UNNotification(date: date, request: request), actionIdentifier: action)
    }
}
