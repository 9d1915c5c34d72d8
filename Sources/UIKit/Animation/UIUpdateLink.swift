/// Calls closures in each frame while it is enabled and its view is in a window.
///
/// There are 60 frames per second on the program's clock, and no display. All phases of a frame run one after another.
///
/// - Source: developer.apple.com/documentation/uikit/uiupdatelink
@preconcurrency @MainActor
public final class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, act: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var frames: CADisplayLink?

    /// Creates a link that calls closures while a view is in a window.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates a link that calls closures while a scene is connected.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    /// Creates a link that calls a method while a view is in a window.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Creates a link that calls a method while a scene is connected.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds a closure for a phase of each frame.
    public func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase, handler))
        actions.sort { $0.phase.order < $1.phase.order }
    }

    /// Adds a closure for the phase before layer changes are committed.
    public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method, which takes the link or nothing, for a phase of each frame.
    public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { [weak target] link, _ in
            if let target { _ = ActionDispatch.send(selector, to: target, from: link, nil) }
        }
    }

    /// Adds a method for the phase before layer changes are committed.
    public func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    // MARK: Frames

    /// Whether the closures are called; false by default.
    public var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            frames?.invalidate()
            frames = isEnabled ? CADisplayLink(target: FrameCalls(self), selector: "call") : nil
            frames?.preferredFrameRateRange = preferredFrameRateRange
            frames?.add(to: .main, forMode: .common)
        }
    }
    /// Whether frames are needed while nothing changes. It reads back what was set; frames always come.
    public var requiresContinuousUpdates = false
    /// Whether events are dispatched with low latency. It reads back what was set; there is no latency.
    public var wantsLowLatencyEventDispatch = false
    /// Whether changes are presented immediately. It reads back what was set; nothing is presented.
    public var wantsImmediatePresentation = false
    /// The preferred frame rates.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { frames?.preferredFrameRateRange = preferredFrameRateRange }
    }

    fileprivate func callActions() {
        guard let frames, view?.window != nil || windowScene?.activationState == .foregroundActive else { return }
        let info = UIUpdateInfo(frames)
        for action in actions { action.act(self, info) }
    }
}

/// Calls the link's closures, holding the link weakly.
private final class FrameCalls: ActionReceiver, @unchecked Sendable {
    @MainActor private weak var link: UIUpdateLink?

    @MainActor
    init(_ link: UIUpdateLink) { self.link = link }

    func receive(_ action: Selector, from sender: AnyObject?) { MainActor.assumeIsolated { link?.callActions() } }
}

/// The timing of a frame.
///
/// - Source: developer.apple.com/documentation/uikit/uiupdateinfo
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
    /// The time of the frame being prepared, on the clock of `CACurrentMediaTime()`.
    public let modelTime: TimeInterval
    /// The time by which the changes must be ready.
    public let completionDeadlineTime: TimeInterval
    /// The time at which the frame is shown.
    public let estimatedPresentationTime: TimeInterval
    /// Whether immediate presentation is expected; always false.
    public var isImmediatePresentationExpected: Bool { false }
    /// Whether the low-latency phases are running; always false.
    public var isPerformingLowLatencyPhases: Bool { false }

    init(_ frames: CADisplayLink) {
        (modelTime, completionDeadlineTime) = (frames.timestamp, frames.targetTimestamp)
        estimatedPresentationTime = frames.targetTimestamp
        super.init()
    }
}

/// A phase of the preparation of a frame.
///
/// - Source: developer.apple.com/documentation/uikit/uiupdateactionphase
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
    fileprivate let order: Int
    private init(_ order: Int) { self.order = order }

    /// Before events are dispatched.
    public static let beforeEventDispatch = UIUpdateActionPhase(0)
    /// After events were dispatched.
    public static let afterEventDispatch = UIUpdateActionPhase(1)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(2)
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(3)
    /// Before layer changes are committed.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(4)
    /// After layer changes were committed.
    public static let afterCATransactionCommit = UIUpdateActionPhase(5)
    /// Before low-latency events are dispatched.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(6)
    /// After low-latency events were dispatched.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(7)
    /// Before a low-latency commit.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(8)
    /// After a low-latency commit.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
}
