/// What the user of the simulated device would have felt.
package struct HapticRecord {
    /// Feedback of one kind.
    package enum Entry: Equatable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// The latest feedback, oldest first.
    package private(set) var entries: [Entry] = []

    /// How much is kept, so that a program that runs for long does not grow.
    package static let capacity = 1000

    @MainActor
    mutating func feel(_ entry: Entry) {
        guard UIDevice.current.userInterfaceIdiom == .phone else { return }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }

    /// Forgets everything.
    package mutating func removeAll() { entries = [] }
}
