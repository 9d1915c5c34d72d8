/// Activates a view when a drag hovers over it.
///
/// A drag hovers if the touch stays nearly still for half a second; the delay is our choice.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteraction
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The behavior that decides whether a drag over the view activates it.
    open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The visual effect before the activation.
    open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
    /// The view that drags activate. Held weakly.
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private var context: SpringLoading?

    /// Makes an interaction with the default behavior and effect.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

    /// Makes an interaction.
    ///
    /// - Parameters:
    ///   - interactionBehavior: The behavior; nil for the default one.
    ///   - interactionEffect: The effect; nil for the default one, which changes nothing here.
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

    /// Called when a drag moved over the view.
    func dragMoved(_ drag: Drag) {
        guard let view else { return }
        let current = context ?? SpringLoading(drag, over: view)
        context = current
        guard interactionBehavior.shouldAllow(self, with: current) else { return dragLeft() }
        enter(.possible)
        guard current.state == .possible, current.hasMoved() else { return }
        current.alarm = MediaClock.shared.alarm(after: SpringLoading.delay) { [weak self] in self?.activate() }
    }

    /// Called when the drag left the view or ended.
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

/// The progress towards the activation of a view by a drag.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the view.
    case inactive = 0
    /// A drag is over the view.
    case possible
    /// The drag hovers; the activation is imminent.
    case activating
    /// The view is activated.
    case activated
}

/// The context of a drag over a view that it may activate.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioncontext
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The progress towards the activation.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The part of the view that shows the effect; nil for the whole view.
    var targetView: UIView? { get set }
    /// The activated item, if the view has several; nil for the view itself.
    var targetItem: Any? { get set }
    /// The location of the touch, in a view's coordinates.
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag over a view activates it.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Whether the drag may activate the view; called each time that it moves.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Called when the drag left the view or ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The visual effect before a view's activation.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractioneffect
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that hovering drags can activate.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether hovering drags activate the object.
    var isSpringLoaded: Bool { get set }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that hovers over the button triggers it.
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

/// The interaction by which drags trigger a button.
private final class ButtonSpringLoading: UISpringLoadedInteraction {}

private final class UsualSpringLoading: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        true
    }
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {}
}

/// The context of a drag over a view, from its entry until it leaves.
private final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    /// The alarm that activates the view after the delay.
    var alarm: MediaClock.Alarm? {
        didSet { oldValue?.cancel() }
    }
    private weak var drag: Drag?
    private let view: UIView
    /// The location at which the touch began to hover, in the view's coordinates.
    private var restingPoint: CGPoint?

    /// The time, in seconds, that a drag must hover; our choice.
    static let delay: TimeInterval = 0.5
    /// The distance, in points, that a hovering touch may move; our choice.
    private static let slack: CGFloat = 10

    init(_ drag: Drag, over view: UIView) { (self.drag, self.view) = (drag, view) }

    /// Whether the touch moved away from where it hovered; if so, it hovers at the new location from now on.
    func hasMoved() -> Bool {
        let point = location(in: view)
        if let old = restingPoint, hypot(point.x - old.x, point.y - old.y) <= Self.slack { return false }
        restingPoint = point
        return true
    }

    func location(in view: UIView?) -> CGPoint { drag?.location(in: view ?? self.view) ?? .zero }
}
