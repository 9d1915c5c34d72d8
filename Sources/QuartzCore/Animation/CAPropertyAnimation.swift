/// A change of one property of a layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property in the layer, such as `position`, `position.x` or `transform.rotation.z`.
    open var keyPath: String?
    /// Turns the numbers of the animation into a transform; nil for animations of plain properties.
    open var valueFunction: CAValueFunction?
    /// Whether values are added to the property's value instead of replacing it; transforms are applied before it.
    open var isAdditive = false
    /// Whether each repetition starts at the last one's end.
    open var isCumulative = false

    /// Creates an animation of the property at a key path in the layer; a path that the layer does not have changes
    /// nothing.
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

    /// The path of the property, or of the part of it that the value function sets.
    private var fullPath: String? {
        guard let part = valueFunction?.name.path else { return keyPath }
        return keyPath.map { "\($0).\(part)" }
    }

    /// The value at a moment; `present` is the property's without the animation. nil if the animation says nothing.
    func value(at moment: MediaMoment, from present: LayerValue) -> LayerValue? { nil }

    /// The value at the end of a cycle.
    func endValue(from present: LayerValue) -> LayerValue? {
        value(at: MediaMoment(progress: 1, seconds: duration, cycle: 0), from: present)
    }
}
