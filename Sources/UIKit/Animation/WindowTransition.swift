/// A change of a window's size or traits. A change of size or size classes is animated if the window is visible; other
/// changes, and those of hidden windows, are made at once.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The duration in seconds of a phone's rotation, as measured by many.
    private static let usualDuration: TimeInterval = 0.3

    private let window: UIWindow
    private var alongside: [Step] = []
    private var completions: [Step] = []
    private(set) var percentComplete: CGFloat = 0

    init(of window: UIWindow, isMoving: Bool) {
        self.window = window
        isAnimated = isMoving && window.layer.isOnScreen && UIView.areAnimationsEnabled
    }

    let isAnimated: Bool
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    var transitionDuration: TimeInterval { isAnimated ? Self.usualDuration : 0 }
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

    /// Does nothing: no gesture drives a window's change.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

    /// Makes the changes, runs the animations, lays the window out, and at the end calls the completions.
    func run(_ changes: () -> Void) {
        let animation = ViewAnimation(duration: transitionDuration, delay: 0, options: [])
        animation.unmoved = window
        animation.atEnd { [self] _ in end() }
        AnimationBlock.run(animation) {
            changes()
            guard window.transition === self else { return }
            for step in alongside { step(self) }
            window.layoutIfNeeded()
        }
    }

    private func end() {
        percentComplete = 1
        for step in completions { step(self) }
        if window.transition === self { window.transition = nil }
    }
}
