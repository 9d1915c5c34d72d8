import LayoutInspection
import UIKit

/// The simulated device of a test or a program without a launch: its model, orientation and settings.
///
/// `UIScreen.main` takes its values from it, and the windows on the screen follow. By default a launched program has an
/// iPhone 17, and a test a phone of 375 x 667 points without a status bar.
public struct SimulatedDevice {
    /// The error that no device has a name.
    public typealias UnknownDevice = LayoutInspection.UnknownDevice

    private var settings = DeviceSettings()

    /// Creates a device in portrait and light appearance, with the default text size.
    ///
    /// - Parameter name: A product's name, such as `iPhone 16 Pro`, or Interface Builder's id, such as `retina6_3`.
    /// - Throws: ``UnknownDevice`` for other names.
    public init(_ name: String = "iPhone 17") throws(UnknownDevice) {
        settings.device = name
        if settings.environment == nil { throw UnknownDevice(name: name) }
    }

    /// Whether the device is in landscape.
    public var isLandscape: Bool {
        get { settings.isLandscape }
        set { settings.isLandscape = newValue }
    }
    /// The text size that the user prefers.
    public var contentSizeCategory: UIContentSizeCategory {
        get { settings.contentSizeCategory }
        set { settings.contentSizeCategory = newValue }
    }
    /// The appearance, light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.style }
        set { settings.style = newValue }
    }
    /// The layout direction; nil for that of the language.
    public var layoutDirection: UITraitEnvironmentLayoutDirection? {
        get { settings.direction }
        set { settings.direction = newValue }
    }
    /// The language in which documents are localized, such as `de`; nil for the current one.
    public var language: String? {
        get { settings.languages?.first }
        set { settings.languages = newValue.map { [$0] } }
    }

    /// Makes the main screen that of this device, from now on: its windows rotate and their traits change, as on a
    /// device. A rotation takes time while a ``TestClock`` is held, and none otherwise.
    @MainActor
    public func use() {
        if MediaClock.shared.isHeld { settings.use() } else { UIView.performWithoutAnimation { settings.use() } }
    }

    /// Runs a closure on this device, and restores the previous main screen and language afterwards.
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
