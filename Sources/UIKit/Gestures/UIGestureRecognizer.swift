/// Recognizes a gesture in the touches on a view, and calls its targets.
///
/// Subclasses set `state` as touches arrive; setting it without touches recognizes the gesture, too.
///
/// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    private var targets: [TargetAction] = []
    /// Closures that perform a document's segues at the end of the gesture.
    var documentActions: [() -> Void] = []
    var failures = Failures()

    /// Creates a recognizer that calls a method of the target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an Interface Builder document; archives are not read.
    public init?(coder: NSCoder) {
        super.init()
        (coder as? any DescriptionCoder)?.finish(self)
    }

    // MARK: Targets

    /// Adds a method of a target that is called when the state changes. The target is not retained.
    open func addTarget(_ target: Any, action: Selector) { add(TargetAction(target as AnyObject, action)) }

    /// Removes targets: all actions of a target if the action is nil, those of all targets if the target is nil.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let owner = target.map { $0 as AnyObject }
        targets.removeAll { (owner == nil || $0.target === owner) && (action == nil || action == $0.selector) }
    }

    func add(_ action: TargetAction) {
        if !targets.contains(where: { $0.matches(action.target, action.selector) }) { targets.append(action) }
    }

    // MARK: The gesture

    /// The recognizer's state. Setting it, other than to `possible` or `failed`, calls the targets, unless the view or
    /// the delegate prevents the gesture from beginning: then the recognizer fails. The state of a disabled recognizer
    /// does not change.
    open var state: UIGestureRecognizer.State {
        get { stage }
        set { if isEnabled { decide(newValue) } }
    }
    private var stage = State.possible
    private var isGoingOn: Bool { stage == .began || stage == .changed }

    /// Enters a state, fails, or waits for other recognizers.
    ///
    /// - Parameter failed: A recognizer that need not be waited for any more.
    func decide(_ state: State, after failed: UIGestureRecognizer? = nil) {
        if isGoingOn { return enter(state) }
        if postpones(state, after: failed) { return }
        failures.postponed = nil
        let begins = state == .began || state == .ended
        enter(begins && (isRuledOut || !mayBegin) ? .failed : state)
    }

    private var mayBegin: Bool {
        view?.gestureRecognizerShouldBegin(self) ?? true && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func enter(_ state: State) {
        stage = state
        if state == .began || state == .ended { preventOthers() }
        tellWaiting()
        entered(state)
        if state == .failed && holdsTouches { releaseTouches() }
        guard state != .possible && state != .failed else { return }
        for action in targets { send(action) }
        if state == .ended { documentActions.forEach { $0() } }
    }

    /// Called after the recognizer entered a state, before its targets are called.
    func entered(_ state: State) {}

    /// Fails, or cancels a gesture that has begun, because the system took the touches.
    func failOrCancel() { state = state == .possible ? .failed : .cancelled }

    private func send(_ action: TargetAction) {
        let first = view?.responderWindow?.firstResponder ?? view
        let sought = action.seeksTarget ? first?.target(forAction: action.selector, withSender: self) : nil
        guard let taker = action.target ?? sought.map({ $0 as AnyObject }) else { return }
        ActionDispatch.placing(action.place) { _ = ActionDispatch.send(action.selector, to: taker, from: self, nil) }
    }

    /// Whether the recognizer follows touches. Disabling it cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if !isEnabled && isGoingOn { enter(.cancelled) } }
    }

    /// The view to which the recognizer was added.
    open internal(set) weak var view: UIView?
    /// The delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for logs.
    open var name: String?

    // MARK: Touches

    /// The touches that the recognizer follows, in the order in which they began, until all of them ended.
    private(set) var followed: [UITouch] = []
    /// The number of touches that the recognizer follows.
    open var numberOfTouches: Int { followed.count }

    /// Called when touches began. Subclasses override it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when presses began. Never called here: gestures follow touches.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses changed. Never called here: gestures follow touches.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses ended. Never called here: gestures follow touches.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system cancelled presses. Never called here: gestures follow touches.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when touches moved. Subclasses override it.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches ended. Subclasses override it.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancelled touches. Subclasses override it.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated properties of touches were updated. Never called here: touches are not estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called after the gesture ended or failed and all its touches ended. Subclasses reset their state.
    open func reset() {}

    /// The centroid of the touches, in points, in the view's coordinates, or the window's if there is no view.
    open func location(in view: UIView?) -> CGPoint {
        guard !followed.isEmpty else { return .zero }
        let places = followed.map { $0.location(in: view) }
        let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    }
    /// The location of a touch, in points, by the order in which touches began. Raises `NSRangeException` if there are
    /// fewer touches.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard followed.indices.contains(touchIndex) else {
            let method = "-[\(Swift.type(of: self)) locationOfTouch:inView:]"
            raise("NSRangeException", "\(method): index (\(touchIndex)) beyond bounds (\(followed.count)).")
        }
        return followed[touchIndex].location(in: view)
    }

    /// Whether recognizing this gesture prevents another recognizer of the same touches.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer of the same touches can prevent this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Makes this recognizer wait until another one has failed; it fails if the other gesture is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { failures.demand(otherGestureRecognizer) }
    /// Whether recognizers of this class wait for another one of the same touches to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer of the same touches waits for those of this class to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followed.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// Whether the gesture may still begin with later touches.
    var waitsForMoreTouches: Bool { false }

    /// Whether the gesture may still begin, or has begun.
    var isUndecided: Bool { stage == .possible || isGoingOn }
    /// Whether the gesture was recognized and cancels the view's touches.
    var claimsTouches: Bool { cancelsTouchesInView && (isGoingOn || stage == .ended) }

    func follow(_ touches: [UITouch]) {
        if followed.isEmpty && !isUndecided { startAnew() }
        followed += touches
    }

    /// Removes ended touches.
    func settle() {
        followed.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        if followed.isEmpty && !isUndecided { startAnew() }
    }

    private func startAnew() {
        stage = .possible
        failures.postponed = nil
        reset()
    }

    private func preventOthers() {
        let prevented = UIWindow.recognizers(of: followed).filter { other in
            other !== self && other.stage == .possible && canPrevent(other) && other.canBePrevented(by: self)
                && !mayGoOn(with: other)
        }
        // Recognizers that wait for one of these are not to recognize their gestures instead.
        for other in prevented { other.failures.postponed = nil }
        for other in prevented { other.enter(.failed) }
    }

    /// Whether recognizing the gesture cancels the view's touches.
    open var cancelsTouchesInView = true
    /// Whether the view receives touches only after the recognizer failed, or when they end.
    open var delaysTouchesBegan = false
    /// Whether views wait for touches that may make the gesture.
    var holdsTouches: Bool { delaysTouchesBegan }
    /// The types of touches that the recognizer follows, as raw values of ``UITouch/TouchType``; all by default.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
    /// The types of presses that the recognizer receives. It reads back what was set; presses go to responders.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether the recognizer only follows touches of the first one's type. It reads back what was set; nothing here
    /// depends on it.
    open var requiresExclusiveTouchType = true
    /// The modifier keys held during the gesture: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The mouse buttons held during the gesture: none.
    open var buttonMask: UIEvent.ButtonMask { [] }
    /// Whether the recognizer receives an event; true unless overridden. Never called here.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Whether the end of the view's touches is delayed until the recognizer failed. It reads back what was set;
    /// nothing here depends on it.
    open var delaysTouchesEnded = true

    /// Creates a recognizer of a class known only at run time.
    ///
    /// Swift requires `required` for an initializer that is called on a metatype, which Apple's class does not have;
    /// see `UIStoryboardSegue.make`.
    @_optimize(none) @inline(never)
    static func make(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
        unsafeBitCast(type, to: RecognizerInitializerSlot.Type.self).init(coder: coder)
    }
}

/// Provides the vtable slot of `init(coder:)`; never instantiated.
class RecognizerInitializerSlot: UIGestureRecognizer {
    required override init?(coder: NSCoder) { preconditionFailure("Only the place of this initializer is used") }
}

/// A second initializer for the slot, without which the optimizer would call the only one directly; never instantiated
/// either.
final class OverridingRecognizerInitializerSlot: RecognizerInitializerSlot {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
