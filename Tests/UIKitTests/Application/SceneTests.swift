import CairnTesting
import Testing

@testable import UIKit

/// Classes that the property lists of these tests name.
final class RecordingSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    /// Where the calls go; every delegate of a test writes there.
    nonisolated(unsafe) static var record: LifeRecord?
    /// What brings the scene back.
    var restoration: NSUserActivity?

    private func note(_ name: String, _ scene: UIScene) { Self.record?.add("scene \(name) \(scene.activationState)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        note("willConnect \(session.configuration.name ?? "-")", scene)
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { restoration }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.record?.add("scene open \(URLContexts.map(\.url.absoluteString))")
    }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let (before, now) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
        Self.record?.add("scene didUpdate \(before.width)x\(before.height) to \(now.width)x\(now.height)")
        Self.record?.add("\(previousInterfaceOrientation) to \(windowScene.interfaceOrientation)")
    }
}

extension ApplicationTests {
    /// Scenes of a program, as an Info.plist or the delegate describes them.
    @MainActor
    @Suite struct SceneTests {
        private let application = UIApplication.shared

        /// An Info.plist as Xcode's template for programs with scenes writes it.
        private static func manifest(_ more: [String: Any] = [:]) -> [String: Any] {
            let configuration = [
                "UISceneConfigurationName": "Default Configuration",
                "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).RecordingSceneDelegate",
            ].merging(more) { $1 }
            let roles: [String: Any] = ["UIWindowSceneSessionRoleApplication": [configuration]]
            return ["UIApplicationSceneManifest": ["UISceneConfigurations": roles, "UIApplicationSupportsMultipleScenes": true]]
        }

        /// Launches with an Info.plist, runs something, and goes back to the application without scenes of the other
        /// tests.
        private func launch(_ information: ProgramInformation, _ delegate: LifeRecord, while body: () throws -> Void) rethrows {
            application.information = information
            application.state = .inactive
            RecordingSceneDelegate.record = delegate
            defer {
                delegate.end()
                RecordingSceneDelegate.record = nil
                application.information = ProgramInformation()
                application.scenes = UIApplication.Scenes()
                application.state = .active
            }
            application.launch(options: nil)
            try body()
        }

        private static func template(_ more: [String: Any] = [:]) -> ProgramInformation {
            ProgramInformation(values: manifest(more), module: "UIKitTests")
        }

        @Test func programsAskForFurtherScenes() throws {
            let record = LifeRecord(of: application)
            try launch(Self.template(), record) {
                _ = record.take()
                let activity = NSUserActivity(activityType: "com.example.open")
                application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
                #expect(
                    record.take() == [
                        "scene willConnect Default Configuration unattached",
                        "scene willEnterForeground foregroundInactive", "scene didBecomeActive foregroundActive",
                    ])
                #expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
                let second = try #require(application.connected.last)
                application.requestSceneSessionDestruction(second.session, options: nil)
                #expect(
                    record.take() == [
                        "scene willResignActive foregroundActive", "scene didEnterBackground background",
                        "scene didDisconnect background", "discard 1",
                    ])
                #expect(application.connectedScenes.count == 1 && second.activationState == .unattached)
            }
        }

        @Test func menusAndRequestsAskForScenes() throws {
            let record = LifeRecord(of: application)
            try launch(Self.template(), record) {
                let activity = NSUserActivity(activityType: "com.example.open")
                application.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
                #expect(application.connectedScenes.count == 2)
                var isAsked = false
                let action = UIWindowScene.ActivationAction { _ in
                    isAsked = true
                    let options = UIWindowScene.ActivationRequestOptions()
                    options.placement = UIWindowSceneProminentPlacement.prominent()
                    return UIWindowScene.ActivationConfiguration(userActivity: activity, options: options)
                }
                #expect(action.title == "Open in New Window")
                action.performWithSender(nil, target: nil)
                #expect(isAsked && application.connectedScenes.count == 3)
                UIWindowScene.ActivationAction { _ in nil }.performWithSender(nil, target: nil)
                #expect(application.connectedScenes.count == 3)
                let session = try #require(application.connected.first?.session)
                let request = UISceneSessionActivationRequest(session: session)
                application.activateSceneSession(for: request)
                #expect(application.connectedScenes.count == 3 && request.role == session.role)
            }
        }

        @Test func eachSceneHasItsOwnState() throws {
            let record = LifeRecord(of: application)
            try launch(Self.template(), record) {
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                let (first, second) = (try #require(application.connected.first), try #require(application.connected.last))
                _ = record.take()
                first.moveToBackground()
                #expect(record.take() == ["scene willResignActive foregroundActive", "scene didEnterBackground background"])
                #expect(first.activationState == .background && second.activationState == .foregroundActive)
                #expect(application.applicationState == .active)
                second.moveToBackground()
                #expect(
                    record.take() == [
                        "scene willResignActive foregroundActive", "UIApplicationWillResignActiveNotification",
                        "scene didEnterBackground background", "UIApplicationDidEnterBackgroundNotification",
                    ])
                first.moveToForeground()
                #expect(
                    record.take() == [
                        "scene willEnterForeground background", "UIApplicationWillEnterForegroundNotification",
                        "scene didBecomeActive foregroundActive", "UIApplicationDidBecomeActiveNotification",
                    ])
                #expect(first.activationState == .foregroundActive && second.activationState == .background)
                application.requestSceneSessionActivation(second.session, userActivity: nil, options: nil)
                #expect(record.take() == ["scene willEnterForeground background", "scene didBecomeActive foregroundActive"])
                #expect(second.activationState == .foregroundActive)
            }
        }

        @Test func aSceneThatTheSystemTakesBackComesAgainWithWhatItKept() throws {
            let record = LifeRecord(of: application)
            try launch(Self.template(), record) {
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                let second = try #require(application.connected.last)
                let (session, activity) = (second.session, NSUserActivity(activityType: "com.example.page"))
                (second.delegate as? RecordingSceneDelegate)?.restoration = activity
                second.moveToBackground()
                #expect(session.stateRestorationActivity === activity)
                _ = record.take()
                second.reclaim()
                #expect(record.take() == ["scene didDisconnect background"] && second.activationState == .unattached)
                #expect(application.connectedScenes.count == 1 && application.openSessions.contains(session))
                application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
                #expect(session.scene !== second && session.scene?.activationState == .foregroundActive)
                #expect(session.stateRestorationActivity === activity && application.openSessions.count == 2)
            }
        }

        @Test func theLaunchScreenShowsUntilThereIsAWindow() throws {
            let folder = try DocumentFolder("Launch")
            defer { folder.remove() }
            for window in UIWindow.all { window.isHidden = true }
            let values = ["UILaunchStoryboardName": "Launch"]
            let information = ProgramInformation(values: values, module: nil, bundle: folder.bundle)
            try launch(information, LifeRecord(of: application)) {
                let picture = try #require(application.launchPicture)
                #expect(picture.size == UIScreen.main.bounds.size)
                let window = UIWindow()
                window.makeKeyAndVisible()
                #expect(application.launchPicture == nil)
            }
        }

        @Test func aProgramWithOneSceneIsRefusedAnother() {
            var (errors, count): ([UISceneError.Code], Int) = ([], 0)
            var manifest = Self.manifest()
            if var scenes = manifest["UIApplicationSceneManifest"] as? [String: Any] {
                scenes["UIApplicationSupportsMultipleScenes"] = false
                manifest["UIApplicationSceneManifest"] = scenes
            }
            launch(ProgramInformation(values: manifest, module: "UIKitTests"), LifeRecord(of: application)) {
                application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                    if let error = $0 as? UISceneError { errors.append(error.code) }
                }
                if let session = application.connected.first?.session {
                    application.requestSceneSessionDestruction(session, options: nil) {
                        if let error = $0 as? UISceneError { errors.append(error.code) }
                    }
                }
                count = application.connectedScenes.count
            }
            #expect(errors == [.multipleScenesNotSupported, .multipleScenesNotSupported] && count == 1)
        }

        @Test func launchScreensAreChecked() {
            let sink = LayoutWarning.sink
            defer { LayoutWarning.sink = sink }
            var told: [String] = []
            LayoutWarning.sink = { told.append($0) }
            ProgramInformation(values: ["UILaunchStoryboardName": "Nowhere"], module: nil).checkLaunchScreen()
            #expect(told == ["[UIKit] UILaunchStoryboardName names Nowhere, which is not among the program's resources."])
        }

        @Test func launchScreensHaveNoClassesAndConnections() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" initialViewController="ctl">
                    <scenes><scene sceneID="scn"><objects>
                        <viewController id="ctl" customClass="Loader" sceneMemberID="viewController">
                            <view key="view" id="viw"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                            <connections><outlet property="logo" destination="viw" id="out"/></connections>
                        </viewController>
                    </objects></scene></scenes>
                </document>
                """
            try Data(text.utf8).write(to: folder.appendingPathComponent("Launch.storyboard"))
            let sink = LayoutWarning.sink
            defer { LayoutWarning.sink = sink }
            var told: [String] = []
            LayoutWarning.sink = { told.append($0) }
            let values = ["UILaunchStoryboardName": "Launch"]
            ProgramInformation(values: values, module: nil, bundle: Bundle(path: folder.path)).checkLaunchScreen()
            #expect(
                told == [
                    "[UIKit] Launch.storyboard:4:9: a launch screen cannot have the class Loader.",
                    "[UIKit] Launch.storyboard:6:26: a launch screen cannot have connections (outlet).",
                ])
        }

        @Test func scenesHearOfTheirLifeInTheApplicationsPlace() {
            let record = LifeRecord(of: application)
            launch(Self.template(), record) {
                #expect(
                    record.take() == [
                        "willFinishLaunching inactive ", "didFinishLaunching inactive ",
                        "UIApplicationDidFinishLaunchingNotification", "scene willConnect Default Configuration unattached",
                        "scene willEnterForeground foregroundInactive", "UIApplicationWillEnterForegroundNotification",
                        "scene didBecomeActive foregroundActive", "UIApplicationDidBecomeActiveNotification",
                    ])
                application.enterBackground()
                application.enterForeground()
                #expect(
                    record.take() == [
                        "scene willResignActive foregroundActive", "UIApplicationWillResignActiveNotification",
                        "scene didEnterBackground background", "UIApplicationDidEnterBackgroundNotification",
                        "scene willEnterForeground background", "UIApplicationWillEnterForegroundNotification",
                        "scene didBecomeActive foregroundActive", "UIApplicationDidBecomeActiveNotification",
                    ])
                application.terminate()
                #expect(record.events.contains("scene didDisconnect background"))
                #expect(record.events.suffix(2) == ["willTerminate background", "UIApplicationWillTerminateNotification"])
                #expect(application.connectedScenes.isEmpty)
            }
        }

        @Test func theSceneHasASessionAndDelegate() throws {
            try launch(Self.template(), LifeRecord(of: application)) {
                let scene = try #require(application.connectedScenes.first as? UIWindowScene)
                #expect(application.supportsMultipleScenes)
                #expect(scene.session.role == .windowApplication && scene.session.scene === scene)
                #expect(application.openSessions == [scene.session])
                #expect(scene.delegate is RecordingSceneDelegate)
                #expect(scene.session.configuration.delegateClass == RecordingSceneDelegate.self)
                #expect(scene.next === application)
            }
        }

        @Test func windowsBelongToTheScene() throws {
            try launch(Self.template(), LifeRecord(of: application)) {
                let scene = try #require(application.connectedScenes.first as? UIWindowScene)
                let (window, other) = (UIWindow(windowScene: scene), UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                #expect(window.frame == UIScreen.main.bounds)
                #expect(window.windowScene === scene && window.next === scene)
                #expect(other.windowScene == nil && other.next === application)
                #expect(scene.windows == [window])
                #expect(scene.keyWindow == nil)
                window.makeKeyAndVisible()
                #expect(scene.keyWindow === window)
                other.windowScene = scene
                #expect(scene.windows == [window, other])
            }
        }

        @Test func theStoryboardOfTheConfigurationFillsAWindow() throws {
            let folder = try DocumentFolder("Start")
            defer { folder.remove() }
            let information = ProgramInformation(
                values: Self.manifest(["UISceneStoryboardFile": "Start"]), module: "UIKitTests", bundle: folder.bundle)
            try launch(information, LifeRecord(of: application)) {
                let scene = try #require(application.connectedScenes.first as? UIWindowScene)
                let window = try #require((scene.delegate as? RecordingSceneDelegate)?.window)
                #expect(window.rootViewController?.title == "From the storyboard")
                #expect(window.isKeyWindow && !window.isHidden && window.windowScene === scene)
            }
        }

        @Test func theMainStoryboardFillsTheWindowOfAProgramWithoutScenes() throws {
            final class Delegate: NSObject, UIApplicationDelegate {
                var window: UIWindow?
                var wasVisible: [Bool] = []
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    wasVisible.append(window?.isHidden == false)
                    return true
                }
            }
            let folder = try DocumentFolder("Start")
            defer { folder.remove() }
            let (record, delegate) = (LifeRecord(of: application), Delegate())
            application.delegate = delegate
            launch(ProgramInformation(values: ["UIMainStoryboardFile": "Start"], module: nil, bundle: folder.bundle), record) {
                #expect(delegate.window?.rootViewController?.title == "From the storyboard")
                #expect(delegate.wasVisible == [false])
                #expect(delegate.window?.isHidden == false && delegate.window?.isKeyWindow == true)
                #expect(delegate.window?.windowScene === application.connectedScenes.first)
            }
        }

        @Test func theDelegateMayDescribeTheSceneWithoutAnInfoPlist() {
            let record = LifeRecord(of: application)
            record.sceneDelegateClass = RecordingSceneDelegate.self
            launch(ProgramInformation(), record) {
                #expect(application.usesScenes)
                #expect(record.events.contains("scene willConnect Coded unattached"))
            }
        }

        @Test func aDelegateClassThatThereIsNotIsToldOf() {
            let information = Self.template(["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Missing"])
            let log = LoadedDocument.log { launch(information, LifeRecord(of: application)) {} }
            #expect(log.count == 1 && log[0].contains("could not load class with name \"UIKitTests.Missing\""))
        }

        @Test func linksGoToTheScene() {
            let record = LifeRecord(of: application)
            launch(Self.template(), record) {
                _ = record.take()
                #expect(application.receiveLink(URL(string: "shop://order")!))
                #expect(record.events == ["scene open [\"shop://order\"]"])
            }
        }

        @Test func theSceneHearsOfItsScreen() {
            let record = LifeRecord(of: application)
            launch(Self.template(), record) {
                _ = record.take()
                let before = UIScreen.main.environment
                defer { UIScreen.main.environment = before }
                UIScreen.main.environment = ScreenEnvironment(device: "iPhone 15", isLandscape: true)!
                #expect(record.events == ["scene didUpdate 375.0x667.0 to 852.0x393.0", "portrait to landscapeRight"])
            }
        }

        // MARK: Without scenes

        @Test func unitTestsHaveOneSceneForAllWindows() throws {
            let scene = try #require(application.connectedScenes.first as? UIWindowScene)
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(application.connectedScenes.count == 1)
            #expect(scene.activationState == .foregroundActive)
            #expect(window.windowScene === scene && scene.windows.contains(window))
            #expect(window.next === scene)
        }

        @Test func statusBarFollowsTheControllerInFront() throws {
            final class Dark: UIViewController {
                override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                override var prefersStatusBarHidden: Bool { hides }
                var hides = false
            }
            let before = UIScreen.main.environment
            defer { UIScreen.main.environment = before }
            UIScreen.main.environment = ScreenEnvironment(device: "iPhone 14")!
            let scene = try #require(application.connectedScenes.first as? UIWindowScene)
            let (bar, window, dark) = (try #require(scene.statusBarManager), UIWindow(frame: UIScreen.main.bounds), Dark())
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            #expect(bar.statusBarStyle == .default && !bar.isStatusBarHidden)
            #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
            window.rootViewController = dark
            #expect(bar.statusBarStyle == .lightContent)
            dark.hides = true
            #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
            #expect(application.statusBarFrame == .zero && application.statusBarOrientation == .portrait)
        }

        @Test func coordinatesOfTheScreenAreThoseOfWindowsMovedByTheirOrigins() {
            let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
            window.addSubview(view)
            let space = UIScreen.main.coordinateSpace
            #expect(view.convert(view.bounds, to: space) == CGRect(x: 11, y: 22, width: 5, height: 5))
            #expect(view.convert(CGPoint(x: 11, y: 22), from: space) == .zero)
            #expect(space.convert(CGPoint(x: 1, y: 1), from: view) == CGPoint(x: 12, y: 23))
        }
    }

    /// The Info.plist of a program.
    @Suite struct ProgramInformationTests {
        @Test func tabletsMayHaveAStoryboardOfTheirOwn() {
            let information = ProgramInformation(
                values: ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad"], module: nil)
            #expect(information.mainStoryboard(isPad: false) == "Main")
            #expect(information.mainStoryboard(isPad: true) == "Pad")
        }

        @Test func namesOfTheBuildAreReplaced() {
            let information = ProgramInformation(
                values: ["NSPrincipalClass": "${PRODUCT_MODULE_NAME}.Application", "UIMainStoryboardFile": "$(PRODUCT_NAME)"],
                module: "Shop")
            #expect(information.principalClassName == "Shop.Application")
            #expect(information.mainStoryboard(isPad: false) == "Shop")
        }

        @Test func classesAreFoundWithAndWithoutTheirModule() {
            let information = ProgramInformation(values: [:], module: "UIKitTests")
            #expect(information.programClass(named: "UIKitTests.RecordingSceneDelegate") == RecordingSceneDelegate.self)
            #expect(information.programClass(named: "RecordingSceneDelegate") == RecordingSceneDelegate.self)
            #expect(information.programClass(named: "Nobody") == nil)
            #expect(information.programClass(named: "UIKitTests.Nobody.Inside") == nil)
        }

        @MainActor
        @Test func fontsOfTheProgramAreFoundByTheirNames() throws {
            let folder = try DocumentFolder("Start")
            defer { folder.remove() }
            let font = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
            let copy = "\(folder.bundle.bundlePath)/Own.ttf"
            try FileManager.default.copyItem(atPath: font, toPath: copy)
            let information = ProgramInformation(
                values: ["UIAppFonts": ["Fonts/Own.ttf", "None.ttf", "Start.storyboard"]], module: nil, bundle: folder.bundle)
            #expect(UIFont(name: "DejaVuSerif-Bold", size: 12) == nil)
            defer { UIFont.unregisterFont(path: copy) }
            let log = LoadedDocument.log { information.registerFonts() }
            #expect(log.count == 2 && log[0].contains("None.ttf") && log[1].contains("Start.storyboard"))
            let bold = try #require(UIFont(name: "DejaVuSerif-Bold", size: 12))
            #expect(bold.familyName == "DejaVu Serif" && bold.fontName == "DejaVuSerif-Bold" && bold.pointSize == 12)
            #expect(UIFont(name: "DejaVu Serif", size: 12)?.fontName == "DejaVuSerif-Bold")
            #expect(UIFont.familyNames.contains("DejaVu Serif"))
            #expect(UIFont.fontNames(forFamilyName: "DejaVu Serif") == ["DejaVuSerif-Bold"])
            // The face's own advances, and not a substitute's.
            #expect(("W" as NSString).size(withAttributes: [.font: bold]).width > 12)
        }

        @Test func aProgramNeedsNone() {
            #expect(ProgramInformation.read(for: RecordingSceneDelegate.self).path == nil)
        }
    }
}

/// A folder with a storyboard, as a bundle.
private struct DocumentFolder {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Storyboards-\(UUID().uuidString)")
    let bundle: Bundle

    init(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="start">
            <scenes><scene sceneID="s"><objects>
            <viewController id="start" title="From the storyboard" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            </viewController></objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        bundle = try #require(Bundle(path: folder.path))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
