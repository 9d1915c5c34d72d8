/// Drives the animations of a transition by the part of it that is to be seen.
///
/// The container's layer stands still meanwhile, at the time that belongs to the part. An animator with an interruptible animator is driven by that.
///
/// - Source: developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var transition: ControllerTransition?
    private var animator: (any UIViewImplicitlyAnimating)?
    /// The container's time when the transition began, in seconds.
    private var start: TimeInterval = 0
    private var alarm: MediaClock.Alarm?

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
        let layer = transition.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        hold(layer, at: start)
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
        if let animator { return animator.fractionComplete = percentComplete }
        transition.map { hold($0.containerView.layer, at: start + Double(percentComplete * duration)) }
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
        if let animator {
            return animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor(1 - percentComplete))
        }
        let layer = transition.containerView.layer
        layer.beginTime = (layer.superlayer ?? layer).convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = Float(completionSpeed)
    }

    /// Lets the transition run back to its start.
    open func cancel() {
        guard let transition else { return }
        transition.cancelInteractiveTransition()
        guard let animator else { return runBack() }
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor(percentComplete))
    }

    private func factor(_ part: CGFloat) -> CGFloat { part / max(completionSpeed, 0.001) }

    // MARK: The container's time

    private func hold(_ layer: CALayer, at time: TimeInterval) {
        (layer.speed, layer.beginTime, layer.timeOffset) = (0, 0, time)
    }

    /// Goes back by a frame at a time.
    private func runBack() {
        guard let transition else { return }
        let (now, part) = (MediaClock.shared.now, percentComplete)
        alarm = MediaClock.shared.alarm(at: Frames.next(after: now)) { [weak self] in self?.stepBack(from: part, since: now) }
        if duration <= 0 { transition.removeAnimations() }
    }

    private func stepBack(from part: CGFloat, since begin: TimeInterval) {
        guard let transition else { return }
        let now = MediaClock.shared.now
        percentComplete = max(0, part - CGFloat(now - begin) * completionSpeed / max(duration, 0.001))
        show()
        guard percentComplete > 0 else { return transition.removeAnimations() }
        alarm = MediaClock.shared.alarm(at: Frames.next(after: now)) { [weak self] in self?.stepBack(from: part, since: begin) }
    }

    /// The transition is over: the container has its superlayer's time again.
    private func release() {
        alarm?.cancel()
        guard let layer = transition?.containerView.layer else { return }
        (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
        (transition, animator) = (nil, nil)
    }
}
