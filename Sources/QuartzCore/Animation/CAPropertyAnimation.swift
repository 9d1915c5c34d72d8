/// A change of one property of a layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property, such as `position`, `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// The function that turns numbers into a transform; nil for animations of plain properties.
    open var valueFunction: CAValueFunction?
    /// Whether values are added to the property's value instead of replacing it; transforms are applied before it.
    open var isAdditive = false
    /// Whether each repetition starts from the end value of the previous one.
    open var isCumulative = false

    /// Creates an animation of a key path; a path that the layer does not have has no effect.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if keyPath == nil { keyPath = event }
        super.run(forKey: event, object: anObject, arguments: dict)
    }

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override func apply(_ moment: MediaMoment, to shown: CALayer) {
        guard let fullPath, let path = LayerKeyPath(fullPath, in: shown) else { return }
        let present = path.value(in: shown)
        guard var value = value(at: moment, from: present) else { return }
        if isCumulative, moment.cycle > 0, let end = endValue(from: present) {
            for _ in 0..<moment.cycle { value = value.adding(end) }
        }
        path.set(isAdditive ? value.adding(present) : value, in: shown)
    }

    /// The key path of the property, or of the part of it that the value function sets.
    private var fullPath: String? {
        guard let part = valueFunction?.name.path else { return keyPath }
        return keyPath.map { "\($0).\(part)" }
    }

    /// The value at a moment; `present` is the property's value without the animation. nil if the animation has no
    /// value then.
    func value(at moment: MediaMoment, from present: LayerValue) -> LayerValue? { nil }

    /// The value at the end of a cycle.
    func endValue(from present: LayerValue) -> LayerValue? {
        value(at: MediaMoment(progress: 1, seconds: duration, cycle: 0), from: present)
    }
}
