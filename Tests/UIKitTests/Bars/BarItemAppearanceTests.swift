import CairnTesting
import Testing

@testable import UIKit

/// Proxies for bar items, groups of items, and what stands in for leaving a screen.
@MainActor
@Suite(.serialized) struct BarItemAppearanceTests {
    private final class ToneItem: UIBarButtonItem {}
    private final class QuietBar: UIToolbar {}
    private final class DoneItem: UIBarButtonItem {
        override init() {
            super.init()
            DoneItem.appearance().tintColor = .orange
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

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

    @Test func initializersMayAskForTheirProxy() {
        #expect(DoneItem().shownTintColor == .orange)
        #expect(DoneItem.appearance() === DoneItem.appearance())
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

    /// A copy has what was set for each state, and nothing of it is left after a reset.
    @Test func allStatesAreCopiedAndReset() throws {
        let offset = UIOffset(horizontal: 1, vertical: 2)
        let tab = UITabBarItemAppearance()
        let button = UIBarButtonItemAppearance()
        let places = [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused]
        let buttonPlaces = [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused]
        for place in places { tab[keyPath: place].titlePositionAdjustment = offset }
        for place in buttonPlaces { button[keyPath: place].titlePositionAdjustment = offset }
        let tabCopy = try #require(tab.copy() as? UITabBarItemAppearance)
        let buttonCopy = try #require(button.copy() as? UIBarButtonItemAppearance)
        tab.configureWithDefault(for: .stacked)
        button.configureWithDefault(for: .plain)
        for place in places {
            #expect(tabCopy[keyPath: place].titlePositionAdjustment == offset)
            #expect(tab[keyPath: place].titlePositionAdjustment == .zero)
        }
        for place in buttonPlaces {
            #expect(buttonCopy[keyPath: place].titlePositionAdjustment == offset)
            #expect(button[keyPath: place].titlePositionAdjustment == .zero)
        }
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
