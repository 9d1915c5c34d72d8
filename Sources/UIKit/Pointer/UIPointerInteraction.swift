/// An interaction that changes the pointer over a view, and the view below the pointer.
///
/// The simulated device has no pointer by itself: tests move one (`CairnTesting`'s `Pointer`) and read the
/// interaction's style. The pointer and its effects are not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate for regions and styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Whether the interaction is enabled.
    open var isEnabled = true {
        didSet { if !isEnabled { leave() } }
    }

    private lazy var hover = PointerHover(self)
    private var region: UIPointerRegion?
    /// The style in the current region; nil if the delegate provides none or the pointer is elsewhere.
    package private(set) var style: UIPointerStyle?

    /// Creates an interaction with a delegate; without one the view is a single region with the automatic style.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Requests the region and the style below the pointer again.
    open func invalidate() {
        guard region != nil, let view else { return }
        region = nil
        move(to: hover.location(in: view))
    }

    /// The pointer moved to a point in the view's coordinates.
    func move(to place: CGPoint) {
        guard isEnabled, let view else { return }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(place)
        guard let delegate else { return enter(whole) }
        guard let found = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole) else { return leave() }
        enter(found)
    }

    private func enter(_ region: UIPointerRegion) {
        guard self.region != region else { return }
        leave()
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        self.region = region
        style = delegate == nil ? .system() : delegate?.pointerInteraction(self, styleFor: region)
        animator.run()
    }

    /// The pointer left the view's regions.
    func leave() {
        guard let region else { return }
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: region, animator: animator)
        (self.region, style) = (nil, nil)
        animator.run()
    }
}

/// The pointer over a view with a pointer interaction.
private final class PointerHover: UIHoverGestureRecognizer {
    private weak var interaction: UIPointerInteraction?

    init(_ interaction: UIPointerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: interaction?.move(to: location(in: view))
        default: interaction?.leave()
        }
    }
}

/// Runs animations alongside the pointer's change.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// The duration of the pointer's change in seconds; not measured.
    private static let duration = 0.2

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}
