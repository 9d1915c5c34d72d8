import CairnTesting
import Testing

@testable import UIKit

/// Orientations that a program asks for.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:) and
///   uiviewcontroller/setneedsupdateofsupportedinterfaceorientations()
extension ApplicationTests {
    @MainActor
    @Suite struct GeometryRequestTests {
        private final class Turning: UIViewController {
            var supported = UIInterfaceOrientationMask.all
            var sizes: [CGSize] = []
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }

        private func onPhone(_ body: (UIWindowScene, Turning) throws -> Void) throws {
            try SimulatedDevice("iPhone 15").perform {
                try TestClock.hold { clock in
                    let (window, controller) = (UIWindow(), Turning())
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    try body(#require(window.windowScene), controller)
                    clock.advance(by: 1)
                }
            }
        }

        @Test func theInterfaceTurnsToWhatIsAskedFor() throws {
            try onPhone { scene, controller in
                var errors = 0
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in errors += 1 }
                #expect(scene.interfaceOrientation == .landscapeLeft)
                #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
                #expect(controller.sizes == [CGSize(width: 852, height: 393)])
                let lying = ScreenEnvironment(device: "iPhone 15", isLandscape: true)
                #expect(controller.traitCollection.verticalSizeClass == .compact)
                #expect(UIScreen.main.environment.safeArea == lying?.safeArea && lying?.safeArea.left != 0)
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
                #expect(scene.interfaceOrientation == .landscapeLeft && controller.sizes.count == 1)
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait])) { _ in errors += 1 }
                #expect(scene.interfaceOrientation == .portrait && controller.traitCollection.verticalSizeClass == .regular)
                #expect(UIScreen.main.environment.safeArea == ScreenEnvironment(device: "iPhone 15")?.safeArea && errors == 0)
            }
        }

        @Test func whatTheControllerDoesNotSupportIsDenied() throws {
            try onPhone { scene, controller in
                controller.supported = .portrait
                var errors: [UISceneError.Code?] = []
                for asked in [UIInterfaceOrientationMask.landscapeRight, .portraitUpsideDown] {
                    scene.requestGeometryUpdate(.iOS(interfaceOrientations: asked)) {
                        errors.append(($0 as? UISceneError)?.code)
                    }
                }
                #expect(errors == [.geometryRequestDenied, .geometryRequestDenied])
                #expect(scene.interfaceOrientation == .portrait && controller.sizes.isEmpty)
            }
        }

        private final class Upright: NSObject, UIApplicationDelegate {
            var asked: [UIWindow?] = []
            func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
                -> UIInterfaceOrientationMask
            {
                asked.append(window)
                return .portrait
            }
        }

        @Test func whatTheApplicationsDelegateDoesNotSupportIsDenied() throws {
            try onPhone { scene, controller in
                let delegate = Upright()
                UIApplication.shared.delegate = delegate
                defer { UIApplication.shared.delegate = nil }
                var errors = 0
                scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in errors += 1 }
                #expect(errors == 1 && scene.interfaceOrientation == .portrait && delegate.asked.contains(scene.keyWindow))
                #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .portrait)
            }
        }

        @Test func theInfoListSaysWhichOrientationsThereAre() {
            let list = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
            let values: [String: Any] = [
                "UISupportedInterfaceOrientations": list, "UISupportedInterfaceOrientations~ipad": [list[1]],
            ]
            let information = ProgramInformation(values: values, module: nil)
            #expect(information.orientations(isPad: false) == [.portrait, .landscapeLeft])
            #expect(information.orientations(isPad: true) == .landscapeLeft)
            #expect(ProgramInformation().orientations(isPad: true) == nil)
        }

        @Test func theScreenTurnsToAnOrientationThatIsSupported() throws {
            let upright = try #require(ScreenEnvironment(device: "iPhone 15"))
            let lying = try #require(upright.turned(to: .landscape))
            #expect(lying.size == CGSize(width: 852, height: 393) && lying.interfaceOrientation == .landscapeRight)
            #expect(upright.turned(to: .all) == upright && lying.turned(to: [.portrait, .landscapeRight]) == lying)
            #expect(lying.turned(to: .landscapeLeft)?.interfaceOrientation == .landscapeLeft)
            #expect(upright.turned(to: []) == nil)
        }

        @Test func aTurnedDeviceLeavesTheOrientationToTheController() throws {
            try onPhone { scene, controller in
                controller.supported = .portrait
                let (upright, application) = (UIScreen.main.environment, UIApplication.shared)
                #expect(application.inSupportedOrientation(upright.turned()).size == upright.size)
                controller.supported = .landscape
                scene.supportedOrientationsChanged()
                #expect(controller.sizes == [CGSize(width: 852, height: 393)])
                #expect(application.inSupportedOrientation(upright).size == CGSize(width: 852, height: 393))
            }
        }

        /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/traitoverrides
        @Test func traitsOfTheSceneReplaceThoseOfItsScreen() throws {
            try onPhone { scene, controller in
                var heard: [UIUserInterfaceStyle] = []
                scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, before) in
                    heard += [before.userInterfaceStyle, scene.traitCollection.userInterfaceStyle]
                }
                let before = scene.traitCollection.userInterfaceStyle
                scene.traitOverrides.userInterfaceStyle = .dark
                defer { scene.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
                #expect(heard == [before, .dark] && controller.traitCollection.userInterfaceStyle == .dark)
                scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
                #expect(controller.traitCollection.userInterfaceStyle == before && heard.count == 4)
                #expect(scene.pointerLockState?.isLocked == false && scene.windowingBehaviors?.isClosable == true)
            }
        }

        @Test func theInterfaceTurnsWhenTheControllerSupportsOtherOrientations() throws {
            try onPhone { scene, controller in
                controller.supported = .landscape
                #expect(scene.interfaceOrientation == .portrait)
                controller.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(scene.interfaceOrientation == .landscapeRight)
                controller.supported = .all
                controller.setNeedsUpdateOfSupportedInterfaceOrientations()
                #expect(scene.interfaceOrientation == .landscapeRight)
            }
        }
    }
}
