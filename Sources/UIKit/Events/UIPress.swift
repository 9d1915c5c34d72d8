/// A button or key that is pressed.
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

    /// The buttons that are pressed; keys have other numbers.
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

    /// The button: that for arrows, return and escape; ``PressType/select`` for other keys. The first for a press that nobody made.
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
    /// The recognizers that look at the press; none do.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// The phase of the press.
    open package(set) var phase = UIPress.Phase.began
    /// When the press changed last, in seconds since the system started.
    open package(set) var timestamp: TimeInterval = 0
    /// The window that the press is for.
    open var window: UIWindow? { pressedWindow }
    /// The responder that the press is for: the first responder as the press began, or the window.
    open var responder: UIResponder? { pressedResponder }
    /// The key, for presses of a keyboard.
    open var key: UIKey? { pressedKey }
    /// How hard the button is pressed, 0...1; keys do not tell.
    open var force: CGFloat { 0 }

    private weak var pressedWindow: UIWindow?
    private weak var pressedResponder: UIResponder?
    private let pressedKey: UIKey?
    private let isEmpty: Bool

    /// Makes a press of nothing, as tests of methods for presses do.
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

/// Presses of buttons or keys.
///
/// - Source: developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open override var modifierFlags: UIKeyModifierFlags { press?.key?.modifierFlags ?? [] }
    /// All presses of the event.
    open var allPresses: Set<UIPress> { press.map { [$0] } ?? [] }

    /// The presses that a recognizer looks at; none do.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    /// The press; nil in an event that nobody made.
    let press: UIPress?

    /// Makes an event without presses, as tests do.
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
