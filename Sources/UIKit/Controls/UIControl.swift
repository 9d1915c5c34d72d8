/// A view that turns touches into events, and runs the actions registered for them.
///
/// Actions are closures, or methods by name, which targets call in `perform(_:with:)`: there is no Objective-C runtime here to find them.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor
open class UIControl: UIView {
    var registrations: [ActionRegistration] = []
    private(set) var trackedTouch: UITouch?
    private var isInside = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UIControl.self)
    }

    /// Makes a control that runs the action when its main event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control takes touches; a disabled one still hides what lies below it from them.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged() } }
    }
    /// Whether the control is chosen, as segments and some buttons can be.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }
    /// The flags above in one set.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    override var isUsuallyAccessibilityElement: Bool { true }
    override var usualAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Where content lies that leaves height over; in the middle by default.
    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Where content lies that leaves width over; in the middle by default.
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The horizontal alignment with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// The control looks different now. Controls that show their state in subviews or in their size do more.
    func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Actions

    /// The events that have actions.
    open var allControlEvents: UIControl.Event { registrations.reduce([]) { $0.union($1.events) } }

    /// Runs the action for these events. An action with the same identifier that was there before is replaced, at its place in the order.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { register(action, for: controlEvents) }

    /// Stops running the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        unregister(action.identifier, for: controlEvents)
    }

    /// Stops running the action of this identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    /// Calls a method of the target for these events; a nil target is sought along the responder chain. The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        register(TargetAction(target as AnyObject?, action), for: controlEvents)
    }
    /// Stops calling a method of the target, or all its methods, for these events; a nil target stands for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        unregister(target as AnyObject?, action, for: controlEvents)
    }
    /// The targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { registeredTargets }
    /// The names of a target's methods for an event, in the order they were added; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        registeredActions(of: target as AnyObject?, for: controlEvent)
    }
    /// Calls a method of the target, or of the responder that can take it when nil.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDispatch.send(action, to: target as AnyObject?, from: self, event)
    }

    /// Runs one action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Runs the actions of these events, in the order they were added.
    open func sendActions(for controlEvents: UIControl.Event) {
        runRegistrations(for: controlEvents, nil)
    }

    /// Runs the actions of the control's main event, as a tap would.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Tracking

    /// Whether the control follows a touch.
    open var isTracking: Bool { trackedTouch != nil }
    /// Whether the touch the control follows is over it, give or take.
    open var isTouchInside: Bool { isInside }

    /// Tells that a touch came down. Returns whether the control shall follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Tells that the touch moved. Returns whether the control shall go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Tells that the touch was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Tells that the touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = event?.touches.first(where: touches.contains) ?? touches.first else {
            return
        }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        isInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isInside
        isInside = isNear(touch)
        isHighlighted = isInside
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

    /// The touch the control followed was lifted over it.
    func touchedUpInside() { sendActions(for: .touchUpInside) }
}
