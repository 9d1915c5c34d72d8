import CairnTesting
import Testing

@testable import UIKit

/// Drags send the keyboard away.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
@MainActor
struct KeyboardDismissTests {
    /// A text field in content of 375 x 2000 points, and a keyboard of 260 points at the bottom of 667.
    @MainActor
    private final class Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let finger: Finger
        let screen = UIScreen()
        var heard: [String] = []
        var observers: [any NSObjectProtocol] = []

        init(_ mode: UIScrollView.KeyboardDismissMode) {
            finger = Finger(over: window)
            window.windowScreen = screen
            scroll.contentSize = CGSize(width: 375, height: 2000)
            scroll.keyboardDismissMode = mode
            scroll.addSubview(field)
            window.addSubview(scroll)
            window.isHidden = false
            window.layoutIfNeeded()
            _ = field.becomeFirstResponder()
            screen.environment.keyboard = KeyboardPlacement(frame: CGRect(x: 0, y: 407, width: 375, height: 260))
            for name in [UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillShowNotification] {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [unowned self] _ in
                        MainActor.assumeIsolated { heard.append(name.rawValue) }
                    })
            }
        }
        func stop() { observers.forEach(NotificationCenter.default.removeObserver) }

        var top: CGFloat? { screen.keyboardArea?.frame.minY }
        func drag(from start: CGFloat, to end: CGFloat) {
            finger.press(at: CGPoint(x: 100, y: start))
            finger.move(to: CGPoint(x: 100, y: (start + end) / 2))
            finger.move(to: CGPoint(x: 100, y: end))
        }
    }

    @Test("The keyboard goes when a drag begins, if the mode says so", arguments: [false, true])
    func onDrag(_ dismisses: Bool) {
        TestClock.hold { _ in
            let screen = Screen(dismisses ? .onDrag : .none)
            screen.drag(from: 300, to: 250)
            #expect(screen.field.isFirstResponder != dismisses && (screen.top == nil) == dismisses)
            #expect(screen.heard == (dismisses ? ["UIKeyboardWillHideNotification"] : []))
            screen.finger.lift()
            screen.stop()
        }
    }

    @Test("An interactive keyboard follows a finger that comes to it, and comes back with it") func following() {
        TestClock.hold { clock in
            let screen = Screen(.interactive)
            screen.drag(from: 300, to: 380)
            #expect(screen.top == 407)
            screen.finger.move(to: CGPoint(x: 100, y: 450))
            #expect(screen.top == 450)
            screen.finger.move(to: CGPoint(x: 100, y: 420))
            #expect(screen.top == 420)
            clock.advance(by: 0.2)
            screen.finger.lift()
            #expect(screen.top == 407 && screen.field.isFirstResponder && screen.heard.isEmpty)
            screen.stop()
        }
    }

    @Test("An interactive keyboard goes with a finger that has moved it far") func dismissing() {
        TestClock.hold { clock in
            let screen = Screen(.interactive)
            screen.drag(from: 300, to: 600)
            clock.advance(by: 0.2)
            screen.finger.lift()
            #expect(screen.top == nil && !screen.field.isFirstResponder)
            #expect(screen.heard == ["UIKeyboardWillHideNotification"])
            screen.stop()
        }
    }
}
