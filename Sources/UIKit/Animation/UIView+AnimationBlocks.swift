import RuntimeReflection

/// Animations between begin and commit calls, the interface before closures.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Begins an animation of the following changes, up to ``commitAnimations()``.
    ///
    /// - Parameters:
    ///   - animationID: The identifier passed to the delegate.
    ///   - context: A value passed to the delegate.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(AnimationSettings(name: animationID, context: context))
    }

    /// Commits the animation that began last and starts it.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the duration of the animation, in seconds; 0.2 by default. Settings apply to later changes.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set { $0.duration = duration } }
    /// Sets the delay of the animation, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set { $0.delay = delay } }
    /// Sets the curve of the animation; ease-in-ease-out by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationBlock.set { $0.curve = curve } }
    /// Sets the number of repetitions, possibly a fraction.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.set { $0.repeatCount = repeatCount } }
    /// Sets whether every second repetition runs backwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.set { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether the animation starts from the presented values. It always does.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets the delegate, which is told of the start and the end.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.set { $0.delegate = delegate as AnyObject? } }
    /// Sets the delegate's method for the start; it takes the identifier and the context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.set { $0.willStart = selector } }
    /// Sets the delegate's method for the end; it takes the identifier, whether the animation finished, and the
    /// context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.set { $0.didStop = selector } }
}

/// The settings made between the begin and commit calls of an animation.
struct AnimationSettings {
    let name: String?
    let context: UnsafeMutableRawPointer?
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(name: String?, context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

    /// The animation of changes made now.
    @MainActor var animation: ViewAnimation {
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        let animation = ViewAnimation(duration: duration, delay: delay, options: options)
        (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
        return animation
    }

    func tellStart() { tell(willStart, [name, context]) }
    func tellEnd(_ isFinished: Bool) { tell(didStop, [name, NSNumber(value: isFinished), context]) }

    private func tell(_ selector: Selector?, _ values: [Any?]) {
        guard let selector, let delegate else { return }
        _ = MemberTable.optionalMethod(selector.description, of: delegate)?(values)
    }
}
