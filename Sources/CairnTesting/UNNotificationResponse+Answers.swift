public import Foundation
public import UserNotifications

extension UNNotificationResponse {
    /// The user's response to a delivered notification.
    ///
    /// - Parameters:
    ///   - request: The request of the program or a server.
    ///   - action: The identifier of the chosen action; a tap on the notification by default.
    ///   - date: The time of delivery.
    public convenience init(
        to request: UNNotificationRequest, action: String = UNNotificationDefaultActionIdentifier, date: Date = Date()
    ) {
        self.init(notification: UNNotification(date: date, request: request), actionIdentifier: action)
    }
}
