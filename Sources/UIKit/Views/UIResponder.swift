import RuntimeReflection

/// An object that can respond to events.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting
{
    public override init() {
        super.init()
        if ExtensionOverrides.areRegistered { ExtensionOverrides.apply(to: type(of: self)) }
    }

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    /// The key under which the responder's keyboard is remembered; nil for none. Nothing reads it: there is one
    /// keyboard.
    open var textInputContextIdentifier: String? { nil }
    /// Forgets the keyboard that was remembered under a key; does nothing, since none is remembered.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// The shortcuts beside the suggestions above a tablet's keyboard while the object is first responder. Views keep
    /// the item; other responders return a new one each time.
    open var inputAssistantItem: UITextInputAssistantItem { kept(UITextInputAssistantItem.init) }
    private func kept<Item: AnyObject>(_ make: () -> Item) -> Item {
        guard let view = self as? UIView else { return make() }
        if let kept = view.rareValues?.inputAssistantItem as? Item { return kept }
        let made = make()
        view.changeRareValues { $0.inputAssistantItem = made }
        return made
    }

    // MARK: Key-value coding

    /// Sets a property by its name.
    ///
    /// The names of UIKit's own properties that documents set are known, and those of the stored properties of
    /// subclasses, whose observers are not called. Override this method for others. On Apple's platforms the
    /// Objective-C runtime knows every property.
    open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }
    /// Sets a property by a key path, which is a list of names separated by dots.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        namedProperties.send(value, forKeyPath: keyPath, to: self)
    }
    /// Called if a name has no property. Raises `NSUnknownKeyException`; while a document is loaded, only logs a
    /// warning.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { namedProperties.undefinedKey(key, of: self) }

    /// Sets several properties by their names; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.each(of: keyedValues) { setValue($0, forKey: $1) }
    }
    /// The value of a property by its name, in the property's own type; for enumerations the raw value.
    ///
    /// Known are the UIKit properties that documents set or that can be observed, and the stored properties of
    /// subclasses.
    open func value(forKey key: String) -> Any? {
        guard let value = namedProperties.value(forKey: key, of: self) else { return self.value(forUndefinedKey: key) }
        return value
    }
    /// The value at the end of a key path, which is a list of names separated by dots; nil if one of the objects on the
    /// path is nil.
    open func value(forKeyPath keyPath: String) -> Any? { namedProperties.value(forKeyPath: keyPath, of: self) }
    /// The values of several properties by their names, with `NSNull` for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.dictionary(of: keys) { value(forKey: $0) }
    }
    /// Called if a name that is read has no property. Raises `NSUnknownKeyException`.
    open func value(forUndefinedKey key: String) -> Any? { namedProperties.undefinedValue(key, of: self) }

    /// Called when a property that the object observes by key path changed. Raises `NSInternalInconsistencyException`
    /// unless overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        NSKeyValueObservation.raiseUnhandled(keyPath, of: object, change, context, by: self)
    }

    /// Calls a method by its name.
    ///
    /// Methods of subclasses are found among the symbols of the program's file, unless it was stripped of them. In that
    /// case override `perform(_:with:)`, which the other variants call. A method that is not found causes a warning.
    /// Return values are available for rewritten sources only; otherwise the result is nil.
    @discardableResult
    open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, with: nil) }
    /// Calls a method by its name, with an argument.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        if let edit = StandardEditAction(aSelector), !ActionDispatch.hasMethod(aSelector, type(of: self)) {
            edit.send(to: self, object)
            return nil
        }
        return ActionDispatch.result(of: aSelector, [object, nil], on: self)
    }
    /// Calls a method by its name, with two arguments.
    @discardableResult
    open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        ActionDispatch.hasMethod(aSelector, type(of: self))
            ? ActionDispatch.result(of: aSelector, [object1, object2], on: self) : perform(aSelector, with: object1)
    }
    /// Whether the object handles an action that is sent along the responder chain: by default, whether it has a method
    /// of that name, as far as methods can be found.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.hasMethod(action, type(of: self))
    }
    /// The object that handles an action: this one or the first further along the responder chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { firstTaker(of: action, sender) }

    // MARK: Edit menu

    // The methods do nothing unless overridden; ``canPerformAction(_:withSender:)`` says whether the object performs
    // them.
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

    /// Called after the object was loaded from an Interface Builder document and all its outlets were connected.
    open func awakeFromNib() {}
    /// Returns an object that replaces the one that was just decoded; the object itself unless overridden. Nothing
    /// calls it: documents keep the objects that they make.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Prepares the object for Interface Builder's canvas; not called in programs.
    open func prepareForInterfaceBuilder() {}

    // MARK: Undoing

    /// The undo manager for changes of the object: that of the next responder; a window has one of its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Menus

    /// Changes the program's menus while they are built. Does nothing unless overridden.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Updates a command before a menu shows it. Does nothing unless overridden; nothing calls it.
    open func validate(_ command: UICommand) {}

    // MARK: Pasting

    /// The types that the object accepts from the pasteboard and from drags; nil for none.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Whether the object accepts items, according to its paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains { pasteConfiguration.accepts($0) }
    }
    /// Pastes items. Does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Activities

    /// The activity that represents the user's work with the object; nil for none. The program makes it current.
    open var userActivity: NSUserActivity? {
        didSet { userActivity?.owner = self }
    }
    /// The items that can be shared from the object: a `UIActivityItemsConfigurationReading`.
    var sharedItems: (any NSObjectProtocol)?
    /// Updates an activity before it is handed off. Does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the state that an activity describes. Does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Keyboard events

    /// Whether the object can become first responder, which receives keyboard input.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object resigns when another responder becomes first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    /// Makes the object its window's first responder, replacing the present one. Returns whether it is first responder;
    /// false outside a window.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeyboard() }
    /// Makes the object resign as first responder. Returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveKeyboard() }

    /// A view that replaces the keyboard while the object is first responder, or while a responder that gives none and
    /// whose chain leads here is; nil, the default, for the keyboard. It is placed above the home indicator. Its height
    /// is that of its frame, or that of its constraints if its autoresizing mask has a flexible height or is not
    /// translated into constraints.
    open var inputView: UIView? { nil }
    /// A view above the keyboard while the object is first responder, or while a responder that gives none and whose
    /// chain leads here is; nil, the default, for none. Without a keyboard it is placed at the bottom of the screen,
    /// and its safe area excludes the home indicator. Its height is decided as that of an input view.
    open var inputAccessoryView: UIView? { nil }
    /// The language of text input while the object is first responder: the user's first language; nil otherwise.
    open var textInputMode: UITextInputMode? { isFirstResponder ? .shared : nil }
    /// Replaces and places the input views, without an animation, if the object is first responder. Programs call it
    /// after the input views changed.
    open func reloadInputViews() { readInputViews() }
    /// The controller whose view replaces the keyboard, in preference to ``inputView``; nil for none.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller whose view is placed above the keyboard, in preference to ``inputAccessoryView``; nil for none.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Whether input views of responders whose chain contains the object are hidden.
    var hidesInputs: Bool { false }
    /// Whether the object becomes first responder when a responder whose chain contains it resigned.
    var succeedsFirstResponder: Bool { canBecomeFirstResponder }

    /// The system's gestures for undo, copy and paste that are allowed while the object is first responder: all unless
    /// overridden. Nothing reads it: there are no such gestures here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Key commands

    /// The key commands that are active while the object is in the first responder's chain; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when buttons or keys were pressed. Passes the event to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Called when the values of presses changed. Passes the event to the next responder unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Called when buttons or keys were released. Passes the event to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Called when the system cancelled presses. Passes the event to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote controls

    /// Called when a shake of the device began. Passes the event to the next responder unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Called when a shake of the device ended. Passes the event to the next responder unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Called when a motion turned out not to be a shake. Passes the event to the next responder unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Called when a remote control sent a command. Passes the event to the next responder unless overridden.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Touches

    /// Called when touches began. Passes the event to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when touches moved. Passes the event to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when touches ended. Passes the event to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when the system cancelled touches, for an alert for example. Passes the event to the next responder
    /// unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Called when estimated properties of touches were updated. Nothing calls it: no properties are estimated here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
