import InterfaceBuilderCanvas
import Testing

@testable import UIKit

/// What bars of containers leave of their children's views.
///
/// - Source: insets of recorded frames, as the tables of devices have them: status bar + 44 or 96, home indicator + 49.
@MainActor
struct BarSafeAreaTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var device: String
        var top: CGFloat
        var largeTop: CGFloat
        var bottom: CGFloat
        var testDescription: String { device }
    }

    nonisolated static let rows = [
        Row(device: "iPhone 8", top: 64, largeTop: 116, bottom: 49),
        Row(device: "iPhone 11", top: 92, largeTop: 144, bottom: 83),
        Row(device: "iPhone 14", top: 91, largeTop: 143, bottom: 83),
        Row(device: "iPhone 15", top: 103, largeTop: 155, bottom: 83),
        Row(device: "iPad Pro 11\"", top: 74, largeTop: 120, bottom: 69),
        Row(device: "iPad (6th generation)", top: 70, largeTop: 116, bottom: 49),
    ]

    @Test("A navigation controller in a tab bar controller", arguments: rows)
    func navigationInTabs(_ row: Row) {
        let (tabs, controller) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: controller)
        tabs.viewControllers = [navigation]
        let device = DeviceWindow(row.device)
        device.show(tabs)
        #expect(controller.view.frame.size == device.window.bounds.size)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0))
        navigation.navigationBar.prefersLargeTitles = true
        device.window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == row.largeTop)
        controller.navigationItem.largeTitleDisplayMode = .never
        device.window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == row.top)
    }

    /// - Source: developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar; the row is
    ///   that of a navigation bar, measured on iOS 26.1.
    @Test("Tabs of tablets are at the top since iPadOS 18, and share the row of a navigation bar") func tabsAtTop() {
        let (tabs, plain, inner) = (UITabBarController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: inner)
        tabs.viewControllers = [plain, navigation]
        (plain.title, navigation.title, inner.title) = ("Plants", "Notes", "All")
        let device = DeviceWindow("iPad Pro 11\"", generation: .iOS26)
        device.show(tabs)
        #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 86, left: 0, bottom: 20, right: 0))
        #expect(tabs.tabBar.frame.minY == 32 && tabs.tabBar.frame.midX == device.window.bounds.midX)
        tabs.selectedIndex = 1
        device.window.layoutIfNeeded()
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 86, left: 0, bottom: 20, right: 0))
        #expect(navigation.navigationBar.frame.minY == 32)
        tabs.isTabBarHidden = true
        tabs.selectedIndex = 0
        device.window.layoutIfNeeded()
        #expect(plain.view.safeAreaInsets.top == 24)
    }

    @Test("Bars stand where the safe area of the container ends, a tab bar reaches to the bottom") func barFrames() {
        let (tabs, controller) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: controller)
        tabs.viewControllers = [navigation]
        navigation.isToolbarHidden = false
        DeviceWindow("iPhone 15").show(tabs)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 720, width: 393, height: 49))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(controller.view.safeAreaInsets.bottom == 132)
    }

    @Test("A toolbar instead of a tab bar leaves 83 too; bars that are hidden leave what the device does") func toolbar() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let device = DeviceWindow("iPhone 15")
        navigation.isToolbarHidden = false
        device.show(navigation)
        #expect(controller.view.safeAreaInsets.bottom == 83)
        navigation.isToolbarHidden = true
        navigation.isNavigationBarHidden = true
        device.window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test("On its side a phone's bars are 32 high, large titles are small") func landscape() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let device = DeviceWindow("iPhone 8")
        device.show(navigation)
        #expect(controller.view.safeAreaInsets.top == 116)
        device.turn("iPhone 8", isLandscape: true)
        device.window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets.top == 32)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
    }

    @Test("A large phone's bar is 44 high on its side too, and without room for a large title") func largePhoneOnItsSide() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        DeviceWindow("iPhone 15 Pro Max", isLandscape: true).show(navigation)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 59, bottom: 21, right: 59))
    }

    @Test("A window has its screen's safe area from the beginning") func newWindow() throws {
        try MainScreen.stand(in: #require(ScreenEnvironment(device: "iPhone 15"))) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        }
    }

    @Test("A prompt makes the bar 30 higher") func prompt() {
        let controller = UIViewController()
        controller.navigationItem.prompt = "Prompt"
        let navigation = UINavigationController(rootViewController: controller)
        DeviceWindow("iPhone 8").show(navigation)
        #expect(navigation.navigationBar.frame.height == 74 && controller.view.safeAreaInsets.top == 94)
    }

    @Test("Views that do not extend below bars, or not below opaque ones, begin where the bar ends") func edges() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let device = DeviceWindow("iPhone 15")
        device.show(navigation)
        controller.edgesForExtendedLayout = [.left, .bottom, .right]
        device.window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        controller.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        device.window.layoutIfNeeded()
        #expect(controller.view.frame.minY == 103)
        controller.extendedLayoutIncludesOpaqueBars = true
        device.window.layoutIfNeeded()
        #expect(controller.view.frame.minY == 0 && controller.view.safeAreaInsets.top == 103)
    }

    @Test("What a controller adds itself comes on top; the old guides tell what bars cover") func additions() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        DeviceWindow("iPhone 15").show(UINavigationController(rootViewController: controller))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 39, right: 0))
        #expect(controller.topLayoutGuide.length == 103 && controller.bottomLayoutGuide.length == 34)
    }

    @Test("Constraints to the safe area follow the bars") func constraints() {
        let (controller, content) = (UIViewController(), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor), content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        let device = DeviceWindow("iPhone 15")
        let navigation = UINavigationController(rootViewController: controller)
        device.show(navigation)
        #expect(content.frame == CGRect(x: 0, y: 103, width: 393, height: 715))
        navigation.setNavigationBarHidden(true, animated: false)
        device.window.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test("A scroll view's content begins below the bar") func scrollView() {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        controller.view = scrollView
        let device = DeviceWindow("iPhone 15")
        device.show(UINavigationController(rootViewController: controller))
        #expect(scrollView.adjustedContentInset.top == 103 && scrollView.contentOffset.y == -103)
        withExtendedLifetime(device) {}
    }

    @Test("A pushed controller that hides bars at the bottom gets their room") func hidesBottomBar() {
        let (tabs, detail) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let device = DeviceWindow("iPhone 15")
        device.show(tabs)
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        device.window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: false)
        device.window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden && navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    }
}
