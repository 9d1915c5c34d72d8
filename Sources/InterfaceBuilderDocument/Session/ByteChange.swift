/// The difference of two texts as one replaced span, which turns either text into the other.
struct ByteChange: Hashable, Sendable {
    /// The start of the span in both texts.
    let offset: Int
    let old: [UInt8]
    let new: [UInt8]

    /// The smallest span outside of which the texts are equal. O(n).
    init(from old: [UInt8], to new: [UInt8]) {
        let shorter = min(old.count, new.count)
        let start = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? shorter
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        offset = start
        self.old = Array(old[start..<old.count - end])
        self.new = Array(new[start..<new.count - end])
    }

    /// The text with the old span in place of the new one.
    func undone(in text: [UInt8]) -> [UInt8] { Self.replacing(new, with: old, at: offset, in: text) }

    /// The text with the new span in place of the old one.
    func redone(in text: [UInt8]) -> [UInt8] { Self.replacing(old, with: new, at: offset, in: text) }

    private static func replacing(_ one: [UInt8], with other: [UInt8], at offset: Int, in text: [UInt8]) -> [UInt8] {
        precondition(text[offset..<offset + one.count].elementsEqual(one), "the text is not the one that was changed")
        return text[..<offset] + other + text[(offset + one.count)...]
    }
}
