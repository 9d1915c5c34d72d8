/// Tells targets of a gesture on a view.
///
/// Touches do not reach recognizers here: a gesture is made by setting `state`, as subclasses do.
///
/// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    private var targets: [TargetAction] = []
    /// What a document's segues do once the gesture was made.
    var documentActions: [() -> Void] = []

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
        (coder as? DocumentCoder)?.finish(self)
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
        set { if isEnabled { enter(isGoingOn || mayBegin(with: newValue) ? newValue : .failed) } }
    }
    private var stage = State.possible
    private var isGoingOn: Bool { stage == .began || stage == .changed }

    private func mayBegin(with state: State) -> Bool {
        guard state == .began || state == .ended else { return true }
        return view?.gestureRecognizerShouldBegin(self) ?? true && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func enter(_ state: State) {
        stage = state
        guard state != .possible && state != .failed else { return }
        for action in targets { send(action) }
        if state == .ended { documentActions.forEach { $0() } }
    }

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

    /// Whether the view's touches are cancelled when the gesture is made; kept, without effect.
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
