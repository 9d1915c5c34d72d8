/// Animations of views in visible windows. Other views get their new values at once, and a block without any animation
/// is finished, including its completion, when the call returns.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Animates changes.
    ///
    /// - Parameters:
    ///   - duration: Seconds; with 0, and no delay, the changes are made at once.
    ///   - delay: Seconds before the animation starts.
    ///   - completion: Called at the end; its argument is false if an animation was removed before that.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(ViewAnimation(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// Animates changes with the ease-in-ease-out curve, and calls a closure at the end.
    ///
    /// - Parameters:
    ///   - duration: Seconds; with 0 the changes are made at once.
    ///   - completion: Called at the end; its argument is false if an animation was removed before that.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes with the ease-in-ease-out curve.
    ///
    /// - Parameter duration: Seconds; with 0 the changes are made at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes with the motion of a spring that is at rest after the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds until the spring stays within a thousandth of the distance.
    ///   - delay: Seconds before the animation starts.
    ///   - dampingRatio: 1 for a spring without overshoot; smaller values oscillate.
    ///   - velocity: The initial velocity, in multiples of the whole distance per second.
    ///   - completion: Called at the end; its argument is false if an animation was removed before that.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: dampingRatio, velocity: velocity, settlingIn: duration)
        run(ViewAnimation(duration: duration, delay: delay, options: options, spring: spring), animations, completion)
    }

    /// Animates changes with the motion of a spring, and calls a closure when it is at rest.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds: the period of the undamped spring.
    ///   - bounce: 0 for a spring without overshoot; larger values oscillate.
    ///   - initialSpringVelocity: The initial velocity, in multiples of the whole distance per second.
    ///   - delay: Seconds before the animation starts.
    ///   - completion: Called at the end; its argument is false if an animation was removed before that.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
        let length = duration > 0 ? spring.animationDuration : 0
        run(ViewAnimation(duration: length, delay: delay, options: options, spring: spring), animations, completion)
    }

    static func run(_ animation: ViewAnimation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        if let completion { animation.atEnd(completion) }
        AnimationBlock.run(animation, animations)
    }

    // MARK: Within and outside of animations

    /// The duration in seconds of the animation whose changes are being made; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

    /// Makes changes repeat within the animation whose block is running.
    ///
    /// - Parameter count: The number of repetitions, possibly a fraction.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = AnimationBlock.animation else { return animations() }
        let old = (animation.repeatCount, animation.autoreverses)
        (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
        animations()
        (animation.repeatCount, animation.autoreverses) = old
    }

    /// Makes changes without animation, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        actionsWithoutAnimation()
        areAnimationsEnabled = wereEnabled
    }

    /// Sets whether changes are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}
