/// An animator of views that can be paused, scrubbed, reversed and continued.
///
/// The changes are made when the animation starts, or when it is first paused: properties have their new values then,
/// and the presentation follows over time. An animator that ends at its start, or in between, sets the properties
/// accordingly.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var timeline: AnimatorTimeline?
    private var recorder: AnimatorRecorder?
    private var alarm: MediaClock.Alarm?

    /// The timing curve of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds, without pauses.
    open private(set) var duration: TimeInterval
    /// The delay in seconds.
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Whether the animation runs back to its start. Setting it reverses a running animation.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { run() } }
    }
    /// The completed fraction of the animation, from 0 to 1 in its current direction; setting it pauses the animation.
    open var fractionComplete: CGFloat {
        get { currentFraction }
        set { scrub(to: newValue) }
    }
    /// Whether views receive touches while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether the program does hit testing itself. It reads back what was set; nothing here depends on it.
    open var isManualHitTestingEnabled = false
    /// Whether the animation can be paused and stopped.
    open var isInterruptible = true
    /// Whether the changes follow ``fractionComplete`` linearly while the animation is paused, instead of the curve.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, until it is stopped and finished.
    open var pausesOnCompletion = false

    /// Creates an animator with a timing curve.
    ///
    /// - Parameter duration: Seconds; a spring of mass, stiffness and damping has its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.duration(for: duration) ?? duration
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator of 0.2 seconds with the default curve.
    public override convenience init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator with one of the system's curves.
    ///
    /// - Parameter duration: Seconds.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map(addAnimations)
    }

    /// Creates an animator with a cubic Bézier curve.
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

    /// Creates an animator with a spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - ratio: 1 for a spring without overshoot; smaller values oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map(addAnimations)
    }

    /// Starts an animation of changes, now or after a delay.
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

    // MARK: Changes

    /// Adds changes, which begin after a fraction of the remaining time.
    ///
    /// - Parameter delayFactor: The fraction, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        mustNotBeStopped("add animations to")
        pending.append((animation, delayFactor))
        if state == .active { makeChanges() }
    }
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    /// Adds a closure that is called at the end of the animation, but not if it is stopped without being finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    private func makeChanges() {
        guard let timeline, let recorder else { return }
        let start = timeline.progress(at: CACurrentMediaTime())
        for (changes, delayFactor) in pending.take() {
            let begin = timeline.time + delayFactor * (1 - timeline.time)
            let driver = AnimatorDriver(timeline, from: delayFactor > 0 ? timeline.pace.progress(at: begin) : start)
            let animation = ViewAnimation(
                duration: max(duration, 1e-6), pace: .driver(driver), allowsTouches: isUserInteractionEnabled)
            (recorder.driver, recorder.animation) = (driver, animation)
            AnimationBlock.run(animation, recorder: recorder, changes)
        }
    }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        mustNotBeStopped("start")
        guard !isRunning else { return }
        self.delay = delay
        activate()
        if recorder?.animatesSomething == true { run(after: delay) } else { arrive() }
    }

    open func pauseAnimation() {
        mustNotBeStopped("pause")
        guard isInterruptible else { return }
        activate()
        guard let timeline else { return }
        stopRunning()
        timeline.rest(at: timeline.progress(at: CACurrentMediaTime()))
    }

    /// Continues a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: The curve of the remaining animation; nil for the animator's own.
    ///   - durationFactor: The duration of the remaining animation, as a multiple of the animator's duration; 0 for the
    ///     remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        mustNotBeStopped("continue")
        activate()
        guard let timeline, !isRunning else { return }
        let left = abs(target - timeline.time) * duration
        let length = durationFactor > 0 ? durationFactor * duration : left
        if parameters == nil, durationFactor <= 0 { return run() }
        isRunning = true
        let pace = AnimatorPace(parameters ?? timingParameters, duration: length)
        arrive(at: timeline.run(to: target, along: pace))
    }

    /// Makes the changes and becomes active, without running.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline = AnimatorTimeline(AnimatorPace(timingParameters, duration: duration))
        if isReversed { timeline?.rest(at: 1) }
        recorder = AnimatorRecorder()
        makeChanges()
    }

    /// The end of the current direction: 0 or 1.
    private var target: Double { isReversed ? 0 : 1 }

    private func run(after delay: TimeInterval = 0) {
        guard let timeline else { return }
        isRunning = true
        arrive(at: timeline.run(to: target, after: delay))
    }

    private func arrive(at time: TimeInterval) {
        alarm?.cancel()
        alarm = MediaClock.shared.alarm(at: time) { [self] in arrive() }
    }

    private func arrive() {
        stopRunning()
        timeline?.rest(at: target)
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    private func stopRunning() {
        isRunning = false
        alarm?.cancel()
        alarm = nil
    }

    // MARK: Scrubbing

    private var currentFraction: CGFloat {
        guard let timeline else { return 0 }
        let part = isRunning || !scrubsLinearly ? timeline.time : timeline.progress(at: CACurrentMediaTime())
        return isReversed ? 1 - part : part
    }

    private func scrub(to fraction: CGFloat) {
        mustNotBeStopped("set the fractionComplete of")
        activate()
        stopRunning()
        let part = min(max(isReversed ? 1 - fraction : fraction, 0), 1)
        timeline?.rest(at: scrubsLinearly ? part : timeline?.pace.progress(at: part) ?? part)
    }

    // MARK: The end

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        stopRunning()
        recorder?.finish(at: .current)
        if withoutFinishing { reset() } else { state = .stopped }
    }

    /// - Precondition: The animator was stopped; raises `NSInternalInconsistencyException` otherwise.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise("NSInternalInconsistencyException", "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        end(at: finalPosition)
    }

    private func mustNotBeStopped(_ action: String) {
        guard state == .stopped else { return }
        raise(
            "NSInternalInconsistencyException",
            "It is an error to \(action) a property animator that was stopped and has not been finished.")
    }

    private func end(at position: UIViewAnimatingPosition) {
        let tell = completions
        recorder?.finish(at: position)
        reset()
        tell.forEach { $0(position) }
    }

    private func reset() {
        (pending, completions) = ([], [])
        (timeline, recorder) = (nil, nil)
        state = .inactive
    }
}

extension Array {
    /// Removes and returns all elements.
    fileprivate mutating func take() -> [Element] {
        let elements = self
        removeAll()
        return elements
    }
}
