import CairnTesting
import Testing

@testable import UIKit

/// What a scroll view says of itself at each call of its delegate, and where it comes to rest.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate and uiscrollview
@MainActor
struct ScrollDelegateTests {
    /// Records the calls, each with whether the scroll view is touched, dragged and decelerating.
    private final class Watcher: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var target: CGPoint?
        var chooses: ((CGPoint) -> CGPoint)?

        private func note(_ call: String, _ scroll: UIScrollView) {
            let flags = [(scroll.isTracking, "t"), (scroll.isDragging, "d"), (scroll.isDecelerating, "g")]
            let text = call + " " + flags.map { $0.0 ? $0.1 : "-" }.joined()
            if calls.last != text { calls.append(text) }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            target = targetContentOffset.pointee
            if let chooses { targetContentOffset.pointee = chooses(targetContentOffset.pointee) }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            // Whether it counts as decelerating then is not documented.
            calls.append("end \(decelerate)\(scrollView.isDragging ? " dragging" : "")")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animated", scrollView) }
    }

    /// A scroll view at the window's origin.
    @MainActor
    private struct Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let scroll: UIScrollView
        let watcher = Watcher()
        let finger: Finger

        init(_ size: CGSize, content: CGSize) {
            scroll = UIScrollView(frame: CGRect(origin: .zero, size: size))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = content
            scroll.delegate = watcher
            window.addSubview(scroll)
            window.isHidden = false
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        /// Moves a finger by a way in steps of a frame, and lifts it.
        func flick(_ x: CGFloat, _ y: CGFloat, steps: Int = 10, rests: Bool = false, _ clock: TestClock) {
            let start = CGPoint(x: scroll.bounds.width / 2, y: scroll.bounds.height / 2)
            finger.press(at: start)
            for step in 1...steps {
                clock.advance(frames: 1)
                let part = CGFloat(step) / CGFloat(steps)
                finger.move(to: CGPoint(x: start.x + x * part, y: start.y + y * part))
            }
            if rests { clock.advance(by: 0.2) }
            finger.lift()
        }
    }

    @Test("A tap moves no content that lies between two pixels, and no delegate hears of it") func tapBetweenPixels() {
        TestClock.hold { clock in
            let (scene, listener) = (ScrollScene(), ScrollListener())
            scene.window.isHidden = false
            scene.layOut()
            scene.scroll.delegate = listener
            scene.scroll.contentOffset.y = 100.25
            listener.calls = []
            scene.window.tap(at: CGPoint(x: 100, y: 100))
            clock.advance(by: 1)
            #expect(scene.scroll.contentOffset.y == 100.25 && listener.calls == [])
        }
    }

    @Test("The flags tell dragging from decelerating at each call") func flags() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 300), content: CGSize(width: 200, height: 3000))
            scene.flick(0, -100, clock)
            clock.advance(by: 5)
            #expect(scene.watcher.calls == ["scroll td-", "end true", "scroll --g", "rest ---"])
            scene.watcher.calls = []
            scene.flick(0, -100, rests: true, clock)
            clock.advance(by: 1)
            #expect(scene.watcher.calls == ["scroll td-", "end false"])
            scene.watcher.calls = []
            scene.scroll.setContentOffset(.zero, animated: true)
            clock.advance(by: 1)
            #expect(scene.watcher.calls == ["scroll ---", "animated ---"])
        }
    }

    @Test("The content rests within its insets, and is thrown no farther") func insets() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 300), content: CGSize(width: 200, height: 1000))
            scene.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
            scene.scroll.contentOffset.y = 0
            scene.flick(0, 200, clock)
            #expect(scene.watcher.target?.y == -50)
            clock.advance(by: 5)
            #expect(scene.scroll.contentOffset.y == -50)
            scene.scroll.contentOffset.y = 650
            scene.flick(0, -200, clock)
            #expect(scene.watcher.target?.y == 780)
            clock.advance(by: 5)
            #expect(scene.scroll.contentOffset.y == 780)
        }
    }

    @Test("Another target is reached without a velocity too, and counts as deceleration") func targetAtRest() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 300), content: CGSize(width: 200, height: 3000))
            scene.watcher.chooses = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
            scene.flick(0, -70, rests: true, clock)
            #expect(scene.watcher.target?.y == 60 && scene.watcher.calls.last == "end true")
            clock.advance(by: 5)
            #expect(scene.scroll.contentOffset.y == 100 && scene.watcher.calls.last == "rest ---")
        }
    }

    @Test(
        "Pages are as large as the scroll view, whatever its size, and the last ends with the content",
        arguments: [
            (333, 0, -60, 333), (333, 333, -60, 666), (333, 333, 60, 0), (187.5, 187.5, -60, 375), (300, 300, -60, 450),
            (300, 450, 60, 300),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func pages(_ width: CGFloat, _ start: CGFloat, _ way: CGFloat, _ expected: CGFloat) {
        TestClock.hold { clock in
            let content = width == 300 ? 750 : 3 * width
            let scene = Scene(CGSize(width: width, height: 100), content: CGSize(width: content, height: 100))
            scene.scroll.isPagingEnabled = true
            scene.scroll.contentOffset.x = start
            scene.flick(way, 0, clock)
            #expect(scene.watcher.target == CGPoint(x: expected, y: 0))
            clock.advance(by: 3)
            #expect(scene.scroll.contentOffset == CGPoint(x: expected, y: 0))
        }
    }

    @Test(
        "A slow drag over less than half of a page goes back, over more it goes on",
        arguments: [(-140, 0), (-180, 333)] as [(CGFloat, CGFloat)])
    func slowPages(_ way: CGFloat, _ expected: CGFloat) {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 333, height: 100), content: CGSize(width: 999, height: 100))
            scene.scroll.isPagingEnabled = true
            scene.flick(way, 0, rests: true, clock)
            clock.advance(by: 3)
            #expect(scene.scroll.contentOffset.x == expected)
        }
    }

    @Test("A long throw turns one page") func onePage() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 100), content: CGSize(width: 2000, height: 100))
            scene.scroll.isPagingEnabled = true
            scene.flick(-190, 0, steps: 4, clock)
            clock.advance(by: 3)
            #expect(scene.scroll.contentOffset.x == 200)
        }
    }

    @Test("Content that fits moves along the axes that always bounce") func alwaysBounce() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 300), content: CGSize(width: 100, height: 100))
            scene.scroll.alwaysBounceHorizontal = true
            scene.flick(-100, 0, clock)
            #expect(scene.scroll.contentOffset.x > 20 && scene.watcher.target == .zero)
            clock.advance(by: 2)
            #expect(scene.scroll.contentOffset == .zero)
            scene.watcher.calls = []
            scene.flick(0, -100, clock)
            #expect(scene.scroll.contentOffset == .zero && scene.watcher.calls.isEmpty)
        }
    }

    @Test("A rectangle that is seen already moves nothing") func seenRectangle() {
        TestClock.hold { clock in
            let scene = Scene(CGSize(width: 200, height: 300), content: CGSize(width: 200, height: 1000))
            scene.scroll.contentOffset.y = 100
            scene.watcher.calls = []
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 100, height: 50), animated: true)
            clock.advance(by: 1)
            #expect(scene.scroll.contentOffset.y == 100 && !scene.watcher.calls.contains { $0.hasPrefix("scroll") })
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 100, height: 50), animated: false)
            #expect(scene.scroll.contentOffset.y == 250)
        }
    }

    @Test("A page of a pager scrolls along its own axis, and the pager along the other") func pagesThatScroll() {
        TestClock.hold { clock in
            let pager = Scene(CGSize(width: 300, height: 400), content: CGSize(width: 900, height: 400))
            pager.scroll.isPagingEnabled = true
            let pages = (0..<3).map { index in
                let page = UIScrollView(frame: CGRect(x: 300 * CGFloat(index), y: 0, width: 300, height: 400))
                page.contentInsetAdjustmentBehavior = .never
                page.contentSize = CGSize(width: 300, height: 2000)
                pager.scroll.addSubview(page)
                return page
            }
            pager.flick(10, -100, rests: true, clock)
            #expect(pages[0].contentOffset.y == 90 && pager.scroll.contentOffset == .zero)
            pager.flick(-100, 10, clock)
            clock.advance(by: 3)
            #expect(pager.scroll.contentOffset.x == 300 && pages[0].contentOffset.y == 90 && pages[1].contentOffset.y == 0)
        }
    }
}
