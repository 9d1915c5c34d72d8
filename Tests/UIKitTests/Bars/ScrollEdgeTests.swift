import CairnTesting
import Testing

@testable import UIKit

/// Bars at the edge of their content.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance,
///   uitabbar/scrolledgeappearance and uitoolbar/scrolledgeappearance: without one, bars are transparent there since
///   iOS 15.
@MainActor
@Suite(.serialized)
struct ScrollEdgeTests {
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list = UITableViewController(style: .plain)
        let source = RowSource([40])
        let stack: UINavigationController
        let tabs = UITabBarController()

        init() {
            stack = UINavigationController(rootViewController: list)
            list.title = "Plants"
            list.tableView.dataSource = source
            list.tableView.rowHeight = 50
            let (bar, tab) = (UINavigationBarAppearance(), UITabBarAppearance())
            bar.configureWithOpaqueBackground()
            (bar.backgroundColor, bar.titleTextAttributes) = (.red, [.foregroundColor: UIColor.yellow])
            tab.configureWithOpaqueBackground()
            tab.backgroundColor = .red
            (stack.navigationBar.standardAppearance, tabs.tabBar.standardAppearance) = (bar, tab)
            tabs.viewControllers = [stack]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        var bar: UINavigationBar { stack.navigationBar }
        /// What is behind the navigation bar and the tab bar.
        var colors: [UIColor?] {
            window.layoutIfNeeded()
            return [bar.background.backgroundColor, tabs.tabBar.background.backgroundColor]
        }
        func scroll(to y: CGFloat) { list.tableView.contentOffset.y = y }
        var top: CGFloat { -list.tableView.adjustedContentInset.top }
        var bottom: CGFloat {
            let table: UITableView = list.tableView
            return table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
        }
    }

    @Test("Without an appearance for the edge, the standard one shows without its background, with its texts") func bare() {
        let screen = Screen()
        #expect(screen.colors == [nil, .red])
        let title = (screen.bar.content.title as? UILabel)?.attributedText
        #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .yellow)
        screen.scroll(to: 300)
        #expect(screen.colors == [.red, .red])
        screen.scroll(to: screen.bottom)
        #expect(screen.colors == [.red, nil])
        screen.scroll(to: screen.top)
        #expect(screen.colors == [nil, .red])
    }

    /// - Source: developer.apple.com/forums/thread/682420: bars with the colours of older systems are transparent there too.
    @Test("The colour of a bar does not show at the edge") func tint() {
        let screen = Screen()
        screen.bar.barTintColor = .green
        screen.tabs.tabBar.barTintColor = .green
        #expect(screen.colors == [nil, .green])
        screen.scroll(to: 300)
        #expect(screen.colors == [.green, .green])
        screen.scroll(to: screen.bottom)
        #expect(screen.colors == [.green, nil])
    }

    @Test("An appearance for the edge shows there, the item's before the bar's") func own() {
        let screen = Screen()
        let (bar, item, tab) = (UINavigationBarAppearance(), UINavigationBarAppearance(), UITabBarAppearance())
        (bar.backgroundColor, item.backgroundColor, tab.backgroundColor) = (.blue, .green, .blue)
        (screen.bar.scrollEdgeAppearance, screen.tabs.tabBar.scrollEdgeAppearance) = (bar, tab)
        #expect(screen.colors == [.blue, .red])
        screen.list.navigationItem.scrollEdgeAppearance = item
        #expect(screen.colors == [.green, .red])
        screen.scroll(to: screen.bottom)
        #expect(screen.colors == [.red, .blue])
    }

    @Test("Content that does not scroll lies at the edge, and so does that of a toolbar") func still() {
        let screen = Screen()
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = .red
        screen.stack.toolbar.standardAppearance = toolbar
        screen.stack.isToolbarHidden = false
        screen.scroll(to: 300)
        #expect(screen.colors == [.red, .red] && screen.stack.toolbar.background.backgroundColor == .red)
        screen.stack.setViewControllers([UIViewController()], animated: false)
        #expect(screen.colors == [nil, nil] && screen.stack.toolbar.background.backgroundColor == nil)
    }

    @Test("A bar without a controller shows the standard") func alone() {
        let (window, bar) = (visibleWindow(), UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        bar.standardAppearance.backgroundColor = .red
        bar.items = [UINavigationItem(title: "Alone")]
        window.addSubview(bar)
        window.layoutIfNeeded()
        #expect(bar.background.backgroundColor == .red)
    }
}
