/// Animations of several steps.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Animates changes through keyframes, which `addKeyframe` adds in the block.
    ///
    /// - Parameters:
    ///   - duration: The total duration in seconds.
    ///   - delay: Seconds before the animation starts.
    ///   - options: The options, which may include the curve of the whole by the values of `AnimationOptions`; the
    ///     default is ease-in-ease-out.
    ///   - completion: Called at the end; its argument is false if an animation was removed before that.
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

    /// Adds a step to the keyframes being made.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, from 0 to 1 of the whole; steps run in the order of their starts.
    ///   - frameDuration: The duration, from 0 to 1 of the whole.
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
