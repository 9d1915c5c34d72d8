/// A transition between two controllers by an animator, the program's or the system's, from its start until it is
/// complete.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The controllers and views of a transition.
    struct Course {
        let from: UIViewController
        let to: UIViewController
        /// The views that leave and enter; nil for one that stays.
        let fromView: UIView?
        var toView: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
        var style = UIModalPresentationStyle.none
    }

    let containerView: UIView
    private var course: Course
    private let animator: any UIViewControllerAnimatedTransitioning
    private let driver: (any UIViewControllerInteractiveTransitioning)?
    private let completion: (Bool) -> Void
    /// The state of the leaving view, restored if the transition is cancelled.
    private let original: ViewLook?
    /// Layers outside the container that are animated alongside, and that an interaction controller drives as well.
    var companions: [CALayer] = []
    /// Called when the transition is complete.
    var ending: (() -> Void)?

    private var alongside: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    private(set) var isOver = false

    /// Makes a transition that starts at once; both controllers have it as their transition when their appearance
    /// methods are called.
    init(
        _ course: Course, in container: UIView, animator: any UIViewControllerAnimatedTransitioning,
        driver: (any UIViewControllerInteractiveTransitioning)?, completion: @escaping (Bool) -> Void
    ) {
        (self.course, containerView, self.animator, self.driver) = (course, container, animator, driver)
        self.completion = completion
        original = course.fromView.map(ViewLook.init)
        initiallyInteractive = driver?.wantsInteractiveStart ?? false
        isInteractive = initiallyInteractive
        super.init()
        for controller in [course.from, course.to] { controller.presentation.transition = self }
    }

    /// Whether the animator is the system's.
    var isSystem: Bool { animator is any SystemAnimator }

    /// Sets the view that enters, at its final place: presentation controllers may make it as late as when their
    /// transition begins.
    func enter(_ view: UIView) { (course.toView, course.finalFrame) = (view, view.frame) }

    // MARK: Running

    /// Starts the transition, interactively or animated.
    func start() {
        if initiallyInteractive, let driver { driver.startInteractiveTransition(self) } else { animate() }
    }

    /// Starts the animations.
    func animate() {
        animator.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        let steps = alongside
        alongside = []
        guard !steps.isEmpty else { return }
        UIView.animate(withDuration: transitionDuration) { for step in steps { step(self) } }
    }

    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        let found = animator.interruptibleAnimator(using: self)
        if found != nil { runAlongside() }
        return found
    }

    /// Removes animations after they were driven back to their start.
    func removeAnimations() {
        original?.restore()
        Self.removeAnimations(in: containerView.layer)
    }

    private static func removeAnimations(in layer: CALayer) {
        layer.removeAllAnimations()
        for sublayer in layer.sublayers ?? [] { removeAnimations(in: sublayer) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete {
            isCancelled = true
            original?.restore()
        }
        ending?()
        ending = nil
        for controller in [course.from, course.to] where controller.presentation.transition === self {
            controller.presentation.transition = nil
        }
        completion(didComplete)
        animator.animationEnded(didComplete)
        let steps = completions
        (completions, interactionHandlers) = ([], [])
        for step in steps { step(self) }
    }

    // MARK: Driving

    private(set) var percentComplete: CGFloat = 0
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    let initiallyInteractive: Bool
    var transitionWasCancelled: Bool { isCancelled }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    func finishInteractiveTransition() { interactionChanged(to: false) }
    func cancelInteractiveTransition() {
        isCancelled = true
        interactionChanged(to: false)
    }
    func pauseInteractiveTransition() {
        isCancelled = false
        interactionChanged(to: true)
    }

    private func interactionChanged(to interactive: Bool) {
        isInteractive = interactive
        for handler in interactionHandlers { handler(self) }
    }

    // MARK: The transition's properties

    let isAnimated = true
    let targetTransform = CGAffineTransform.identity
    var isInterruptible: Bool { driver != nil }
    var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
    var completionVelocity: CGFloat { driver?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { driver?.completionCurve ?? .easeInOut }
    var presentationStyle: UIModalPresentationStyle { course.style }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: course.from
        case .to: course.to
        default: nil
        }
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: course.fromView
        case .to: course.toView
        default: nil
        }
    }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === course.from ? course.initialFrame : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === course.to ? course.finalFrame : .zero }

    // MARK: Alongside

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return !isOver
    }

    /// Adds a completion.
    func atEnd(_ ending: @escaping () -> Void) { completions.append { _ in ending() } }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }
}

/// The properties of a view that animators change.
@MainActor
private struct ViewLook {
    private let view: UIView
    private let (bounds, center, transform, alpha): (CGRect, CGPoint, CGAffineTransform, CGFloat)

    init(_ view: UIView) {
        self.view = view
        (bounds, center, transform, alpha) = (view.bounds, view.center, view.transform, view.alpha)
    }

    func restore() { (view.transform, view.bounds, view.center, view.alpha) = (transform, bounds, center, alpha) }
}
