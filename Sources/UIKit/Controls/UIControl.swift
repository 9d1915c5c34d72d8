/// A view that turns touches into events and runs the actions registered for them.
///
/// Actions are closures or methods. Methods are called by name through `perform(_:with:)` of the target, because there
/// is no Objective-C runtime.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
    var registrations: [ActionRegistration] = []
    private(set) var trackedTouch: UITouch?
    private var isInside = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UIControl.self)
    }

    /// Makes a control that runs the action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control takes touches; a disabled one still keeps them from the views below.
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { stateChanged() }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// Whether the control is selected. Buttons may toggle it; other controls leave it to the program.
    open var isSelected = false {
        didSet {
            if isSelected != oldValue { stateChanged() }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// Whether a touch is on the control.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue { stateChanged() }
            if KeyValueObservers.exist { KeyValueObservers.changed(self) }
        }
    }
    /// The states that the properties above describe.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    override var centersContentVertically: Bool { contentVerticalAlignment == .center }
    override var centersContentInPlaceholder: Bool { true }
    override var isUsuallyAccessibilityElement: Bool { true }
    override var usualAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// The vertical alignment of the content; centred by default.
    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The horizontal alignment of the content; centred by default.
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The horizontal alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Called after a change of ``state``. Controls that show their state in subviews or in their size override it.
    func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Actions

    /// The events for which actions are registered.
    open var allControlEvents: UIControl.Event { registrations.reduce([]) { $0.union($1.events) } }

    /// Registers an action for these events. An action with the same identifier is replaced and keeps its place in the
    /// order.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { register(action, for: controlEvents) }

    /// Unregisters the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        unregister(action.identifier, for: controlEvents)
    }

    /// Unregisters the action with this identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Registers a method of the target for these events. A nil target is searched along the responder chain. The
    /// target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        register(TargetAction(target as AnyObject?, action), for: controlEvents)
    }
    /// Unregisters a method of the target for these events, or all its methods if `action` is nil, and of all targets
    /// if `target` is nil.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        unregister(target as AnyObject?, action, for: controlEvents)
    }
    /// The targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { registeredTargets }
    /// The names of the target's methods for an event, in the order of registration; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        registeredActions(of: target as AnyObject?, for: controlEvent)
    }
    /// Calls a method of the target, or of the first responder in the chain that has it if `target` is nil.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Runs the actions registered for these events, in the order of registration.
    open func sendActions(for controlEvents: UIControl.Event) {
        runRegistrations(for: controlEvents, nil)
    }

    /// Runs the actions registered for ``Event/primaryActionTriggered``, as a tap does.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Calls a closure with each action and each method of a target that the control sends, and the events that it
    /// sends it at.
    ///
    /// - Parameter iterator: Gets an action or a target with its method; it sets the last argument to stop.
    open func enumerateEventHandlers(
        _ iterator: (
            _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event, _ stop: inout Bool
        ) -> Void
    ) { visitRegistrations(iterator) }
    /// The text that a pointer shows while it rests on the control. It reads back what was set; no pointer shows it.
    open var toolTip: String?

    // MARK: Context menus

    /// Whether the control opens a context menu, which ``contextMenuInteraction(_:configurationForMenuAtLocation:)``
    /// gives. Buttons turn it on with their menu.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { menuShowing.contextMenusChanged(of: self) } }
    }
    /// Whether a touch opens the control's menu, if it has one, instead of its usual events.
    open var showsMenuAsPrimaryAction = false
    /// The interaction that opens the control's menu; nil while ``isContextMenuInteractionEnabled`` is false.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction as? UIContextMenuInteraction }
    /// The point to which the menu is attached, in the control's coordinates: the middle, unless overridden. A menu
    /// that is attached to the middle stands beside the whole control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { usualMenuAttachment }

    /// The menu of a place of the control; nil, and no menu, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The preview that stands out while the menu is open; nil for none. Subclasses are asked, and the preview is not
    /// shown: menus of controls do not dim their surroundings.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The preview that replaces the first one as the menu closes; nil for none. Subclasses are asked, and the preview
    /// is not shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// The menu is about to open; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu is about to close; does nothing unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The interaction that opens the menu; a higher layer sets it.
    var menuInteraction: AnyObject? { rareValues?.menuInteraction }
    /// Stands for the whole control.
    var usualMenuAttachment: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
    var opensMenuAtTouch: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }
    /// The sender of the menu's actions.
    var menuSender: AnyObject { self }
    /// The menu closed, with what was chosen.
    func menuClosed(choosing element: UIMenuElement?) {}

    // MARK: Tracking

    override var answersTaps: Bool { true }

    /// Whether the control is following a touch.
    open var isTracking: Bool { trackedTouch != nil }
    /// Whether the followed touch is at most 70 points away from the control.
    open var isTouchInside: Bool { isInside }

    /// A touch began. Returns whether the control should follow it.
    @discardableResult
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch moved. Returns whether the control should go on following it.
    @discardableResult
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = event?.touches.first(where: touches.contains) ?? touches.first else {
            return
        }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isInside = true
        isHighlighted = true
        if opensMenuAtTouch { menuShowing.openMenu(of: self, at: touch.location(in: window)) }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isInside
        isInside = isNear(touch)
        isHighlighted = isInside
        menuTouchMoved(touch)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        let crossing: UIControl.Event = isInside == wasInside ? [] : isInside ? .touchDragEnter : .touchDragExit
        sendActions(for: crossing.union(isInside ? .touchDragInside : .touchDragOutside))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isInside = isNear(touch)
        let endedInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        if opensMenuAtTouch { return menuTouchMoved(touch, isLifted: true) }
        endedInside ? touchedUpInside() : sendActions(for: .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        trackedTouch = nil
        isInside = false
        isHighlighted = false
    }

    private func menuTouchMoved(_ touch: UITouch, isLifted: Bool = false) {
        guard opensMenuAtTouch, let window else { return }
        let point = touch.location(in: window)
        if isLifted { menuShowing.release(at: point, in: window) } else { menuShowing.drag(to: point, in: window) }
    }

    /// Called when the followed touch ended inside.
    func touchedUpInside() { sendActions(for: .touchUpInside) }
}
