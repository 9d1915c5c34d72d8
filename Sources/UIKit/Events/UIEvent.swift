/// An event caused by the user, with its touches.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// A set of a mouse's buttons.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
    public struct ButtonMask: OptionSet, Sendable {
        /// Bit mask of the buttons.
        public let rawValue: Int
        /// Makes a set of a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button with a number, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The pressed buttons: none, since touches come from fingers and pencils.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The pressed modifier keys: those of the event's presses; none in touch events.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// Kinds of events.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// The type of the event: touches, or presses of keys.
    open var type: UIEvent.EventType { .touches }

    /// The subtype of a motion event; none for others.
    open var subtype: UIEvent.EventSubtype { .none }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// The time of the event, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// The touches in the order in which they began.
    let touches: [UITouch]
    private let time: TimeInterval
    /// Intermediate locations of the event's only touch, in the window's coordinates.
    private let way: [CGPoint]

    /// Makes an event without touches, for tests.
    public nonisolated override convenience init() { self.init(touches: []) }

    /// Makes an event with touches, in the order in which they began.
    ///
    /// - Parameter way: The locations of a single touch between the previous event and this one, in the window's
    ///   coordinates.
    nonisolated package init(touches: [UITouch], timestamp: TimeInterval = 0, way: [CGPoint] = []) {
        self.touches = touches
        self.way = way
        time = timestamp
        super.init()
    }

    /// The windows of the touches, in the order in which the touches began.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for window in touches.compactMap(\.window) where !found.contains(window) { found.append(window) }
        return found
    }

    /// The samples of a touch since the previous event, the last of them at its present location; nil for a touch of
    /// another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        let places = way + [touch.locationInWindow]
        let step = (touch.timestamp - touch.previousTimestamp) / Double(places.count)
        var samples: [UITouch] = []
        for (index, place) in places.enumerated() {
            let time = touch.timestamp - step * Double(places.count - 1 - index)
            if let sample = touch.sample(at: place, time: time, after: samples.last) { samples.append(sample) }
        }
        return samples
    }

    /// The predicted samples of a touch: a straight continuation of its last movement, with as many samples as the
    /// event has of it. Empty for a touch that does not move, and nil for one of another event.
    ///
    /// - Source: Apple does not publish the algorithm.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard let samples = coalescedTouches(for: touch) else { return nil }
        guard touch.phase == .moved, let last = samples.last else { return [] }
        let (from, place) = (last.previousLocation(in: nil), last.locationInWindow)
        let step = (touch.timestamp - touch.previousTimestamp) / Double(samples.count)
        guard place != from else { return [] }
        var predicted: [UITouch] = []
        for count in 1...samples.count {
            let ahead = CGPoint(
                x: place.x + (place.x - from.x) * CGFloat(count), y: place.y + (place.y - from.y) * CGFloat(count))
            let time = touch.timestamp + step * Double(count)
            if let sample = touch.sample(at: ahead, time: time, after: predicted.last ?? last) { predicted.append(sample) }
        }
        return predicted
    }

    /// The touches whose view is the given one.
    open func touches(for view: UIView) -> Set<UITouch>? { touchSet { $0.view === view } }

    /// The touches whose window is the given one.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet { $0.window === window } }

    /// The touches that the recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    private func touchSet(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : Set(found)
    }
}
