import UIKit

/// Haptic feedback that the user of the simulated device would have felt.
public enum Haptic: Equatable, Sendable {
    /// From a `UIImpactFeedbackGenerator`; the intensity is from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat = 1)
    /// From a `UISelectionFeedbackGenerator`.
    case selection
    /// From a `UINotificationFeedbackGenerator`.
    case notification(UINotificationFeedbackGenerator.FeedbackType)

    fileprivate init(_ entry: HapticRecord.Entry) {
        self =
            switch entry {
            case .impact(let style, let intensity): .impact(style, intensity: intensity)
            case .selection: .selection
            case .notification(let type): .notification(type)
            }
    }
}

extension UIDevice {
    /// The haptic feedback so far, oldest first: the latest 1000 events. A tablet has no haptic motor, so that its list
    /// is empty.
    public var hapticsFelt: [Haptic] { haptics.entries.map(Haptic.init) }

    /// Removes all recorded haptic feedback.
    public func forgetHaptics() { haptics.removeAll() }

    /// The haptic feedback while a closure runs.
    public func haptics(during body: () throws -> Void) rethrows -> [Haptic] {
        let before = haptics
        defer { haptics = before }
        haptics.removeAll()
        try body()
        return hapticsFelt
    }
}
