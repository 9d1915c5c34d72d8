/// Animations of several steps.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Animates changes through keyframes, which `addKeyframe` adds in the block.
    ///
    /// - Parameters:
    ///   - duration: Seconds of the whole.
    ///   - delay: Seconds before the animation starts.
    ///   - options: Also the curve of the whole, by the values of `AnimationOptions`; it starts and ends slowly where
    ///     they say nothing.
    ///   - completion: Called at the end: with false if an animation was removed before.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = AnimationBlock.recorder
        let animation = ViewAnimation(duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
        animation.mode = options.calculationMode
        let recorder = KeyframeRecorder(animation, outer: outer)
        if let completion { animation.atEnd(completion) }
        AnimationBlock.run(animation, recorder: recorder) {
            AnimationBlock.keyframes(animations)
            AnimationBlock.layOutMoving()
            recorder.animate()
        }
    }

    /// A step of the keyframes that are being made.
    ///
    /// - Parameters:
    ///   - frameStartTime: When it starts, from 0 to 1 of the whole; steps run in the order of their starts.
    ///   - frameDuration: How long it runs, from 0 to 1 of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        AnimationBlock.addKeyframe(at: frameStartTime, for: frameDuration, animations)
    }
}

extension UIView.KeyframeAnimationOptions {
    fileprivate var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
