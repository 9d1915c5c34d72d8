/// A set of small numbers that is emptied in ascending order without being sorted: a bit for each number, and a bit for each word of bits.
struct OrderedMarks: ~Copyable {
    private var words = FlatArray<UInt64>()
    private var summary = FlatArray<UInt64>()
    /// Where the search for the smallest goes on.
    private var cursor = 0

    /// Makes room for the numbers below the given one.
    mutating func extend(to count: Int) {
        words.extend(to: (count + 63) >> 6, with: 0)
        summary.extend(to: (words.count + 63) >> 6, with: 0)
    }

    @inline(__always)
    mutating func insert(_ number: Int32) {
        let word = number >> 6
        words[word] |= 1 << UInt64(truncatingIfNeeded: number & 63)
        summary[word >> 6] |= 1 << UInt64(truncatingIfNeeded: word & 63)
    }

    /// Takes the smallest number out; to be called until none is left.
    ///
    /// - Complexity: O(1), and for all numbers together a 4096th of the room.
    @inline(__always)
    mutating func popFirst() -> Int32? {
        while cursor < summary.count {
            let marked = summary[cursor]
            guard marked != 0 else {
                cursor += 1
                continue
            }
            let word = cursor << 6 + marked.trailingZeroBitCount
            let bits = words[word]
            words[word] = bits & (bits - 1)
            if words[word] == 0 { summary[cursor] = marked & (marked - 1) }
            return Int32(truncatingIfNeeded: word << 6 + bits.trailingZeroBitCount)
        }
        cursor = 0
        return nil
    }
}
