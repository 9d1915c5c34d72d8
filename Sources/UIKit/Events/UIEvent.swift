/// Something that the user did, with its touches.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The buttons of a mouse.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
    public struct ButtonMask: OptionSet, Sendable {
        /// Bit mask of the buttons.
        public let rawValue: Int
        /// Makes a set of a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The first button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The button of a number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The buttons that are pressed: none, since touches are of fingers and pencils.
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// The modifier keys that are held: those of its presses; none in events of touches.
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

    /// The kind of event: touches, or presses of keys.
    open var type: UIEvent.EventType { .touches }

    /// What happened in an event of motion; none in others.
    open var subtype: UIEvent.EventSubtype { .none }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// When the event happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// The touches in the order in which they began.
    let touches: [UITouch]
    private let time: TimeInterval
    /// Where the only touch of the event was on its way, in points of its window.
    private let way: [CGPoint]

    /// Makes an event without touches, as tests do.
    public nonisolated override convenience init() { self.init(touches: []) }

    /// Makes an event of touches, in the order in which they began.
    ///
    /// - Parameter way: Where a single touch was between the event before and this one, in points of its window.
    nonisolated package init(touches: [UITouch], timestamp: TimeInterval = 0, way: [CGPoint] = []) {
        self.touches = touches
        self.way = way
        time = timestamp
        super.init()
    }

    /// The windows of the touches, in the order in which they began.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for window in touches.compactMap(\.window) where !found.contains(window) { found.append(window) }
        return found
    }

    /// The touch as the screen measured it since the event before, the last of them as it is now; nil for a touch of another event.
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

    /// The touch as it is expected to go on: straight ahead as it last moved, over as many samples as the event has of it. Empty for a touch that
    /// does not move, and nil for one of another event.
    ///
    /// - Source: Apple does not publish how it predicts.
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

    /// The touches that began in the view.
    open func touches(for view: UIView) -> Set<UITouch>? { touchSet { $0.view === view } }

    /// The touches that began in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet { $0.window === window } }

    /// The touches that the recognizer follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    private func touchSet(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : Set(found)
    }
}
