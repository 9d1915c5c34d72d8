/// A change of a window's size or traits. Nothing is animated: the closures run at once, in the order they were added.
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

    /// Runs the animations, lays the window out and runs the completions.
    func finish() {
        for step in alongside { step(self) }
        window.layoutIfNeeded()
        percentComplete = 1
        for step in completions { step(self) }
    }
}
