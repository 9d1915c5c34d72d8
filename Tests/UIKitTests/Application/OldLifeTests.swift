import CairnTesting
import Testing

@testable import UIKit

/// Members of applications, scenes and events that older programs use.
extension ApplicationTests {
    @MainActor
    @Suite struct OldLifeTests {
        private let application = UIApplication.shared

        @Test func turningTheDeviceIsToldWithBothOrientations() throws {
            var told: [String] = []
            let key = UIApplication.statusBarOrientationUserInfoKey
            let names = [
                UIApplication.willChangeStatusBarOrientationNotification,
                UIApplication.didChangeStatusBarOrientationNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let isFirst = note.name == names[0]
                    let number = note.userInfo?[key] as? Int
                    MainActor.assumeIsolated {
                        let orientation = number.flatMap { UIInterfaceOrientation(rawValue: $0) }
                        told.append("\(isFirst ? "will" : "did") \(orientation?.isLandscape == true ? "landscape" : "portrait")")
                    }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            var device = try SimulatedDevice("iPhone 15")
            device.perform {
                told = []
                device.isLandscape = true
                device.use()
            }
            #expect(Array(told.prefix(2)) == ["will landscape", "did portrait"])
        }

        @Test func givenUpNotificationsDoNotCome() {
            final class Delegate: NSObject, UIApplicationDelegate {
                var heard: [String] = []
                func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
                    heard.append(notification.alertBody ?? "")
                }
            }
            let (before, delegate) = (application.delegate, Delegate())
            application.delegate = delegate
            defer { application.delegate = before }
            TestClock.hold { clock in
                let (now, later) = (UILocalNotification(), UILocalNotification())
                now.alertBody = "now"
                (later.alertBody, later.fireDate) = ("later", Date(timeIntervalSinceNow: 5))
                application.presentLocalNotificationNow(now)
                application.scheduleLocalNotification(later)
                application.cancelAllLocalNotifications()
                clock.advance(by: 10)
            }
            #expect(delegate.heard == ["now"] && application.scheduledLocalNotifications?.isEmpty == true)
        }

        @Test func timersCallMethodsWithWhatTheyWereGiven() {
            let counter = TickCounter()
            TestClock.hold { clock in
                let timer = Timer.scheduledTimer(
                    timeInterval: 1, target: counter, selector: Selector("tick:"), userInfo: ["name": "pear"], repeats: true)
                clock.advance(by: 2.5)
                timer.invalidate()
                clock.advance(by: 2)
            }
            #expect(counter.told == ["pear", "pear"])
        }

        @Test func theVendorsIdentifierIsThatOfTheMachine() throws {
            #expect(UIDevice.current.identifierForVendor == UUID.ofVendor())
            #expect(UUID(hashing: "pear") == UUID(hashing: "pear") && UUID(hashing: "pear") != UUID(hashing: "fig"))
            #expect(Array(UUID(hashing: "pear").uuidString)[14] == "8")
        }

        @Test func theDeviceStaysAwakeOnlyWhereTheProgramSaysSo() {
            #expect(!application.isIdleTimerDisabled)
            application.isIdleTimerDisabled = true
            #expect(application.isIdleTimerDisabled)
            application.isIdleTimerDisabled = false
        }

        @Test func optionsOfLinksHaveApplesNames() {
            let keys: [UIApplication.OpenExternalURLOptionsKey] = [.universalLinksOnly]
            #expect(keys.map(\.rawValue) == ["UIApplicationOpenURLOptionUniversalLinksOnly"])
            #expect(UIApplication.OpenURLOptionsKey.openInPlace.rawValue == "UIApplicationOpenURLOptionsOpenInPlaceKey")
        }

        @Test func neverIsLongerThanTheLeastTimeBetweenFetches() {
            #expect(UIApplication.backgroundFetchIntervalNever > 1e300)
            #expect(UIApplication.backgroundFetchIntervalMinimum == 0)
            #expect([UIBackgroundFetchResult.newData, .noData, .failed].map(\.rawValue) == [0, 1, 2])
            #expect(UIBackgroundTaskIdentifier.invalid == UIBackgroundTaskIdentifier(rawValue: 0))
        }

        @Test func scenesTellOfTheirLife() {
            var told: [String] = []
            let names = [
                UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
                UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
            ]
            let tokens = names.enumerated().map { index, name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { told.append("\(index)") }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            var identifiers: Set<String> = []
            for _ in 0..<2 {
                application.launch(ReasonProgram.self) {
                    for session in application.openSessions { identifiers.insert(session.persistentIdentifier) }
                }
            }
            #expect(told == ["0", "1", "2", "3", "4", "5", "0", "1", "2", "3", "4", "5"])
            #expect(identifiers.count == 2)
        }

        @Test func aSceneThatPrefersAnIdentifierTakesTheActivity() throws {
            let conditions = UISceneActivationConditions()
            #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "note-7"))
            #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "note-7"))
            conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "self == %@", "note-7")
            #expect(conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "note-7"))
            #expect(UIWindowScene.ActivationRequestOptions().preferredPresentationStyle == .automatic)
        }

        /// - Source: UIEvent.h's values, which remote control centres report
        @Test func remoteControlEventsHaveApplesNumbers() {
            let subtypes: [UIEvent.EventSubtype] = [
                .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
                .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
                .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
            ]
            #expect(subtypes.map(\.rawValue) == Array(100...109))
        }
    }
}

/// Counts calls of a timer.
final class TickCounter: UIView {
    var told: [String] = []
    func tick(_ timer: Timer) { told.append((timer.userInfo as? [String: String])?["name"] ?? "") }
}
