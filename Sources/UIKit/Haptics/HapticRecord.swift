/// The haptic feedback that a user of the simulated device would have felt.
package struct HapticRecord {
    /// Feedback of one kind.
    package enum Entry: Equatable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// The latest feedback, oldest first.
    package private(set) var entries: [Entry] = []

    /// The largest number of entries kept, which bounds memory in long runs.
    package static let capacity = 1000

    @MainActor
    mutating func feel(_ entry: Entry) {
        guard UIDevice.current.userInterfaceIdiom == .phone else { return }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
    }

    /// Removes all entries.
    package mutating func removeAll() { entries = [] }
}
