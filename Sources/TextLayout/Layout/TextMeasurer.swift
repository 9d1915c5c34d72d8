import Synchronization

/// Measures texts and caches their sizes.
package final class TextMeasurer: Sendable {
    /// The measurer that UIKit's classes share.
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
    /// The longest cached text; longer ones are not retained.
    private static let longestTextRemembered = 4096

    /// - Parameter capacity: The minimum number of sizes kept; the maximum is twice that.
    package init(capacity: Int = 1024) {
        memory = Mutex(Memory(sizes: GenerationCache(capacity: capacity)))
    }

    /// The number of measurements requested.
    package var measureCount: Int { memory.withLock { $0.measureCount } }
    /// The number of measurements that needed a layout.
    package var layoutCount: Int { memory.withLock { $0.layoutCount } }

    /// The size of a text in a container.
    ///
    /// - Complexity: O(n) to hash the text if its size is cached; otherwise O(n) to lay it out.
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
