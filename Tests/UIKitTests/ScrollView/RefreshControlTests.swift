import CairnTesting
import Testing

@testable import UIKit

/// A refresh control stands above the content, and takes room there while it refreshes.
@MainActor
struct RefreshControlTests {
    @Test func refreshingTakesRoom() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        let table: UITableView = controller.tableView
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.layoutIfNeeded()
        #expect(control.superview === table && control.isHidden && control.frame.maxY == 0 && control.frame.width == 320)
        let window = UIWindow(frame: table.bounds)
        window.addSubview(table)
        control.beginRefreshing()
        #expect(control.isRefreshing && !control.isHidden && table.contentInset.top == control.frame.height)
        control.endRefreshing()
        #expect(!control.isRefreshing && table.contentInset.top == 0)
        table.refreshControl = nil
        #expect(control.superview == nil)
    }

    /// - Source: a public log of iOS 17.
    @Test("A new control is hidden and 60 high, and outside of windows it does not begin to refresh") func newControl() {
        let control = UIRefreshControl()
        #expect(control.frame == CGRect(x: 0, y: 0, width: 0, height: 60) && control.isHidden)
        #expect(control.autoresizingMask == .flexibleWidth)
        let text = layoutWarnings { control.beginRefreshing() }.joined()
        #expect(!control.isRefreshing && text.contains("beginRefreshing()"))
        control.traitOverrides.values.generation = .iOS7
        control.beginRefreshing()
        #expect(control.isRefreshing)
    }

    // MARK: Fingers

    /// A scroll view of 300 x 600 points with a refresh control.
    @MainActor
    private final class Pulled {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let control = UIRefreshControl()
        let finger: Finger
        var refreshes = 0

        init() {
            finger = Finger(over: window)
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.refreshControl = control
            window.addSubview(scroll)
            window.isHidden = false
            window.layoutIfNeeded()
            control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
        }
        func pull(by way: CGFloat) {
            finger.press(at: CGPoint(x: 150, y: 100))
            finger.move(to: CGPoint(x: 150, y: 100 + way))
        }
    }

    @Test("A finger that pulls far enough refreshes once, and the control takes room when it leaves") func pulling() {
        TestClock.hold { clock in
            let pulled = Pulled()
            pulled.pull(by: 60)
            #expect(pulled.refreshes == 0 && !pulled.control.isHidden)
            pulled.finger.move(to: CGPoint(x: 150, y: 400))
            pulled.finger.move(to: CGPoint(x: 150, y: 420))
            #expect(pulled.refreshes == 1 && pulled.control.isRefreshing && pulled.scroll.contentInset.top == 0)
            clock.advance(by: 0.2)
            pulled.finger.lift()
            #expect(pulled.scroll.contentInset.top == 60)
            clock.advance(by: 3)
            #expect(pulled.scroll.contentOffset.y == -60)
            pulled.control.endRefreshing()
            #expect(pulled.scroll.contentInset.top == 0 && pulled.scroll.contentOffset.y == -60)
            clock.advance(frames: 9)
            #expect(abs(pulled.scroll.contentOffset.y + 30) <= 0.5)
            clock.advance(by: 1)
            #expect(pulled.scroll.contentOffset.y == 0 && pulled.control.isHidden)
        }
    }

    @Test("One that does not pull far enough leaves nothing") func pullingLess() {
        TestClock.hold { clock in
            let pulled = Pulled()
            pulled.pull(by: 100)
            clock.advance(by: 0.2)
            pulled.finger.lift()
            clock.advance(by: 3)
            #expect(pulled.refreshes == 0 && pulled.control.isHidden && pulled.scroll.contentOffset.y == 0)
        }
    }

    @Test("Refreshing that ends under the finger leaves no room") func endingEarly() {
        TestClock.hold { clock in
            let pulled = Pulled()
            pulled.pull(by: 300)
            pulled.control.endRefreshing()
            pulled.finger.move(to: CGPoint(x: 150, y: 420))
            #expect(pulled.refreshes == 1 && !pulled.control.isRefreshing)
            clock.advance(by: 0.2)
            pulled.finger.lift()
            clock.advance(by: 3)
            #expect(pulled.scroll.contentInset.top == 0 && pulled.scroll.contentOffset.y == 0)
        }
    }
}
