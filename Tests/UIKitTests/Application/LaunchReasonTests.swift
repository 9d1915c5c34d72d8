import CairnTesting
import Testing
import UIKit
import UserNotifications

/// Hears why its scene was connected.
final class ReasonSceneDelegate: NSObject, UIWindowSceneDelegate {
    static var options: UIScene.ConnectionOptions?
    static var told: [String] = []
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.options = connectionOptions
        scene.userActivity = NSUserActivity(activityType: "org.example.open")
    }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        Self.told.append("updated \(userActivity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        Self.told.append("restored \(stateRestorationActivity.activityType)")
    }
}

/// A program whose scene its delegate describes.
final class ReasonProgram: NSObject, UIApplicationDelegate {
    static var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.launchOptions = launchOptions
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ReasonSceneDelegate.self
        return configuration
    }
}

/// A program without scenes that notes what it hears.
final class ListeningProgram: NSObject, UIApplicationDelegate {
    static var told: [String] = []
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.told.append("will \(launchOptions?[.sourceApplication] ?? "")")
        return true
    }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        Self.told.append("token \(deviceToken.count)")
    }
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        Self.told.append("session \(identifier)")
        completionHandler()
    }
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        Self.told.append("updated \(userActivity.userInfo?["page"] ?? "")")
    }
}

extension ApplicationTests {
    /// Why a program is launched, and what it hears then.
    @MainActor
    @Suite struct LaunchReasonTests {
        private let application = UIApplication.shared

        @Test func aSceneHearsWhyItIsConnected() throws {
            let link = try #require(URL(string: "shop://order"))
            let activity = NSUserActivity(activityType: "org.example.read")
            let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
            let request = UNNotificationRequest(identifier: "offer", content: UNMutableNotificationContent(), trigger: nil)
            let options: [UIApplication.LaunchOptionsKey: Any] = [
                .url: link, .sourceApplication: "org.example.mail", .shortcutItem: item,
                .userActivityDictionary: [
                    UIApplication.LaunchOptionsKey.userActivityType: activity.activityType, "activity": activity,
                ] as [AnyHashable: Any],
            ]
            try application.launch(
                ReasonProgram.self, options: options, notificationResponse: UNNotificationResponse(to: request, action: "buy")
            ) {
                let heard = try #require(ReasonSceneDelegate.options)
                #expect(heard.urlContexts.map(\.url) == [link])
                #expect(heard.urlContexts.first?.options.sourceApplication == "org.example.mail")
                #expect(heard.sourceApplication == "org.example.mail" && heard.shortcutItem === item)
                #expect(heard.userActivities == [activity] && heard.handoffUserActivityType == "org.example.read")
                #expect(heard.notificationResponse?.actionIdentifier == "buy")
                #expect(heard.notificationResponse?.notification.request.identifier == "offer")
            }
            application.launch(ReasonProgram.self) {
                #expect(ReasonSceneDelegate.options?.urlContexts.isEmpty == true)
                #expect(ReasonSceneDelegate.options?.notificationResponse == nil)
                #expect(ReasonSceneDelegate.options?.shortcutItem == nil)
            }
        }

        @Test func theDelegateGetsTheOptions() {
            let info: [AnyHashable: Any] = ["aps": ["badge": 1]]
            let options: [UIApplication.LaunchOptionsKey: Any] = [.remoteNotification: info, .location: true]
            application.launch(ReasonProgram.self, options: options) {
                #expect(ReasonProgram.launchOptions?[.location] as? Bool == true)
                #expect((ReasonProgram.launchOptions?[.remoteNotification] as? [AnyHashable: Any])?.count == 1)
                #expect(ReasonProgram.launchOptions?[.localNotification] == nil)
            }
            ListeningProgram.told = []
            application.launch(ListeningProgram.self, options: [.sourceApplication: "mail"]) {}
            #expect(ListeningProgram.told == ["will mail"])
        }

        @Test func aDeviceWithATokenReceivesRemoteNotifications() async throws {
            let before = application.delegate
            let program = ListeningProgram()
            application.delegate = program
            application.deviceTokenOfNotifications = Data([1, 2, 3])
            defer {
                application.deviceTokenOfNotifications = nil
                application.unregisterForRemoteNotifications()
                application.delegate = before
            }
            ListeningProgram.told = []
            application.registerForRemoteNotifications()
            #expect(!application.isRegisteredForRemoteNotifications && ListeningProgram.told.isEmpty)
            for _ in 0..<400 where ListeningProgram.told.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            #expect(ListeningProgram.told == ["token 3"] && application.isRegisteredForRemoteNotifications)
            application.unregisterForRemoteNotifications()
            #expect(!application.isRegisteredForRemoteNotifications)
        }

        @Test func loadsInTheBackgroundWakeTheProgram() {
            ListeningProgram.told = []
            var handled = 0
            application.launch(ListeningProgram.self) {
                application.finishBackgroundSession(identifier: "photos") { handled += 1 }
            }
            application.launch(ReasonProgram.self) { application.finishBackgroundSession(identifier: "photos") { handled += 1 } }
            #expect(ListeningProgram.told.last == "session photos" && handled == 2)
        }

        @Test func activitiesThatAreBroughtUpToDateAreTold() {
            final class Page: UIResponder {
                override func updateUserActivityState(_ activity: NSUserActivity) { activity.userInfo = ["page": 7] }
            }
            let (page, activity) = (Page(), NSUserActivity(activityType: "org.example.read"))
            page.userActivity = activity
            activity.becomeCurrent()
            defer { activity.invalidate() }
            ListeningProgram.told = []
            application.launch(ListeningProgram.self) {
                activity.needsSave = true
                _ = application.currentUserActivity
                #expect(ListeningProgram.told.last == "updated 7")
            }
            ReasonSceneDelegate.told = []
            application.launch(ReasonProgram.self) {
                activity.needsSave = true
                _ = application.currentUserActivity
                #expect(ReasonSceneDelegate.told == ["updated org.example.read"])
            }
        }

        @Test func activitiesStreamToNobody() async {
            let activity = NSUserActivity(activityType: "org.example.read")
            activity.supportsContinuationStreams = true
            let error = await withCheckedContinuation { done in
                activity.getContinuationStreams { _, _, error in done.resume(returning: error as? CocoaError) }
            }
            #expect(error?.code == .featureUnsupported)
        }
    }
}
