/// Animations of views in visible windows. Views that are nowhere to be seen have their new values at once, and a block
/// that animates nothing is over, with its completion, when the call returns.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Animates changes.
    ///
    /// - Parameters:
    ///   - duration: Seconds; with 0, and no delay, the changes are made at once.
    ///   - delay: Seconds before the animation starts.
    ///   - completion: Called at the end: with false if an animation was removed before.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(ViewAnimation(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// Animates changes from now on, starting and ending slowly, and calls a closure at the end.
    ///
    /// - Parameters:
    ///   - duration: Seconds; with 0 the changes are made at once.
    ///   - completion: Called at the end: with false if an animation was removed before.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes from now on, starting and ending slowly.
    ///
    /// - Parameter duration: Seconds; with 0 the changes are made at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes as a spring moves that is at rest after the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds until the spring stays within a thousandth of its way.
    ///   - delay: Seconds before the animation starts.
    ///   - dampingRatio: 1 for a spring that comes to rest without overshooting; smaller ones oscillate.
    ///   - velocity: The speed at the start, in multiples of the whole way per second.
    ///   - completion: Called at the end: with false if an animation was removed before.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: dampingRatio, velocity: velocity, settlingIn: duration)
        run(ViewAnimation(duration: duration, delay: delay, options: options, spring: spring), animations, completion)
    }

    /// Animates changes as a spring moves, and calls a closure when it is at rest.
    ///
    /// - Parameters:
    ///   - duration: Seconds that it takes to look at rest: the period of the undamped spring.
    ///   - bounce: 0 for a spring that comes to rest without overshooting; larger ones oscillate.
    ///   - initialSpringVelocity: How fast it starts, in multiples of the whole way per second.
    ///   - delay: Seconds before the animation starts.
    ///   - completion: Called at the end: with false if an animation was removed before.
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

    // MARK: Inside and outside of animations

    /// Seconds that the animation takes whose changes are being made; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

    /// Has changes of the animation whose block is running repeat.
    ///
    /// - Parameter count: How often they run, which may be a fraction.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = AnimationBlock.animation else { return animations() }
        let old = (animation.repeatCount, animation.autoreverses)
        (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
        animations()
        (animation.repeatCount, animation.autoreverses) = old
    }

    /// Makes changes that are no part of any animation, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        actionsWithoutAnimation()
        areAnimationsEnabled = wereEnabled
    }

    /// Sets whether changes are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}
