import CairnTesting
import Testing
import UIKit

@MainActor
@Suite struct UIControlTests {
    let window = visibleWindow()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 30))

    init() { window.addSubview(control) }

    // MARK: Touch events

    @Test func tapInside() {
        let log = EventLog(of: control)
        window.tap(control)
        #expect(log.names == ["touchDown", "touchUpInside"])
    }

    @Test func secondTapInARow() {
        let log = EventLog(of: control)
        let finger = Finger(over: window)
        finger.press(at: control.center, tapCount: 2)
        finger.lift()
        #expect(log.names == ["touchDown", "touchDownRepeat", "touchUpInside"])
    }

    @Test func fingerLeavesAndComesBack() {
        let log = EventLog(of: control)
        let finger = Finger(over: window)
        finger.press(at: control.center)
        finger.move(to: CGPoint(x: 300, y: 115))
        #expect(!control.isHighlighted)
        finger.move(to: control.center)
        #expect(control.isHighlighted)
        finger.lift()
        #expect(
            log.names == [
                "touchDown", "touchDragOutside", "touchDragExit", "touchDragInside", "touchDragEnter", "touchUpInside",
            ])
    }

    @Test func fingerIsLiftedFarAway() {
        let log = EventLog(of: control)
        let finger = Finger(over: window)
        finger.press(at: control.center)
        finger.move(to: CGPoint(x: 10, y: 400))
        finger.lift()
        #expect(log.names == ["touchDown", "touchDragOutside", "touchDragExit", "touchUpOutside"])
        #expect(!control.isTracking)
    }

    @Test func touchIsTakenAway() {
        let log = EventLog(of: control)
        let finger = Finger(over: window)
        finger.press(at: control.center)
        #expect(control.isTracking && control.isHighlighted)
        finger.cancel()
        #expect(log.names == ["touchDown", "touchCancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func disabledControlSwallowsTheTouch() {
        let below = UIControl(frame: control.frame)
        window.insertSubview(below, belowSubview: control)
        let (log, logBelow) = (EventLog(of: control), EventLog(of: below))
        control.isEnabled = false
        window.tap(control)
        #expect(log.names.isEmpty && logBelow.names.isEmpty)
    }

    @Test(arguments: ["hidden", "clear", "no interaction", "moved away"])
    func touchPassesToWhatLiesBelow(reason: String) {
        let below = UIControl(frame: control.frame)
        window.insertSubview(below, belowSubview: control)
        let (log, logBelow) = (EventLog(of: control), EventLog(of: below))
        switch reason {
        case "hidden": control.isHidden = true
        case "clear": control.alpha = 0
        case "no interaction": control.isUserInteractionEnabled = false
        default: control.frame.origin.x = 200
        }
        window.tap(below)
        #expect(log.names.isEmpty)
        #expect(logBelow.names == ["touchDown", "touchUpInside"])
    }

    @Test func topmostOfOverlappingControlsGetsTheTouch() {
        let above = UIControl(frame: control.frame)
        window.addSubview(above)
        let (log, logAbove) = (EventLog(of: control), EventLog(of: above))
        window.tap(control)
        #expect(log.names.isEmpty)
        #expect(logAbove.names == ["touchDown", "touchUpInside"])
    }

    @Test func partOutsideTheSuperviewIsOutOfReach() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 480))
        window.addSubview(box)
        box.addSubview(control)
        let log = EventLog(of: control)
        window.tap(at: CGPoint(x: 130, y: 115))
        #expect(log.names.isEmpty)
        window.tap(at: CGPoint(x: 110, y: 115))
        #expect(log.names == ["touchDown", "touchUpInside"])
    }

    @Test func touchOnAPlainSubviewReachesTheControl() {
        let subview = UIView(frame: control.bounds)
        control.addSubview(subview)
        let log = EventLog(of: control)
        window.tap(control)
        #expect(log.names == ["touchDown", "touchUpInside"])
    }

    @Test func secondFingerIsNotFollowed() {
        let log = EventLog(of: control)
        let (first, second) = (Finger(over: window), Finger(over: window))
        first.press(at: control.center)
        second.press(at: control.center)
        second.lift()
        first.lift()
        #expect(log.names == ["touchDown", "touchUpInside"])
    }

    @Test func trackingHooksRunOnceEach() {
        let control = TrackingControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        window.addSubview(control)
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 20, y: 20))
        finger.move(to: CGPoint(x: 30, y: 20))
        finger.lift()
        #expect(control.calls == ["begin (10.0, 10.0)", "continue (20.0, 10.0)", "end inside: true"])
    }

    @Test func controlThatDeclinesATouchHearsNoMoreOfIt() {
        let control = TrackingControl(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        control.declines = true
        window.addSubview(control)
        let log = EventLog(of: control)
        window.tap(control)
        #expect(control.calls.count == 1)
        #expect(log.names.isEmpty)
    }

    // MARK: State

    @Test func stateFollowsTheFlags() {
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test func defaults() {
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
        #expect(control.contentVerticalAlignment == .center)
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.allControlEvents == [])
    }

    @Test func leadingContentAlignmentFollowsTheDirection() {
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }

    // MARK: Actions

    @Test func actionsRunInTheOrderTheyWereAdded() {
        var order: [Int] = []
        for number in 1...3 { control.addAction(UIAction { _ in order.append(number) }, for: .valueChanged) }
        control.sendActions(for: .valueChanged)
        #expect(order == [1, 2, 3])
    }

    @Test func actionOfTheSameIdentifierReplaces() {
        var order: [String] = []
        let identifier = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: identifier) { _ in order.append("old") }, for: .valueChanged)
        control.addAction(UIAction { _ in order.append("other") }, for: .valueChanged)
        control.addAction(UIAction(identifier: identifier) { _ in order.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(order == ["new", "other"])
    }

    @Test func removedActionsDoNotRun() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.valueChanged, .touchDown])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 0)
        #expect(control.allControlEvents == .touchDown)
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test func actionKnowsItsSenderWhileItRuns() {
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func oneActionOfSeveralEventsRunsOncePerSending() {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .allTouchEvents)
        #expect(count == 1)
        window.tap(control)
        #expect(count == 3)
    }
}

/// Writes down which tracking hooks ran.
private final class TrackingControl: UIControl {
    var calls: [String] = []
    var declines = false

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        calls.append("begin (\(place.x), \(place.y))")
        return !declines
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        calls.append("continue (\(place.x), \(place.y))")
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end inside: \(isTouchInside)") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}
