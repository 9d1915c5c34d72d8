public import Foundation

extension Timer {
    /// Makes a timer that fires first when its interval has passed, as `init(timeInterval:repeats:block:)` does on iOS;
    /// that of Foundation on Linux fires at once. Program code adds it to a run loop.
    ///
    /// - Parameters:
    ///   - interval: Seconds before the first call and between calls.
    ///   - block: Is called each time, on the thread of the run loop.
    /// - Source: developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)
    public convenience init(after interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// Makes a timer that never fires, as the first value of a property that gets a timer later.
    ///
    /// - Parameter nothing: Is there because extensions cannot declare the initializer of `NSObject` again.
    public convenience init(_ nothing: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }
}
