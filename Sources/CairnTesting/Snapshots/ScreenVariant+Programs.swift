import LayoutInspection
import UIKit

/// The environment in which a screen is laid out; see ``CairnTesting/Matrix``.
public typealias ScreenVariant = LayoutInspection.ScreenVariant

/// Devices, orientations, text sizes, directions, appearances and languages in whose combinations a screen is tested.
public typealias Matrix = LayoutInspection.ScreenMatrix

extension ScreenVariant {
    /// Runs a closure on the variant's screen, and restores the previous screen and language afterwards. Settings that
    /// the variant leaves open keep their values.
    ///
    /// - Returns: What the closure returns.
    @MainActor
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (screen, languages) = (UIScreen.main.environment, DeviceSettings.chosenLanguages)
        defer {
            UIView.performWithoutAnimation { UIScreen.main.environment = screen }
            DeviceSettings.chosenLanguages = languages
        }
        if let language { DeviceSettings.chosenLanguages = [language] }
        UIView.performWithoutAnimation { UIScreen.main.environment = environment(on: screen) }
        return try body()
    }

    /// The environment of a screen with the variant's settings.
    @MainActor
    private func environment(on screen: ScreenEnvironment) -> ScreenEnvironment {
        let isLandscape = orientation.map { $0 == .landscape } ?? (screen.size.width > screen.size.height)
        var environment = screen
        if let device, let of = ScreenEnvironment(device: device.model.id, isLandscape: isLandscape) {
            (environment.size, environment.safeArea) = (of.size, of.safeArea)
            environment.traits.displayScale = of.traits.displayScale
            environment.traits.userInterfaceIdiom = of.traits.userInterfaceIdiom
            environment.traits.horizontalSizeClass = of.traits.horizontalSizeClass
            environment.traits.verticalSizeClass = of.traits.verticalSizeClass
        } else if isLandscape != (screen.size.width > screen.size.height) {
            environment.size = CGSize(width: screen.size.height, height: screen.size.width)
            if screen.traits.userInterfaceIdiom == .phone {
                environment.traits.verticalSizeClass = isLandscape ? .compact : .regular
            }
        }
        if let textSize { environment.traits.preferredContentSizeCategory = textSize }
        if let appearance { environment.traits.userInterfaceStyle = appearance == .dark ? .dark : .light }
        if let direction = direction ?? language.map(Self.direction) {
            environment.traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return environment
    }

    private static func direction(of language: String) -> Direction {
        Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
