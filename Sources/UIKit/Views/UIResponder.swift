/// An object that can take events.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The object an event goes to when this one does not take it.
    open var next: UIResponder? { nil }

    // MARK: Keyboard events

    /// Whether the keyboard may write to this object.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object gives the keyboard away when another wants it.
    open var canResignFirstResponder: Bool { true }
    /// Whether the keyboard writes to this object.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    /// Takes the keyboard from whoever has it in the window. Returns whether that was allowed; it is not outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeyboard() }
    /// Gives the keyboard away. Returns whether that was allowed.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveKeyboard() }

    // MARK: Touches

    /// Tells that fingers touched down. The event goes on to the next responder unless this is overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Tells that fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Tells that fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Tells that the touches were taken away, by an alert for example.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
