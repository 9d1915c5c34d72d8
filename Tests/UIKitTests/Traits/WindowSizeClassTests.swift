import Testing
import UIKit

/// Size classes of windows that do not fill their screen, which is a phone's of 375 x 667 points.
///
/// - Source: Apple's tables of size classes by device.
@MainActor
struct WindowSizeClassTests {
    @Test(
        arguments: [
            (320.0, 568.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular), (414, 896, .compact, .regular),
            (568, 320, .compact, .compact), (667, 375, .compact, .compact), (812, 375, .compact, .compact),
            (844, 390, .compact, .compact), (736, 414, .regular, .compact), (896, 414, .regular, .compact),
            (932, 430, .regular, .compact), (768, 1024, .regular, .regular), (1180, 820, .regular, .regular),
        ])
    func sizeClasses(
        _ width: Double, _ height: Double, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) {
        let traits = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height)).traitCollection
        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == vertical)
    }

    private final class Listener: UIViewController {
        var heard: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(
                "\(previousTraitCollection?.verticalSizeClass.rawValue ?? -1) \(traitCollection.verticalSizeClass.rawValue)")
        }
    }

    @Test func turningTheWindowTellsItsControllersAndLaysOut() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let (controller, box) = (Listener(), UIView())
        window.rootViewController = controller
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.makeKeyAndVisible()
        #expect(box.frame.width == 343)
        window.frame.size = CGSize(width: 667, height: 375)
        #expect(controller.heard == ["2 1"])
        window.layoutIfNeeded()
        #expect(box.frame.width == 627)
        window.bounds.size = CGSize(width: 375, height: 667)
        window.layoutIfNeeded()
        #expect(controller.heard == ["2 1", "1 2"])
        #expect(box.frame.width == 343)
    }
}
