import CairnTesting
import Testing

@testable import UIKit

/// Large titles that go as content scrolls.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles and WWDC 2017, session 204: the
///   large title scrolls away with the content, the usual title takes its place, and a bar with a search bar loses that
///   first.
@MainActor
@Suite(.serialized)
struct LargeTitleScrollingTests {
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list = UITableViewController(style: .plain)
        let source = RowSource([40])
        let stack: UINavigationController
        let clock: TestClock
        let finger: Finger

        init(_ clock: TestClock, hasSearch: Bool = false, isOpaque: Bool = false) {
            self.clock = clock
            stack = UINavigationController(rootViewController: list)
            stack.navigationBar.isTranslucent = !isOpaque
            stack.navigationBar.prefersLargeTitles = true
            list.title = "Plants"
            list.tableView.dataSource = source
            list.tableView.rowHeight = 50
            if hasSearch { list.navigationItem.searchController = UISearchController(searchResultsController: nil) }
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var bar: UINavigationBar { stack.navigationBar }
        var offset: CGFloat { list.tableView.contentOffset.y }
        /// The label of the title that is shown, the large one or the usual one.
        var title: UILabel? { bar.content.largeTitle ?? bar.content.title as? UILabel }

        /// Drags by a way and lifts the finger there, at rest.
        func drag(_ way: CGFloat) { finger.drag(from: CGPoint(x: 150, y: 400), down: way, clock) }
    }

    @Test func contentTakesTheTitleAlongAndBringsItBack() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let top = screen.offset
            #expect(screen.bar.frame.height == 106 && screen.bar.content.largeTitle != nil)
            screen.drag(-200)
            #expect(screen.bar.frame.height == 54 && screen.bar.content.largeTitle == nil)
            #expect(screen.title?.text == "Plants" && screen.title.map { abs($0.frame.midX - 187.5) < 1 } == true)
            #expect(screen.list.tableView.adjustedContentInset.top == -top - 52)
            screen.drag(300)
            #expect(screen.bar.frame.height == 106 && screen.bar.content.largeTitle?.text == "Plants" && screen.offset == top)
        }
    }

    @Test func theTitleMovesWithTheFingerBehindTheButtons() throws {
        try TestClock.hold { clock in
            let screen = Screen(clock)
            let top = screen.offset
            let title = try #require(screen.bar.content.largeTitle)
            let place = title.convert(title.bounds, to: screen.window)
            screen.finger.press(at: CGPoint(x: 150, y: 400))
            for step in 1...4 {
                clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: 150, y: 400 - 10 * CGFloat(step)))
                let way = screen.offset - top
                #expect(abs(screen.bar.frame.height - (106 - way)) < 0.01)
                #expect(abs(title.convert(title.bounds, to: screen.window).minY - (place.minY - way)) < 1)
            }
            #expect(screen.offset > top + 20 && title.superview?.clipsToBounds == true)
            screen.finger.lift()
        }
    }

    @Test func aPulledTitleFollowsTheContentAndGrows() throws {
        try TestClock.hold { clock in
            let screen = Screen(clock)
            let top = screen.offset
            let title = try #require(screen.bar.content.largeTitle)
            let place = title.convert(title.bounds, to: screen.window)
            screen.finger.press(at: CGPoint(x: 150, y: 300))
            for step in 1...6 {
                clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: 150, y: 300 + 30 * CGFloat(step)))
                screen.window.layoutIfNeeded()
                let (pull, now) = (top - screen.offset, title.convert(title.bounds, to: screen.window))
                #expect(abs(screen.bar.frame.height - (106 + pull)) < 0.01)
                #expect(abs(now.maxY - (place.maxY + pull)) < 1 && abs(now.minX - place.minX) < 0.01)
                #expect((pull > 10) == (now.width > place.width * 1.01))
            }
            #expect(screen.offset < top - 50 && screen.list.tableView.adjustedContentInset.top == -top)
            screen.finger.lift()
            clock.advance(by: 2)
            screen.window.layoutIfNeeded()
            #expect(screen.bar.frame.height == 106 && title.convert(title.bounds, to: screen.window) == place)
        }
    }

    /// A view that does not extend under an opaque bar begins where the bar ends, and grows as the bar gets lower.
    @Test func contentBelowAnOpaqueBarTakesTheTitleAlong() {
        TestClock.hold { clock in
            let screen = Screen(clock, isOpaque: true)
            let table: UITableView = screen.list.tableView
            var top: CGFloat { table.convert(CGPoint(x: 0, y: table.bounds.minY), to: screen.window).y }
            var place: CGFloat { table.convert(table.rectForRow(at: IndexPath(row: 3, section: 0)), to: screen.window).minY }
            var barEnd: CGFloat { screen.bar.convert(screen.bar.bounds, to: screen.window).maxY }
            let start = place
            #expect(top == barEnd && screen.bar.frame.height == 106 && screen.offset == 0)
            screen.finger.press(at: CGPoint(x: 150, y: 400))
            for step in 1...8 {
                clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: 150, y: 400 - 10 * CGFloat(step)))
                screen.window.layoutIfNeeded()
                let way = 10 * CGFloat(step) - 10
                #expect(abs(start - place - way) < 0.01, "The row follows the finger: \(start - place), not \(way)")
                #expect(abs(screen.bar.frame.height - max(54, 106 - way)) < 0.01 && abs(top - barEnd) < 0.01)
            }
            for step in 1...7 {
                clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: 150, y: 320 + 10 * CGFloat(step)))
                screen.window.layoutIfNeeded()
                #expect(abs(start - place - (70 - 10 * CGFloat(step))) < 0.01)
            }
            clock.advance(by: 0.5)
            screen.finger.lift()
            clock.advance(by: 1)
            #expect(screen.bar.frame.height == 106 && abs(place - start) < 0.01 && screen.offset == 0)
            screen.drag(-300)
            #expect(screen.bar.frame.height == 54 && abs(top - barEnd) < 0.01 && screen.title?.text == "Plants")
            screen.drag(500)
            #expect(screen.bar.frame.height == 106 && screen.offset == 0 && abs(place - start) < 0.01)
        }
    }

    @Test func theTitleComesToRestWholeOrAway() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let top = screen.offset
            screen.drag(-30)
            #expect(screen.bar.frame.height == 106 && screen.offset == top)
            screen.drag(-50)
            #expect(screen.bar.frame.height == 54 && screen.offset == top + 52)
        }
    }

    @Test func theSearchBarGoesBeforeTheTitle() {
        TestClock.hold { clock in
            let screen = Screen(clock, hasSearch: true)
            let (top, search) = (screen.offset, screen.bar.fullSearchHeight)
            #expect(screen.bar.frame.height == 106 + search)
            screen.list.tableView.contentOffset.y = top + search
            screen.window.layoutIfNeeded()
            #expect(screen.bar.frame.height == 106 && screen.bar.content.largeTitle != nil)
            screen.list.tableView.contentOffset.y = top + search + 52
            screen.window.layoutIfNeeded()
            #expect(screen.bar.frame.height == 54 && screen.bar.content.largeTitle == nil)
        }
    }

    @Test func contentThatScrollsBelowAnotherControllerHasItsTitleBack() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            let top = screen.offset
            screen.drag(-200)
            screen.stack.pushViewController(UIViewController(), animated: true)
            clock.advance(by: 1)
            screen.list.tableView.contentOffset.y = top
            screen.stack.popViewController(animated: true)
            clock.advance(by: 1)
            screen.window.layoutIfNeeded()
            #expect(screen.bar.frame.height == 106 && screen.bar.content.largeTitle?.text == "Plants" && screen.offset == top)
        }
    }

    @Test func whatIsPushedHasItsOwnTitle() {
        TestClock.hold { clock in
            let screen = Screen(clock)
            screen.drag(-200)
            let next = UITableViewController(style: .plain)
            next.title = "One"
            screen.stack.pushViewController(next, animated: true)
            clock.advance(by: 1)
            #expect(screen.bar.frame.height == 106 && screen.bar.content.largeTitle?.text == "One")
            screen.stack.popViewController(animated: true)
            clock.advance(by: 1)
            #expect(screen.bar.frame.height == 54 && screen.title?.text == "Plants")
        }
    }
}
