/// A touch on the screen, from its beginning until it ends.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Properties of a touch that can be estimated at first.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/properties
    public struct Properties: OptionSet, Sendable {
        /// Bit mask of the properties.
        public let rawValue: Int
        /// Makes a set of a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The azimuth of a pencil.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The altitude of a pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
    }

    /// The properties that are estimated: none, since tests provide all of them at once.
    open var estimatedProperties: UITouch.Properties { [] }
    /// The properties for which updates are expected: none.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The phases of a touch.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The type of a touch.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/touchtype
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on another surface, such as a remote control.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer

        /// The older name of ``pencil``.
        public static var stylus: TouchType { .pencil }

        static let all = [TouchType.direct, .indirect, .pencil, .indirectPointer]
    }

    /// The type of the touch; a finger by default.
    open package(set) var type = TouchType.direct
    /// The force, relative to that of an average touch; 0 if the screen does not sense it.
    open package(set) var force: CGFloat = 0
    /// The maximum force; 0 if the screen does not sense it.
    open package(set) var maximumPossibleForce: CGFloat = 0
    /// The radius of the touch, in points. Apple publishes no typical value; 20 by default.
    open package(set) var majorRadius: CGFloat = 20
    /// The tolerance of ``majorRadius``, in points: 0, since tests provide it.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle between a pencil and the screen, in radians: 0 if the pencil is parallel to the screen, and half of pi
    /// if it is perpendicular, as for fingers.
    open package(set) var altitudeAngle = CGFloat.pi / 2
    /// The azimuth of a pencil in the window, in radians, clockwise from the x-axis.
    package var azimuthInWindow: CGFloat = 0
    /// The rotation of a pencil around its axis, in radians; always 0.
    open var rollAngle: CGFloat { 0 }
    /// The identifier of the touch in updates of estimated properties; nil, since none are estimated.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The touch's phase.
    open package(set) var phase: Phase
    /// The number of taps.
    open package(set) var tapCount: Int
    /// The view that was hit when the touch began. Held weakly.
    open package(set) weak var view: UIView?
    /// The window of the touch. Held weakly.
    open package(set) weak var window: UIWindow?
    /// The time of the touch's last change, in seconds since the system started.
    open package(set) var timestamp: TimeInterval = 0 {
        willSet { previousTimestamp = timestamp }
    }
    /// The time of the change before the last one.
    private(set) var previousTimestamp: TimeInterval = 0
    /// The location in the window's coordinates, in points.
    package private(set) var locationInWindow: CGPoint
    private var previousLocationInWindow: CGPoint
    /// The first location in the window's coordinates, in points.
    let startInWindow: CGPoint
    /// The recognizers that receive the touch, the innermost view's first.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether a gesture has withdrawn the touch from the hit view.
    var isTakenFromView = false
    /// The delay of the touch's delivery to the hit view, while it is delayed.
    var delay: TouchDelay?

    /// Makes an empty touch, for tests of methods for touches: at (0, 0) without a window, in the phase `began`,
    /// without taps.
    public nonisolated override init() {
        (locationInWindow, previousLocationInWindow, startInWindow) = (.zero, .zero, .zero)
        (phase, tapCount, majorRadius, altitudeAngle) = (.began, 0, 0, 0)
        super.init()
    }

    /// Makes a touch on a window, at a point in the window's coordinates.
    package init(window: UIWindow, location: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
        self.window = window
        locationInWindow = location
        previousLocationInWindow = location
        startInWindow = location
        self.phase = phase
        self.tapCount = tapCount
        super.init()
    }

    /// Moves the touch; `location` is in points, in the window's coordinates.
    package func move(to location: CGPoint, phase: Phase) {
        previousLocationInWindow = locationInWindow
        locationInWindow = location
        self.phase = phase
    }

    /// Calls a closure while the touch has its initial location and phase.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan: the delayed
    ///   `touchesBegan` is delivered first, and then what followed.
    func asItBegan(_ body: () -> Void) {
        let now = (locationInWindow, previousLocationInWindow, phase)
        (locationInWindow, previousLocationInWindow, phase) = (startInWindow, startInWindow, .began)
        body()
        (locationInWindow, previousLocationInWindow, phase) = now
    }

    /// A sample of the touch at another location and time, between events or predicted.
    ///
    /// - Parameters:
    ///   - place: The location in the window's coordinates, in points.
    ///   - time: The time in seconds since the system started.
    func sample(at place: CGPoint, time: TimeInterval, after last: UITouch?) -> UITouch? {
        guard let window else { return nil }
        let sample = UITouch(window: window, location: last?.locationInWindow ?? previousLocationInWindow, tapCount: tapCount)
        sample.move(to: place, phase: phase)
        (sample.view, sample.type, sample.force, sample.timestamp) = (view, type, force, time)
        (sample.maximumPossibleForce, sample.majorRadius) = (maximumPossibleForce, majorRadius)
        (sample.altitudeAngle, sample.azimuthInWindow) = (altitudeAngle, azimuthInWindow)
        return sample
    }

    /// The location in a view's coordinates, in points; in the window's if the view is nil.
    open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

    /// The previous location in a view's coordinates, in points; in the window's if the view is nil.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

    /// The most precise location, which is ``location(in:)`` here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The most precise previous location, which is ``previousLocation(in:)`` here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The azimuth of a pencil in a view's coordinates, or the window's if the view is nil: the direction of its blunt
    /// end, in radians, clockwise from the x-axis; 0 for fingers.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let direction = azimuthUnitVector(in: view)
        return atan2(direction.dy, direction.dx)
    }

    /// The azimuth as a vector of length 1.
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
