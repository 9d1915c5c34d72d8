/// An action that a layer runs when an event happens.
public protocol CAAction {
    /// Runs the action. Nothing in this module calls it: layers look actions up only when ``CALayer/action(forKey:)`` is called.
    ///
    /// - Parameters:
    ///   - event: The key of the event, such as the name of the property that changed.
    ///   - anObject: The layer it happened to.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Receives the start and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation was added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation was removed or is over.
    ///
    /// - Parameter flag: True at the flush that ends it, false when it was removed or replaced before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. No time passes between drawings here: an animation added to a layer is over at the next
/// ``CATransaction/flush()``, and layers always show their model values. The timing properties are therefore stored and copied,
/// but nothing reads them.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// When the animation begins, in seconds of the layer's time. Stored; nothing reads it.
    open var beginTime: CFTimeInterval = 0
    /// Seconds; 0 stands for the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// Own seconds per second of the layer's time. Stored; nothing reads it.
    open var speed: Float = 1
    /// Seconds added to the own time. Stored; nothing reads it.
    open var timeOffset: CFTimeInterval = 0
    /// How often the animation repeats. Stored; nothing reads it.
    open var repeatCount: Float = 0
    /// Seconds for which the animation repeats. Stored; nothing reads it.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the animation runs backwards after running forwards. Stored; nothing reads it.
    open var autoreverses = false
    /// What shows before and after the animation. Stored; nothing reads it.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The pace of the animation; nil is linear. Stored; nothing reads it.
    open var timingFunction: CAMediaTimingFunction?
    /// Receives start and end. Held strongly, as on Apple's platforms.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it is over; otherwise the layer keeps it until it is removed by key.
    open var isRemovedOnCompletion = true

    /// Adds the animation to the layer `anObject`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

/// A change of one property. What it changes and how is stored; nothing reads it, because layers always show their model values.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property in the layer.
    open var keyPath: String?
    /// Whether values are added to the property's value instead of replacing it.
    open var isAdditive = false
    /// Whether each repetition starts at the last one's end.
    open var isCumulative = false

    /// Makes an animation of the property at a key path in the layer; the path is not checked.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change of one property from one value to another; the values are stored and not read.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil is the present one.
    open var fromValue: Any?
    /// The value at the end; nil is the present one.
    open var toValue: Any?
    /// The distance from the start to the end, where only one of them is given.
    open var byValue: Any?
}

/// A change of one property through several values, which are stored and not read.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values passed through, in order.
    open var values: [Any]?
    /// A path passed through instead of ``values``, for properties that are points.
    open var path: CGPath?
    /// 0...1 of the duration, one for each value.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next, one less than there are values.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at the same time. The layer holds the group as one animation; the members' delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The members. Stored; nothing reads them.
    open var animations: [CAAnimation]?
}
