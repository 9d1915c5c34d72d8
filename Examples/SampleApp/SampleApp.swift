import CairnTesting
import UIKit

/// Shows a stack view whose title view takes the room that the content view leaves, before and after two taps.
///
/// Run it with a folder to write the pictures to: `swift run SampleApp pictures`. Without one it shows the stack view and
/// waits for taps, which `cairn studio --run SampleApp` gives it.
@main
@MainActor
struct SampleApp {
    /// The window of a phone without safe area, in points.
    private static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    private static let tapCount = 2

    static func main() throws {
        let (window, controller) = showWindow()
        guard let path = CommandLine.arguments.dropFirst().first else { return RunLoop.main.run() }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(window, to: folder, tap: 0)
        for tap in 1...tapCount {
            window.tap(controller.button)
            try write(window, to: folder, tap: tap)
        }
    }

    private static func showWindow() -> (UIWindow, StackController) {
        let window = UIWindow(frame: screen)
        let controller = StackController()
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, controller)
    }

    private static func write(_ window: UIWindow, to folder: URL, tap: Int) throws {
        let file = folder.appendingPathComponent("SampleApp-\(tap).png")
        try window.picture(scale: 2).pngData()?.write(to: file)
    }
}
