import Testing

@testable import UIKit

extension ApplicationTests {
    /// The calls and notifications of an application's life, in order, without scenes.
    @MainActor
    @Suite struct LifeCycleTests {
        @Test func launchEndsActive() {
            let application = UIApplication.shared
            let record = LifeRecord(of: application)
            defer { record.end() }
            application.state = .inactive
            application.launch(options: [.sourceApplication: "com.example.mail"])
            #expect(
                record.events == [
                    "willFinishLaunching inactive com.example.mail", "didFinishLaunching inactive com.example.mail",
                    "UIApplicationDidFinishLaunchingNotification", "didBecomeActive active",
                    "UIApplicationDidBecomeActiveNotification",
                ])
        }

        @Test func theHomeScreenAndBack() {
            let application = UIApplication.shared
            let record = LifeRecord(of: application)
            defer { record.end() }
            application.enterBackground()
            application.enterBackground()
            #expect(
                record.take() == [
                    "willResignActive active", "UIApplicationWillResignActiveNotification", "didEnterBackground background",
                    "UIApplicationDidEnterBackgroundNotification",
                ])
            application.becomeActive()
            application.enterForeground()
            application.enterForeground()
            #expect(
                record.take() == [
                    "willEnterForeground background", "UIApplicationWillEnterForegroundNotification", "didBecomeActive active",
                    "UIApplicationDidBecomeActiveNotification",
                ])
        }

        @Test func anInterruption() {
            let application = UIApplication.shared
            let record = LifeRecord(of: application)
            defer { record.end() }
            application.resignActive()
            #expect(application.applicationState == .inactive)
            application.becomeActive()
            #expect(record.events.filter { !$0.hasPrefix("UI") } == ["willResignActive active", "didBecomeActive active"])
        }

        @Test func theEnd() {
            let application = UIApplication.shared
            let record = LifeRecord(of: application)
            defer { record.end() }
            application.terminate()
            #expect(
                record.events.filter { !$0.hasPrefix("UI") } == [
                    "willResignActive active", "didEnterBackground background", "willTerminate background",
                ])
            application.enterForeground()
        }

        @Test func memoryWarningsReachTheDelegate() {
            let record = LifeRecord(of: .shared)
            defer { record.end() }
            UIApplication.shared.receiveMemoryWarning()
            #expect(record.events == ["didReceiveMemoryWarning", "UIApplicationDidReceiveMemoryWarningNotification"])
        }

        @Test func memoryWarningsReachControllers() {
            final class Controller: UIViewController {
                var warnings = 0
                override func didReceiveMemoryWarning() { warnings += 1 }
            }
            let (window, root, child) = (UIWindow(frame: .zero), Controller(), Controller())
            root.addChild(child)
            window.rootViewController = root
            UIApplication.shared.receiveMemoryWarning()
            #expect(root.warnings == 1 && child.warnings == 1)
        }

        /// Delegates of old programs have the method without options only.
        @Test func theOldLaunchMethodIsCalledWithoutTheNewOne() {
            final class Delegate: NSObject, UIApplicationDelegate {
                var isLaunched = false
                func applicationDidFinishLaunching(_ application: UIApplication) { isLaunched = true }
            }
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            UIApplication.shared.launch(options: nil)
            #expect(delegate.isLaunched)
        }

        /// - Source: public logs since iOS 9.
        @Test func aVisibleWindowWithoutAControllerEndsTheLaunch() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    final class Delegate: NSObject, UIApplicationDelegate {
                        var window: UIWindow?
                        func applicationDidFinishLaunching(_ application: UIApplication) {
                            window = UIWindow(frame: UIScreen.main.bounds)
                            window?.makeKeyAndVisible()
                        }
                    }
                    let delegate = Delegate()
                    UIApplication.shared.delegate = delegate
                    UIApplication.shared.launch(options: nil)
                }
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text.contains("Application windows are expected to have a root view controller at the end of application launch"))
        }

        @Test func aSecondApplicationIsRefused() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    _ = UIApplication.shared
                    _ = UIApplication()
                }
            }
        }
    }
}

/// Records what a delegate is told and what is posted.
@MainActor
final class LifeRecord: NSObject, UIApplicationDelegate {
    private(set) var events: [String] = []
    private let application: UIApplication
    private var observers: [any NSObjectProtocol] = []

    init(of application: UIApplication) {
        self.application = application
        super.init()
        application.delegate = self
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
            UIApplication.didReceiveMemoryWarningNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.events.append(name.rawValue) }
            }
        }
    }

    func end() {
        observers.forEach(NotificationCenter.default.removeObserver)
        application.delegate = nil
    }

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    func add(_ event: String) { events.append(event) }

    /// The class of the delegate of a scene that this delegate describes in code; nil to leave that to the Info.plist.
    var sceneDelegateClass: AnyClass?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        guard let sceneDelegateClass else { return connectingSceneSession.configuration }
        let configuration = UISceneConfiguration(name: "Coded", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = sceneDelegateClass
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        events.append("discard \(sceneSessions.count)")
    }

    private func note(_ name: String) { events.append("\(name) \(application.applicationState)") }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("willFinishLaunching")
        events[events.count - 1] += " \(launchOptions?[.sourceApplication] ?? "")"
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note("didFinishLaunching")
        events[events.count - 1] += " \(launchOptions?[.sourceApplication] ?? "")"
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { note("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { events.append("didReceiveMemoryWarning") }
}
