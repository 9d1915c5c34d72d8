/// Something that the user did, with its touches.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Kinds of events.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// The kind of event; always touches.
    open var type: UIEvent.EventType { .touches }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// When the event happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// The touches in the order in which they began.
    let touches: [UITouch]
    private let time: TimeInterval

    /// Makes an event of touches, in the order in which they began.
    nonisolated package init(touches: [UITouch], timestamp: TimeInterval = 0) {
        self.touches = touches
        time = timestamp
        super.init()
    }

    /// The windows of the touches, in the order in which they began.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for window in touches.compactMap(\.window) where !found.contains(window) { found.append(window) }
        return found
    }

    /// The touches that began in the view.
    open func touches(for view: UIView) -> Set<UITouch>? { touchSet { $0.view === view } }

    /// The touches that began in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet { $0.window === window } }

    private func touchSet(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : Set(found)
    }
}
