import CairnTesting
import Testing

@testable import UIKit

/// A finger drags content, which moves on after it. Expected offsets are computed here from the published formulas.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview and uiscrollviewdelegate; 10 points are the way
///   before a drag begins.
@MainActor
struct ScrollDraggingTests {
    /// A scroll view of 200 x 300 points, in which content of 200 x 1000 points begins.
    @MainActor
    private struct Dragged {
        let scene: ScrollScene
        let listener = ScrollListener()
        let finger: Finger
        var scroll: UIScrollView { scene.scroll }
        var y: CGFloat { scroll.contentOffset.y }

        init(content size: (width: CGFloat?, height: CGFloat?) = (200, 1000)) {
            scene = ScrollScene(content: size)
            scene.window.isHidden = false
            scene.layOut()
            finger = Finger(over: scene.window)
            scene.scroll.delegate = listener
        }

        /// Puts the finger down in the middle and moves it by a way in steps of a frame.
        func drag(by way: CGPoint, steps: Int = 10, _ clock: TestClock, lifts: Bool = true) {
            finger.press(at: CGPoint(x: 150, y: 190))
            for step in 1...steps {
                clock.advance(frames: 1)
                let part = CGFloat(step) / CGFloat(steps)
                finger.move(to: CGPoint(x: 150 + way.x * part, y: 190 + way.y * part))
            }
            if lifts { finger.lift() }
        }

        /// Drags, rests, and lifts.
        func pull(by way: CGPoint, _ clock: TestClock) {
            drag(by: way, clock, lifts: false)
            clock.advance(by: 0.2)
            finger.lift()
        }
    }

    /// To half a point, the pixel at scale 2.
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.25 + 1e-9 }

    private func shownBeyond(_ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
        (1 - 1 / (distance * 0.55 / extent + 1)) * extent
    }

    // MARK: Dragging

    @Test("The content follows the finger, less the ten points before the drag") func following() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.drag(by: CGPoint(x: 3, y: -8), steps: 1, clock, lifts: false)
            #expect(dragged.scroll.isTracking && !dragged.scroll.isDragging && dragged.y == 0)
            dragged.finger.move(to: CGPoint(x: 150, y: 140))
            #expect(dragged.y == 40 && dragged.scroll.isDragging)
            dragged.finger.move(to: CGPoint(x: 170, y: 160))
            #expect(dragged.scroll.contentOffset == CGPoint(x: 0, y: 20))
            clock.advance(by: 0.2)
            dragged.finger.lift()
            #expect(dragged.y == 20 && !dragged.scroll.isTracking && !dragged.scroll.isDragging && !dragged.scroll.isDecelerating)
            #expect(dragged.listener.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
            #expect(dragged.listener.velocity == .zero && dragged.listener.expectedTarget == CGPoint(x: 0, y: 20))
        }
    }

    @Test("Beyond its limits the content follows less and less, and springs back") func rubberBand() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.drag(by: CGPoint(x: 0, y: 110), clock, lifts: false)
            #expect(isNear(dragged.y, -shownBeyond(100, 300)))
            clock.advance(by: 0.2)
            dragged.scene.layOut()
            #expect(isNear(dragged.y, -shownBeyond(100, 300)))
            let start = dragged.y
            dragged.finger.lift()
            #expect(dragged.scroll.isDecelerating)
            for frame in 1...12 {
                clock.advance(frames: 1)
                let time = CGFloat(frame) / 60
                #expect(isNear(dragged.y, (start + 10 * start * time) * CGFloat(exp(-10 * Double(time)))))
            }
            clock.advance(by: 2)
            #expect(dragged.y == 0 && !dragged.scroll.isDecelerating)
            #expect(
                dragged.listener.calls == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                    "didScroll", "didEndDecelerating",
                ])
        }
    }

    @Test("Content taken hold of beyond its limits stays under the finger") func caught() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.scroll.contentOffset.y = -60
            dragged.drag(by: CGPoint(x: 0, y: 50), clock, lifts: false)
            // The way that the finger would have gone to pull out 60 points: d * y / (0.55 * (d - y)).
            let (height, beyond): (CGFloat, CGFloat) = (300, 60)
            let pulled = height * beyond / (0.55 * (height - beyond)) + 40
            #expect(isNear(dragged.y, -shownBeyond(pulled, 300)))
        }
    }

    @Test("Content that does not bounce stops at its limits") func withoutBounces() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.scroll.bounces = false
            dragged.pull(by: CGPoint(x: 0, y: 110), clock)
            #expect(dragged.y == 0 && !dragged.scroll.isDecelerating)
            dragged.scene.scroll(y: 650)
            dragged.drag(by: CGPoint(x: 0, y: -60), clock)
            #expect(dragged.y == 700)
            clock.advance(by: 5)
            #expect(dragged.y == 700 && !dragged.scroll.isDecelerating)
        }
    }

    @Test(
        "Content that fits moves only if it always bounces",
        arguments: [(false, true, false), (true, true, true), (true, false, false)])
    func fitting(_ always: Bool, _ bounces: Bool, _ moves: Bool) {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 100))
            (dragged.scroll.alwaysBounceVertical, dragged.scroll.bounces) = (always, bounces)
            dragged.drag(by: CGPoint(x: 0, y: 50), clock, lifts: false)
            #expect((dragged.y < 0) == moves && dragged.scroll.isDragging == moves)
            dragged.finger.lift()
        }
    }

    @Test("A scroll view that is disabled does not follow, and lets go of the finger") func disabled() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.scroll.isScrollEnabled = false
            dragged.pull(by: CGPoint(x: 0, y: -50), clock)
            #expect(dragged.y == 0 && dragged.listener.calls.isEmpty)
            dragged.scroll.isScrollEnabled = true
            dragged.drag(by: CGPoint(x: 0, y: -50), clock, lifts: false)
            dragged.scroll.isScrollEnabled = false
            #expect(!dragged.scroll.isDragging)
            dragged.finger.move(to: CGPoint(x: 150, y: 0))
            #expect(dragged.y == 40)
        }
    }

    @Test("A drag that begins along an axis keeps to it where direction is locked", arguments: [false, true])
    func lock(_ locked: Bool) {
        TestClock.hold { clock in
            let dragged = Dragged(content: (1000, 1000))
            dragged.scroll.isDirectionalLockEnabled = locked
            dragged.scroll.contentOffset = CGPoint(x: 300, y: 300)
            dragged.drag(by: CGPoint(x: -4, y: -10), steps: 1, clock, lifts: false)
            dragged.finger.move(to: CGPoint(x: 126, y: 150))
            #expect(dragged.scroll.contentOffset == CGPoint(x: locked ? 300 : 320, y: 330))
            dragged.finger.lift()
            dragged.scroll.contentOffset = CGPoint(x: 300, y: 300)
            dragged.drag(by: CGPoint(x: -8, y: -10), steps: 1, clock, lifts: false)
            dragged.finger.move(to: CGPoint(x: 122, y: 150))
            #expect(dragged.scroll.contentOffset == CGPoint(x: 320, y: 330))
        }
    }

    @Test("What others do to the offset during a drag is kept") func shiftedDrag() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.drag(by: CGPoint(x: 0, y: -50), clock, lifts: false)
            dragged.scroll.contentOffset.y += 100
            dragged.finger.move(to: CGPoint(x: 150, y: 130))
            #expect(dragged.y == 150)
        }
    }

    // MARK: Decelerating

    /// Steps of 5 points in a frame are 0.3 points in a millisecond.
    private static let flick = CGPoint(x: 0, y: -50)
    private static let distance = 0.3 * 0.998 / (1 - 0.998)

    @Test("The content comes to rest as its deceleration rate says") func deceleration() {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 3000))
            dragged.drag(by: Self.flick, clock)
            #expect(abs(dragged.listener.velocity.y - 0.3) < 1e-6)
            let target = 40 + Self.distance
            #expect(abs((dragged.listener.expectedTarget?.y ?? 0) - target) < 1e-3)
            #expect(dragged.y == 40 && dragged.scroll.isDecelerating && !dragged.scroll.isDragging)
            for frame in 1...60 {
                clock.advance(frames: 1)
                #expect(isNear(dragged.y, target + (40 - target) * pow(0.998, 1000 * Double(frame) / 60)), "\(frame)")
            }
            clock.advance(by: 5)
            #expect(isNear(dragged.y, target) && !dragged.scroll.isDecelerating)
            #expect(
                dragged.listener.calls == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                    "didScroll", "didEndDecelerating",
                ])
        }
    }

    @Test("A faster rate stops sooner") func fastRate() {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 3000))
            dragged.scroll.decelerationRate = .fast
            dragged.drag(by: Self.flick, clock)
            clock.advance(by: 2)
            #expect(isNear(dragged.y, 40 + 0.3 * 99) && !dragged.scroll.isDecelerating)
        }
    }

    @Test("The delegate chooses where the content comes to rest, within its limits") func chosenTarget() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.listener.chosenTarget = CGPoint(x: 0, y: 300)
            dragged.drag(by: Self.flick, clock)
            clock.advance(frames: 6)
            #expect(isNear(dragged.y, 300 + (40 - 300) * pow(0.998, 100)))
            clock.advance(by: 5)
            #expect(dragged.y == 300)
            dragged.listener.chosenTarget = CGPoint(x: 0, y: 5000)
            dragged.pull(by: CGPoint(x: 0, y: -20), clock)
            clock.advance(by: 5)
            #expect(dragged.y == 700)
        }
    }

    @Test("Fast content goes beyond its limit and comes back") func bounce() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.scene.scroll(y: 600)
            dragged.drag(by: CGPoint(x: 0, y: -50), clock)
            #expect(dragged.listener.expectedTarget?.y == 700)
            let target = 640 + Self.distance
            // It reaches 700 when the distance left has shrunk to that part, with the velocity that belongs to it.
            let reached = log((target - 700) / (target - 640)) / log(0.998) / 1000
            let impact = -(target - 700) * log(0.998) * 1000
            for frame in 1...30 {
                clock.advance(frames: 1)
                let time = Double(frame) / 60
                let age = time - reached
                let expected = age < 0 ? target + (640 - target) * pow(0.998, 1000 * time) : 700 + impact * age * exp(-10 * age)
                #expect(isNear(dragged.y, expected), "\(frame)")
            }
            clock.advance(by: 3)
            #expect(dragged.y == 700 && dragged.listener.calls.last == "didEndDecelerating")
        }
    }

    @Test("A finger that rested before it was lifted throws nothing", arguments: [(0.05, true), (0.15, false)])
    func rest(_ pause: TimeInterval, _ moves: Bool) {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 3000))
            dragged.drag(by: Self.flick, clock, lifts: false)
            clock.advance(by: pause)
            dragged.finger.lift()
            #expect(dragged.scroll.isDecelerating == moves)
        }
    }

    @Test("A touch stops what moves") func stop() {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 3000))
            dragged.drag(by: Self.flick, clock)
            clock.advance(frames: 10)
            let stopped = dragged.y
            dragged.finger.press(at: CGPoint(x: 150, y: 190))
            #expect(dragged.listener.calls.last == "didEndDecelerating" && !dragged.scroll.isDecelerating)
            clock.advance(by: 1)
            dragged.finger.lift()
            clock.advance(by: 1)
            #expect(dragged.y == stopped)
        }
    }

    @Test("A touch that stops content beyond its limits lets it go on afterwards") func stopBeyond() {
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.pull(by: CGPoint(x: 0, y: 110), clock)
            dragged.finger.press(at: CGPoint(x: 150, y: 190))
            clock.advance(by: 1)
            #expect(dragged.y < -40)
            dragged.finger.lift()
            clock.advance(by: 3)
            #expect(dragged.y == 0)
        }
    }

    @Test("Setting the offset shifts what moves, and `setContentOffset` stops it") func settingTheOffset() {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 3000))
            dragged.drag(by: Self.flick, clock)
            clock.advance(frames: 10)
            dragged.scroll.contentOffset.y += 500
            clock.advance(frames: 10)
            let target = 40 + Self.distance
            #expect(abs(dragged.y - (500 + target + (40 - target) * pow(0.998, 20_000 / 60))) <= 0.5)
            dragged.scroll.setContentOffset(dragged.scroll.contentOffset, animated: false)
            #expect(!dragged.scroll.isDecelerating)
            let stopped = dragged.y
            clock.advance(by: 1)
            #expect(dragged.y == stopped)
        }
    }

    @Test("Content that becomes longer while it moves takes the bounce away") func longerContent() {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, nil))
            let height = dragged.scene.content.heightAnchor.constraint(equalToConstant: 400)
            height.isActive = true
            dragged.scene.layOut()
            dragged.drag(by: Self.flick, clock)
            clock.advance(frames: 4)
            height.constant = 3000
            clock.advance(by: 5)
            #expect(isNear(dragged.y, 40 + Self.distance))
        }
    }

    // MARK: Pages

    @Test(
        "Pages turn by a fast drag or a long one",
        arguments: [(-60, 10, 300), (-60, 60, 0), (-170, 60, 300), (-400, 10, 600), (60, 10, 0)] as [(CGFloat, Int, CGFloat)])
    func pages(_ way: CGFloat, _ frames: Int, _ expected: CGFloat) {
        TestClock.hold { clock in
            let dragged = Dragged(content: (200, 1200))
            dragged.scroll.isPagingEnabled = true
            dragged.drag(by: CGPoint(x: 0, y: way), steps: frames, clock)
            clock.advance(by: 3)
            #expect(dragged.y == expected)
        }
    }

    // MARK: Scroll views in scroll views

    @Test("Of two axes each has its scroll view") func crossed() {
        TestClock.hold { clock in
            let dragged = Dragged()
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            inner.contentSize = CGSize(width: 900, height: 300)
            dragged.scene.content.addSubview(inner)
            dragged.pull(by: CGPoint(x: 5, y: -50), clock)
            #expect(dragged.y == 40 && inner.contentOffset == .zero)
            dragged.pull(by: CGPoint(x: -50, y: 5), clock)
            #expect(dragged.y == 40 && inner.contentOffset == CGPoint(x: 40, y: 0))
        }
    }

    @Test("The inner of two scroll views moves until it is at its end") func sameAxis() {
        TestClock.hold { clock in
            let dragged = Dragged()
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            inner.contentSize = CGSize(width: 200, height: 330)
            dragged.scene.content.addSubview(inner)
            dragged.pull(by: CGPoint(x: 0, y: -40), clock)
            #expect(dragged.y == 0 && inner.contentOffset.y == 30)
            dragged.pull(by: CGPoint(x: 0, y: -50), clock)
            #expect(dragged.y == 40 && inner.contentOffset.y == 30)
        }
    }

    // MARK: The recognizer

    @Test("The recognizer comes first among the view's, and has the scroll view as its delegate") func recognizer() {
        let scroll = UIScrollView()
        let tap = UITapGestureRecognizer()
        scroll.addGestureRecognizer(tap)
        #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer, tap])
        #expect(scroll.panGestureRecognizer.view === scroll && scroll.panGestureRecognizer.delegate == nil)
        let own = OwnDelegate()
        #expect(own.panGestureRecognizer.delegate === own)
        own.panGestureRecognizer.delegate = own
    }

    @Test("No other object can be the recognizer's delegate") func otherDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (scroll, other) = (UIScrollView(), OwnDelegate())
                scroll.panGestureRecognizer.delegate = other
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.'"
            ))
    }

    private final class OwnDelegate: UIScrollView, UIGestureRecognizerDelegate {}

    @Test("Nothing is made, and nothing waits on the clock, until a finger comes") func idle() {
        let scene = ScrollScene()
        scene.layOut()
        #expect(scene.scroll.scrollState.activity == nil)
        TestClock.hold { clock in
            let dragged = Dragged()
            dragged.drag(by: Self.flick, clock)
            #expect(dragged.scroll.activity.alarm?.isPending == true)
            clock.advance(by: 5)
            #expect(dragged.scroll.activity.alarm?.isPending == false)
        }
    }
}
