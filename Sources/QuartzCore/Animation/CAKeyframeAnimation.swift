/// The interpolation between keyframes.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationcalculationmode
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; names without a constant interpolate linearly.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between two keyframes.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each keyframe's value applies until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant speed; key times are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at constant speed; key times are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationrotationmode
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; only the constants rotate the layer.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points forward along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points backward along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A change of one property through several values.
///
/// - Source: developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the keyframes, in order.
    open var values: [Any]?
    /// A path used instead of ``values``, for properties that are points: the end of each of its elements is a
    /// keyframe.
    open var path: CGPath?
    /// The times of the keyframes as fractions of the duration, one for each value, or for `discrete` one more; an
    /// array of another length is ignored.
    open var keyTimes: [NSNumber]?
    /// The timing functions between the values, one less than there are values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The tension of a cubic curve at each keyframe. It reads back what was set; nothing here depends on it.
    open var tensionValues: [NSNumber]?
    /// The continuity of a cubic curve at each keyframe. It reads back what was set; nothing here depends on it.
    open var continuityValues: [NSNumber]?
    /// The bias of a cubic curve at each keyframe. It reads back what was set; nothing here depends on it.
    open var biasValues: [NSNumber]?
    /// The rotation of the layer along ``path``; nil for none.
    open var rotationMode: CAAnimationRotationMode?

    override func copyProperties(of other: CAAnimation) {
        super.copyProperties(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
        (timingFunctions, calculationMode, rotationMode) = (other.timingFunctions, other.calculationMode, other.rotationMode)
    }

    override func value(at moment: MediaMoment, from present: LayerValue) -> LayerValue? {
        track(as: present.form)?.value(at: moment.progress)
    }

    override func apply(_ moment: MediaMoment, to shown: CALayer) {
        super.apply(moment, to: shown)
        guard let rotationMode, path != nil, let angle = track(as: .point)?.direction(at: moment.progress) else { return }
        let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        shown.transform = CATransform3DRotate(shown.transform, turn, 0, 0, 1)
    }

    private func track(as form: LayerValue.Form) -> KeyframeTrack? {
        let pieces = path.map(KeyframeTrack.pieces(of:)) ?? KeyframeTrack.pieces(through: stops(as: form), calculationMode)
        return KeyframeTrack(pieces, times: keyTimes?.map(\.doubleValue), paces: timingFunctions ?? [], mode: calculationMode)
    }

    private func stops(as form: LayerValue.Form) -> [LayerValue] { (values ?? []).map { LayerValue($0, as: form) } }
}
