import CairnTesting
import Testing

@testable import UIKit

/// Which touches views in a scroll view hear of, and when.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, on managing touches
@MainActor
struct ContentTouchTests {
    private final class Scroll: UIScrollView {
        var admits = true
        var cancels: Bool?
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { admits }
        override func touchesShouldCancel(in view: UIView) -> Bool { cancels ?? super.touchesShouldCancel(in: view) }
    }

    private final class Content: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }

    /// A view and a switched-on button in 200 x 1000 points of content, of which 200 x 300 points are seen.
    @MainActor
    private struct Touched {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let content = Content(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        let control = UIControl(frame: CGRect(x: 0, y: 150, width: 200, height: 150))
        let finger: Finger

        init() {
            scroll.contentSize = CGSize(width: 200, height: 1000)
            scroll.addSubview(content)
            scroll.addSubview(control)
            window.addSubview(scroll)
            window.isHidden = false
            finger = Finger(over: window)
        }

        var y: CGFloat { scroll.contentOffset.y }
        func press(_ y: CGFloat = 100) { finger.press(at: CGPoint(x: 100, y: y)) }
        func move(to y: CGFloat, x: CGFloat = 100) { finger.move(to: CGPoint(x: x, y: y)) }
    }

    @Test("A touch waits for 0.15 seconds, and goes on as usual") func delay() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.press()
            clock.advance(by: 0.14)
            #expect(touched.content.heard.isEmpty)
            clock.advance(by: 0.02)
            #expect(touched.content.heard == ["began"])
            touched.move(to: 95)
            touched.finger.lift()
            #expect(touched.content.heard == ["began", "moved", "ended"])
        }
    }

    @Test("A touch that waited begins where the finger came down, in the phase in which it was then") func beginning() {
        final class Place: UIView {
            var heard: [(CGPoint, UITouch.Phase)] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            private func note(_ touches: Set<UITouch>) {
                for touch in touches { heard.append((touch.location(in: self), touch.phase)) }
            }
        }
        TestClock.hold { clock in
            let touched = Touched()
            let place = Place(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            touched.scroll.addSubview(place)
            touched.press(100)
            touched.move(to: 96, x: 104)
            clock.advance(by: 0.2)
            touched.move(to: 95, x: 120)
            touched.finger.lift()
            #expect(place.heard.map(\.0) == [CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 95), CGPoint(x: 120, y: 95)])
            #expect(place.heard.map(\.1) == [.began, .moved, .ended])
        }
    }

    @Test("A tap is shorter, and heard all the same") func tap() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.press()
            touched.finger.lift()
            clock.advance(by: 1)
            #expect(touched.content.heard == ["began", "ended"])
        }
    }

    @Test("A touch that scrolls is heard of by nobody, or taken away after the delay") func scrolling() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.press()
            touched.move(to: 50)
            clock.advance(by: 1)
            touched.finger.lift()
            #expect(touched.content.heard.isEmpty && touched.y == 40)
            touched.press()
            clock.advance(by: 0.2)
            touched.move(to: 50)
            touched.finger.lift()
            #expect(touched.content.heard == ["began", "cancelled"] && touched.y == 80)
        }
    }

    @Test("A drag along an axis that does not scroll is the view's at once") func otherAxis() {
        TestClock.hold { _ in
            let touched = Touched()
            touched.press()
            touched.move(to: 100, x: 130)
            touched.move(to: 40, x: 130)
            touched.finger.lift()
            #expect(touched.content.heard == ["began", "moved", "moved", "ended"] && touched.y == 0)
        }
    }

    @Test("A touch that the system cancels while it waits is never heard of") func cancelled() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.press()
            touched.finger.cancel()
            clock.advance(by: 1)
            #expect(touched.content.heard.isEmpty)
        }
    }

    @Test("Touches do not wait where they cannot scroll, or need not") func noDelay() {
        TestClock.hold { _ in
            let touched = Touched()
            touched.scroll.delaysContentTouches = false
            touched.press()
            #expect(touched.content.heard == ["began"])
            touched.move(to: 50)
            #expect(touched.content.heard == ["began", "cancelled"] && touched.y == 40)
            touched.finger.lift()
            touched.scroll.delaysContentTouches = true
            touched.scroll.contentSize.height = 300
            touched.scroll.contentOffset = .zero
            touched.press()
            #expect(touched.content.heard.last == "began")
            touched.finger.lift()
        }
    }

    @Test("A control keeps a touch that it has; a subclass may decide otherwise", arguments: [nil, false, true])
    func controls(_ cancels: Bool?) {
        TestClock.hold { clock in
            let touched = Touched()
            touched.scroll.cancels = cancels
            touched.press(200)
            #expect(!touched.control.isTracking)
            clock.advance(by: 0.2)
            #expect(touched.control.isTracking && touched.control.isHighlighted)
            touched.move(to: 150)
            #expect((touched.y == 40) == (cancels == true) && touched.control.isTracking == (cancels != true))
            touched.finger.lift()
            touched.scroll.contentOffset = .zero
            touched.press(200)
            touched.move(to: 150)
            #expect(touched.y == 40 && !touched.control.isTracking)
            touched.finger.lift()
        }
    }

    @Test("Where content touches cannot be cancelled, a view keeps what it has") func cannotCancel() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.scroll.canCancelContentTouches = false
            touched.press()
            clock.advance(by: 0.2)
            touched.move(to: 50)
            touched.finger.lift()
            #expect(touched.content.heard == ["began", "moved", "ended"] && touched.y == 0)
        }
    }

    @Test("A subclass keeps touches from views") func admitting() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.scroll.admits = false
            touched.press()
            clock.advance(by: 0.2)
            touched.finger.lift()
            #expect(touched.content.heard.isEmpty)
        }
    }

    @Test("A touch that stops the content is no tap") func stopping() {
        TestClock.hold { clock in
            let touched = Touched()
            touched.press()
            for step in 1...5 {
                clock.advance(frames: 1)
                touched.move(to: 100 - 10 * CGFloat(step))
            }
            touched.finger.lift()
            clock.advance(frames: 3)
            #expect(touched.scroll.isDecelerating)
            touched.press()
            clock.advance(by: 0.2)
            touched.finger.lift()
            #expect(touched.content.heard.isEmpty && !touched.scroll.isDecelerating)
        }
    }

    @Test("A touch in two scroll views waits for both") func nested() {
        TestClock.hold { clock in
            let touched = Touched()
            let inner = UIScrollView(frame: touched.content.bounds)
            inner.contentSize = CGSize(width: 900, height: 150)
            let leaf = Content(frame: inner.bounds)
            inner.addSubview(leaf)
            touched.content.addSubview(inner)
            touched.press()
            touched.move(to: 50)
            clock.advance(by: 1)
            touched.finger.lift()
            #expect(leaf.heard.isEmpty && touched.y == 40 && inner.contentOffset == .zero)
        }
    }
}
