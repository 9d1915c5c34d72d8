import UIKit

/// The program's clock, held by a test: time passes only in steps that the test makes.
///
/// All timing in UIKit and QuartzCore follows the steps, and so do the `Timer`s and `perform` blocks of the run loop of
/// the test's thread. Due events are handled in order, each at its time, and layout is brought up to date before the
/// next.
///
/// Real time is not held: `Date()`, `Task.sleep` and `asyncAfter` on the main queue do not follow the steps.
@MainActor
public final class TestClock {
    private init() {}

    /// Holds the clock while a closure runs, and releases it afterwards.
    ///
    /// - Precondition: The clock is not held already.
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

    /// Seconds, as `CACurrentMediaTime()` returns.
    public var now: TimeInterval { MediaClock.shared.now }

    /// Advances the clock by some seconds.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Time does not run backwards.")
        MediaClock.shared.advance(by: seconds)
    }

    /// Advances the clock by some frames of 1/60 second.
    public func advance(frames: Int) { advance(by: TimeInterval(frames) / TimeInterval(UIScreen.main.maximumFramesPerSecond)) }
}
