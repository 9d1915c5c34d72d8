import RuntimeReflection

/// A change of a layer over time. A layer keeps a copy of what is added to it, whose times are seconds of the layer's time.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// When the animation begins, in seconds of the layer's time; 0 stands for the moment at which a layer gets it. In a group, seconds after
    /// the group's start.
    open var beginTime: CFTimeInterval = 0
    /// Seconds; 0 stands for the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// Own seconds per second of the layer's time; negative ones run backwards.
    open var speed: Float = 1
    /// Seconds added to the own time.
    open var timeOffset: CFTimeInterval = 0
    /// How often the animation runs, which may be a fraction; 0 stands for once.
    open var repeatCount: Float = 0
    /// Seconds for which the animation repeats, instead of a count; 0 for none.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation runs backwards after running forwards.
    open var autoreverses = false
    /// What shows before and after the animation.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The pace of the animation; nil is linear, or the transaction's.
    open var timingFunction: CAMediaTimingFunction?
    /// Receives start and end. Held strongly, as on Apple's platforms.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it is over; otherwise the layer keeps it until it is removed by key.
    open var isRemovedOnCompletion = true
    /// How often the animation changes per second. It reads back what was set; frames come at the device's rate.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// What programs stored by names of their own.
    private var storedValues: [String: Any] = [:]
    /// Whose progress the animation follows instead of its layer's time; nil for most.
    package var driver: (any AnimationDriver)?

    /// What running the animation as an action does instead of adding it; copies do not have it.
    package var runner: (() -> Void)?

    /// Adds the animation to the layer `anObject`; an animation of a property that names none is one of the property `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let runner { runner() } else { (anObject as? CALayer)?.add(self, forKey: event) }
    }

    /// What a program stored by a name.
    open func value(forKey key: String) -> Any? { storedValues[key] }
    /// Stores a value by a name, so that a delegate can tell animations apart; copies have it as well. The animation's own properties have no
    /// names here.
    open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

    /// A copy of the same class, made by its `init()`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        copy.copyProperties(of: self)
        return copy
    }

    /// Takes over the properties of an animation of the same class.
    func copyProperties(of other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        preferredFrameRateRange = other.preferredFrameRateRange
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (isRemovedOnCompletion, storedValues, driver) = (other.isRemovedOnCompletion, other.storedValues, other.driver)
    }

    /// The moment as the animation's timing function, or its spring, has it.
    func paced(_ moment: MediaMoment) -> MediaMoment {
        guard let timingFunction, !moment.isAtEnd else { return moment }
        var moment = moment
        moment.progress = timingFunction.progress(at: moment.progress)
        return moment
    }

    /// Gives a layer that is shown the values of a moment.
    func apply(_ moment: MediaMoment, to shown: CALayer) {}
}

/// The progress of animations that do not follow their layer's time: they can be held, reversed and moved by hand.
package protocol AnimationDriver: AnyObject {
    /// How far the animations are, from 0 to 1, or a little outside where a spring swings over.
    func progress(at mediaTime: TimeInterval) -> Double
}
