/// Activates a view when a drag rests on it.
///
/// The drag rests when the finger hardly moved for half a second; the delay is our choice.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteraction
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides whether a drag over the view activates it.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows how near the view is to being activated.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    /// The view that drags activate. Held weakly.
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private var context: SpringLoading?

    /// Makes an interaction with the usual behaviour and effect.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: nil for the usual one.
    ///   - interactionEffect: nil for the usual one, which changes nothing here.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        let usual = UsualSpringLoading()
        self.interactionBehavior = interactionBehavior ?? usual
        self.interactionEffect = interactionEffect ?? usual
        self.handler = handler
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// A drag moved over the view.
    func dragMoved(_ drag: Drag) {
        guard let view else { return }
        let current = context ?? SpringLoading(drag, over: view)
        context = current
        guard interactionBehavior.shouldAllow(self, with: current) else { return dragLeft() }
        enter(.possible)
        guard current.state == .possible, current.hasMoved() else { return }
        current.alarm = MediaClock.shared.alarm(after: SpringLoading.delay) { [weak self] in self?.activate() }
    }

    /// The drag left the view, or ended.
    func dragLeft() {
        guard let current = context else { return }
        current.alarm?.cancel()
        enter(.inactive)
        interactionBehavior.interactionDidFinish(self)
        context = nil
    }

    private func activate() {
        guard let context else { return }
        enter(.activated)
        handler(self, context)
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        guard let context, context.state != state, context.state != .activated || state == .inactive else { return }
        context.state = state
        interactionEffect.interaction(self, didChangeWith: context)
    }
}

/// How near a view is to being activated by a drag.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view.
    case inactive = 0
    /// A drag is over the view.
    case possible
    /// The drag rests.
    case activating
    /// The view is activated.
    case activated
}

/// A drag over a view that it may activate.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioncontext
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How near the view is to being activated.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The part of the view that shows the effect; nil for all of it.
    var targetView: UIView? { get set }
    /// What is activated, of several things in the view; nil for the view itself.
    var targetItem: Any? { get set }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag over a view activates it.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Asks whether the drag may activate the view, as often as it moves.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// The drag left the view, or ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how near a view is to being activated.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioneffect
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The state changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that drags activate when they rest on it.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether drags activate the object.
    var isSpringLoaded: Bool { get set }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on the button taps it.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let old = springLoading { removeInteraction(old) }
            guard newValue else { return }
            addInteraction(
                ButtonSpringLoading { interaction, _ in (interaction.view as? UIButton)?.sendActions(for: .touchUpInside) })
        }
    }
    private var springLoading: ButtonSpringLoading? { interactions.lazy.compactMap { $0 as? ButtonSpringLoading }.first }
}

/// The interaction by which drags tap a button.
private final class ButtonSpringLoading: UISpringLoadedInteraction {}

private final class UsualSpringLoading: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        true
    }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {}
}

/// A drag over a view, from when it came until it left.
private final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    /// Rings when the finger has rested long enough.
    var alarm: MediaClock.Alarm? {
        didSet { oldValue?.cancel() }
    }
    private weak var drag: Drag?
    private let view: UIView
    /// Where the finger began to rest, in the view's coordinates.
    private var restingPoint: CGPoint?

    /// Seconds that a finger rests before it activates; our choice.
    static let delay: TimeInterval = 0.5
    /// Points that a finger at rest may move; our choice.
    private static let slack: CGFloat = 10

    init(_ drag: Drag, over view: UIView) { (self.drag, self.view) = (drag, view) }

    /// Whether the finger left the place where it rested, and rests at another one from now on.
    func hasMoved() -> Bool {
        let point = location(in: view)
        if let old = restingPoint, hypot(point.x - old.x, point.y - old.y) <= Self.slack { return false }
        restingPoint = point
        return true
    }

    func location(in view: UIView?) -> CGPoint { drag?.location(in: view ?? self.view) ?? .zero }
}
