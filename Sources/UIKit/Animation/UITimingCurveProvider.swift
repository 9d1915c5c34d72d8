/// What kind of curve an animation's timing has.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

/// How far an animation is at each moment.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between two control points.
///
/// - Source: developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private let isBuiltin: Bool
    public let animationCurve: UIView.AnimationCurve
    /// From 0 to 1 in time and in way.
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        isBuiltin = true
        animationCurve = curve
        (controlPoint1, controlPoint2) = Self.points(of: curve)
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        isBuiltin = false
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// - Source: developer.apple.com/documentation/quartzcore/camediatimingfunctionname
    private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}

/// The swing of a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast it starts, in whole ways a second.
    public let initialVelocity: CGVector

    public override convenience init() { self.init(dampingRatio: 1) }

    /// - Parameter ratio: 1 for a spring that does not swing, near 0 for one that swings long.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}
