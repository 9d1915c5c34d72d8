import CairnTesting
import Testing

@testable import UIKit

/// Gestures that wait for others, and those of two fingers.
@MainActor
struct GestureFailureTests {
    private let window = visibleWindow()
    private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let middle = CGPoint(x: 150, y: 150)

    init() { window.addSubview(view) }

    // MARK: Waiting

    @Test func aTapWaitsUntilAPanFails() {
        let pan = view.add(UIPanGestureRecognizer(), "pan")
        view.add(UITapGestureRecognizer(), "tap").require(toFail: pan)
        let finger = Finger(over: window)
        finger.press(at: middle)
        finger.lift()
        #expect(view.heard.filter { $0.hasPrefix("tap") || $0.hasPrefix("pan") } == ["tap ended"])
    }

    @Test func aSingleTapGivesWayToADoubleTap() {
        let single = view.add(UITapGestureRecognizer(), "single")
        let double = view.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        window.tap(view)
        #expect(!view.heard.contains("single ended"))
        window.tap(view)
        #expect(view.heard.contains("double ended") && !view.heard.contains("single ended"))
        #expect(single.state == .possible && double.state == .possible)
    }

    /// A press that keeps a double tap from being made is no reason for the single tap that waited for that.
    @Test func whatAnotherPreventsDoesNotComeAfterAll() {
        let double = view.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        view.add(UITapGestureRecognizer(), "single").require(toFail: double)
        view.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
        let finger = Finger(over: window)
        finger.press(at: middle)
        finger.lift()
        #expect(view.heard.contains("press began") && !view.heard.contains("single ended"))
    }

    /// A touch that comes too late for a second tap lets the first one count.
    @Test func aSingleTapCountsOnceTheSecondIsTooLate() {
        let double = view.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        view.add(UITapGestureRecognizer(), "single").require(toFail: double)
        tap(at: 1)
        #expect(!view.heard.contains("single ended"))
        tap(at: 3)
        #expect(view.heard.filter { $0 == "single ended" }.count == 1 && !view.heard.contains("double ended"))
    }

    /// Where the run loop runs, the pause itself is enough.
    @Test func aSingleTapCountsAfterAPause() async throws {
        let double = view.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        view.add(UITapGestureRecognizer(), "single").require(toFail: double)
        window.tap(view)
        try await Task.sleep(for: .seconds(0.6))
        #expect(view.heard.contains("single ended"))
    }

    private func tap(at time: TimeInterval) {
        let touch = UITouch(window: window, location: middle)
        window.sendEvent(UIEvent(touches: [touch], timestamp: time))
        touch.move(to: middle, phase: .ended)
        window.sendEvent(UIEvent(touches: [touch], timestamp: time + 0.05))
    }

    // MARK: Two fingers

    private func drag(_ ways: [(CGPoint, CGPoint)], step: TimeInterval = 0.1) {
        let fingers = [UITouch(window: window, location: ways[0].0), UITouch(window: window, location: ways[0].1)]
        window.sendEvent(UIEvent(touches: fingers, timestamp: 0))
        for (index, way) in ways.dropFirst().enumerated() {
            fingers[0].move(to: way.0, phase: .moved)
            fingers[1].move(to: way.1, phase: .moved)
            window.sendEvent(UIEvent(touches: fingers, timestamp: step * Double(index + 1)))
        }
        for finger in fingers { finger.move(to: finger.location(in: nil), phase: .ended) }
        window.sendEvent(UIEvent(touches: fingers, timestamp: step * Double(ways.count)))
    }

    @Test func fingersThatMoveApartPinch() {
        var scales: [CGFloat] = []
        let pinch = view.add(PinchLog(), "pinch")
        pinch.note = { scales.append($0.scale) }
        drag([
            (CGPoint(x: 100, y: 150), CGPoint(x: 200, y: 150)), (CGPoint(x: 75, y: 150), CGPoint(x: 225, y: 150)),
            (CGPoint(x: 50, y: 150), CGPoint(x: 250, y: 150)),
        ])
        #expect(scales == [1.5, 2, 2])
        #expect(view.heard.filter { $0.hasPrefix("pinch") } == ["pinch began", "pinch changed", "pinch ended"])
        #expect(pinch.scale == 1)
    }

    @Test func fingersThatTurnRotate() {
        var angles: [CGFloat] = []
        let rotation = view.add(RotationLog(), "rotation")
        rotation.note = { angles.append($0.rotation) }
        drag([
            (CGPoint(x: 100, y: 150), CGPoint(x: 200, y: 150)), (CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 200)),
            (CGPoint(x: 200, y: 150), CGPoint(x: 100, y: 150)),
        ])
        #expect(angles.count == 3 && abs(angles[0] - .pi / 2) < 1e-9 && abs(angles[2] - .pi) < 1e-9)
    }

    @Test func aPanTellsHowFastItIs() {
        let pan = view.add(UIPanGestureRecognizer(), "pan")
        let touch = UITouch(window: window, location: middle)
        window.sendEvent(UIEvent(touches: [touch], timestamp: 1))
        touch.move(to: CGPoint(x: 150, y: 190), phase: .moved)
        window.sendEvent(UIEvent(touches: [touch], timestamp: 1.5))
        #expect(pan.velocity(in: view) == CGPoint(x: 0, y: 80))
    }
}

private final class PinchLog: UIPinchGestureRecognizer {
    var note: (PinchLog) -> Void = { _ in }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            note(self)
            super.state = newValue
        }
    }
}

private final class RotationLog: UIRotationGestureRecognizer {
    var note: (RotationLog) -> Void = { _ in }
    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            note(self)
            super.state = newValue
        }
    }
}
