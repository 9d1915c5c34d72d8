/// The animation of changes made in one block, and the closures that wait for its end.
@MainActor
final class ViewAnimation {
    /// The timing of an animation.
    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
        /// The animation of a property animator, which controls its progress.
        case driver(any AnimationDriver)
    }

    /// The duration in seconds.
    let duration: TimeInterval
    /// The delay in seconds.
    let delay: TimeInterval
    let pace: Pace
    /// Whether views receive touches while they are animated.
    let allowsTouches: Bool
    /// Whether views whose size changes are laid out at the end of the block.
    let laysOutSubviews: Bool
    /// The number of repetitions; 0 for once.
    var repeatCount: Float = 0
    var autoreverses = false
    /// The interpolation between keyframes.
    var mode = CAAnimationCalculationMode.linear

    /// A view that gets its new position at once, although its subviews are animated.
    weak var unmoved: UIView?

    /// Closures called when all parts have ended; their argument is false if a part was removed before its end.
    private var endings: [(Bool) -> Void] = []
    private var running = 0
    private var isFinished = true
    private var isClosed = false

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, allowsTouches: Bool = false, laysOutSubviews: Bool = false
    ) {
        (self.duration, self.delay, self.pace) = (duration, delay, pace)
        (self.allowsTouches, self.laysOutSubviews) = (allowsTouches, laysOutSubviews)
    }

    /// Creates an animation from options. Inside another one it inherits that one's duration, curve and repetitions,
    /// unless options say otherwise.
    convenience init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring? = nil
    ) {
        let outer = AnimationBlock.animation
        let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
        let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
        let own = spring.map(Pace.spring) ?? .curve(options.timingFunction)
        self.init(
            duration: inherits ? outer?.duration ?? duration : duration, delay: delay,
            pace: inheritsCurve ? outer?.pace ?? own : own,
            allowsTouches: options.contains(.allowUserInteraction), laysOutSubviews: options.contains(.layoutSubviews))
        if let outer, !options.contains(.overrideInheritedOptions) {
            (repeatCount, autoreverses) = (outer.repeatCount, outer.autoreverses)
        } else {
            repeatCount = options.contains(.repeat) ? .infinity : 0
            autoreverses = options.contains(.autoreverse)
        }
    }

    /// Whether the animation takes time.
    var takesTime: Bool { duration > 0 || delay > 0 }

    // MARK: Animating

    /// Applies the timing to a layer's animation.
    func time(_ animation: CAAnimation) {
        animation.duration = max(duration, 1e-6)
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        switch pace {
        case .curve(let function): animation.timingFunction = function
        case .spring: animation.timingFunction = CAMediaTimingFunction(name: .linear)
        case .driver(let driver): animation.driver = driver
        }
        if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    }

    /// An empty animation with the timing.
    func makeAnimation() -> CABasicAnimation {
        guard case .spring(let spring) = pace else { return CABasicAnimation() }
        let animation = CASpringAnimation()
        (animation.mass, animation.stiffness, animation.damping) = (spring.mass, spring.stiffness, spring.damping)
        (animation.initialVelocity, animation.allowsOverdamping) = (spring.velocity, true)
        return animation
    }

    /// Adds an animation to the layer of a view, and tracks its end.
    func add(_ animation: CAAnimation, forKey key: String, to view: UIView) {
        animation.delegate = ViewAnimationPart(self, view, blocksTouches: !allowsTouches)
        running += 1
        view.layer.add(animation, forKey: key)
    }

    fileprivate func partEnded(_ finished: Bool) {
        running -= 1
        isFinished = isFinished && finished
        endIfOver()
    }

    // MARK: The end

    /// Adds a closure to be called when all parts have ended; its argument is false if a part was removed before its
    /// end.
    func atEnd(_ ending: @escaping (Bool) -> Void) { endings.append(ending) }

    /// Called at the end of the block of changes.
    func close() {
        isClosed = true
        endIfOver()
    }

    private func endIfOver() {
        guard isClosed, running == 0 else { return }
        let calls = endings
        endings = []
        calls.forEach { $0(isFinished) }
    }
}

/// Tracks the end of a layer's animation, during which the view may not receive touches.
@MainActor
private final class ViewAnimationPart: NSObject, CAAnimationDelegate {
    private let animation: ViewAnimation
    private weak var view: UIView?
    private let blocksTouches: Bool

    init(_ animation: ViewAnimation, _ view: UIView, blocksTouches: Bool) {
        (self.animation, self.view, self.blocksTouches) = (animation, view, blocksTouches)
        super.init()
        if blocksTouches { view.appearance.animationsWithoutTouches += 1 }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            if blocksTouches { view?.appearance.animationsWithoutTouches -= 1 }
            animation.partEnded(flag)
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve among the options.
    var timingFunction: CAMediaTimingFunction {
        switch rawValue >> 16 & 3 {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}
