import CairnTesting
import Testing

@testable import UIKit

extension ApplicationTests {
    /// Activities that the user goes on with, and those that the program announces.
    @MainActor
    @Suite struct UserActivityTests {
        private final class Continuing: NSObject, UIApplicationDelegate {
            var heard: [String] = []
            let restoring = Restoring()
            func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
                heard.append("will \(userActivityType)")
                return true
            }
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                heard.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
                restorationHandler([restoring])
                return true
            }
            func application(
                _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
            ) { heard.append("failed \(userActivityType) \(error)") }
        }

        private final class Silent: NSObject, UIApplicationDelegate {}

        private final class Restoring: UIViewController {
            var restored: String?
            override func restoreUserActivityState(_ activity: NSUserActivity) { restored = activity.activityType }
        }

        private final class ContinuingScene: NSObject, UIWindowSceneDelegate {
            var heard: [String] = []
            func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
                heard.append("will \(userActivityType)")
            }
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                heard.append("continue \(userActivity.title ?? "")")
            }
            func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
                heard.append("failed \(userActivityType)")
            }
        }

        private final class Saving: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["page": 3]) }
        }

        private final class Editing: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) { activity.addUserInfoEntries(from: ["line": 7]) }
        }

        private enum Failure: Error { case away }
        private let application = UIApplication.shared

        private func page() -> NSUserActivity {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://example.com/page")
            activity.title = "Page"
            return activity
        }

        @Test func theDelegateGoesOn() {
            let (before, delegate) = (application.delegate, Continuing())
            application.delegate = delegate
            defer { application.delegate = before }
            #expect(application.receive(page()))
            application.failToReceiveActivity(ofType: "edit", error: Failure.away)
            #expect(
                delegate.heard == [
                    "will NSUserActivityTypeBrowsingWeb", "continue https://example.com/page", "failed edit away",
                ])
            #expect(delegate.restoring.restored == NSUserActivityTypeBrowsingWeb)
        }

        @Test func aDelegateThatDoesNotListenTakesNothing() {
            let (before, delegate) = (application.delegate, Silent())
            application.delegate = delegate
            defer { application.delegate = before }
            #expect(!application.receive(page()))
        }

        @Test func scenesGoOn() {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let scene = UIWindowScene(session: UISceneSession(configuration), connectionOptions: UIScene.ConnectionOptions())
            let delegate = ContinuingScene()
            scene.delegate = delegate
            application.scenes.connected = [scene]
            defer { application.scenes = UIApplication.Scenes() }
            #expect(application.receive(page()))
            application.failToReceiveActivity(ofType: "edit", error: Failure.away)
            #expect(delegate.heard == ["will NSUserActivityTypeBrowsingWeb", "continue Page", "failed edit"])
        }

        @Test func theCurrentActivityIsTheLastThatBecameSo() {
            let (one, other) = (NSUserActivity(activityType: "one"), NSUserActivity(activityType: "other"))
            defer { other.invalidate() }
            one.becomeCurrent()
            other.becomeCurrent()
            one.resignCurrent()
            #expect(application.currentUserActivity === other)
            other.invalidate()
            other.becomeCurrent()
            #expect(application.currentUserActivity == nil)
        }

        @Test func anActivityIsSavedBeforeItIsHandedOn() {
            let (activity, saving) = (NSUserActivity(activityType: "edit"), Saving())
            activity.delegate = saving
            activity.userInfo = ["name": "a"]
            activity.needsSave = true
            activity.becomeCurrent()
            defer { activity.invalidate() }
            #expect(application.currentUserActivity?.userInfo?["page"] as? Int == 3)
            #expect(activity.userInfo?["name"] as? String == "a" && !activity.needsSave)
        }

        @Test func theResponderOfAnActivityIsAsked() {
            let (controller, activity) = (Editing(), NSUserActivity(activityType: "edit"))
            controller.userActivity = activity
            activity.becomeCurrent()
            defer { activity.invalidate() }
            #expect(application.currentUserActivity?.userInfo == nil)
            activity.needsSave = true
            #expect(application.currentUserActivity?.userInfo?["line"] as? Int == 7)
        }
    }
}
