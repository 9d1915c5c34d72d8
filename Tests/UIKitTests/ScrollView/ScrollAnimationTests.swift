import CairnTesting
import Testing

@testable import UIKit

/// Content goes elsewhere because the program, or a tap on the status bar, wants it to.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
@MainActor
struct ScrollAnimationTests {
    @MainActor
    private struct Moved {
        let scene = ScrollScene()
        let listener = ScrollListener()
        var scroll: UIScrollView { scene.scroll }
        var y: CGFloat { scroll.contentOffset.y }

        init() {
            scene.window.isHidden = false
            scene.layOut()
            scene.scroll.delegate = listener
        }
    }

    /// Progress on the curve with control points (0.42, 0) and (0.58, 1) after a part of the time, by bisection.
    private func eased(_ part: Double) -> CGFloat {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bezier(0.42, 0.58, middle) < part { low = middle } else { high = middle }
        }
        return CGFloat(bezier(0, 1, low))
    }

    @Test("An animated offset takes 0.3 seconds, slow at both ends") func offset() {
        TestClock.hold { clock in
            let moved = Moved()
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            #expect(moved.y == 0 && moved.scroll.isScrollAnimating && moved.listener.calls.isEmpty)
            for frame in 1...17 {
                clock.advance(frames: 1)
                #expect(abs(moved.y - 400 * eased(Double(frame) / 18)) <= 0.3, "\(frame)")
            }
            clock.advance(frames: 1)
            #expect(moved.y == 400 && !moved.scroll.isScrollAnimating)
            #expect(moved.listener.calls == ["didScroll", "didEndScrollingAnimation"])
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            clock.advance(by: 1)
            #expect(moved.listener.calls == ["didScroll", "didEndScrollingAnimation"])
        }
    }

    @Test("A rectangle is scrolled to in the same time") func rectangle() {
        TestClock.hold { clock in
            let moved = Moved()
            moved.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: true)
            clock.advance(frames: 9)
            #expect(abs(moved.y - 110) <= 0.25)
            clock.advance(frames: 9)
            #expect(moved.y == 220 && moved.listener.calls.last == "didEndScrollingAnimation")
        }
    }

    @Test("A later offset takes the place of an animation, and a finger ends it") func interruption() {
        TestClock.hold { clock in
            let moved = Moved()
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            clock.advance(frames: 9)
            moved.scroll.setContentOffset(.zero, animated: true)
            clock.advance(frames: 9)
            #expect(abs(moved.y - 100) <= 0.5)
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            clock.advance(by: 1)
            #expect(moved.y == 50 && moved.listener.calls == ["didScroll"])
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
            clock.advance(frames: 9)
            Finger(over: moved.scene.window).press(at: CGPoint(x: 150, y: 190))
            clock.advance(by: 1)
            #expect(abs(moved.y - 150) <= 0.25 && moved.listener.calls.last == "didEndScrollingAnimation")
        }
    }

    @Test("Each frame is one step, however often the program asked") func steps() {
        TestClock.hold { clock in
            let moved = Moved()
            var steps = 0
            for _ in 1...3 {
                moved.scroll.animateScrolling {
                    steps += 1
                    return CGPoint(x: 0, y: 400)
                }
            }
            clock.advance(frames: 5)
            #expect(steps == 5)
        }
    }

    @Test("`stopScrollingAndZooming` stops both kinds of movement where they are") func stop() {
        TestClock.hold { clock in
            let moved = Moved()
            moved.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            clock.advance(frames: 9)
            moved.scroll.stopScrollingAndZooming()
            #expect(!moved.scroll.isScrollAnimating)
            clock.advance(by: 1)
            #expect(abs(moved.y - 200) <= 0.25)
        }
    }

    @Test("Where no frames come, and where animations are disabled, the content is there at once") func atOnce() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let listener = ScrollListener()
        scroll.delegate = listener
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(scroll.contentOffset.y == 40 && listener.calls == ["didScroll", "didEndScrollingAnimation"])
        let moved = Moved()
        UIView.performWithoutAnimation { moved.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
        #expect(moved.y == 40 && !moved.scroll.isScrollAnimating)
    }

    @Test("A table scrolls to a row whose place it learns on the way") func row() {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let (table, rows) = (UITableView(frame: window.bounds), Rows())
            table.estimatedRowHeight = 20
            table.dataSource = rows
            table.delegate = rows
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            let path = IndexPath(row: 60, section: 0)
            table.scrollToRow(at: path, at: .top, animated: true)
            clock.advance(frames: 5)
            #expect(table.contentOffset.y > 0 && table.contentOffset.y < table.rectForRow(at: path).minY)
            clock.advance(by: 1)
            #expect(table.contentOffset.y == table.rectForRow(at: path).minY)
            #expect(table.contentOffset.y > 60 * 20)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    }

    // MARK: The status bar

    @MainActor
    private struct Phone {
        let window = UIWindow()
        let scroll = UIScrollView()
        let listener = ScrollListener()

        init() {
            let controller = UIViewController()
            scroll.frame = window.bounds
            scroll.contentSize = CGSize(width: 300, height: 3000)
            controller.view.addSubview(scroll)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            scroll.contentOffset.y = 500
            scroll.delegate = listener
        }
    }

    private func onPhone(_ body: (TestClock, Phone) -> Void) throws {
        try SimulatedDevice().perform { TestClock.hold { body($0, Phone()) } }
    }

    @Test("A tap on the status bar scrolls to the top") func statusBar() throws {
        try onPhone { clock, phone in
            phone.window.tap(at: CGPoint(x: 100, y: 100))
            clock.advance(by: 1)
            #expect(phone.scroll.contentOffset.y == 500)
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            clock.advance(by: 1)
            #expect(phone.scroll.contentOffset.y == -phone.window.safeAreaInsets.top)
            #expect(phone.listener.calls == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
        }
    }

    @Test("Touches on the status bar reach no view, but those of a window above it do") func statusBarKeepsTouches() throws {
        try onPhone { clock, phone in
            var taps = 0
            let button = UIButton(frame: phone.window.bounds)
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            phone.window.rootViewController?.view.addSubview(button)
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            #expect(taps == 0)
            phone.window.tap(at: CGPoint(x: 100, y: 100))
            #expect(taps == 1)
            phone.window.windowLevel = .alert
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            #expect(taps == 2)
        }
    }

    @Test("The delegate and the scroll view may refuse, and of two scroll views none does") func refusal() throws {
        try onPhone { clock, phone in
            phone.listener.scrollsToTop = false
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            clock.advance(by: 1)
            #expect(phone.scroll.contentOffset.y == 500 && phone.listener.calls == ["shouldScrollToTop"])
            phone.listener.scrollsToTop = true
            phone.scroll.scrollsToTop = false
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            clock.advance(by: 1)
            #expect(phone.scroll.contentOffset.y == 500)
            phone.scroll.scrollsToTop = true
            phone.scroll.addSubview(UIScrollView(frame: CGRect(x: 0, y: 600, width: 10, height: 10)))
            phone.window.tap(at: CGPoint(x: 100, y: 10))
            clock.advance(by: 1)
            #expect(phone.scroll.contentOffset.y == 500)
        }
    }
}
