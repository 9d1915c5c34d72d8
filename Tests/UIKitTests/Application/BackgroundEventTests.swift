import CairnTesting
import Testing

@testable import UIKit

/// Answers what the system asks of a program.
private final class Answering: NSObject, UIApplicationDelegate {
    var asked: [String] = []

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        asked.append(shortcutItem.type)
        completionHandler(true)
    }
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.newData) }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        asked.append("\(userInfo["key"] ?? "")")
        completionHandler(.failed)
    }
}

/// Answers nothing.
private final class Silent: NSObject, UIApplicationDelegate {}

/// Takes an action of the home screen in a program with scenes.
private final class AnsweringScene: NSObject, UIWindowSceneDelegate {
    var asked: [String] = []
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        asked.append(shortcutItem.localizedTitle)
        completionHandler(true)
    }
}

extension ApplicationTests {
    /// What the home screen and the system ask of a program.
    @MainActor
    @Suite struct BackgroundEventTests {
        private let application = UIApplication.shared

        private func asking(_ delegate: any UIApplicationDelegate, _ body: () -> Void) {
            let before = application.delegate
            application.delegate = delegate
            defer { application.delegate = before }
            body()
        }

        @Test func theDelegateAnswers() {
            let delegate = Answering()
            var answers: [String] = []
            asking(delegate) {
                application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { answers.append("\($0)") }
                application.fetchNewContent { answers.append("\($0)") }
                application.receiveRemoteNotification(userInfo: ["key": "value"]) { answers.append("\($0)") }
            }
            #expect(delegate.asked == ["new", "value"] && answers == ["true", "newData", "failed"])
        }

        @Test func aDelegateThatDoesNotAnswerHasNothingNew() {
            var answers: [String] = []
            asking(Silent()) {
                application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { answers.append("\($0)") }
                application.fetchNewContent { answers.append("\($0)") }
                application.receiveRemoteNotification(userInfo: [:]) { answers.append("\($0)") }
            }
            #expect(answers == ["false", "noData", "noData"])
        }

        @Test func scenesPerformActionsOfTheHomeScreen() {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let scene = UIWindowScene(session: UISceneSession(configuration), connectionOptions: UIScene.ConnectionOptions())
            let delegate = AnsweringScene()
            scene.delegate = delegate
            application.scenes.connected = [scene]
            defer { application.scenes = UIApplication.Scenes() }
            var answers: [Bool] = []
            application.choose(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { answers.append($0) }
            #expect(delegate.asked == ["New"] && answers == [true])
        }

        @Test func itemsAreKeptAndCopied() throws {
            let icon = UIApplicationShortcutIcon(systemImageName: "star")
            let item = UIApplicationShortcutItem(
                type: "new", localizedTitle: "New", localizedSubtitle: "Note", icon: icon, userInfo: ["id": 3 as NSNumber])
            application.shortcutItems = [item]
            defer { application.shortcutItems = nil }
            #expect(application.shortcutItems?.map(\.type) == ["new"])
            let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
            copy.localizedTitle = "Other"
            #expect(item.localizedTitle == "New" && copy.localizedSubtitle == "Note" && copy.icon == icon)
            #expect(copy.userInfo?["id"] as? NSNumber == 3)
            #expect((copy.copy() as? UIApplicationShortcutItem)?.localizedTitle == "Other")
        }

        @Test func iconsOfTheSamePictureAreEqual() {
            #expect(UIApplicationShortcutIcon(type: .add) == UIApplicationShortcutIcon(type: .add))
            #expect(UIApplicationShortcutIcon(templateImageName: "a") != UIApplicationShortcutIcon(systemImageName: "a"))
        }

        @Test func theUserLetsProgramsWorkInTheBackground() {
            #expect(application.backgroundRefreshStatus == .available)
            application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        }
    }
}
