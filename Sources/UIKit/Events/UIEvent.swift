/// What the user did.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing the user did.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/eventtype
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    /// The kind of event; only touches are made here.
    open var type: UIEvent.EventType { .touches }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// When the event happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    /// The touches in the order the fingers came down.
    let touches: [UITouch]
    private let time: TimeInterval

    /// Makes an event of touches, in the order the fingers came down.
    nonisolated package init(touches: [UITouch], timestamp: TimeInterval = 0) {
        self.touches = touches
        time = timestamp
        super.init()
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
