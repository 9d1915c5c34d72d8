import CairnTesting
import Testing

@testable import UIKit

/// Controls that a finger holds, or drags across.
@MainActor
struct ControlHoldingTests {
    private let window = visibleWindow()
    private let finger: Finger

    init() { finger = Finger(over: window) }

    /// - Source: developer.apple.com/documentation/uikit/uistepper/autorepeat ("the user pressing and holding the
    ///   stepper repeatedly alters value") and iscontinuous ("if false, the value-changed event is sent when user
    ///   interaction ends").
    @Test("A stepper that is held steps again and again, and tells each step or the last one", arguments: [true, false])
    func autorepeat(isContinuous: Bool) {
        TestClock.hold { clock in
            let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
            stepper.isContinuous = isContinuous
            window.addSubview(stepper)
            var values: [Double] = []
            stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
            finger.press(at: CGPoint(x: 100, y: 116))
            clock.advance(by: 0.3)
            #expect(stepper.value == 0)
            clock.advance(by: 1.2)
            let held = stepper.value
            #expect(held > 3 && values == (isContinuous ? (1...Int(held)).map(Double.init) : []))
            finger.lift()
            #expect(stepper.value == held && values.last == held && (isContinuous || values.count == 1))
            clock.advance(by: 2)
            #expect(stepper.value == held)
        }
    }

    @Test("A stepper without repetition, and one whose touch is cancelled") func once() {
        TestClock.hold { clock in
            let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
            window.addSubview(stepper)
            stepper.autorepeat = false
            finger.press(at: CGPoint(x: 100, y: 116))
            clock.advance(by: 3)
            finger.lift()
            #expect(stepper.value == 1)
            stepper.autorepeat = true
            finger.press(at: CGPoint(x: 100, y: 116))
            finger.cancel()
            clock.advance(by: 3)
            #expect(stepper.value == 1)
            stepper.maximumValue = 3
            finger.press(at: CGPoint(x: 100, y: 116))
            clock.advance(by: 3)
            #expect(stepper.value == 3)
            finger.lift()
        }
    }

    @Test("The selected segment is dragged to another, and a touch that leaves the control chooses none") func segments() {
        TestClock.hold { clock in
            let segments = UISegmentedControl(items: ["A", "B", "C"])
            segments.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
            segments.selectedSegmentIndex = 0
            window.addSubview(segments)
            window.layoutIfNeeded()
            var chosen: [Int] = []
            segments.addAction(UIAction { _ in chosen.append(segments.selectedSegmentIndex) }, for: .valueChanged)
            finger.press(at: CGPoint(x: 60, y: 116))
            for x in stride(from: CGFloat(60), through: 260, by: 20) { finger.move(to: CGPoint(x: x, y: 116)) }
            #expect(chosen == [])
            finger.lift()
            #expect(chosen == [2] && segments.selectedSegmentIndex == 2)
            segments.setEnabled(false, forSegmentAt: 1)
            finger.press(at: CGPoint(x: 260, y: 116))
            finger.move(to: CGPoint(x: 160, y: 116))
            finger.lift()
            finger.press(at: CGPoint(x: 60, y: 116))
            finger.move(to: CGPoint(x: 60, y: 300))
            finger.lift()
            #expect(chosen == [2] && segments.selectedSegmentIndex == 2)
        }
    }
}
