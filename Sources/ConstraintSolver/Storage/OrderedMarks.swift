/// A set of small integers that is emptied in ascending order without sorting: a bit for each integer, and a bit for
/// each word of bits.
struct OrderedMarks: ~Copyable {
    private var words = FlatArray<UInt64>()
    private var summary = FlatArray<UInt64>()

    /// Reserves space for the integers below the given one.
    mutating func extend(to count: Int) {
        words.extend(to: (count + 63) >> 6, with: 0)
        summary.extend(to: (words.count + 63) >> 6, with: 0)
    }

    mutating func insert(_ number: Int32) { marker.insert(Int(number)) }

    /// A marker for many integers; valid until the set is extended.
    var marker: Marker { mutating get { Marker(words: words.mutableStart, summary: summary.mutableStart) } }

    /// Direct access for loops that mark many integers.
    struct Marker {
        fileprivate let words: UnsafeMutablePointer<UInt64>
        fileprivate let summary: UnsafeMutablePointer<UInt64>

        @inline(__always)
        func insert(_ number: Int) {
            let word = number >> 6
            words[word] |= 1 << UInt64(truncatingIfNeeded: number & 63)
            summary[word >> 6] |= 1 << UInt64(truncatingIfNeeded: word & 63)
        }
    }

    /// Removes all integers, in ascending order; none may be added meanwhile.
    ///
    /// - Complexity: O(1) for each, plus a 4096th of the capacity.
    @inline(__always)
    mutating func takeAll(_ body: (Int) -> Void) {
        for block in summary.indices where summary[block] != 0 {
            var marked = summary[block]
            summary[block] = 0
            while marked != 0 {
                let word = block << 6 | marked.trailingZeroBitCount
                marked &= marked &- 1
                var bits = words[word]
                words[word] = 0
                while bits != 0 {
                    body(word << 6 | bits.trailingZeroBitCount)
                    bits &= bits &- 1
                }
            }
        }
    }
}
