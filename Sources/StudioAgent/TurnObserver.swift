internal import CRunLoop
import Foundation

/// Calls a closure at the end of each turn of the main run loop, after windows were laid out.
@MainActor
enum TurnObserver {
    private static var action: () -> Void = {}
    /// Before waiting and on exit, as Core Foundation numbers the activities.
    private static let endsOfTurns: UInt = 1 << 5 | 1 << 7
    /// After QuartzCore's observer.
    private static let order = 2_000_001

    static func observe(_ action: @escaping () -> Void) {
        self.action = action
        let observer = CFRunLoopObserverCreate(
            nil, endsOfTurns, 1, order, { _, _, _ in MainActor.assumeIsolated { TurnObserver.action() } }, nil)
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopCommonModes)
        CFRelease(observer)
    }
}
