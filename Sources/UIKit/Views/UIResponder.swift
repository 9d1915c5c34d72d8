/// An object that can take events.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting
{
    public override init() { super.init() }

    /// The object that receives an event which this one does not handle.
    open var next: UIResponder? { nil }

    /// The name under which the keyboard of the object is remembered; nil for none. Not read: there is one keyboard.
    open var textInputContextIdentifier: String? { nil }
    /// Forgets the keyboard that is remembered under a name; none is.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// The bars beside the suggestions above a tablet's keyboard, while the object is edited. Kept by views; others have a new one each time.
    open var inputAssistantItem: UITextInputAssistantItem { kept(UITextInputAssistantItem.init) }
    private func kept<Item: AnyObject>(_ make: () -> Item) -> Item {
        guard let view = self as? UIView else { return make() }
        if let kept = view.rareValues?.inputAssistantItem as? Item { return kept }
        let made = make()
        view.changeRareValues { $0.inputAssistantItem = made }
        return made
    }

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
    /// Called for a name without a property. Raises `NSUnknownKeyException`; while a document is loaded, only warns.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { namedProperties.undefinedKey(key, of: self) }

    /// Sets several properties by their names; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.each(of: keyedValues) { setValue($0, forKey: $1) }
    }
    /// The value of a property by its name, of the property's own type; of an enumeration the number.
    ///
    /// Of UIKit's own properties those are known that documents set or that can be observed, of subclasses the stored ones.
    open func value(forKey key: String) -> Any? {
        guard let value = namedProperties.value(forKey: key, of: self) else { return self.value(forUndefinedKey: key) }
        return value
    }
    /// The value at the end of a path of names with dots between them; nil where one of the objects on the way is.
    open func value(forKeyPath keyPath: String) -> Any? { namedProperties.value(forKeyPath: keyPath, of: self) }
    /// The values of several properties by their names, with `NSNull` for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.dictionary(of: keys) { value(forKey: $0) }
    }
    /// Called for a name without a property that is read. Raises `NSUnknownKeyException`.
    open func value(forUndefinedKey key: String) -> Any? { namedProperties.undefinedValue(key, of: self) }

    /// A property that the object observes by name changed. Raises `NSInternalInconsistencyException` unless overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        NSKeyValueObservation.raiseUnhandled(keyPath, of: object, change, context, by: self)
    }

    /// Calls a method by its name.
    ///
    /// Methods of subclasses are looked for among the symbols of the program's file, which it has unless it was stripped of them. Otherwise
    /// override `perform(_:with:)`, which the others call. A method that is not found causes a warning. What a method returns is known of rewritten
    /// sources only; of others nil is returned.
    @discardableResult
    open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }
    /// Calls a method by its name, with a value.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        if let edit = StandardEditAction(aSelector), !ActionDispatch.hasMethod(aSelector, type(of: self)) {
            edit.send(to: self, object)
            return nil
        }
        return ActionDispatch.result(of: aSelector, [object, nil], on: self)
    }
    /// Calls a method by its name, with two values.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ActionDispatch.hasMethod(aSelector, type(of: self))
            ? ActionDispatch.result(of: aSelector, [object1, object2], on: self) : perform(aSelector, with: object1)
    }
    /// Whether the object handles an action that is sent along the responder chain: whether it has such a method, as far as that can be
    /// found.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.hasMethod(action, type(of: self))
    }
    /// The object that handles an action: this one or the next in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { firstTaker(of: action, sender) }

    // MARK: Edit menu

    // What nobody overrides does nothing; ``canPerformAction(_:withSender:)`` tells whether the object performs it.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}

    // MARK: Documents

    /// Called after the object was made from an Interface Builder document and all its outlets were connected.
    open func awakeFromNib() {}
    /// Gives another object for the one that was just made from a document; the object itself unless overridden. Nothing calls it: documents keep
    /// the objects that they make.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Prepares the object for Interface Builder's canvas; not called in programs.
    open func prepareForInterfaceBuilder() {}

    // MARK: Undoing

    /// What undoes changes in the object: that of the next responder, and the window's own at the end.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Menus

    /// Changes the program's menus as they are built. Does nothing unless overridden.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Brings a command up to date before a menu shows it. Does nothing unless overridden; nothing calls it.
    open func validate(_ command: UICommand) {}

    // MARK: Pasting

    /// What the object takes from the pasteboard and from drags; nil for nothing.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Whether the object takes items, by its paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains { pasteConfiguration.accepts($0) }
    }
    /// Takes items. Does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Activities

    /// What the user does with the object; nil for nothing special. The program makes it current.
    open var userActivity: NSUserActivity? {
        didSet { userActivity?.owner = self }
    }
    /// What can be shared of the object: a `UIActivityItemsConfigurationReading`.
    var sharedItems: (any NSObjectProtocol)?
    /// Brings an activity's information up to date before it is handed on. Does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Brings back what an activity describes. Does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Keyboard events

    /// Whether the object may become first responder, which the keyboard types into.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object resigns when another one becomes first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    /// Makes the object its window's first responder in the place of the present one. Returns whether it is; false outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeyboard() }
    /// Makes the object cease to be first responder. Returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveKeyboard() }

    /// A view to show instead of the keyboard while the object, or one before it in the responder chain that gives none, is first responder; nil,
    /// the default, for the keyboard. It stands above the home indicator, as high as its frame, or as its constraints say where its mask lets the
    /// height change or makes no constraints.
    open var inputView: UIView? { nil }
    /// A view to show above the keyboard while the object, or one before it in the responder chain that gives none, is first responder; nil, the
    /// default, for none. Without a keyboard it stands at the very bottom of the screen, where its safe area leaves the home indicator out. It is
    /// as high as an input view.
    open var inputAccessoryView: UIView? { nil }
    /// The language that text is typed in while the object is first responder: the user's first one; nil elsewhere.
    open var textInputMode: UITextInputMode? { isFirstResponder ? .shared : nil }
    /// Called by programs after the input views changed: exchanges and places them, without an animation, if the object is first responder.
    open func reloadInputViews() { readInputViews() }
    /// The controller whose view takes the keyboard's place, before ``inputView``; nil for none.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller whose view stands above the keyboard, before ``inputAccessoryView``; nil for none.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Whether input views of responders whose chain goes through the object are not shown.
    var hidesInputs: Bool { false }
    /// Whether the object becomes first responder in the place of one before it in the responder chain that resigned.
    var succeedsFirstResponder: Bool { canBecomeFirstResponder }

    /// Which gestures of the system undo, copy and paste while the object is first responder: all of them unless overridden. Nothing reads it: there are
    /// no such gestures here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Keys

    /// The keys that call methods while the object is in the chain of the first responder; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when buttons or keys were pressed. Passes the event to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Called when presses changed. Passes the event to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Called when buttons or keys were let go. Passes the event to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Called when the system cancelled presses. Passes the event to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote controls

    /// Called when the device began to be shaken. Passes the event to the next responder unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Called when the device is not shaken any more. Passes the event to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Called when a shake turned out to be none. Passes the event to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Called for a button of a remote control. Passes the event to the next responder unless overridden.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Touches

    /// Called when touches began. Passes the event to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when touches moved. Passes the event to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when touches ended. Passes the event to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when the system cancelled touches, for an alert for example. Passes the event to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Estimated properties of touches became known. Nothing calls it: none are estimated here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
