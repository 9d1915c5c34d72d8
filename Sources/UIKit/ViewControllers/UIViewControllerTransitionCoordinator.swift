/// What is known of a change of a controller's size or traits while it happens.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// Whether the change began with a gesture.
    var initiallyInteractive: Bool { get }
    /// Whether the change can be stopped half-way.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the change.
    var isInteractive: Bool { get }
    /// Whether the change was taken back.
    var isCancelled: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// How much of the change is done, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest is run through, as a multiple of the usual speed.
    var completionVelocity: CGFloat { get }
    /// The view in which the change takes place.
    var containerView: UIView { get }
    /// How the container turns.
    var targetTransform: CGAffineTransform { get }
}

/// Runs what belongs to a change of a controller's size or traits at the right time.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure together with the change, and another after it. Returns whether they will be run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a closure that changes a view elsewhere together with the change, and another after it. Returns whether they will be run.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// A change of a window's size or traits. Nothing moves: the closures run at once, in the order they were given.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let window: UIWindow
    private var alongside: [Step] = []
    private var completions: [Step] = []
    private(set) var percentComplete: CGFloat = 0

    init(of window: UIWindow) { self.window = window }

    let isAnimated = false
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let completionVelocity: CGFloat = 1
    let targetTransform = CGAffineTransform.identity
    var containerView: UIView { window }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Runs what was asked for, with a layout between the change and its end.
    func finish() {
        for step in alongside { step(self) }
        window.layoutIfNeeded()
        percentComplete = 1
        for step in completions { step(self) }
    }
}
