import CairnTesting
import Testing
import UIKit

/// The values of appearances and items of bars.
@MainActor
@Suite struct BarAppearanceValueTests {
    @Test func backgroundsAreConfigured() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect != nil && appearance.backgroundImage == nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor != nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
        #expect(appearance.backgroundImageContentMode == .scaleToFill)
        #expect(UIBarAppearance(idiom: .pad).backgroundImage == nil)
    }

    @Test func anAppearanceIsMadeOfAnother() {
        let bar = UIBarAppearance()
        bar.backgroundColor = .red
        bar.backgroundImageContentMode = .center
        let navigation = UINavigationBarAppearance(barAppearance: bar)
        #expect(navigation.backgroundColor == .red && navigation.backgroundImageContentMode == .center)
        let toolbar = UIToolbarAppearance(barAppearance: bar)
        #expect(toolbar.backgroundColor == .red)
        bar.backgroundColor = .blue
        #expect(navigation.backgroundColor == .red && toolbar.backgroundColor == .red)
    }

    @Test func navigationBarsHaveAppearancesOfButtonsAndBackIndicators() {
        let appearance = UINavigationBarAppearance()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 12)).image { _ in }
        let mask = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 12)).image { _ in }
        appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
        #expect(appearance.backIndicatorImage === image && appearance.backIndicatorTransitionMaskImage === mask)
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
        let plain = UIBarButtonItemAppearance(style: .plain)
        let normal: UIBarButtonItemStateAppearance = plain.normal
        normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.buttonAppearance = plain
        appearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
        #expect(appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] == nil)
        let toolbar = UIToolbarAppearance()
        toolbar.buttonAppearance = plain
        #expect(toolbar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
        #expect(toolbar.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] == nil)
    }

    @Test func tabBarsHaveAppearancesOfTheirItems() {
        let appearance = UITabBarAppearance()
        let state: UITabBarItemStateAppearance = appearance.stackedLayoutAppearance.normal
        state.iconColor = .red
        state.badgeBackgroundColor = .blue
        #expect(appearance.stackedLayoutAppearance.normal.iconColor == .red && state.badgeBackgroundColor == .blue)
        #expect(appearance.inlineLayoutAppearance.normal.iconColor == nil)
        let styles: [UITabBarItemAppearance.Style] = [.stacked, .inline, .compactInline]
        #expect(styles.map(\.rawValue) == [0, 1, 2])
    }

    @Test func barsAndItemsHaveCompactAppearances() {
        let (bar, item, toolbar) = (UINavigationBar(), UINavigationItem(title: "x"), UIToolbar())
        #expect(bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil && item.compactAppearance == nil)
        #expect(item.compactScrollEdgeAppearance == nil && toolbar.compactAppearance == nil)
        #expect(toolbar.compactScrollEdgeAppearance == nil)
        let appearance = UINavigationBarAppearance()
        (bar.compactAppearance, item.compactScrollEdgeAppearance) = (appearance, appearance)
        #expect(bar.compactAppearance != nil && item.compactScrollEdgeAppearance != nil)
    }

    /// - Source: UIKit's headers
    @Test func metricsAndPositionsHaveApplesNumbers() {
        #expect([UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map(\.rawValue) == [0, 1, 101, 102])
        #expect([UIBarPosition.any, .bottom, .top, .topAttached].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UIBarStyle.default, .black].map(\.rawValue) == [0, 1])
        #expect([UINavigationItem.ItemStyle.navigator, .browser, .editor].map(\.rawValue) == [0, 1, 2])
        #expect([UINavigationItem.BackButtonDisplayMode.default, .generic, .minimal].map(\.rawValue) == [0, 1, 2])
        #expect([UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never].map(\.rawValue) == [0, 1, 2])
        #expect([UITabBar.ItemPositioning.automatic, .fill, .centered].map(\.rawValue) == [0, 1, 2])
        let systemItems: [UITabBarItem.SystemItem] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        #expect(systemItems.map(\.rawValue) == Array(0...11))
    }

    @Test func itemsAreSetWithAndWithoutAnimation() {
        let item = UINavigationItem(title: "x")
        let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
        item.setLeftBarButton(one, animated: false)
        item.setRightBarButtonItems([two, one], animated: true)
        #expect(item.leftBarButtonItem === one && item.rightBarButtonItems == [two, one] && item.rightBarButtonItem === two)
        item.setLeftBarButtonItems([two], animated: false)
        item.setHidesBackButton(true, animated: false)
        #expect(item.leftBarButtonItem === two && item.hidesBackButton && !item.leftItemsSupplementBackButton)
        let plain: UIBarItem = one
        #expect(plain.imageInsets == .zero && plain.isEnabled && one.possibleTitles == nil)
        let tab = UITabBarItem(title: "x", image: nil, selectedImage: nil)
        tab.badgeColor = .blue
        #expect(tab.badgeColor == .blue && tab.badgeTextAttributes(for: .normal) == nil && tab.selectedImage == nil)
        tab.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(tab.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }
}
