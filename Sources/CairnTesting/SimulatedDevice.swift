import LayoutInspection
import UIKit

/// The device that a test or a program without a launch runs on, as it is held and set up.
///
/// `UIScreen.main` stands for it, and the windows on it follow. Without a choice a launched program has an iPhone 17, and a test a phone
/// of 375 x 667 points without a status bar.
public struct SimulatedDevice {
    /// That there is no device of a name.
    public typealias UnknownDevice = LayoutInspection.UnknownDevice

    private var settings = DeviceSettings()

    /// A device in portrait, light, with the usual text size.
    ///
    /// - Parameter name: A product's name, such as `iPhone 16 Pro`, or Interface Builder's id, such as `retina6_3`.
    /// - Throws: ``UnknownDevice`` for other names.
    public init(_ name: String = "iPhone 17") throws(UnknownDevice) {
        settings.device = name
        if settings.environment == nil { throw UnknownDevice(name: name) }
    }

    /// Whether the device is held on its side.
    public var isLandscape: Bool {
        get { settings.isLandscape }
        set { settings.isLandscape = newValue }
    }
    /// The text size that the user prefers.
    public var contentSizeCategory: UIContentSizeCategory {
        get { settings.contentSizeCategory }
        set { settings.contentSizeCategory = newValue }
    }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.style }
        set { settings.style = newValue }
    }
    /// The direction of the interface; nil for that of the language.
    public var layoutDirection: UITraitEnvironmentLayoutDirection? {
        get { settings.direction }
        set { settings.direction = newValue }
    }
    /// The language whose texts documents have, such as `de`; nil for the one that counts already.
    public var language: String? {
        get { settings.languages?.first }
        set { settings.languages = newValue.map { [$0] } }
    }

    /// Makes the main screen this device's, from now on: windows on it turn, and their traits change, as on a device. Turning takes time while
    /// a ``TestClock`` is held, and none otherwise.
    @MainActor
    public func use() {
        if MediaClock.shared.isHeld { settings.use() } else { UIView.performWithoutAnimation { settings.use() } }
    }

    /// Runs a closure on this device. The main screen is what it was before then, and so is the language.
    ///
    /// - Returns: What the closure returns.
    @MainActor
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (screen, languages) = (UIScreen.main.environment, DeviceSettings.chosenLanguages)
        defer {
            UIScreen.main.environment = screen
            DeviceSettings.chosenLanguages = languages
        }
        use()
        return try body()
    }
}
