@testable import UIKit

/// A window that fills the screen of a device.
@MainActor
struct DeviceWindow {
    let screen = UIScreen()
    let window: UIWindow

    init(_ device: String, isLandscape: Bool = false) {
        guard let environment = ScreenEnvironment(device: device, isLandscape: isLandscape) else {
            preconditionFailure("no device \(device)")
        }
        screen.environment = environment
        window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
    }

    /// Shows a controller and lays out.
    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func turn(_ device: String, isLandscape: Bool) {
        if let environment = ScreenEnvironment(device: device, isLandscape: isLandscape) { screen.environment = environment }
    }
}
