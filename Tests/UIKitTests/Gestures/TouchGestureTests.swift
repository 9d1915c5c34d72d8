import CairnTesting
import Testing

@testable import UIKit

/// Touches make gestures, and views do not get the touches of gestures that were made.
@MainActor
struct TouchGestureTests {
    private let window = visibleWindow()
    private let outer = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let inner = TouchedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let middle = CGPoint(x: 150, y: 150)

    init() {
        window.addSubview(outer)
        outer.addSubview(inner)
    }

    // MARK: Taps

    @Test func aTapIsRecognized() {
        let tap = inner.add(UITapGestureRecognizer(), "tap")
        window.tap(inner)
        #expect(inner.heard == ["touch", "tap ended", "cancel"])
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
        window.tap(inner)
        #expect(inner.heard.filter { $0 == "tap ended" }.count == 2)
    }

    @Test func touchesGoOnToTheViewWhereTheyAreNotCancelled() {
        inner.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        window.tap(inner)
        #expect(inner.heard == ["touch", "tap ended", "lift"])
    }

    @Test func viewsAroundHearWhatTheInnerOnesLeave() {
        _ = outer.add(UITapGestureRecognizer(), "outer")
        window.tap(inner)
        #expect(outer.heard == ["outer ended"] && inner.heard == ["touch", "cancel"])
        _ = inner.add(UITapGestureRecognizer(), "inner")
        window.tap(inner)
        #expect(outer.heard == ["outer ended"] && inner.heard.contains("inner ended"))
        inner.allowsBoth = true
        window.tap(inner)
        #expect(outer.heard == ["outer ended", "outer ended"])
    }

    @Test func fingersThatSlideDoNotTap() {
        _ = inner.add(UITapGestureRecognizer(), "tap")
        let finger = Finger(over: window)
        finger.press(at: middle)
        finger.move(to: CGPoint(x: 150, y: 170))
        finger.lift()
        #expect(inner.heard == ["touch", "lift"])
        window.tap(inner)
        #expect(inner.heard.contains("tap ended"))
    }

    @Test func severalTaps() {
        _ = inner.add(UITapGestureRecognizer(), "one")
        inner.add(UITapGestureRecognizer(), "two").numberOfTapsRequired = 2
        window.tap(inner)
        window.tap(inner)
        window.tap(inner)
        #expect(inner.heard.filter { $0.hasSuffix("ended") } == ["one ended", "one ended", "two ended", "one ended"])
    }

    /// The second tap of a pair comes too late after half a second.
    @Test func slowTapsAreNoDoubleTap() {
        inner.add(UITapGestureRecognizer(), "two").numberOfTapsRequired = 2
        for time in [1.0, 1.5, 1.6] {
            let touch = UITouch(window: window, location: middle)
            window.sendEvent(UIEvent(touches: [touch], timestamp: time))
            touch.move(to: middle, phase: .ended)
            window.sendEvent(UIEvent(touches: [touch], timestamp: time))
            #expect(inner.heard.contains("two ended") == (time == 1.6))
        }
    }

    @Test func twoFingers() {
        let tap = inner.add(UITapGestureRecognizer(), "pair")
        tap.numberOfTouchesRequired = 2
        window.tap(inner)
        #expect(!inner.heard.contains("pair ended"))
        let touches = [CGPoint(x: 140, y: 150), CGPoint(x: 160, y: 150)].map { UITouch(window: window, location: $0) }
        window.sendEvent(UIEvent(touches: touches))
        #expect(tap.numberOfTouches == 2 && tap.location(in: inner) == CGPoint(x: 50, y: 50))
        #expect(tap.location(ofTouch: 1, in: inner) == CGPoint(x: 60, y: 50))
        for touch in touches { touch.move(to: touch.location(in: nil), phase: .ended) }
        window.sendEvent(UIEvent(touches: touches))
        #expect(inner.heard.contains("pair ended"))
    }

    @Test func whatIsOffOrNotWantedHearsNothing() {
        let tap = inner.add(UITapGestureRecognizer(), "tap")
        tap.isEnabled = false
        window.tap(inner)
        (tap.isEnabled, inner.receives) = (true, false)
        window.tap(inner)
        #expect(inner.heard == ["touch", "lift", "touch", "lift"])
    }

    /// A tap on a button is the button's, whatever the view around it looks for.
    @Test func buttonsKeepTheirTaps() {
        _ = outer.add(UITapGestureRecognizer(), "outer")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(button)
        let log = EventLog(of: button)
        window.tap(button)
        #expect(outer.heard.isEmpty && log.names.contains("touchUpInside"))
        button.addGestureRecognizer(outer.add(UITapGestureRecognizer(), "own"))
        window.tap(button)
        #expect(outer.heard == ["own ended"] && log.names.last == "touchCancel")
    }

    // MARK: Other gestures

    @Test func fingersPan() {
        let pan = inner.add(UIPanGestureRecognizer(), "pan")
        let finger = Finger(over: window)
        finger.press(at: middle)
        finger.move(to: CGPoint(x: 155, y: 150))
        #expect(pan.state == .possible)
        finger.move(to: CGPoint(x: 170, y: 160))
        #expect(pan.translation(in: inner) == CGPoint(x: 20, y: 10))
        pan.setTranslation(.zero, in: inner)
        finger.move(to: CGPoint(x: 171, y: 160))
        #expect(pan.translation(in: inner) == CGPoint(x: 1, y: 0))
        finger.lift()
        #expect(inner.heard == ["touch", "pan began", "cancel", "pan changed", "pan ended"])
    }

    @Test(arguments: [(CGPoint(x: 210, y: 150), true), (CGPoint(x: 90, y: 150), false), (CGPoint(x: 210, y: 210), false)])
    func fingersSwipe(to end: CGPoint, isSwipe: Bool) {
        _ = inner.add(UISwipeGestureRecognizer(), "swipe")
        let finger = Finger(over: window)
        finger.press(at: middle)
        finger.move(to: end)
        finger.lift()
        #expect(inner.heard.contains("swipe ended") == isSwipe)
    }

    /// A press of 0.5 seconds begins with what the finger does next.
    @Test(arguments: [(0.4, ["touch", "lift"]), (0.5, ["touch", "press began", "press ended", "cancel"])])
    func fingersPress(seconds: Double, heard: [String]) {
        _ = inner.add(UILongPressGestureRecognizer(), "press")
        let touch = UITouch(window: window, location: middle)
        window.sendEvent(UIEvent(touches: [touch], timestamp: 1))
        touch.move(to: middle, phase: .ended)
        window.sendEvent(UIEvent(touches: [touch], timestamp: 1 + seconds))
        #expect(inner.heard == heard)
    }

    @Test(arguments: [(5.0, true), (50.0, false)])
    func fingersComeInOverEdges(x: Double, isPan: Bool) {
        outer.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: x, y: 50))
        finger.move(to: CGPoint(x: x + 30, y: 50))
        #expect(outer.heard.contains("edge began") == isPan)
    }
}
