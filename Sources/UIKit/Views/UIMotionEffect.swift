/// An effect that changes properties of a view as the device is tilted.
///
/// The simulated device is not tilted: programs and tests can ask effects for their values, and views do not move.
///
/// - Source: developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    /// Makes an effect without values.
    public override init() { super.init() }

    /// Returns nil: effects are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The values, by key path, for a viewer offset of -1...1 on each axis; nil for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Interpolates a value between a minimum and a maximum as the device is tilted along one axis.
///
/// - Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of the tilt.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    /// The key path of the property in the view.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at an offset of -1: a number, a point, a size, insets or an offset.
    open var minimumRelativeValue: Any?
    /// The value at an offset of 1.
    open var maximumRelativeValue: Any?

    /// Makes an effect without limits; it yields no value until both are set.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Returns nil: effects are not archived.
    public required init?(coder: NSCoder) { nil }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = (min(max(offset, -1), 1) + 1) / 2
        return Self.value(minimumRelativeValue, maximumRelativeValue, part).map { [keyPath: $0] }
    }

    private static func value(_ least: Any?, _ most: Any?, _ part: CGFloat) -> Any? {
        if let least = least.flatMap(CGFloat.init(attribute:)), let most = most.flatMap(CGFloat.init(attribute:)) {
            return NSNumber(value: Double(least + (most - least) * part))
        }
        guard let least = pair(least), let most = pair(most) else { return nil }
        return CGPoint(x: least.x + (most.x - least.x) * part, y: least.y + (most.y - least.y) * part)
    }

    private static func pair(_ value: Any?) -> CGPoint? {
        switch value {
        case let value as CGPoint: value
        case let value as CGSize: CGPoint(x: value.width, y: value.height)
        case let value as UIOffset: CGPoint(x: value.horizontal, y: value.vertical)
        default: nil
        }
    }
}

/// A group of effects that apply together.
///
/// - Source: developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; if two of them give values for one key path, the later wins.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let motionEffects else { return nil }
        return motionEffects.reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}
