import RuntimeReflection

/// Animations that begin and end by calls, as they were written before closures.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
extension UIView {
    /// Begins an animation of the changes that follow, up to ``commitAnimations()``.
    ///
    /// - Parameters:
    ///   - animationID: What the delegate is told of the animation.
    ///   - context: What else the delegate is told.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(AnimationSettings(name: animationID, context: context))
    }

    /// Ends the changes of the animation that began last, which starts now.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the duration of the animation, in seconds; 0.2 at first. Settings act on changes that come after them.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set { $0.duration = duration } }
    /// Sets how long the animation waits, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set { $0.delay = delay } }
    /// Sets the pace of the animation; slow at both ends at first.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationBlock.set { $0.curve = curve } }
    /// Sets how often the animation runs, which may be a fraction.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.set { $0.repeatCount = repeatCount } }
    /// Sets whether every second run goes back.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.set { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether the animation starts from what is on the screen. Animations always do.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets the object that is told of the start and the end.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.set { $0.delegate = delegate as AnyObject? } }
    /// Sets the method that the delegate is told of the start by; it takes the identifier and the context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.set { $0.willStart = selector } }
    /// Sets the method that the delegate is told of the end by; it takes the identifier, whether the animation ran to
    /// its end, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.set { $0.didStop = selector } }
}

/// What calls between the beginning and the end of an animation say of it.
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

    /// The animation of changes that are made now.
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
