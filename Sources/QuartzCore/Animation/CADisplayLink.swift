/// Calls a method of an object once a frame, as long as it is in a run loop.
///
/// There are 60 frames a second on the program's clock, and no display. The method is called where the main actor's
/// code runs, whichever run loop and mode the link is added to.
///
/// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var alarm: MediaClock.Alarm?
    private var isAdded = false

    /// Creates a link that calls a method of the target, which it keeps alive until it is invalidated. The method takes
    /// the link or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    // MARK: Running

    /// Begins to call the method. A link is in one run loop; adding it again does nothing.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        isAdded = true
        schedule()
    }

    /// Ceases to call the method, until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        schedule()
    }

    /// Ceases to call the method for good, and releases the target.
    open func invalidate() {
        (isAdded, target) = (false, nil)
        schedule()
    }

    /// Whether calls wait although the link is in a run loop.
    open var isPaused = false {
        didSet { if isPaused != oldValue { schedule() } }
    }

    // MARK: Frames

    /// The calls a second that the program wants; 0 for every frame. Kept as the range's.
    open var preferredFramesPerSecond = 0 {
        didSet {
            preferredFrameRateRange = CAFrameRateRange(
                minimum: 0, maximum: Float(preferredFramesPerSecond), preferred: Float(preferredFramesPerSecond))
        }
    }
    /// The calls a second that the program wants.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The number of frames from one call to the next; 1 for every frame. Apple deprecated it for
    /// ``preferredFramesPerSecond``; where both are set, this one counts the calls that the other leaves. Less than 1
    /// counts as 1.
    open var frameInterval = 1

    /// When the frame of the last call was shown, in seconds on the clock of `CACurrentMediaTime()`; 0 before the
    /// first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds between frames.
    open private(set) var duration: CFTimeInterval = 0
    /// When the frame is shown that the last call prepares, in seconds on the same clock.
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
