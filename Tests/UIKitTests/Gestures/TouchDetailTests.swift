import CairnTesting
import Testing

@testable import UIKit

/// What touches tell beside their places, and recognizers that keep them from views.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch and uigesturerecognizer
@MainActor
struct TouchDetailTests {
    private final class Canvas: UIView {
        var heard: [String] = []
        var samples: [CGPoint] = []
        var predicted: [CGPoint] = []
        var times: [TimeInterval] = []
        var last: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("began")
            last = touches.first
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("moved")
            guard let touch = touches.first else { return }
            samples += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self) }
            let ahead = event?.predictedTouches(for: touch) ?? []
            predicted = ahead.map { $0.location(in: self) }
            times = ((event?.coalescedTouches(for: touch) ?? []) + ahead).map(\.timestamp)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let canvas = Canvas(frame: CGRect(x: 50, y: 0, width: 200, height: 300))
    private let finger: Finger

    init() {
        window.addSubview(canvas)
        window.isHidden = false
        finger = Finger(over: window)
    }

    @Test("A touch tells its kind and force") func details() {
        finger.press(at: CGPoint(x: 100, y: 100))
        #expect(canvas.last?.type == .direct && canvas.last?.force == 0 && canvas.last?.maximumPossibleForce == 0)
        finger.lift()
        (finger.type, finger.force) = (.pencil, 2)
        finger.press(at: CGPoint(x: 100, y: 100))
        #expect(canvas.last?.type == .pencil && canvas.last?.force == 2 && (canvas.last?.maximumPossibleForce ?? 0) > 2)
        finger.lift()
    }

    /// - Source: developer.apple.com/documentation/uikit/uitouch/altitudeangle (half of pi where the pencil stands
    ///   upright) and azimuthangle(in:) (0 along the view's positive x axis, more clockwise).
    @Test("A touch tells its radius and the direction of a pencil, in the view's coordinates") func directions() {
        finger.press(at: CGPoint(x: 100, y: 100))
        #expect(canvas.last?.altitudeAngle == CGFloat.pi / 2 && canvas.last?.azimuthAngle(in: canvas) == 0)
        #expect(canvas.last?.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0) && (canvas.last?.majorRadius ?? 0) > 0)
        finger.lift()
        (finger.type, finger.radius) = (.pencil, 3)
        (finger.altitudeAngle, finger.azimuthAngle) = (CGFloat.pi / 4, CGFloat.pi / 2)
        canvas.transform = CGAffineTransform(rotationAngle: .pi / 2)
        finger.press(at: CGPoint(x: 150, y: 150))
        let touch = canvas.last
        #expect(touch?.majorRadius == 3 && touch?.altitudeAngle == CGFloat.pi / 4 && touch?.majorRadiusTolerance == 0)
        #expect(abs((touch?.azimuthAngle(in: nil) ?? 0) - CGFloat.pi / 2) < 1e-9)
        #expect(abs(touch?.azimuthAngle(in: canvas) ?? 9) < 1e-9)
        finger.lift()
    }

    @Test("Coalesced touches are those on the way, and the touch itself") func coalesced() {
        finger.press(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 130, y: 100), through: [CGPoint(x: 110, y: 102), CGPoint(x: 120, y: 101)])
        #expect(canvas.samples == [CGPoint(x: 60, y: 102), CGPoint(x: 70, y: 101), CGPoint(x: 80, y: 100)])
        finger.move(to: CGPoint(x: 140, y: 100))
        #expect(canvas.samples.last == CGPoint(x: 90, y: 100) && canvas.samples.count == 4)
        finger.lift()
    }

    @Test("Predicted touches go straight on as the last sample did, in time") func predicted() {
        TestClock.hold { clock in
            let start = clock.now
            finger.press(at: CGPoint(x: 100, y: 100))
            clock.advance(by: 0.5)
            finger.move(to: CGPoint(x: 120, y: 110), through: [CGPoint(x: 112, y: 104)])
            #expect(canvas.predicted == [CGPoint(x: 78, y: 116), CGPoint(x: 86, y: 122)])
            #expect(canvas.times.map { $0 - start } == [0.25, 0.5, 0.75, 1])
            finger.move(to: CGPoint(x: 120, y: 110))
            #expect(canvas.predicted == [])
            finger.lift()
        }
    }

    @Test("A recognizer follows the kinds of touches that it allows") func allowedTypes() {
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.documentActions.append { taps += 1 }
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        canvas.addGestureRecognizer(tap)
        window.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 0)
        finger.type = .pencil
        finger.press(at: CGPoint(x: 100, y: 100))
        finger.lift()
        #expect(taps == 1)
    }

    @Test("A recognizer that delays touches keeps them from the view until it fails") func delayed() {
        let swipe = UISwipeGestureRecognizer()
        swipe.delaysTouchesBegan = true
        canvas.addGestureRecognizer(swipe)
        finger.press(at: CGPoint(x: 100, y: 100))
        #expect(canvas.heard.isEmpty)
        finger.lift()
        #expect(canvas.heard == ["began", "ended"])
        canvas.heard = []
        finger.press(at: CGPoint(x: 100, y: 100))
        for step in 1...10 { finger.move(to: CGPoint(x: 100 + 10 * CGFloat(step), y: 100)) }
        finger.lift()
        #expect(canvas.heard.isEmpty)
    }
}
