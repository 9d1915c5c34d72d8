/// Keyframes and transitions: they arrive at their last frame at once, as other animations do.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    // MARK: Keyframes

    /// Makes the changes of keyframes in the order of their times, without time passing, and then calls the completion block.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration) { AnimationBlock.keyframes(animations) }
        completion?(true)
    }

    /// A step of the keyframes that are being made.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it starts, from 0 to 1 of the whole; steps run in the order of their starts.
    ///   - frameDuration: How long it runs, from 0 to 1 of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        AnimationBlock.addKeyframe(at: frameStartTime, animations)
    }

    // MARK: Transitions

    /// Makes changes inside a view as a transition does, and then calls the completion block.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration) { animations?() }
        completion?(true)
    }

    /// Puts a view in another's place: exchanges them in their superview or, with `showHideTransitionViews`, hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        completion?(true)
    }

    /// Makes changes together with the system's animation for doing something with views.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run { parallelAnimations?() }
        views.forEach { $0.removeFromSuperview() }
        completion?(true)
    }

    /// Animations that the system provides.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/systemanimation
    public enum SystemAnimation: UInt, Sendable {
        /// Takes the views out of their superviews.
        case delete = 0
    }

    // MARK: Inside an animation

    /// Seconds that the animation would take whose changes are being made; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

    /// Makes changes of an animation that would run several times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        animations()
    }

    /// Makes changes as an animation on a spring does, and then calls the completion block.
    ///
    /// - Parameters:
    ///   - duration: Seconds that it would take to look at rest.
    ///   - bounce: 0 for a spring that comes to rest without overshooting; larger ones oscillate.
    ///   - initialSpringVelocity: How fast it starts, in multiples of the whole way per second.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.run(duration: duration, animations)
        completion?(true)
    }
}
