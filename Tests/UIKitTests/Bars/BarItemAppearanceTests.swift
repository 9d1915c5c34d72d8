import CairnTesting
import Testing

@testable import UIKit

/// Proxies for bar items, groups of items, and what stands in for leaving a screen.
@MainActor
@Suite(.serialized) struct BarItemAppearanceTests {
    private final class ToneItem: UIBarButtonItem {}
    private final class QuietBar: UIToolbar {}

    @Test func itemsTakeWhatTheProxySays() {
        ToneItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
        ToneItem.appearance().tintColor = .red
        let item = ToneItem(title: "A", style: .plain, target: nil, action: nil)
        #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3 && item.shownTintColor == .red)
        item.setTitleTextAttributes([.kern: 5], for: .normal)
        item.tintColor = .blue
        #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 5 && item.shownTintColor == .blue)
        #expect(UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil).titleTextAttributes(for: .normal) == nil)
    }

    @Test func containersDecide() {
        ToneItem.appearance(whenContainedInInstancesOf: [QuietBar.self]).tintColor = .green
        let item = ToneItem(title: "A", style: .plain, target: nil, action: nil)
        #expect(item.shownTintColor != .green)
        let bar = QuietBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        #expect(item.shownTintColor == .green)
    }

    @Test func groupsAreTheItems() {
        let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
        let item = UINavigationItem(title: "")
        item.trailingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
        #expect(item.rightBarButtonItems == [c, b, a] && item.trailingItemGroups.map(\.barButtonItems) == [[a, b], [c]])
        item.leadingItemGroups = [.optionalGroup(customizationIdentifier: "x", inDefaultCustomization: false, items: [a])]
        #expect(item.leftBarButtonItems == [])
    }

    @Test func theBackActionTakesThePlaceOfLeaving() throws {
        let window = visibleWindow()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let top = UIViewController()
        navigation.pushViewController(top, animated: false)
        window.rootViewController = navigation
        var asked = 0
        top.navigationItem.backAction = UIAction { _ in asked += 1 }
        window.layoutIfNeeded()
        let button = try #require(navigation.navigationBar.content.backButton)
        button.sendActions(for: .touchUpInside)
        #expect(asked == 1 && navigation.topViewController === top)
        top.navigationItem.backAction = nil
        window.layoutIfNeeded()
        navigation.navigationBar.content.backButton?.sendActions(for: .touchUpInside)
        #expect(navigation.viewControllers.count == 1)
    }
}
