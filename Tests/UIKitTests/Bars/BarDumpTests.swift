import Testing
@testable import UIKit

/// Frames of bars and of the views in them, as public view dumps and logs of devices and simulators print them.
@MainActor
@Suite struct BarDumpTests {
    /// The views of a class, by its name, below a view.
    private func views(_ name: String, in view: UIView) -> [UIView] {
        view.subviews.flatMap { ("\(type(of: $0))" == name ? [$0] : []) + views(name, in: $0) }
    }

    private func frames(_ name: String, in view: UIView) -> [CGRect] { views(name, in: view).map(\.frame) }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    // MARK: Navigation bars

    @Test("A bar on a screen of 428 x 926: a public dump of iOS 14 or 15") func largePhone() throws {
        let device = DeviceWindow("iPhone 12 Pro Max")
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 428, height: 44) && bar.autoresizingMask == .flexibleWidth)
        #expect(frames("_UIBarBackground", in: bar) == [CGRect(x: 0, y: -47, width: 428, height: 91)])
        let shadow = try #require(frames("_UIBarBackgroundShadowView", in: bar).first)
        #expect(shadow.origin == CGPoint(x: 0, y: 91) && shadow.width == 428 && abs(shadow.height - 1 / 3) < 0.001)
        #expect(frames("_UINavigationBarContentView", in: bar) == [CGRect(x: 0, y: 0, width: 428, height: 44)])
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
    }

    @Test("The background extends under a status bar of 44: a public dump of iOS 12.1, 414 x 896", arguments: ["XR", "XS Max"])
    func background(model: String) {
        let device = DeviceWindow("iPhone \(model)", generation: .iOS7)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        #expect(frames("_UIBarBackground", in: navigation.navigationBar) == [CGRect(x: 0, y: -44, width: 414, height: 88)])
        #expect(
            frames("_UINavigationBarContentView", in: navigation.navigationBar) == [CGRect(x: 0, y: 0, width: 414, height: 44)])
    }

    @Test("In viewDidLoad background and content are as large as the bar, its other views hidden: a public dump of iOS 12")
    func beforeLayout() {
        final class Page: UIViewController {
            var seen: [(name: String, frame: CGRect, isHidden: Bool)] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                let views = navigationController?.navigationBar.subviews ?? []
                seen = views.map { ("\(type(of: $0))", $0.frame, $0.isHidden) }
            }
        }
        let (device, page) = (DeviceWindow("iPhone 8", generation: .iOS7), Page())
        let width = UIScreen.main.bounds.width
        device.show(UINavigationController(rootViewController: page))
        let bar = CGRect(x: 0, y: 0, width: width, height: page.seen[0].frame.height)
        #expect(
            page.seen.map(\.name) == [
                "_UIBarBackground", "_UINavigationBarLargeTitleView", "_UINavigationBarContentView",
                "_UINavigationBarModernPromptView",
            ])
        #expect(page.seen.map(\.frame) == [bar, .zero, bar, .zero] && page.seen.map(\.isHidden) == [false, true, false, true])
    }

    @Test("The views for a large title and a prompt are hidden without one: a public dump of iOS 12.1") func unusedViews() throws
    {
        let (device, page) = (DeviceWindow("iPhone XR", generation: .iOS7), UIViewController())
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        let names = ["_UINavigationBarLargeTitleView", "_UINavigationBarModernPromptView"]
        let found = try names.map { try #require(views($0, in: navigation.navigationBar).first) }
        for view in found { #expect(view.isHidden && view.frame == CGRect(x: 0, y: 0, width: 0, height: 50)) }
        #expect(found[0].clipsToBounds && found[1].alpha == 0)
        navigation.navigationBar.prefersLargeTitles = true
        page.navigationItem.prompt = "Prompt"
        device.window.layoutIfNeeded()
        for view in found {
            #expect(!view.isHidden && view.subviews.first is UILabel && view.superview === navigation.navigationBar)
        }
    }

    @Test("A chevron of 13 x 21, 12 from the edge: a public dump of iOS 8.1, 414 wide") func chevron() throws {
        let device = DeviceWindow("iPhone 8 Plus", generation: .iOS7)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.window.layoutIfNeeded()
        let button = try #require(views("NavigationBackButton", in: navigation.navigationBar).first)
        let chevron = try #require(button.subviews.first)
        let frame = chevron.convert(chevron.bounds, to: navigation.navigationBar)
        #expect(abs(frame.minX - 12) < 0.001 && abs(frame.minY - 11.6667) < 0.001 && frame.size == CGSize(width: 13, height: 21))
    }

    @Test("Titles are semibold, of 17 points: a public dump of iOS 11") func titleFont() throws {
        let (device, page) = (DeviceWindow("iPhone 8", generation: .iOS7), UIViewController())
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        let label = try #require(views("UILabel", in: navigation.navigationBar).first as? UILabel)
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("The bar is above the views of the stack, and a toolbar is there once it is shown: a public dump of iOS 7")
    func stackViews() {
        let device = DeviceWindow("iPhone 4s", generation: .iOS7)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        let names = { navigation.view.subviews.map { "\(type(of: $0))" } }
        #expect(names() == ["UINavigationTransitionView", "UINavigationBar"])
        #expect(navigation.view.subviews[0].clipsToBounds)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
        navigation.setToolbarHidden(false, animated: false)
        device.window.layoutIfNeeded()
        #expect(names() == ["UINavigationTransitionView", "UINavigationBar", "UIToolbar"])
    }

    @Test("A search bar adds 52 points to a bar: published heights of iOS 11 to 18", arguments: [false, true])
    func searchBar(isBelowLargeTitle: Bool) {
        let (device, page) = (DeviceWindow("iPhone 12"), UIViewController())
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = isBelowLargeTitle
        device.show(navigation)
        #expect(navigation.navigationBar.frame.height == (isBelowLargeTitle ? 148 : 96))
    }

    @Test("A title's room ends at a view, which ends 16 points before the edge: a public trace of iOS 11, 375 x 812")
    func guides() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
        let (item, title) = (UINavigationItem(), UISearchBar())
        item.titleView = title
        item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 17, height: 20)))
        bar.items = [item]
        let device = DeviceWindow("iPhone X", generation: .iOS7)
        device.window.isHidden = false
        device.window.addSubview(bar)
        device.window.layoutIfNeeded()
        #expect(frames("_UIButtonBarStackView", in: bar) == [CGRect(x: 342, y: 0, width: 17, height: 44)])
        #expect(title.convert(title.bounds, to: bar) == CGRect(x: 8, y: 0, width: 334, height: 44))
    }

    @Test("A bar of a sheet and its buttons: public dumps of iOS 13 or 14, 375 x 667") func sheet() throws {
        let (device, root, page) = (DeviceWindow("iPhone 8"), UIViewController(), UIViewController())
        device.show(root)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.standardAppearance.shadowColor = nil
        root.present(navigation, animated: false)
        device.window.layoutIfNeeded()
        let bar = navigation.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
        for name in ["_UIBarBackground", "_UINavigationBarContentView"] { #expect(frames(name, in: bar) == [bar.bounds]) }
        #expect(frames("_UIBarBackgroundShadowView", in: bar) == [CGRect(x: 0, y: 56, width: 375, height: 0)])
        let stacks = frames("_UIButtonBarStackView", in: bar)
        #expect(stacks.count == 2 && stacks[0].minX == 8 && stacks[1].maxX == 367)
        #expect(stacks.allSatisfy { $0.minY == 6 && $0.height == 44 })
        let buttons = frames("_UIButtonBarButton", in: bar)
        #expect(buttons == stacks.map { CGRect(x: 0, y: 0, width: $0.width, height: 44) })
    }

    @Test("Titles are 24 points apart, images of 24 points 30: public dumps and logs of iOS 11 to 18") func distances() throws {
        let (device, page) = (DeviceWindow("iPhone 8"), UIViewController())
        page.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Add")]
        page.navigationItem.rightBarButtonItems = (0..<2).map { _ in UIBarButtonItem(image: image(24, 24)) }
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        let bar = navigation.navigationBar
        let places = views("_UIButtonBarButton", in: bar).map { button in
            let part = button.subviews.first { $0.bounds.width > 1 }
            return part.map { $0.convert($0.bounds, to: bar) } ?? .zero
        }
        #expect(places[0].minX == 16 && abs(places[1].minX - places[0].maxX - 24) <= 1)
        #expect(places[2].minX - places[3].maxX == 30)
        #expect(
            views("_UIButtonBarButton", in: bar).suffix(2).map(\.bounds.size) == [
                CGSize(width: 46, height: 44), CGSize(width: 46, height: 44),
            ])
    }

    @Test("The chevron begins at 8, the title 6 behind it, and items 6 behind the button: a public conflict log of iOS 15")
    func backButton() throws {
        let (device, page) = (DeviceWindow("iPhone 8"), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        page.navigationItem.titleView = UISearchBar()
        device.show(navigation)
        navigation.pushViewController(page, animated: false)
        device.window.layoutIfNeeded()
        let button = try #require(views("NavigationBackButton", in: navigation.navigationBar).first)
        let (chevron, title) = (try #require(button.subviews.first), try #require(button.subviews.last))
        #expect(button.frame.minX == 8 && chevron.frame.minX == 0 && title.frame.minX == chevron.frame.maxX + 6)
        let room = try #require(page.navigationItem.titleView)
        #expect(room.convert(room.bounds, to: navigation.navigationBar).minX == button.frame.maxX + 6)
    }

    @Test("A controller's title is its item's until that has one of its own: a published run on iOS 18.3.1") func titles() {
        let pages = (0..<3).map { _ in UIViewController() }
        pages[0].title = "Controller"
        pages[0].navigationItem.title = "Item"
        pages[1].title = "Controller"
        let navigations = pages.map(UINavigationController.init(rootViewController:))
        #expect(navigations.map { $0.navigationBar.topItem?.title } == ["Item", "Controller", nil])
        #expect(navigations.allSatisfy { $0.navigationBar.topItem?.backButtonTitle == nil })
        #expect(navigations[0].interactivePopGestureRecognizer?.isEnabled == true)
    }

    // MARK: Tab bars

    private func tabBar(_ count: Int, image size: CGSize?, title: String, on device: String, _ generation: SystemGeneration)
        -> UITabBar
    {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { _ in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: size.map { image($0.width, $0.height) }, tag: 0)
            return page
        }
        let window = DeviceWindow(device, generation: generation)
        window.show(tabs)
        tabs.tabBar.layoutIfNeeded()
        // The window owns the bar.
        tabs.tabBar.accessibilityElements = [window.window]
        return tabs.tabBar
    }

    @Test("Five tabs on 414 points: a public dump of iOS 10") func fiveTabs() {
        let bar = tabBar(5, image: nil, title: "Tab", on: "iPhone 8 Plus", .iOS7)
        let tabs = frames("UITabBarButton", in: bar)
        #expect(tabs.map(\.minX) == [2, 85, 168, 250, 333] && tabs.map(\.width) == [79, 79, 78, 79, 79])
        #expect(tabs.allSatisfy { $0.minY == 1 && $0.height == 48 })
        #expect(frames("_UIBarBackground", in: bar) == [CGRect(x: 0, y: 0, width: 414, height: 49)])
    }

    @Test("Four tabs on 320 points with images of 30: a public dump of iOS 7 or 8") func fourTabs() throws {
        let bar = tabBar(4, image: CGSize(width: 30, height: 30), title: "Level 1", on: "iPhone 5s", .iOS7)
        let buttons = views("UITabBarButton", in: bar)
        #expect(buttons.prefix(3).map(\.frame) == [2, 82, 162].map { CGRect(x: $0, y: 1, width: 76, height: 48) })
        let parts = try #require(buttons.first?.subviews)
        #expect(
            abs(parts[0].frame.minX - 23) <= 0.5 && parts[0].frame.minY == 3
                && parts[0].frame.size == CGSize(width: 30, height: 30))
        #expect(parts[1].frame.minY == 35 && parts[1].frame.height == 12)
    }

    @Test("One tab on 375 points with an image of 21 x 28: a public dump of iOS 13") func oneTab() throws {
        let bar = tabBar(1, image: CGSize(width: 21, height: 28), title: "Downloads", on: "iPhone 8", .iOS13)
        #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(bar.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        let button = try #require(views("UITabBarButton", in: bar).first)
        #expect(button.bounds.size == CGSize(width: 371, height: 48))
        let (picture, label) = (button.subviews[0].frame, button.subviews[1].frame)
        #expect(abs(picture.minX - 174.5) <= 0.5 && picture.minY == 4 && picture.size == CGSize(width: 21, height: 28))
        #expect(abs(label.minX - 158) <= 1 && label.minY == 34.5 && label.height == 12)
    }

    @Test("Tabs are there as soon as the controllers are: a published run on iOS 18.3.1") func tabItems() {
        let tabs = UITabBarController()
        let pages = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = pages
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"] && tabs.tabBar.items?[0].image == nil)
        #expect(tabs.selectedIndex == 0 && !tabs.isViewLoaded)
    }

    // MARK: Toolbars

    /// The conflicts that a closure and the layout after it log.
    private func conflicts(in window: UIWindow, _ change: () -> Void) -> [String] {
        final class Log {
            var texts: [String] = []
        }
        let (sink, log) = (ConflictLog.sink, Log())
        ConflictLog.sink = { text in log.texts.append(text) }
        defer { ConflictLog.sink = sink }
        change()
        window.layoutIfNeeded()
        return log.texts
    }

    @Test("A toolbar without a height logs that its buttons have none: a public conflict log of iOS 17 or 18")
    func toolbarWithoutHeight() throws {
        for generation in [SystemGeneration.iOS7, .iOS13, .iOS26] {
            let device = DeviceWindow("iPhone 8", generation: generation)
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
            device.window.isHidden = false
            device.window.addSubview(toolbar)
            let texts = conflicts(in: device.window) {
                toolbar.items = [.flexibleSpace(), UIBarButtonItem(title: "Done")]
            }
            #expect(texts.count == (generation == .iOS13 ? 1 : 0))
            let parts = [
                "h=--& v=--& _UIToolbarContentView:0x", ".height == 0   (active)", "V:|-(0)-[_UIButtonBarStackView:0x",
                ".bottom == _UIToolbarContentView:0x", "'IB_Baseline_Baseline' ",
            ]
            if let text = texts.first { for part in parts { #expect(text.contains(part), "\(part)") } }
            let later = conflicts(in: device.window) { toolbar.frame = CGRect(x: 0, y: 600, width: 375, height: 44) }
            #expect(later.isEmpty)
            let button = try #require(views("_UIButtonBarButton", in: toolbar).first)
            #expect(button.convert(button.bounds, to: toolbar).maxX == (generation == .iOS26 ? 359 : 367))
        }
    }

    @Test("A toolbar without a width logs that its items have no room: public conflict logs of iOS 13 to 18")
    func toolbarWithoutWidth() throws {
        for generation in [SystemGeneration.iOS7, .iOS13, .iOS26] {
            let (device, toolbar) = (DeviceWindow("iPhone 8", generation: generation), UIToolbar())
            device.window.isHidden = false
            device.window.addSubview(toolbar)
            let texts = conflicts(in: device.window) {
                toolbar.items = [.flexibleSpace(), UIBarButtonItem(title: "Done")]
            }
            #expect(texts.isEmpty == (generation != .iOS13))
            let parts = [
                "h=--& v=--& _UIToolbarContentView:0x", ".width == 0   (active)", "H:|-(0)-[_UIButtonBarStackView:0x",
                "H:[_UIButtonBarStackView:0x", "'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x", "'|':_UIButtonBarButton:0x",
            ]
            if let text = texts.first { for part in parts { #expect(text.contains(part), "\(part)") } }
            let later = conflicts(in: device.window) { toolbar.frame = CGRect(x: 0, y: 600, width: 375, height: 44) }
            #expect(later.isEmpty)
            let button = try #require(views("_UIButtonBarButton", in: toolbar).first)
            #expect(button.convert(button.bounds, to: toolbar).maxX == (generation == .iOS26 ? 359 : 367))
        }
    }

    // MARK: Hierarchies

    @Test("A root view is in a drop shadow view in a transition view: public dumps of iOS 12 to 15") func root() {
        let (device, page) = (DeviceWindow("iPhone 12"), UIViewController())
        device.show(page)
        let views = Array(sequence(first: page.view as UIView) { $0.superview }).dropLast()
        #expect(views.map { "\(type(of: $0))" } == ["UIView", "UIDropShadowView", "UITransitionView"])
        for view in views {
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view.frame == device.window.bounds)
            #expect(!view.clipsToBounds)
        }
        let older = DeviceWindow("iPhone 8", generation: .iOS7)
        older.show(UIViewController())
        #expect(older.window.rootViewController?.view.superview?.clipsToBounds == true)
        device.window.rootViewController = nil
        #expect(device.window.subviews.isEmpty && page.view.superview == nil)
    }

    @Test("The views of navigation and tab bar controllers and their masks: public dumps of iOS 7, 12 and 13")
    func hierarchy() throws {
        let (device, page, tabs) = (DeviceWindow("iPhone XS Max", generation: .iOS7), UIViewController(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        device.show(tabs)
        let views = Array(sequence(first: page.view as UIView) { $0 === tabs.view ? nil : $0.superview }).reversed()
        #expect(
            views.map { "\(type(of: $0))" } == [
                "UILayoutContainerView", "UITransitionView", "UIViewControllerWrapperView", "UILayoutContainerView",
                "UINavigationTransitionView", "UIViewControllerWrapperView", "UIView",
            ])
        #expect(views.map(\.clipsToBounds) == [false, true, false, true, true, false, false])
        for view in views {
            #expect(
                view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view.bounds.size == CGSize(width: 414, height: 896))
        }
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 88, width: 414, height: 725))
        page.navigationController?.navigationBar.isTranslucent = false
        device.window.layoutIfNeeded()
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 414, height: 725))
    }
}
