/// Animations arrive at their last frame at once: the blocks, what they lay out and their completions run in UIKit's order, and no time passes.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Makes changes as an animation does, without time passing, and then calls a closure.
    ///
    /// - Parameters:
    ///   - duration: Seconds; they do not pass.
    ///   - delay: Seconds before the animation starts; they do not pass.
    ///   - completion: Called with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, animations)
        completion?(true)
    }

    /// Makes changes as an animation, and calls a closure when it is over.
    ///
    /// - Parameters:
    ///   - duration: Seconds; they do not pass.
    ///   - completion: Called with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Makes changes as an animation.
    ///
    /// - Parameter duration: Seconds; they do not pass.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Makes changes as an animation that follows a spring.
    ///
    /// - Parameters:
    ///   - duration: Seconds; they do not pass.
    ///   - delay: Seconds before the animation starts; they do not pass.
    ///   - dampingRatio: 1 for a spring that comes to rest without overshooting; smaller ones oscillate.
    ///   - velocity: The speed at the start, in multiples of the whole way per second.
    ///   - completion: Called with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
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
