import UIKit

/// The program's clock, held by a test: time passes by steps only.
///
/// Everything of UIKit and QuartzCore that takes time follows the steps, and so do the `Timer`s and `perform` blocks of the run loop of the thread on
/// which the test runs. Each thing that becomes due is done at its time, in order, and what it changes is laid out before the next.
///
/// Real time goes on: `Date()`, `Task.sleep` and what the main queue was asked to do later (`asyncAfter`) do not follow.
@MainActor
public final class TestClock {
    private init() {}

    /// Holds the clock while a closure runs, and lets time pass by itself afterwards.
    ///
    /// - Precondition: Nobody holds it already.
    public static func hold<Result>(_ body: (TestClock) throws -> Result) rethrows -> Result {
        take()
        defer { MediaClock.shared.release() }
        return try body(TestClock())
    }

    private static func take() {
        precondition(
            !MediaClock.shared.isHeld, "The clock is held already; a test that holds it must not call another one that does.")
        MediaClock.shared.hold()
    }

    /// Seconds, as `CACurrentMediaTime()` tells.
    public var now: TimeInterval { MediaClock.shared.now }

    /// Lets some seconds pass.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Time does not run backwards.")
        MediaClock.shared.advance(by: seconds)
    }

    /// Lets some frames pass, of which there are 60 in a second.
    public func advance(frames: Int) { advance(by: TimeInterval(frames) / TimeInterval(UIScreen.main.maximumFramesPerSecond)) }
}
