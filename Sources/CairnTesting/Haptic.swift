import UIKit

/// Something that the user of the simulated device would have felt.
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
    /// What the user felt so far, oldest first: the latest 1000. A tablet has no motor, and its user feels nothing.
    public var hapticsFelt: [Haptic] { haptics.entries.map(Haptic.init) }

    /// Forgets what the user felt.
    public func forgetHaptics() { haptics.removeAll() }

    /// What the user feels while a closure runs.
    public func haptics(during body: () throws -> Void) rethrows -> [Haptic] {
        let before = haptics
        defer { haptics = before }
        haptics.removeAll()
        try body()
        return hapticsFelt
    }
}
