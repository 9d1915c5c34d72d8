public import Foundation

extension RunLoop.Mode {
    /// The mode in which UIKit tracks a finger. No run loop is in it here: timers go on in the default mode meanwhile.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
