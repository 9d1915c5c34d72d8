import QuartzCore
import StudioMessages
import UIKit
import ViewInspection

/// Fingers, wheel and keys of a page, as the program's own.
@MainActor
final class AgentInput {
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
    private var pointer: (window: UIWindow, pointer: HoveringPointer)?
    /// Gets a line of `CairnTesting` for each action.
    private let record: (String) -> Void

    init(record: @escaping (String) -> Void) { self.record = record }

    /// - Returns: Whether the program had a receiver for it.
    func take(_ request: StudioRequest) throws -> Bool {
        let place = CGPoint(x: request.x ?? 0, y: request.y ?? 0)
        switch request.operation {
        case .touch: return try touch(request.finger ?? 0, place, request.phase ?? "began")
        case .wheel: return scroll(at: place, by: CGPoint(x: request.dx ?? 0, y: request.dy ?? 0))
        case .hover: return hover(at: place, isOver: request.phase != "ended")
        case .key: return press(request.text ?? "", Self.flags(request.modifiers ?? []))
        default: return type(request.text ?? "")
        }
    }

    private var window: UIWindow? { AgentScreen.windows.last { $0.isKeyWindow } ?? AgentScreen.windows.last }

    // MARK: Fingers

    private static let taps = (interval: 0.35, distance: 24.0)

    private func touch(_ finger: Int, _ place: CGPoint, _ phase: String) throws -> Bool {
        switch phase {
        case "began": return begin(finger, place)
        case "moved": return change(finger, place, .moved)
        case "ended", "cancelled":
            defer { touches[finger] = nil }
            return change(finger, place, phase == "ended" ? .ended : .cancelled)
        default: throw StudioAgent.Refusal(description: "a touch is began, moved, ended or cancelled")
        }
    }

    private func begin(_ finger: Int, _ place: CGPoint) -> Bool {
        if touches[finger] != nil { _ = change(finger, place, .cancelled) }
        guard
            let window = AgentScreen.windows.reversed().first(where: {
                $0.hitTest($0.convert(place, from: nil), with: nil) != nil
            }) ?? window
        else { return false }
        window.layoutIfNeeded()
        let now = CACurrentMediaTime()
        let isNext = lastTap.map {
            now - $0.time < Self.taps.interval && hypot($0.place.x - place.x, $0.place.y - place.y) < Self.taps.distance
        }
        let count = isNext ?? false ? lastTap!.count + 1 : 1
        lastTap = (place, now, count)
        let touch = UITouch(window: window, location: place, tapCount: count)
        touches[finger] = touch
        send(touch)
        recordBegin(touch, place)
        return true
    }

    private func change(_ finger: Int, _ place: CGPoint, _ phase: UITouch.Phase) -> Bool {
        guard let touch = touches[finger] else { return false }
        if phase == .ended || phase == .cancelled { recordEnd(touch, place) }
        touch.move(to: place, phase: phase)
        send(touch)
        return true
    }

    private func send(_ touch: UITouch) {
        let now = CACurrentMediaTime()
        touch.timestamp = now
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
        touch.window?.layoutIfNeeded()
    }

    // MARK: Recording

    private var start = CGPoint.zero

    private func recordBegin(_ touch: UITouch, _ place: CGPoint) { start = place }

    private func recordEnd(_ touch: UITouch, _ place: CGPoint) {
        func point(_ place: CGPoint) -> String { "CGPoint(x: \(ViewTree.number(place.x)), y: \(ViewTree.number(place.y)))" }
        let comment = touch.view.map { "  // \(ViewNames().words($0))" } ?? ""
        if hypot(place.x - start.x, place.y - start.y) < 10 {
            record("window.tap(at: \(point(place)))\(comment)")
        } else {
            record("finger.press(at: \(point(start)))\(comment)\nfinger.move(to: \(point(place)))\nfinger.lift()")
        }
    }

    // MARK: Wheel and pointer

    /// Scrolls the innermost scroll view at a point that has somewhere to go.
    private func scroll(at place: CGPoint, by distance: CGPoint) -> Bool {
        guard let window, let view = window.hitTest(window.convert(place, from: nil), with: nil) else { return false }
        for scroll in sequence(first: view, next: \.superview).compactMap({ $0 as? UIScrollView }) where scroll.isScrollEnabled {
            let (least, most) = scroll.offsets
            let offset = scroll.contentOffset
            let next = CGPoint(
                x: min(max(offset.x + distance.x, least.x), most.x), y: min(max(offset.y + distance.y, least.y), most.y))
            guard next != offset else { continue }
            scroll.setContentOffset(next, animated: false)
            return true
        }
        return false
    }

    private func hover(at place: CGPoint, isOver: Bool) -> Bool {
        guard let window else { return false }
        if pointer?.window !== window { pointer = (window, HoveringPointer(over: window)) }
        pointer?.pointer.move(to: isOver ? place : nil)
        return true
    }

    // MARK: Keys

    private func type(_ text: String) -> Bool {
        for character in text {
            guard let receiver = window?.keyboardReceiver else { return false }
            receiver.insertText(String(character))
        }
        record("window.type(\(text.debugDescription))")
        return true
    }

    private func press(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard let window else { return false }
        if input == "\u{8}" {
            window.keyboardReceiver?.deleteBackward()
            record("window.pressKey(UIKeyCommand.inputDelete)")
            return window.keyboardReceiver != nil
        }
        let key = UIKey(Self.inputs[input] ?? input, modifiers)
        let types = !key.characters.isEmpty && modifiers.isDisjoint(with: [.command, .control]) && window.keyboardReceiver != nil
        defer { window.layoutIfNeeded() }
        record("window.pressKey(\(input.debugDescription))")
        if window.performKeyCommand(key, onlyUrgent: types) { return true }
        let press = UIPress(key, in: window)
        for phase in [UIPress.Phase.began, .ended] {
            (press.phase, press.timestamp) = (phase, CACurrentMediaTime())
            UIApplication.shared.sendEvent(UIPressesEvent(press))
            if phase == .began, types { window.keyboardReceiver?.insertText(key.characters) }
        }
        return types
    }

    /// The keys of a browser that UIKit names otherwise.
    private static let inputs = [
        "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow, "ArrowLeft": UIKeyCommand.inputLeftArrow,
        "ArrowRight": UIKeyCommand.inputRightArrow, "Escape": UIKeyCommand.inputEscape, "Enter": "\r", "Tab": "\t",
    ]

    private static func flags(_ names: [String]) -> UIKeyModifierFlags {
        let known: [String: UIKeyModifierFlags] = [
            "shift": .shift, "control": .control, "option": .alternate, "command": .command,
        ]
        return names.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
    }
}

extension UIScrollView {
    /// The least and the most content offset.
    fileprivate var offsets: (CGPoint, CGPoint) {
        let insets = adjustedContentInset
        let least = CGPoint(x: -insets.left, y: -insets.top)
        let most = CGPoint(
            x: max(least.x, contentSize.width + insets.right - bounds.width),
            y: max(least.y, contentSize.height + insets.bottom - bounds.height))
        return (least, most)
    }
}
