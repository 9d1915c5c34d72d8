/// An object that can take events.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The object an event goes to when this one does not take it.
    open var next: UIResponder? { nil }

    // MARK: Properties and methods by name

    /// Sets a property by its name.
    ///
    /// UIKit's own properties that documents set are known, and the stored ones of subclasses, without their observers. For others
    /// override this. On Apple's platforms every property has a name, by the Objective-C run time.
    open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }
    /// Sets a property at the end of a path of names with dots between them.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        namedProperties.send(value, forKeyPath: keyPath, to: self)
    }
    /// Tells that there is no property of the name. Raises `NSUnknownKeyException`; while a document is loaded it only tells of it.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { namedProperties.undefinedKey(key, of: self) }

    /// Calls a method by its name.
    ///
    /// Methods of subclasses are looked for among the symbols of the program's file, which it has unless it was stripped of them. Where
    /// that does not do, override `perform(_:with:)`, which the others call. What is not found is told of.
    @discardableResult
    open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }
    /// Calls a method by its name, with a value.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        ActionDispatch.callOrTell(aSelector, [object, nil], on: self)
        return nil
    }
    /// Calls a method by its name, with two values.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        let isCalled = (try? ActionDispatch.call(aSelector, [object1, object2], on: self)) != nil
        return isCalled ? nil : perform(aSelector, with: object1)
    }
    /// Whether the object takes an action that seeks a taker along the responder chain: whether it has such a method, as far as that can
    /// be found.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.hasMethod(action, type(of: self))
    }
    /// The object that takes an action: this one or the next in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { firstTaker(of: action, sender) }

    // MARK: Documents

    /// Tells that the object was made from an Interface Builder document, with all its outlets connected.
    open func awakeFromNib() {}
    /// Readies the object for Interface Builder's canvas; programs do not call it.
    open func prepareForInterfaceBuilder() {}

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

    /// What is shown instead of the keyboard while the object has it; no keyboard is shown here.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard while the object has it; no keyboard is shown here.
    open var inputAccessoryView: UIView? { nil }
    /// Tells that the views shown with the keyboard changed.
    open func reloadInputViews() {}

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
