@testable import UIKit

/// A window that fills the screen of a device.
@MainActor
struct DeviceWindow {
    let screen = UIScreen()
    let window: UIWindow

    /// - Parameter generation: The system whose looks the window has: that of most measurements of bars unless another
    ///   is meant.
    init(_ device: String, isLandscape: Bool = false, generation: SystemGeneration = .iOS13) {
        guard var environment = ScreenEnvironment(device: device, isLandscape: isLandscape, generation: generation) else {
            preconditionFailure("no device \(device)")
        }
        environment.traits.generation = generation
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
        let generation = screen.environment.traits.generation ?? .ofPrograms
        guard var environment = ScreenEnvironment(device: device, isLandscape: isLandscape, generation: generation) else {
            return
        }
        environment.traits.generation = generation
        screen.environment = environment
    }
}
