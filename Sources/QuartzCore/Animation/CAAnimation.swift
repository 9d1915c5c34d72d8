import RuntimeReflection

/// A change of a layer over time. A layer stores a copy of the animation that is added to it, with times in seconds of
/// the layer's time.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// The start, in seconds of the layer's time; 0 means the moment at which it is added. In a group, seconds after
    /// the group's start.
    open var beginTime: CFTimeInterval = 0
    /// The duration in seconds; 0 means that of the transaction.
    open var duration: CFTimeInterval = 0
    /// Seconds of local time per second of the layer's time; negative values run backwards.
    open var speed: Float = 1
    /// Seconds added to the local time.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions, possibly a fraction; 0 means once.
    open var repeatCount: Float = 0
    /// The total duration of the repetitions in seconds, instead of a count; 0 for none.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation runs backwards after running forwards.
    open var autoreverses = false
    /// The presentation before and after the animation.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The timing function; nil for linear, or the transaction's.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, told of start and end. Held strongly, as on Apple's platforms.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it ends; otherwise it stays until it is removed by key.
    open var isRemovedOnCompletion = true
    /// The frame rate that the program prefers. It reads back what was set; frames come at the device's rate.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// Values that programs stored under keys of their own.
    private var storedValues: [String: Any] = [:]
    /// The driver whose progress replaces the layer's time; nil for most animations.
    package var driver: (any AnimationDriver)?

    /// Called instead of adding the animation when it runs as an action; not copied.
    package var runner: (() -> Void)?

    /// Adds the animation to the layer `anObject`; a property animation without a key path animates the property
    /// `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let runner { runner() } else { (anObject as? CALayer)?.add(self, forKey: event) }
    }

    /// The value that a program stored under a key.
    open func value(forKey key: String) -> Any? { storedValues[key] }
    /// Stores a value under a key, for example to tell animations apart in a delegate; copies have it as well. The
    /// animation's own properties are not accessible by key here.
    open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

    /// A copy of the same class, created with its `init()`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        copy.copyProperties(of: self)
        return copy
    }

    /// Copies the properties of an animation of the same class.
    func copyProperties(of other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        preferredFrameRateRange = other.preferredFrameRateRange
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (isRemovedOnCompletion, storedValues, driver) = (other.isRemovedOnCompletion, other.storedValues, other.driver)
    }

    /// The moment after the timing function, or the spring, was applied.
    func paced(_ moment: MediaMoment) -> MediaMoment {
        guard let timingFunction, !moment.isAtEnd else { return moment }
        var moment = moment
        moment.progress = timingFunction.progress(at: moment.progress)
        return moment
    }

    /// Sets the values of a moment on a presentation layer.
    func apply(_ moment: MediaMoment, to shown: CALayer) {}
}

/// Drives the progress of animations independently of their layer's time: they can be paused, reversed and scrubbed.
package protocol AnimationDriver: AnyObject {
    /// The progress of the animations, from 0 to 1, or a little outside if a spring overshoots.
    func progress(at mediaTime: TimeInterval) -> Double
}
