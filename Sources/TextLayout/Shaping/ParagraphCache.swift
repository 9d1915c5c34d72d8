import Synchronization

/// A cache of shaped paragraphs, so that a text is shaped once however often it is measured and drawn at different
/// widths.
///
/// It keeps texts of one paragraph whose glyphs are looked up. Shaping the others may report characters that no font
/// has, which each layout must report.
final class ParagraphCache: Sendable {
    static let shared = ParagraphCache()

    private struct Memory {
        var paragraphs: GenerationCache<StyledText, ShapedParagraph>
        var shapeCount = 0
    }

    private let memory: Mutex<Memory>
    /// The longest cached text.
    private static let longestText = 16_384
    /// The cost of a paragraph in addition to its code units, in code units.
    private static let overhead = 50

    /// - Parameter capacity: The minimum number of code units kept; the maximum is twice that.
    init(capacity: Int = 200_000) {
        memory = Mutex(Memory(paragraphs: GenerationCache(capacity: capacity)))
    }

    /// The number of paragraphs that were shaped because they were not cached.
    var shapeCount: Int { memory.withLock { $0.shapeCount } }

    /// A paragraph of a text, shaped.
    ///
    /// - Complexity: O(n) to hash the text if it is cached; otherwise O(n) to shape it.
    func paragraph(_ range: Range<Int>, of text: StyledText) -> ShapedParagraph {
        let isWhole = range == 0..<text.units.count && range.count <= Self.longestText
        if isWhole, let known = memory.withLock({ $0.paragraphs.recall(text) }) { return known }
        let shaped = ParagraphShaper(text: text, range: range).shape()
        memory.withLock {
            $0.shapeCount += 1
            if isWhole, shaped.runs == nil { $0.paragraphs.insert(shaped, for: text, cost: range.count + Self.overhead) }
        }
        return shaped
    }
}

/// The offsets at which the lines of a paragraph may end without dividing a word, found on first use.
final class WordBoundaries: Sendable {
    private let known = Mutex<BoundarySet?>(nil)

    func boundaries(_ find: () -> BoundarySet) -> BoundarySet {
        known.withLock { known in
            let boundaries = known ?? find()
            known = boundaries
            return boundaries
        }
    }
}
