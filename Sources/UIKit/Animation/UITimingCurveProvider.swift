/// Kinds of timing curves.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

/// A timing curve: the progress of an animation over time.
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
    /// The system's curve with these control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in the unit square of time and progress.
    public let controlPoint1: CGPoint
    /// The second control point, in the unit square of time and progress.
    public let controlPoint2: CGPoint

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates one of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        isBuiltin = true
        animationCurve = curve
        (controlPoint1, controlPoint2) = Self.points(of: curve)
        super.init()
    }

    /// Creates a cubic Bézier curve from two control points in the unit square of time and progress.
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

/// The timing curve of a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The parameters of the spring.
    private enum Recipe {
        /// A damping ratio; the other parameters follow from the animation's duration.
        case ratio(CGFloat)
        /// Mass, stiffness and damping, from which the duration follows.
        case spring(Spring)
    }

    private let recipe: Recipe
    /// The initial velocity, in multiples of the whole distance per second. Its horizontal component applies to all
    /// properties.
    public let initialVelocity: CGVector

    public override convenience init() { self.init(dampingRatio: 1) }

    /// - Parameter ratio: 1 for a spring without overshoot; smaller values oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (recipe, initialVelocity) = (.ratio(ratio), velocity)
        super.init()
    }

    /// Creates the curve of a mass on a spring. The animation lasts until the spring comes to rest.
    ///
    /// - Parameters:
    ///   - mass: The mass on the spring; positive.
    ///   - stiffness: The stiffness of the spring; positive.
    ///   - damping: The damping of the spring.
    ///   - velocity: The initial velocity, in multiples of the whole distance per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        recipe = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// Creates the curve of a spring from its perceived duration.
    ///
    /// - Parameters:
    ///   - duration: The period of the undamped spring in seconds.
    ///   - bounce: 0 for a spring without overshoot; larger values oscillate.
    ///   - velocity: The initial velocity, in multiples of the whole distance per second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        recipe = .spring(Spring(perceptualDuration: duration, bounce: bounce, velocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// Creates the curve of a spring without initial velocity.
    ///
    /// - Parameter ratio: 1 for a spring without overshoot; smaller values oscillate.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring for an animation of some seconds.
    func spring(for duration: TimeInterval) -> Spring {
        switch recipe {
        case .ratio(let ratio): Spring(dampingRatio: ratio, velocity: initialVelocity.dx, settlingIn: duration)
        case .spring(let spring): spring
        }
    }

    /// The duration in seconds of an animation with a requested duration.
    func duration(for duration: TimeInterval) -> TimeInterval {
        if case .spring(let spring) = recipe { spring.animationDuration } else { duration }
    }
}
