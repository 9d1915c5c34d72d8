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
        var samples: [UITouch] = []
        for place in way + [touch.locationInWindow] {
            if let sample = touch.sample(at: place, after: samples.last) { samples.append(sample) }
        }
        return samples
    }

    /// The touch as it is expected to go on: always empty; nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    /// The touches that began in the view.
    open func touches(for view: UIView) -> Set<UITouch>? { touchSet { $0.view === view } }

    /// The touches that began in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet { $0.window === window } }

    private func touchSet(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : Set(found)
    }
}
