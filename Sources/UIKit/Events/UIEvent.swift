/// What the user did.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// When the event happened, in seconds since the system started.
    open var timestamp: TimeInterval { time }

    let touches: [UITouch]
    private let time: TimeInterval

    nonisolated package init(touches: [UITouch], timestamp: TimeInterval = 0) {
        self.touches = touches
        time = timestamp
        super.init()
    }
}

/// One finger on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch stands in its life.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The touch's phase.
    open package(set) var phase: Phase
    /// How many times the finger tapped.
    open package(set) var tapCount: Int
    /// The view that was hit when the touch began.
    open package(set) weak var view: UIView?
    /// The window the touch is in.
    open package(set) weak var window: UIWindow?
    package var locationInWindow: CGPoint

    package init(window: UIWindow, location: CGPoint, phase: Phase, tapCount: Int = 1) {
        self.window = window
        locationInWindow = location
        self.phase = phase
        self.tapCount = tapCount
        super.init()
    }

    /// Where the touch is, in points, in the view's coordinates, or the window's when there is no view.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return locationInWindow }
        return window.convert(locationInWindow, to: view)
    }
}
