/// Shows in a page control how much of a page's time has passed. The progress is kept; dots show the page only.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrolprogress
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The part of the page's time that has passed, from 0 to 1.
    open var currentProgress: Float = 0
    /// Whether a page control has the progress; its dots do not show it.
    open var isProgressVisible: Bool { control != nil }
    /// Decides about the progress of pages. Held weakly.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    weak var control: UIPageControl? {
        didSet { if (oldValue == nil) != (control == nil) { delegate?.pageControlProgressVisibilityDidChange(self) } }
    }

    public override init() { super.init() }

    func pageChanged() {
        guard let control else { return }
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    }
}

/// Decides about the progress of pages.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// With how much of its time a page begins, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Whether a page control has the progress has changed.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Goes on to the next page when a page's time has passed.
///
/// - Source: developer.apple.com/documentation/uikit/uipagecontroltimerprogress
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// Seconds for each page.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows on the last one.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time passes.
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]
    private var alarm: MediaClock.Alarm?
    private var started: TimeInterval = 0

    /// Makes a progress that waits for ``resumeTimer()``.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Lets time pass on.
    open func resumeTimer() {
        isRunning = true
        arm()
    }
    /// Stops the time.
    open func pauseTimer() {
        guard isRunning else { return }
        currentProgress = progressNow
        isRunning = false
        alarm?.cancel()
    }
    /// Sets the seconds of one page.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// The seconds of one page.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    private var duration: TimeInterval { duration(forPage: control?.currentPage ?? 0) }
    private var progressNow: Float {
        guard isRunning, duration > 0 else { return currentProgress }
        return min(1, currentProgress + Float((MediaClock.shared.now - started) / duration))
    }

    override func pageChanged() {
        super.pageChanged()
        if isRunning { arm() }
    }

    private func arm() {
        alarm?.cancel()
        started = MediaClock.shared.now
        alarm = MediaClock.shared.alarm(after: duration * Double(1 - currentProgress)) { [weak self] in self?.goOn() }
    }

    private func goOn() {
        guard let control, isRunning else { return }
        let next = control.currentPage + 1
        guard next < control.numberOfPages || resetsToInitialPageAfterEnd else {
            (currentProgress, isRunning) = (1, false)
            return
        }
        control.currentPage = next < control.numberOfPages ? next : 0
        control.sendValueChanged()
    }
}
