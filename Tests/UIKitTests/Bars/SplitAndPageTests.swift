import Testing

@testable import UIKit

/// - Source: Apple's documentation of UISplitViewController and UIPageViewController; the primary column's greatest
///   width is documented as 320.
@MainActor
struct SplitAndPageTests {
    private let notes = CallbackController.Notes()

    @Test("Columns stand side by side in regular width, a pixel between them") func columns() {
        let (primary, secondary) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        DeviceWindow("iPad (9th generation)", isLandscape: true).show(split)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 810))
        #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 759.5, height: 810))
        #expect(primary.splitViewController === split)
        split.preferredDisplayMode = .secondaryOnly
        #expect(primary.view.superview == nil && secondary.view.frame.width == 1080)
    }

    @Test("The primary column is compact in width beside others, unless the program overrides its traits") func traits() {
        let (primary, secondary) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        let device = DeviceWindow("iPad (9th generation)", isLandscape: true)
        device.show(split)
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        split.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: primary)
        device.window.layoutIfNeeded()
        #expect(primary.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("Widths of the primary column") func widths() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        DeviceWindow("iPad (9th generation)", isLandscape: true).show(split)
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(split.primaryColumnWidth == 270)
        split.minimumPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
        split.preferredPrimaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 400)
    }

    @Test("In compact width one column shows; showing another replaces it") func collapsed() {
        let (primary, secondary) = (CallbackController("p", notes), CallbackController("s", notes))
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        let device = DeviceWindow("iPhone 15")
        device.show(split)
        #expect(split.isCollapsed && secondary.view.frame == device.window.bounds && !primary.isViewLoaded)
        notes.list = []
        split.show(.primary)
        #expect(secondary.view.superview == nil && primary.view.frame == device.window.bounds)
        #expect(notes.list == ["s willDisappear", "s didDisappear", "p load", "p willAppear", "p didAppear"])
    }

    @Test("With a style columns get navigation controllers; details replace the secondary one") func details() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        let device = DeviceWindow("iPad Pro 11\"", isLandscape: true)
        device.show(split)
        let detail = UIViewController()
        list.showDetailViewController(detail, sender: nil)
        let navigation = split.viewController(for: .secondary) as? UINavigationController
        #expect(navigation?.topViewController === detail && list.navigationController?.parent === split)
        #expect(detail.view.window === device.window)
        #expect(detail.view.safeAreaInsets.top == 74 && detail.view.frame.width == 1194 - 320.5)
    }

    // MARK: Pages

    private final class Dots: NSObject, UIPageViewControllerDataSource {
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
            -> UIViewController?
        {
            nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
            -> UIViewController?
        {
            nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    }

    @Test("Another page takes the place of the one before") func turn() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (CallbackController("a", notes), CallbackController("b", notes))
        pages.setViewControllers([first], direction: .forward, animated: false)
        let device = DeviceWindow("iPhone 8")
        device.show(pages)
        #expect(first.view.frame == device.window.bounds)
        notes.list = []
        var finished: Bool?
        pages.setViewControllers([second], direction: .forward, animated: true) { finished = $0 }
        #expect(
            notes.list == [
                "a willMove", "b willMove", "a willDisappear", "b load", "b willAppear", "a didDisappear", "b didAppear",
                "a didMove", "b didMove",
            ])
        #expect(finished == true && pages.viewControllers == [second] && second.view.frame == device.window.bounds)
    }

    @Test("Dots take 37 points from the page") func dots() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (page, dots) = (UIViewController(), Dots())
        pages.setViewControllers([page], direction: .forward, animated: false)
        pages.dataSource = dots
        DeviceWindow("iPhone 8").show(pages)
        let control = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(page.view.frame.height == 630 && control?.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
        #expect(control?.numberOfPages == 3 && control?.currentPage == 1)
    }
}
