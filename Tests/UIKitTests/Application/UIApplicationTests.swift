import CairnTesting
import Testing

@testable import UIKit

extension ApplicationTests {
    /// Events, actions, windows and links of the application, without a launch as in hosted unit tests.
    @MainActor
    @Suite struct UIApplicationTests {
        private let application = UIApplication.shared

        @Test func unitTestsHaveAnActiveApplicationWithoutDelegate() {
            #expect(application === UIApplication.shared)
            #expect(application.applicationState == .active)
            #expect(application.delegate == nil)
        }

        @Test func eventsAreDroppedWhileTheyAreIgnored() {
            let window = visibleWindow()
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            window.addSubview(button)
            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            window.tap(button)
            application.endIgnoringInteractionEvents()
            #expect(application.isIgnoringInteractionEvents)
            window.tap(button)
            #expect(taps == 0)
            application.endIgnoringInteractionEvents()
            window.tap(button)
            #expect(taps == 1 && !application.isIgnoringInteractionEvents)
        }

        // MARK: Actions

        private final class Delegate: UIResponder, UIApplicationDelegate {
            var actions: [String] = []
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "shopClosed:" }
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                actions.append("\(aSelector!) \(object is UIButton)")
                return nil
            }
        }

        @Test func theChainEndsWithTheApplicationAndItsDelegate() {
            let delegate = Delegate()
            application.delegate = delegate
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let button = UIButton()
            window.addSubview(button)
            #expect(Array(sequence(first: button as UIResponder, next: \.next)).last === delegate)
            #expect(application.next === delegate)
            button.addTarget(nil, action: Selector("shopClosed:"), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(delegate.actions == ["shopClosed: true"])
        }

        @Test func sendActionTellsWhetherSomebodyTookIt() {
            let delegate = Delegate()
            application.delegate = delegate
            #expect(application.sendAction(Selector("shopClosed:"), to: nil, from: nil, for: nil))
            let log = LoadedDocument.log {
                #expect(!application.sendAction(Selector("shopOpened:"), to: nil, from: nil, for: nil))
            }
            #expect(log.contains { $0.contains("shopOpened:") })
            #expect(application.sendAction(Selector("anything:"), to: delegate, from: self, for: nil))
        }

        @Test func theIconHasNoBadgeAndTheScreenMaySleepUntilTheProgramSaysOtherwise() {
            #expect(application.applicationIconBadgeNumber == 0 && !application.isIdleTimerDisabled)
            application.applicationIconBadgeNumber = 7
            application.isIdleTimerDisabled = true
            #expect(application.applicationIconBadgeNumber == 7 && application.isIdleTimerDisabled)
            application.applicationIconBadgeNumber = 0
            application.isIdleTimerDisabled = false
        }

        @Test func aControllerAsDelegateIsNotTwiceInTheChain() {
            final class Controller: UIViewController, UIApplicationDelegate {}
            let controller = Controller()
            application.delegate = controller
            #expect(application.next == nil)
        }

        // MARK: Events

        @Test func fingersComeThroughTheApplication() {
            final class Touched: UIView {
                var count = 0
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
            }
            let windows = [UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIWindow(frame: .zero)]
            let view = Touched(frame: windows[0].bounds)
            windows[0].addSubview(view)
            windows[0].isHidden = false
            windows[0].tap(view)
            #expect(view.count == 1)
        }

        // MARK: Windows

        @Test func windowsAreListedFromBackToFront() {
            let before = application.windows
            let windows = (0..<3).map { _ in UIWindow(frame: .zero) }
            windows[0].windowLevel = .alert
            #expect(application.windows.filter { !before.contains($0) } == [windows[1], windows[2], windows[0]])
            windows[1].makeKey()
            #expect(application.keyWindow === windows[1])
        }

        // MARK: Links

        private final class Opener: NSObject, UIApplicationDelegate {
            var opened: [URL] = []
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                opened.append(url)
                return url.host == "order"
            }
        }

        @Test func linksGoToTheProgramOrToOthers() async {
            let opener = Opener()
            application.delegate = opener
            application.linkOpening.ownSchemes = LinkOpening.declaredSchemes(
                in: ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Shop"]], ["CFBundleURLName": "none"]]])
            defer { application.linkOpening = LinkOpening() }
            let links = [
                "shop://order", "shop://none", "https://example.com", "telegram://x", UIApplication.openSettingsURLString,
            ]
            var results: [Bool] = []
            for link in links { results.append(await application.opens(URL(string: link)!)) }
            #expect(results == [true, false, true, false, true])
            #expect(links.map { application.canOpenURL(URL(string: $0)!) } == [true, true, true, false, true])
            #expect(opener.opened.map(\.absoluteString) == ["shop://order", "shop://none"])
            #expect(application.linkOpening.opened.map(\.absoluteString) == ["https://example.com", "app-settings:"])
            #expect(await !application.opens(URL(string: "https://example.com")!, [.universalLinksOnly: true]))
            #expect(await application.open(URL(string: "shop://order")!))
            #expect(await !application.open(URL(string: "https://example.com")!, options: [.universalLinksOnly: true]))
        }

        @Test func remoteNotificationsFail() async {
            final class Delegate: NSObject, UIApplicationDelegate {
                var failed: (@MainActor () -> Void)?
                func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
                {
                    failed?()
                }
            }
            let delegate = Delegate()
            application.delegate = delegate
            await withCheckedContinuation { done in
                delegate.failed = { done.resume() }
                application.registerForRemoteNotifications()
            }
            #expect(!application.isRegisteredForRemoteNotifications)
        }

        // MARK: Background tasks

        @Test func tasksHaveNumbersAndTimeInTheBackground() {
            let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "upload"))
            #expect(first != second && first != .invalid)
            #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
            application.enterBackground()
            #expect(application.backgroundTimeRemaining > 0 && application.backgroundTimeRemaining <= BackgroundTasks.allowance)
            application.endBackgroundTask(first)
            application.endBackgroundTask(second)
            application.enterForeground()
            #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        }
    }
}

extension UIApplication {
    fileprivate func opens(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }
}
