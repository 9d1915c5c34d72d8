import Synchronization

/// Measures texts, and remembers the sizes of those measured last.
package final class TextMeasurer: Sendable {
    /// The one that user interface classes share.
    package static let shared = TextMeasurer()

    private struct Key: Hashable {
        var text: StyledText
        var container: TextContainer
    }

    private struct Memory {
        var sizes: GenerationCache<Key, TextMeasurement>
        var measureCount = 0
        var layoutCount = 0
    }

    private let memory: Mutex<Memory>
    /// Longer texts are measured anew each time, so that the sizes remembered do not hold on to them.
    private static let longestTextRemembered = 4096

    /// - Parameter capacity: How many sizes are remembered at least; at most twice as many are.
    package init(capacity: Int = 1024) {
        memory = Mutex(Memory(sizes: GenerationCache(capacity: capacity)))
    }

    /// How often a size was asked for.
    package var measureCount: Int { memory.withLock { $0.measureCount } }
    /// How often a text had to be laid out to answer.
    package var layoutCount: Int { memory.withLock { $0.layoutCount } }

    /// The room a text takes in a container.
    ///
    /// - Complexity: hashing the text when its size is known, else linear in what is laid out.
    package func measure(_ text: StyledText, in container: TextContainer) -> TextMeasurement {
        let key = text.units.count > Self.longestTextRemembered ? nil : Key(text: text, container: container)
        if let known = recall(key) { return known }
        let measurement = TextMeasurement(Typesetter(text, in: container).measure())
        if let key { memory.withLock { $0.sizes.insert(measurement, for: key) } }
        return measurement
    }

    private func recall(_ key: Key?) -> TextMeasurement? {
        memory.withLock {
            $0.measureCount += 1
            if let key, let known = $0.sizes.recall(key) { return known }
            $0.layoutCount += 1
            return nil
        }
    }
}
