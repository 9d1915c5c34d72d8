import CairnTesting
import Testing

@testable import UIKit

/// Zoomed content in a page of a page view controller: the page's scroll view moves while it has room, and the pages
/// where it has none.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate; the rate of deceleration is documented as
///   0.998 a millisecond.
@MainActor
struct NestedScrollingTests {
    private final class Page: UIViewController, UIScrollViewDelegate {
        let scroll = UIScrollView()
        let content = UIView()
        var calls: [String] = []

        override func viewDidLoad() {
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.maximumZoomScale = 4
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.delegate = self
            view.addSubview(scroll)
            content.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
            scroll.addSubview(content)
            scroll.contentSize = content.bounds.size
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages = [Page(), Page()]
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }

    /// Two pages of 400 x 600 points, the first of which is zoomed to twice its size.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = Book()
        let finger: Finger
        var page: Page { book.pages[0] }

        init(offset: CGPoint) {
            finger = Finger(over: window)
            pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            pages.dataSource = book
            window.rootViewController = pages
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            page.scroll.zoomScale = 2
            page.scroll.contentOffset = offset
            window.layoutIfNeeded()
        }

        /// Moves by a way in twelve frames.
        func drag(_ way: CGVector, _ clock: TestClock) {
            finger.press(at: CGPoint(x: 200, y: 300))
            for step in 1...12 {
                clock.advance(frames: 1)
                let part = CGFloat(step) / 12
                finger.move(to: CGPoint(x: 200 + way.dx * part, y: 300 + way.dy * part))
            }
        }
        var isFirst: Bool { pages.viewControllers?.first === book.pages[0] }
    }

    @Test("The page's own scroll view glides to the end, of which its delegate hears; the pages stay") func inside() {
        TestClock.hold { clock in
            let stage = Stage(offset: CGPoint(x: 200, y: 300))
            stage.drag(CGVector(dx: 12, dy: -48), clock)
            let start = stage.page.scroll.contentOffset
            stage.finger.lift()
            #expect(stage.page.calls == ["drag", "end true", "glide"])
            // What is left falls by the factor 0.998 in each millisecond, and half a point is not seen: from the
            // fastest axis, 4 points a frame.
            let left = 4.0 * 60 / 1000 * 0.998 / 0.002
            let seconds = log(0.5 / left) / log(0.998) / 1000
            clock.advance(by: seconds - 0.1)
            #expect(stage.page.calls.count == 3 && stage.page.scroll.isDecelerating)
            clock.advance(by: 0.2)
            #expect(stage.page.calls == ["drag", "end true", "glide", "rest"] && !stage.page.scroll.isDecelerating)
            #expect(abs(stage.page.scroll.contentOffset.y - start.y - left) < 1)
            #expect(stage.isFirst && stage.pages.scroll.contentOffset == stage.pages.rest)
        }
    }

    @Test("A drag that begins at the content's edge turns the page, and the page's own scroll view hears nothing")
    func atTheEdge() {
        TestClock.hold { clock in
            let stage = Stage(offset: CGPoint(x: 400, y: 300))
            stage.drag(CGVector(dx: -120, dy: 0), clock)
            stage.finger.lift()
            clock.advance(by: 2)
            #expect(!stage.isFirst && stage.page.calls == [])
            #expect(stage.page.scroll.contentOffset == CGPoint(x: 400, y: 300))
        }
    }

    @Test("At the other edge, where no page follows, the page's own scroll view bounces") func withoutNeighbour() {
        TestClock.hold { clock in
            let stage = Stage(offset: CGPoint(x: 0, y: 300))
            stage.drag(CGVector(dx: 120, dy: 0), clock)
            #expect(stage.page.scroll.contentOffset.x < 0 && stage.pages.scroll.contentOffset == stage.pages.rest)
            stage.finger.lift()
            clock.advance(by: 2)
            #expect(stage.isFirst && stage.page.scroll.contentOffset.x == 0)
        }
    }

    @Test("One that begins before the edge stays with the page's own scroll view, which bounces") func beforeTheEdge() {
        TestClock.hold { clock in
            let stage = Stage(offset: CGPoint(x: 390, y: 300))
            stage.drag(CGVector(dx: -120, dy: 0), clock)
            #expect(stage.page.scroll.contentOffset.x > 400)
            stage.finger.lift()
            clock.advance(by: 2)
            #expect(stage.isFirst && stage.page.calls == ["drag", "end true", "glide", "rest"])
            #expect(stage.page.scroll.contentOffset.x == 400)
        }
    }
}
