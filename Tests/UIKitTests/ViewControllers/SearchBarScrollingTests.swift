import CairnTesting
import Testing

@testable import UIKit

/// Search bars that go as content scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling: the bar is to be
///   seen only while the content is at its top, and collapses as it scrolls.
@MainActor
@Suite(.serialized)
struct SearchBarScrollingTests {
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list = UITableViewController(style: .plain)
        let source = RowSource([40])
        let stack: UINavigationController
        let clock: TestClock
        let finger: Finger

        init(_ clock: TestClock, hides: Bool) {
            self.clock = clock
            stack = UINavigationController(rootViewController: list)
            list.tableView.dataSource = source
            list.tableView.rowHeight = 50
            list.navigationItem.searchController = UISearchController(searchResultsController: nil)
            list.navigationItem.hidesSearchBarWhenScrolling = hides
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var search: UISearchBar { list.navigationItem.searchController!.searchBar }
        var full: CGFloat { search.intrinsicContentSize.height }
        var bar: UINavigationBar { stack.navigationBar }

        /// Drags by a way and lifts the finger there, at rest.
        func drag(_ way: CGFloat) { finger.drag(from: CGPoint(x: 150, y: 400), down: way, clock) }
    }

    @Test func contentPushesTheBarAwayAndBringsItBack() {
        TestClock.hold { clock in
            let screen = Screen(clock, hides: true)
            let (height, top) = (screen.bar.frame.height, screen.list.tableView.contentOffset.y)
            #expect(screen.search.frame.height == screen.full && screen.full > 40 && screen.search.alpha == 1)
            screen.drag(-200)
            #expect(screen.bar.frame.height == height - screen.full && screen.search.alpha == 0)
            #expect(screen.list.tableView.adjustedContentInset.top == -top - screen.full)
            #expect(screen.list.tableView.contentOffset.y > top + 150)
            screen.drag(250)
            #expect(screen.bar.frame.height == height && screen.search.alpha == 1)
            #expect(screen.list.tableView.contentOffset.y == top)
        }
    }

    @Test func theBarComesToRestWholeOrAway() {
        TestClock.hold { clock in
            let screen = Screen(clock, hides: true)
            let (height, top) = (screen.bar.frame.height, screen.list.tableView.contentOffset.y)
            screen.drag(-25)
            #expect(screen.bar.frame.height == height && screen.list.tableView.contentOffset.y == top)
            screen.drag(-50)
            #expect(screen.bar.frame.height == height - screen.full)
            #expect(screen.list.tableView.contentOffset.y == top + screen.full)
        }
    }

    @Test func theBarShrinksWithTheFinger() {
        TestClock.hold { clock in
            let screen = Screen(clock, hides: true)
            let top = screen.list.tableView.contentOffset.y
            screen.finger.press(at: CGPoint(x: 150, y: 400))
            for step in 1...3 {
                clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: 150, y: 400 - 10 * CGFloat(step)))
                let way = screen.list.tableView.contentOffset.y - top
                #expect(abs(screen.search.frame.height - (screen.full - way)) < 0.01)
            }
            #expect(screen.list.tableView.contentOffset.y > top + 15)
            screen.finger.lift()
        }
    }

    @Test func aBarThatStaysStays() {
        TestClock.hold { clock in
            let screen = Screen(clock, hides: false)
            let height = screen.bar.frame.height
            screen.drag(-200)
            #expect(screen.bar.frame.height == height && screen.search.frame.height == screen.full)
        }
    }

    @Test func offsetsOfTheProgramCollapseItToo() {
        TestClock.hold { clock in
            let screen = Screen(clock, hides: true)
            let height = screen.bar.frame.height
            screen.list.tableView.contentOffset.y += 300
            screen.window.layoutIfNeeded()
            #expect(screen.bar.frame.height == height - screen.full)
        }
    }
}
