/// Drives the animations of a transition by a completion fraction.
///
/// Meanwhile the container's layer is paused at the time that corresponds to the fraction, together with layers that
/// are animated alongside, such as a navigation bar's. If the animator has an interruptible animator, that one is
/// driven instead.
///
/// - Source: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var transition: ControllerTransition?
    private var animator: (any UIViewImplicitlyAnimating)?
    private var drive: LayerDrive?

    /// The duration of the transition, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The last fraction, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining animation after the interaction ended, as a multiple of the normal speed.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the remaining animation. It reads back what was set; the animations keep theirs.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of an interruptible animator after the interaction ended; nil for its own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is interactive from its start.
    open var wantsInteractiveStart = true

    /// Starts the transition, and pauses its animations.
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

    /// Sets the completion fraction, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        show()
        transition.updateInteractiveTransition(self.percentComplete)
    }

    private func show() {
        if let animator { animator.fractionComplete = percentComplete } else { drive?.show(percentComplete) }
    }

    /// Pauses a transition that runs after the interaction ended. Has an effect only if the animator is interruptible.
    open func pause() {
        guard let transition, let animator else { return }
        animator.pauseAnimation()
        percentComplete = animator.fractionComplete
        transition.pauseInteractiveTransition()
    }

    /// Ends the interaction and runs the transition to its end.
    open func finish() {
        guard let transition else { return }
        transition.finishInteractiveTransition()
        drive?.runOn(speed: completionSpeed)
        animator?.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor(1 - percentComplete))
    }

    /// Ends the interaction and runs the transition back to its start.
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

    /// Called at the end of the transition: its layers follow the time of their superlayers again.
    private func release() {
        drive?.release()
        (transition, animator, drive) = (nil, nil, nil)
    }
}
