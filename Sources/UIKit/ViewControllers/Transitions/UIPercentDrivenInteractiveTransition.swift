/// Drives the animations of a transition by the part of it that is to be seen.
///
/// The container's layer stands still meanwhile, at the time that belongs to the part, and with it what changes along, as a stack's bar. An animator with
/// an interruptible animator is driven by that.
///
/// - Source: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var transition: ControllerTransition?
    private var animator: (any UIViewImplicitlyAnimating)?
    private var drive: LayerDrive?

    /// How long the transition takes, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The part that was driven last, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of what is left once nobody drives it any more, as a multiple of the usual one.
    open var completionSpeed: CGFloat = 1
    /// The pace of that. Stored; the animations keep theirs.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of an interruptible animator once nobody drives it any more; nil for its own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is driven from its start.
    open var wantsInteractiveStart = true

    /// Begins the transition, and holds its animations.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        (duration, percentComplete) = (CGFloat(transition.transitionDuration), 0)
        transition.ending = { [weak self] in self?.release() }
        animator = transition.interruptibleAnimator
        if let animator { return animator.pauseAnimation() }
        drive = LayerDrive(of: [transition.containerView.layer] + transition.companions, duration: Double(duration))
        transition.animate()
        CATransaction.flush()
    }

    /// Drives the transition to a part of it, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        show()
        transition.updateInteractiveTransition(self.percentComplete)
    }

    private func show() {
        if let animator { animator.fractionComplete = percentComplete } else { drive?.show(percentComplete) }
    }

    /// Holds a transition that runs by itself. Has an effect where the animator is interruptible.
    open func pause() {
        guard let transition, let animator else { return }
        animator.pauseAnimation()
        percentComplete = animator.fractionComplete
        transition.pauseInteractiveTransition()
    }

    /// Lets the transition run to its end.
    open func finish() {
        guard let transition else { return }
        transition.finishInteractiveTransition()
        drive?.runOn(speed: completionSpeed)
        animator?.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor(1 - percentComplete))
    }

    /// Lets the transition run back to its start.
    open func cancel() {
        guard let transition else { return }
        transition.cancelInteractiveTransition()
        guard let animator else {
            drive?.runBack(speed: completionSpeed) { transition.removeAnimations() }
            return
        }
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor(percentComplete))
    }

    private func factor(_ part: CGFloat) -> CGFloat { part / max(completionSpeed, 0.001) }

    /// The transition is over: its layers have the time of their superlayers again.
    private func release() {
        drive?.release()
        (transition, animator, drive) = (nil, nil, nil)
    }
}
