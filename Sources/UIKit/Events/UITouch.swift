/// One finger on the screen, from when it comes down until it is lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Properties of a touch that are only estimated at first.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/properties
    public struct Properties: OptionSet, Sendable {
        /// Bit mask of the properties.
        public let rawValue: Int
        /// Makes a set of a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The slant of a pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// What is only estimated: nothing, since fingers of tests say everything at once.
    open var estimatedProperties: UITouch.Properties { [] }
    /// What comes later: nothing.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The phases of a touch.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches the screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/touchtype
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger elsewhere, as on a remote control.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer

        /// A pencil, by its name from before iOS 9.1.
        public static var stylus: TouchType { .pencil }

        static let all = [TouchType.direct, .indirect, .pencil, .indirectPointer]
    }

    /// What touches the screen; a finger unless a test says otherwise.
    open package(set) var type = TouchType.direct
    /// How hard, where 1 is the usual force; 0 on a screen that does not feel it.
    open package(set) var force: CGFloat = 0
    /// The greatest force; 0 on a screen that does not feel it.
    open package(set) var maximumPossibleForce: CGFloat = 0
    /// The radius of what touches the screen, in points. Apple publishes no usual one; 20 unless a test says otherwise.
    open package(set) var majorRadius: CGFloat = 20
    /// How far ``majorRadius`` may be off, in points: nothing, since tests say it.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle between a pencil and the screen, in radians: 0 where it lies on it, and half of pi, as for fingers, where it stands upright.
    open package(set) var altitudeAngle = CGFloat.pi / 2
    /// The direction of a pencil in the window, in radians, clockwise from the x axis.
    package var azimuthInWindow: CGFloat = 0
    /// The angle by which the pencil is turned around itself, in radians: 0, for there is no pencil.
    open var rollAngle: CGFloat { 0 }
    /// The number by which an update of estimated properties names the touch; nil, for none are estimated.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The touch's phase.
    open package(set) var phase: Phase
    /// How many times the finger tapped.
    open package(set) var tapCount: Int
    /// The view that was hit when the touch began.
    open package(set) weak var view: UIView?
    /// The window the touch is in.
    open package(set) weak var window: UIWindow?
    /// When the touch last changed, in seconds since the system started.
    open package(set) var timestamp: TimeInterval = 0 {
        willSet { previousTimestamp = timestamp }
    }
    /// When the touch changed before it last did.
    private(set) var previousTimestamp: TimeInterval = 0
    /// Where the touch is, in points, in the window's coordinates.
    package private(set) var locationInWindow: CGPoint
    private var previousLocationInWindow: CGPoint
    /// The first location of the touch, in points, in the window's coordinates.
    let startInWindow: CGPoint
    /// The recognizers that follow the touch, the innermost view's first.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether a gesture has taken the touch away from the view that was hit.
    var isTakenFromView = false
    /// Set while the view that was hit does not hear of the touch yet.
    var delay: TouchDelay?

    /// Makes a touch that no finger made, as tests of methods for touches do: at (0, 0) of no window, in the phase `began`, without taps.
    public nonisolated override init() {
        (locationInWindow, previousLocationInWindow, startInWindow) = (.zero, .zero, .zero)
        (phase, tapCount, majorRadius, altitudeAngle) = (.began, 0, 0, 0)
        super.init()
    }

    /// A finger on a window, at a point in the window's coordinates.
    package init(window: UIWindow, location: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
        self.window = window
        locationInWindow = location
        previousLocationInWindow = location
        startInWindow = location
        self.phase = phase
        self.tapCount = tapCount
        super.init()
    }

    /// Moves the finger; `location` is in points, in the window's coordinates.
    package func move(to location: CGPoint, phase: Phase) {
        previousLocationInWindow = locationInWindow
        locationInWindow = location
        self.phase = phase
    }

    /// Calls a closure while the touch is where and what it was in the beginning.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan: a view hears of a touch that waited by
    ///   `touchesBegan`, and then of what came after.
    func asItBegan(_ body: () -> Void) {
        let now = (locationInWindow, previousLocationInWindow, phase)
        (locationInWindow, previousLocationInWindow, phase) = (startInWindow, startInWindow, .began)
        body()
        (locationInWindow, previousLocationInWindow, phase) = now
    }

    /// The touch as it was on the way to where it is now, or as it is expected to go on.
    ///
    /// - Parameters:
    ///   - place: Points, in the window's coordinates.
    ///   - time: Seconds since the system started.
    func sample(at place: CGPoint, time: TimeInterval, after last: UITouch?) -> UITouch? {
        guard let window else { return nil }
        let sample = UITouch(window: window, location: last?.locationInWindow ?? previousLocationInWindow, tapCount: tapCount)
        sample.move(to: place, phase: phase)
        (sample.view, sample.type, sample.force, sample.timestamp) = (view, type, force, time)
        (sample.maximumPossibleForce, sample.majorRadius) = (maximumPossibleForce, majorRadius)
        (sample.altitudeAngle, sample.azimuthInWindow) = (altitudeAngle, azimuthInWindow)
        return sample
    }

    /// Where the touch is, in points, in the view's coordinates, or the window's when there is no view.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

    /// Where the touch was before it last moved, in points, in the view's coordinates, or the window's when there is no view.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

    /// The touch's place as precisely as it is known, which is ``location(in:)`` here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The place before as precisely as it is known, which is ``previousLocation(in:)`` here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The direction in which the blunt end of a pencil points, in radians in the view's coordinates, or the window's when there is no view:
    /// 0 along the x axis, more clockwise; 0 for fingers.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return atan2(direction.dy, direction.dx)
    }

    /// The same direction as a vector of the length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let start = convert(.zero, to: view)
        let end = convert(CGPoint(x: cos(azimuthInWindow), y: sin(azimuthInWindow)), to: view)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
