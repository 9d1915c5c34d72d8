import Testing

@testable import UIKit

/// The elements of bars and of segments, by which interface tests and pictures of programs find what they tap.
@MainActor @Suite struct BarAccessibilityTests {
    private func elements(of controller: UIViewController) -> [UIView] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window.accessibilityTree.compactMap { $0 as? UIView }
    }

    @Test func tabsHaveTheirTitles() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Browse", "Settings"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.viewControllers?[1].tabBarItem.accessibilityIdentifier = "settings"
        let found = elements(of: tabs).filter { $0.accessibilityLabel != nil }
        #expect(found.map(\.accessibilityLabel) == ["Browse", "Settings"])
        #expect(found.last?.accessibilityIdentifier == "settings" && found.last?.accessibilityTraits == .button)
        #expect(found.first?.accessibilityTraits == [.button, .selected])
    }

    @Test func buttonsOfBarsHaveNames() {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("Recipes", "Detail")
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        second.navigationItem.rightBarButtonItems?[1].accessibilityLabel = "Throw away"
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        let found = elements(of: navigation)
        #expect(Set(found.compactMap(\.accessibilityLabel)).isSuperset(of: ["Back", "Share", "Throw away"]))
        #expect(found.first { $0.accessibilityIdentifier == "BackButton" }?.accessibilityTraits == .button)
    }

    @Test func segmentsAreElements() {
        let controller = UIViewController()
        let control = UISegmentedControl(items: ["Light", "Dark"])
        controller.view.addSubview(control)
        let found = elements(of: controller)
        #expect(found.compactMap { ($0 as? UILabel)?.text } == ["Light", "Dark"] && found[0].accessibilityTraits == .button)
    }
}
