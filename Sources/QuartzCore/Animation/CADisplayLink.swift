/// Calls a method of an object in each frame while it is in a run loop.
///
/// There are 60 frames per second on the program's clock, and no display. The method is called in the main actor's
/// context, whichever run loop and mode the link is added to.
///
/// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var alarm: MediaClock.Alarm?
    private var isAdded = false

    /// Creates a link that calls a method of the target, which it holds strongly until it is invalidated. The method
    /// takes the link or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    // MARK: Running

    /// Starts the calls. A link is in a single run loop; adding it again does nothing.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        isAdded = true
        schedule()
    }

    /// Stops the calls until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        schedule()
    }

    /// Stops the calls for good, and releases the target.
    open func invalidate() {
        (isAdded, target) = (false, nil)
        schedule()
    }

    /// Whether the calls are paused while the link is in a run loop.
    open var isPaused = false {
        didSet { if isPaused != oldValue { schedule() } }
    }

    // MARK: Frames

    /// The preferred number of calls per second; 0 for every frame. Stored in the range.
    open var preferredFramesPerSecond = 0 {
        didSet {
            preferredFrameRateRange = CAFrameRateRange(
                minimum: 0, maximum: Float(preferredFramesPerSecond), preferred: Float(preferredFramesPerSecond))
        }
    }
    /// The preferred range of calls per second.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The number of frames between calls; 1 for every frame. Apple deprecated it in favour of
    /// ``preferredFramesPerSecond``; if both are set, this one selects among the calls of the other. Values below 1
    /// count as 1.
    open var frameInterval = 1

    /// The time of the last frame, in seconds on the clock of `CACurrentMediaTime()`; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds between frames.
    open private(set) var duration: CFTimeInterval = 0
    /// The time at which the frame being prepared will be shown, in seconds on the same clock.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    private func schedule() {
        alarm?.cancel()
        alarm = nil
        guard isAdded, !isPaused else { return }
        let frame = Frames.next(after: MediaClock.shared.now)
        alarm = MediaClock.shared.alarm(at: max(frame, targetTimestamp)) { self.call() }
    }

    private func call() {
        let frames = Double(preferredFrameRateRange.framesPerCall) * Double(max(frameInterval, 1))
        let (now, step) = (MediaClock.shared.now, Frames.duration * frames)
        timestamp = Frames.last(before: now)
        duration = Frames.duration
        targetTimestamp = timestamp + step
        schedule()
        if let target { ActionCall.send(selector, to: target, from: self) }
    }
}
