import CairnTesting
import Testing

@testable import UIKit

extension ApplicationTests {
    /// The device that tests choose, and programs by options of their process.
    @MainActor
    @Suite struct DeviceTests {
        @Test func theUsualDeviceIsACurrentPhoneWithItsInsets() throws {
            try SimulatedDevice().perform {
                #expect(UIScreen.main.bounds.size == CGSize(width: 402, height: 874))
                #expect(UIScreen.main.scale == 3)
                #expect(
                    UIWindow(frame: UIScreen.main.bounds).safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
            }
            #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
        }

        @Test func everythingCanBeChosen() throws {
            var device = try SimulatedDevice("iPad Pro 11\"")
            device.isLandscape = true
            device.contentSizeCategory = .accessibilityLarge
            device.userInterfaceStyle = .dark
            device.language = "ar"
            device.perform {
                let traits = UIScreen.main.traitCollection
                #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
                #expect(traits.userInterfaceIdiom == .pad && traits.userInterfaceStyle == .dark)
                #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
                #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
                #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["ar"])
            }
            device.layoutDirection = .leftToRight
            device.perform { #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight) }
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        }

        @Test func unknownDevicesAreRefused() {
            #expect(throws: SimulatedDevice.UnknownDevice.self) { try SimulatedDevice("iPhone 99") }
        }

        @Test func optionsOfAProcess() throws {
            let settings = try DeviceSettings(arguments: [
                "-CairnDevice", "iPhone 15", "--other", "-CairnOrientation", "landscape", "-UIUserInterfaceStyle", "Dark",
                "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXL", "-AppleLanguages", "(he, \"en\")",
            ])
            #expect(settings.languages == ["he", "en"])
            let environment = try #require(settings.environment)
            #expect(environment.size == CGSize(width: 852, height: 393))
            #expect(environment.traits.userInterfaceStyle == .dark && environment.traits.layoutDirection == .rightToLeft)
            #expect(environment.traits.preferredContentSizeCategory == .extraLarge)
        }

        @Test(arguments: [
            ["-CairnDevice", "iPhone 99"], ["-CairnDevice"], ["-CairnOrientation", "sideways"],
            ["-UIPreferredContentSizeCategoryName", "huge"], ["-UIUserInterfaceStyle", "dim"], ["-AppleLanguages", "()"],
        ])
        func wrongOptionsAreToldOf(arguments: [String]) {
            let problem = #expect(throws: DeviceSettings.Problem.self) { try DeviceSettings(arguments: arguments) }
            #expect(problem?.description.contains(arguments[0]) == true)
        }
    }
}
