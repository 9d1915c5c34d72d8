/// Makes changes to views as an animation does, and can be paused before it does.
///
/// No time passes: `startAnimation` makes all changes at once and calls the completions. An animator that is paused or scrubbed before
/// that postpones its changes; finishing it at its start discards them.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// How the animation would run.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds that the animation would take.
    open private(set) var duration: TimeInterval
    /// Seconds before the animation would start.
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    /// Always false: an animation that starts is over.
    open private(set) var isRunning = false
    /// Whether the changes are left out when the animation is run to its end.
    open var isReversed = false
    /// How much of the animation is done, from 0 to 1; setting it pauses the animation before its changes.
    open var fractionComplete: CGFloat = 0 {
        didSet { if state == .inactive { state = .active } }
    }
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, until it is stopped and finished.
    open var pausesOnCompletion = false

    /// Makes an animator with a timing curve.
    ///
    /// - Parameter duration: Seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    /// Makes an animator with one of the system's curves.
    ///
    /// - Parameter duration: Seconds.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    /// Makes an animator with a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - point1: The first control point, in the unit square of time and progress.
    ///   - point2: The second control point, in the same square.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        animations.map(addAnimations)
    }

    /// Makes an animator with a spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - ratio: 1 for a spring that comes to rest without overshooting; smaller ones oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map(addAnimations)
    }

    /// Makes changes at once, and then calls the completion.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve(of: options), animations: animations)
        completion.map(animator.addCompletion)
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private static func curve(of options: UIView.AnimationOptions) -> UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    }

    // MARK: What it does

    /// Adds changes, which a paused animator makes when it continues.
    ///
    /// - Parameter delayFactor: When they would start, from 0 to 1 of what is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds a closure that is called at the end of the animation, but not if it is stopped without being finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        mustNotBeStopped("start")
        self.delay = delay
        state = .active
        fractionComplete = 1
        if !isReversed { makeChanges() }
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    open func pauseAnimation() {
        mustNotBeStopped("pause")
        state = .active
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        if let parameters { timingParameters = parameters }
        startAnimation()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        if withoutFinishing { reset() } else { state = .stopped }
    }

    /// - Precondition: The animator was stopped; raises `NSInternalInconsistencyException` otherwise.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise("NSInternalInconsistencyException", "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        if finalPosition == .end { makeChanges() }
        end(at: finalPosition)
    }

    private func mustNotBeStopped(_ action: String) {
        guard state == .stopped else { return }
        raise(
            "NSInternalInconsistencyException",
            "It is an error to \(action) a property animator that was stopped and has not been finished.")
    }

    private func makeChanges() {
        let changes = animations
        animations = []
        AnimationBlock.run(duration: duration) { changes.forEach { $0() } }
    }

    private func end(at position: UIViewAnimatingPosition) {
        let tell = completions
        reset()
        tell.forEach { $0(position) }
    }

    private func reset() {
        (animations, completions) = ([], [])
        fractionComplete = 0
        state = .inactive
    }
}
