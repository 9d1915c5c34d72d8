import Testing

@testable import UIKit

/// Where controllers are presented, by the system and the sizes that they prefer.
@MainActor
struct PresentedPlaceTests {
    private func place(
        _ device: DeviceWindow, _ style: UIModalPresentationStyle, _ controller: UIViewController = UIViewController()
    ) -> CGRect {
        let root = UIViewController()
        device.show(root)
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = root.view
        root.present(controller, animated: false)
        device.window.layoutIfNeeded()
        return controller.view.convert(controller.view.bounds, to: nil)
    }

    /// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle: the automatic style came with iOS
    ///   13, and page and form sheets filled phones until then; WWDC 2019, session 224.
    @Test("Up to iOS 12 controllers fill phones", arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func phones(style: UIModalPresentationStyle) {
        let older = DeviceWindow("iPhone 8", generation: .iOS7)
        #expect(place(older, style) == older.window.bounds)
        #expect(place(DeviceWindow("iPhone 8"), style).minY == 30)
    }

    /// - Source: the same documentation: a page sheet is as wide as the screen in portrait, and a form sheet is in the
    ///   middle.
    @Test("Page and form sheets of an iPad up to iOS 12") func pads() {
        let pad = { DeviceWindow("iPad Pro 9.7\"", isLandscape: true, generation: .iOS7) }
        #expect(place(pad(), .pageSheet) == CGRect(x: 128, y: 20, width: 768, height: 748))
        #expect(place(pad(), .formSheet) == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(place(pad(), .automatic) == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }

    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize, for popovers; that the
    ///   navigation bar is added to the height is an observation of programs.
    @Test("A stack in a popover has its top controller's preferred size") func stackInPopover() {
        let (device, content) = (DeviceWindow("iPad Pro 11\""), UIViewController())
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let stack = UINavigationController(rootViewController: content)
        let bar = { stack.navigationBar.frame.height }
        #expect(place(device, .popover, stack).size == CGSize(width: 200, height: 150 + bar()))
        content.preferredContentSize = CGSize(width: 300, height: 250)
        device.window.layoutIfNeeded()
        #expect(stack.view.bounds.size == CGSize(width: 300, height: 250 + bar()))
        stack.preferredContentSize = CGSize(width: 250, height: 240)
        device.window.layoutIfNeeded()
        #expect(stack.view.bounds.size == CGSize(width: 250, height: 240))
    }

    /// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel, and the colours of elevated interfaces
    ///   in developer.apple.com/design/human-interface-guidelines/dark-mode.
    @Test("Sheets and popovers are elevated, what fills the screen is not") func elevation() {
        for (device, style, isElevated) in [
            (DeviceWindow("iPhone 15"), UIModalPresentationStyle.pageSheet, true),
            (DeviceWindow("iPhone 15"), .fullScreen, false),
            (DeviceWindow("iPad Pro 11\""), .popover, true), (DeviceWindow("iPad Pro 11\""), .formSheet, true),
        ] {
            let controller = UIViewController()
            _ = place(device, style, controller)
            controller.overrideUserInterfaceStyle = .dark
            let traits = controller.traitCollection
            #expect((traits.userInterfaceLevel == .elevated) == isElevated, "\(style)")
            let white = { (color: UIColor) in color.resolvedColor(with: traits).cgColor.components?[0] ?? -1 }
            #expect(abs(white(.systemBackground) - (isElevated ? 28 : 0) / 255) < 0.001)
            #expect(abs(white(.secondarySystemGroupedBackground) - (isElevated ? 44 : 28) / 255) < 0.001)
        }
    }
}
