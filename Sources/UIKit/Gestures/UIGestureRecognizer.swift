/// Looks for a gesture in the touches on a view, and tells targets of it.
///
/// Subclasses set `state` as touches come in; setting it without touches makes the gesture, too.
///
/// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    private var targets: [TargetAction] = []
    /// What a document's segues do once the gesture was made.
    var documentActions: [() -> Void] = []
    var failures = Failures()

    /// Makes a recognizer that calls a method of the target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer from an Interface Builder document; archives are not read.
    public init?(coder: NSCoder) {
        super.init()
        (coder as? any DescriptionCoder)?.finish(self)
    }

    // MARK: Targets

    /// Has a method of the target called when the gesture goes on; the target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) { add(TargetAction(target as AnyObject, action)) }

    /// Forgets methods: all of a target when there is no name, those of all targets when there is no target.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let owner = target.map { $0 as AnyObject }
        targets.removeAll { (owner == nil || $0.target === owner) && (action == nil || action == $0.selector) }
    }

    func add(_ action: TargetAction) {
        if !targets.contains(where: { $0.matches(action.target, action.selector) }) { targets.append(action) }
    }

    // MARK: The gesture

    /// Where the recognizer stands. Setting it, other than to `possible` or `failed`, calls the targets, unless the view or the delegate
    /// does not want the gesture to begin: then the recognizer fails. One that is not enabled stays where it is.
    open var state: UIGestureRecognizer.State {
        get { stage }
        set { if isEnabled { decide(newValue) } }
    }
    private var stage = State.possible
    private var isGoingOn: Bool { stage == .began || stage == .changed }

    /// Enters a state, or fails, or waits for others.
    ///
    /// - Parameter failed: One that is not waited for any more.
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
        guard state != .possible && state != .failed else { return }
        for action in targets { send(action) }
        if state == .ended { documentActions.forEach { $0() } }
    }

    /// The system took the touches: a gesture that goes on is cancelled, another one fails.
    func failOrCancel() { state = state == .possible ? .failed : .cancelled }

    private func send(_ action: TargetAction) {
        let first = view?.responderWindow?.firstResponder ?? view
        let sought = action.seeksTarget ? first?.target(forAction: action.selector, withSender: self) : nil
        guard let taker = action.target ?? sought.map({ $0 as AnyObject }) else { return }
        ActionDispatch.placing(action.place) { _ = ActionDispatch.send(action.selector, to: taker, from: self, nil) }
    }

    /// Whether the gesture is looked for. A gesture that goes on is cancelled when this becomes false.
    open var isEnabled = true {
        didSet { if !isEnabled && isGoingOn { enter(.cancelled) } }
    }

    /// The view whose gesture it is; `addGestureRecognizer(_:)` sets it.
    open internal(set) weak var view: UIView?
    /// Asked whether the gesture may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for logs.
    open var name: String?

    // MARK: Touches

    /// The touches that are followed, in the order they came down, until all of them are lifted.
    private(set) var followed: [UITouch] = []
    /// How many fingers are down.
    open var numberOfTouches: Int { followed.count }

    /// Touches came down. What is done with them is up to subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The gesture was made, or did not come about, and no finger is left: the next touch starts anew.
    open func reset() {}

    /// The middle of the touches, in points, in the view's coordinates, or the window's when there is no view.
    open func location(in view: UIView?) -> CGPoint {
        guard !followed.isEmpty else { return .zero }
        let places = followed.map { $0.location(in: view) }
        let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    }
    /// One touch, by the order they came down.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { followed[touchIndex].location(in: view) }

    /// Whether making this gesture keeps another from being made of the same touches.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture of the same touches keeps this one from being made.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Has this gesture wait until another is out of the question; it fails if the other is made.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { failures.demand(otherGestureRecognizer) }
    /// Whether gestures of this kind wait for another of the same touches to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture of the same touches waits for those of this kind to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Stops following a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        followed.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// Whether the gesture may come about with touches that are yet to come.
    var waitsForMoreTouches: Bool { false }

    /// Whether the gesture is still looked for, or goes on.
    var isUndecided: Bool { stage == .possible || isGoingOn }
    /// Whether the gesture was made, and the view is not to have its touches as well.
    var claimsTouches: Bool { cancelsTouchesInView && (isGoingOn || stage == .ended) }

    func follow(_ touches: [UITouch]) {
        if followed.isEmpty && !isUndecided { startAnew() }
        followed += touches
    }

    /// Forgets touches that are gone.
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
        // What waits for one of them is not to be made instead.
        for other in prevented { other.failures.postponed = nil }
        for other in prevented { other.enter(.failed) }
    }

    /// Whether the view's touches are cancelled when the gesture is made.
    open var cancelsTouchesInView = true
    /// Whether the view's touches wait until the gesture is out of the question; kept, without effect.
    open var delaysTouchesBegan = false
    /// Whether the ends of the view's touches wait until the gesture is out of the question; kept, without effect.
    open var delaysTouchesEnded = true

    /// Makes a recognizer of a class known only at run time.
    ///
    /// Swift wants `required` on an initializer that is called on a metatype, where Apple's class has none; see
    /// `UIStoryboardSegue.make`.
    @_optimize(none) @inline(never)
    static func make(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
        unsafeBitCast(type, to: RecognizerInitializerSlot.Type.self).init(coder: coder)
    }
}

/// Lends its place for `init(coder:)`; never instantiated.
class RecognizerInitializerSlot: UIGestureRecognizer {
    required override init?(coder: NSCoder) { preconditionFailure("Only the place of this initializer is used") }
}

/// A second initializer for the place, without which the optimizer would call the only one directly; never instantiated either.
final class OverridingRecognizerInitializerSlot: RecognizerInitializerSlot {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
