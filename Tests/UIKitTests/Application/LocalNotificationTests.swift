import CairnTesting
import Testing

@testable import UIKit

/// Notifications as before iOS 10.
@MainActor
@Suite(.serialized)
struct LocalNotificationTests {
    final class Delegate: NSObject, UIApplicationDelegate {
        var heard: [String] = []
        func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
            heard.append("types \(notificationSettings.types.rawValue)")
        }
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            heard.append(notification.alertBody ?? "")
        }
    }

    @Test func theDelegateHearsOfNotificationsInTheirTime() {
        let (application, delegate) = (UIApplication.shared, Delegate())
        let before = application.delegate
        application.delegate = delegate
        defer { application.delegate = before }
        TestClock.hold { clock in
            let (soon, later, given) = (UILocalNotification(), UILocalNotification(), UILocalNotification())
            (soon.alertBody, soon.fireDate) = ("soon", Date(timeIntervalSinceNow: 10))
            (later.alertBody, later.fireDate, later.applicationIconBadgeNumber) = ("later", Date(timeIntervalSinceNow: 20), 7)
            (given.alertBody, given.fireDate) = ("given up", Date(timeIntervalSinceNow: 15))
            for notification in [soon, later, given] { application.scheduleLocalNotification(notification) }
            application.cancelLocalNotification(given)
            #expect(application.scheduledLocalNotifications?.count == 2)
            clock.advance(by: 12)
            #expect(delegate.heard == ["soon"])
            clock.advance(by: 12)
            #expect(delegate.heard == ["soon", "later"] && application.applicationIconBadgeNumber == 7)
            #expect(application.scheduledLocalNotifications?.isEmpty == true)
        }
        application.applicationIconBadgeNumber = 0
    }

    @Test func categoriesKeepTheirChoices() {
        let (action, category) = (UIMutableUserNotificationAction(), UIMutableUserNotificationCategory())
        (action.identifier, action.title, action.isDestructive) = ("stop", "Stop", true)
        category.identifier = "alarm"
        category.setActions([action], for: .minimal)
        let settings = UIUserNotificationSettings(types: [.alert, .sound], categories: [category])
        #expect(settings.types.rawValue == 6 && settings.categories?.first?.identifier == "alarm")
        #expect(category.actions(for: .minimal)?.first?.title == "Stop" && category.actions(for: .default) == nil)
        UIApplication.shared.registerUserNotificationSettings(settings)
        #expect(UIApplication.shared.currentUserNotificationSettings === settings)
    }
}
