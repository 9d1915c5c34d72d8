/// Animations arrive at their last frame at once: the blocks, what they lay out and their completions run in UIKit's order, and no time passes.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Makes changes as an animation does, without time passing, and then calls the completion block.
    ///
    /// - Parameters: Durations and delays are in seconds, and are not waited for.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, animations)
        completion?(true)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// - Parameters:
    ///   - dampingRatio: 1 for a spring that does not swing, near 0 for one that swings long.
    ///   - velocity: How fast it starts, in whole ways a second.
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

    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}
