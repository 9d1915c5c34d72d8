import CairnTesting
import Testing

@testable import UIKit

/// Insets around the content, and how the safe area widens them.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, on content insets and their adjustment
@MainActor
struct ScrollInsetTests {
    private final class Listener: UIScrollViewDelegate {
        var calls: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll \(scrollView.contentOffset.y)") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            calls.append("inset \(scrollView.adjustedContentInset.top)")
        }
    }

    /// The container of the controller that shows the scroll view; none for no controller.
    enum Container { case none, window, navigation }

    /// A window of 300 x 400 points with a safe area of 44, 10, 34, 20, filled by a scroll view.
    @MainActor
    private struct Filled {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let scroll = UIScrollView()
        let inner = UIView()

        init(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, shownBy container: Container = .none) {
            window.ownSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)
            scroll.contentInsetAdjustmentBehavior = behavior
            scroll.contentSize = content
            scroll.frame = window.bounds
            inner.frame = CGRect(origin: .zero, size: content)
            scroll.addSubview(inner)
            let controller = UIViewController()
            if container == .none { window.addSubview(scroll) } else { controller.view.addSubview(scroll) }
            if container == .navigation {
                let navigation = UINavigationController(rootViewController: controller)
                navigation.isNavigationBarHidden = true
                window.rootViewController = navigation
            } else if container == .window {
                window.rootViewController = controller
            }
            window.layoutIfNeeded()
        }
    }

    nonisolated private static let (small, tall, wide) = (
        CGSize(width: 100, height: 100), CGSize(width: 300, height: 900), CGSize(width: 900, height: 400)
    )
    nonisolated private static let whole = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20)
    nonisolated private static let vertical = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    nonisolated private static let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)

    @Test(
        "The four behaviours",
        arguments: [
            (.always, small, whole), (.always, tall, whole), (.never, tall, .zero), (.scrollableAxes, small, .zero),
            (.scrollableAxes, tall, vertical), (.scrollableAxes, wide, horizontal), (.automatic, small, .zero),
            (.automatic, tall, vertical), (.automatic, wide, horizontal),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)])
    func behaviors(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGSize, _ expected: UIEdgeInsets) {
        let scene = Filled(behavior, content: content)
        #expect(scene.scroll.adjustedContentInset == expected)
        // insets never change the content or what is in it
        #expect(scene.scroll.contentSize == content && scene.inner.frame.size == content)
        scene.scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scene.scroll.adjustedContentInset == expected + own)
    }

    @Test(
        "The content of a controller in a navigation controller is inset at top and bottom, whether it scrolls or not",
        arguments: [(small, vertical), (tall, vertical), (wide, whole)])
    func automaticInNavigation(_ content: CGSize, _ expected: UIEdgeInsets) {
        let automatic = Filled(.automatic, content: content, shownBy: .navigation)
        #expect(automatic.scroll.adjustedContentInset == expected)
        let scrollable = Filled(.scrollableAxes, content: Self.small, shownBy: .navigation)
        #expect(scrollable.scroll.adjustedContentInset == .zero)
    }

    @Test(
        "The content of another controller is inset along the axes that scroll",
        arguments: [(small, .zero), (tall, vertical), (wide, horizontal)] as [(CGSize, UIEdgeInsets)])
    func automaticInWindow(_ content: CGSize, _ expected: UIEdgeInsets) {
        #expect(Filled(.automatic, content: content, shownBy: .window).scroll.adjustedContentInset == expected)
    }

    @Test("A second scroll view in a navigation controller is inset only if it scrolls, and the content is as the program says")
    func secondScrollView() throws {
        let scene = Filled(.automatic, content: Self.small, shownBy: .navigation)
        let second = UIScrollView(frame: scene.window.bounds)
        let controller = try #require((scene.window.rootViewController as? UINavigationController)?.topViewController)
        controller.view.addSubview(second)
        scene.window.layoutIfNeeded()
        #expect(second.adjustedContentInset == .zero && scene.scroll.adjustedContentInset == Self.vertical)
        controller.setContentScrollView(second)
        #expect(second.adjustedContentInset == Self.vertical && scene.scroll.adjustedContentInset == .zero)
    }

    /// - Source: a tutorial's printed run on an iPhone 16 Pro with iOS 18.3.1, and a public log of iOS 16 for the
    ///   table.
    @Test("Recorded insets of a plain controller's scroll view and table") func recordedInsets() throws {
        try SimulatedDevice("iPhone 16 Pro").perform {
            let (window, page) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
            window.rootViewController = page
            window.makeKeyAndVisible()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            scroll.contentSize = CGSize(width: 320, height: 2000)
            let table = UITableView(frame: CGRect(x: 0, y: 106, width: 402, height: 768))
            page.view.addSubview(scroll)
            page.view.addSubview(table)
            window.layoutIfNeeded()
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 62, left: 0, bottom: 0, right: 0))
            #expect(scroll.contentOffset == CGPoint(x: 0, y: -62) && scroll.contentInset == .zero)
            #expect(table.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(table.contentOffset == .zero)
        }
    }

    /// - Source: an exception's text of iOS 16 or 17 (393 x 852 points): three rows of 44.
    @Test("Recorded insets of a table down to the edge of the screen") func recordedTable() throws {
        try SimulatedDevice("iPhone 15").perform {
            let (window, page, source) = (UIWindow(frame: UIScreen.main.bounds), UIViewController(), RowSource([3]))
            window.rootViewController = page
            window.makeKeyAndVisible()
            let table = UITableView(frame: CGRect(x: 0, y: 106, width: 393, height: 746))
            (table.dataSource, table.rowHeight) = (source, 44)
            page.view.addSubview(table)
            window.layoutIfNeeded()
            #expect(table.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(table.contentOffset == .zero && table.contentSize == CGSize(width: 393, height: 132))
        }
    }

    /// A window that fills a device's screen, in the look of a system, with a root view controller on screen.
    private func window(_ generation: SystemGeneration, _ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.traitOverrides.values.generation = generation
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// - Source: public dumps of iOS 12 and 13 (414 x 896 points), and of 13 and 14 for the sheet (375 x 667).
    @Test("Recorded insets of tables below bars and in a sheet") func recordedTables() throws {
        try SimulatedDevice("iPhone XS Max").perform {
            let (page, tabs) = (UITableViewController(style: .plain), UITabBarController())
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            let window = window(.iOS13, tabs)
            #expect(page.tableView.frame.size == window.bounds.size && page.tableView.contentOffset == CGPoint(x: 0, y: -88))
            #expect(page.tableView.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
        }
        try SimulatedDevice("iPhone 8").perform {
            let (page, root) = (UITableViewController(style: .grouped), UIViewController())
            let window = window(.iOS13, root)
            root.present(UINavigationController(rootViewController: page), animated: false)
            window.layoutIfNeeded()
            #expect(page.tableView.contentOffset == CGPoint(x: 0, y: -56))
            #expect(page.tableView.adjustedContentInset == UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
        }
    }

    /// - Source: a public log of iOS 8 (375 points wide).
    @Test("A first scroll view that is lower than the screen is inset below a navigation bar") func recordedCollection() throws {
        try SimulatedDevice("iPhone 8").perform {
            let page = UIViewController()
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
            page.view.addSubview(collection)
            let window = window(.iOS7, UINavigationController(rootViewController: page))
            #expect(collection.window === window && collection.contentOffset == CGPoint(x: 0, y: -64))
        }
    }

    @Test("An axis that bounces always counts as scrolling") func bouncing() {
        let scene = Filled(.scrollableAxes, content: Self.small)
        scene.scroll.alwaysBounceVertical = true
        #expect(scene.scroll.adjustedContentInset == Self.vertical)
        scene.scroll.alwaysBounceHorizontal = true
        #expect(scene.scroll.adjustedContentInset == Self.whole)
    }

    @Test("The content begins below the insets after the first layout, and stays there when they change") func initialOffset() {
        let scene = Filled(.always, content: Self.tall)
        #expect(scene.scroll.contentOffset == CGPoint(x: -10, y: -44))
        scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        scene.window.layoutIfNeeded()
        #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: -20))
        scene.scroll.contentInset.top = 5
        scene.window.layoutIfNeeded()
        #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: -25))
        scene.scroll.contentOffset.y = 100
        scene.scroll.contentInset.top = 7
        scene.window.layoutIfNeeded()
        #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test("An offset chosen before the first layout is kept") func chosenOffset() {
        let scene = ScrollScene()
        scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        scene.scroll.contentOffset = CGPoint(x: 0, y: 123)
        scene.layOut()
        #expect(scene.scroll.contentOffset.y == 123)
        #expect(scene.scroll.adjustedContentInset.top == 10)
    }

    @Test("Content that becomes shorter, or a view that becomes taller, pulls the content back") func limits() {
        let scene = ScrollScene(content: (200, nil))
        let height = scene.content.heightAnchor.constraint(equalToConstant: 1000)
        height.isActive = true
        scene.scroll.contentInset.bottom = 15
        scene.layOut()
        scene.scroll(y: 715)
        #expect(scene.scroll.contentOffset.y == 715)
        height.constant = 600
        scene.layOut()
        // 600 + 15 - 300
        #expect(scene.scroll.contentOffset.y == 315)
        height.constant = 100
        scene.layOut()
        #expect(scene.scroll.contentOffset.y == 0)
    }

    @Test("The view and the delegate are each called once for a change") func callbacks() {
        let scene = Filled(.always, content: Self.tall)
        let listener = Listener()
        scene.scroll.delegate = listener
        scene.scroll.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        scene.scroll.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        #expect(listener.calls == ["inset 50.0"])
        scene.window.layoutIfNeeded()
        #expect(listener.calls == ["inset 50.0", "scroll -50.0"])
        listener.calls = []
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(listener.calls == ["scroll 30.0"])
    }

    @Test(
        "Views inside see the part of the safe area that the insets leave",
        arguments: [
            (.always, tall, .zero), (.scrollableAxes, tall, horizontal), (.never, CGSize(width: 300, height: 400), whole),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)])
    func safeAreaInside(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGSize, _ expected: UIEdgeInsets) {
        let scene = Filled(behavior, content: content)
        #expect(scene.inner.safeAreaInsets == expected)
    }

    @Test("Content that fits only without the margins of the safe area comes to rest") func restless() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.ownSafeAreaInsets = Self.whole
        let (scroll, box, inner) = (UIScrollView(), UIView(), UIView())
        scroll.frame = window.bounds
        window.addSubview(scroll)
        for (view, superview) in [(box, scroll), (inner, box)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        box.pinned()
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[inner(350)]-|", metrics: nil, views: ["inner": inner])
                + NSLayoutConstraint.constraints(withVisualFormat: "|[inner(300)]|", metrics: nil, views: ["inner": inner]))
        var warnings: [String] = []
        let sink = LayoutWarning.sink
        LayoutWarning.sink = { warnings.append($0) }
        defer { LayoutWarning.sink = sink }
        window.layoutIfNeeded()
        #expect(warnings.isEmpty)
        #expect(scroll.contentSize.height == 366 && scroll.adjustedContentInset == Self.vertical)
    }

    @Test(
        "Rectangles are shown with the least movement, clear of the insets",
        arguments: [
            (CGRect(x: 0, y: 500, width: 10, height: 20), 500 + 20 - 300 + 7.0),
            (CGRect(x: 0, y: 250, width: 10, height: 20), 100),
            (CGRect(x: 0, y: 50, width: 10, height: 20), 45), (CGRect(x: 0, y: 990, width: 10, height: 10), 1000 - 300 + 7),
            (CGRect(x: 0, y: 0, width: 10, height: 10), -5), (CGRect(x: 0, y: 200, width: 10, height: 600), 195),
            (CGRect(x: 0, y: 0, width: 10, height: 900), 100), (CGRect(x: 0, y: 2000, width: 10, height: 900), 707),
            (CGRect(x: 0, y: 500, width: 10, height: 0), 100), (.null, 100),
        ] as [(CGRect, CGFloat)])
    func showing(_ rect: CGRect, _ expected: CGFloat) {
        let scene = ScrollScene()
        scene.scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        scene.layOut()
        scene.scroll(y: 100)
        scene.scroll.scrollRectToVisible(rect, animated: false)
        #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: expected))
    }

    @Test("A resting offset is 0, not -0") func restingOffset() {
        let scene = ScrollScene()
        scene.layOut()
        #expect(scene.scroll.contentOffset.debugDescription == "(0.0, 0.0)")
    }

    @Test("Both indicators' insets are set together and kept apart") func indicators() {
        let scroll = UIScrollView()
        let (one, other) = (
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        )
        scroll.scrollIndicatorInsets = one
        #expect(scroll.horizontalScrollIndicatorInsets == one && scroll.verticalScrollIndicatorInsets == one)
        scroll.horizontalScrollIndicatorInsets = other
        #expect(scroll.scrollIndicatorInsets == one)
        #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    }
}
