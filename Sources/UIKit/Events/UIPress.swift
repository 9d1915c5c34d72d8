/// A press of a button or key.
///
/// - Source: developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipress/phase-swift.enum
    public enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    /// The type of a pressed button.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipress/presstype
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 40
        case tvRemoteFourColors = 41
    }

    /// The button that corresponds to the key, for arrows, escape and the page keys; ``PressType/select`` for other
    /// keys. A press made without a key by the public initializer has the first type.
    open var type: UIPress.PressType {
        switch key?.keyCode {
        case nil where isEmpty: .upArrow
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        case .keyboardEscape: .menu
        case .keyboardPageUp: .pageUp
        case .keyboardPageDown: .pageDown
        default: .select
        }
    }
    /// The recognizers that receive the press: none.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// The phase of the press.
    open package(set) var phase = UIPress.Phase.began
    /// The time of the last change, in seconds since the system started.
    open package(set) var timestamp: TimeInterval = 0
    /// The window that receives the press.
    open var window: UIWindow? { pressedWindow }
    /// The responder that receives the press: the first responder when the press began, or the window.
    open var responder: UIResponder? { pressedResponder }
    /// The key; nil for presses of buttons.
    open var key: UIKey? { pressedKey }
    /// The force of the press, 0...1; always 0.
    open var force: CGFloat { 0 }

    private weak var pressedWindow: UIWindow?
    private weak var pressedResponder: UIResponder?
    private let pressedKey: UIKey?
    private let isEmpty: Bool

    /// Makes an empty press, for tests of methods for presses.
    public nonisolated override init() {
        (pressedKey, isEmpty) = (nil, true)
        super.init()
    }

    package init(_ key: UIKey?, in window: UIWindow) {
        (pressedKey, isEmpty) = (key, false)
        pressedWindow = window
        pressedResponder = window.firstResponder ?? window
        super.init()
    }
}

/// An event with presses of buttons or keys.
///
/// - Source: developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open override var modifierFlags: UIKeyModifierFlags { press?.key?.modifierFlags ?? [] }
    /// All presses of the event.
    open var allPresses: Set<UIPress> { press.map { [$0] } ?? [] }

    /// The presses that a recognizer receives: none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    /// The press; nil in an empty event.
    let press: UIPress?

    /// Makes an event without presses, for tests.
    public nonisolated init() {
        press = nil
        super.init(touches: [])
    }

    package init(_ press: UIPress) {
        self.press = press
        super.init(touches: [], timestamp: press.timestamp)
    }

    override var windows: [UIWindow] { press?.window.map { [$0] } ?? [] }

    /// Calls the responder's method for the phase of the press.
    func deliver() {
        guard let press else { return }
        switch press.phase {
        case .began: press.responder?.pressesBegan([press], with: self)
        case .changed: press.responder?.pressesChanged([press], with: self)
        case .ended: press.responder?.pressesEnded([press], with: self)
        case .cancelled: press.responder?.pressesCancelled([press], with: self)
        case .stationary: break
        }
    }
}
