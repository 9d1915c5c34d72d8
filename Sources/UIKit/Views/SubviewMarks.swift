/// A set of a view's subviews, by their indices, that wait for something. Visiting them costs time in proportion to
/// their number, not to the number of subviews.
///
/// Subviews are added and laid out in order, so that the marked indices mostly form one range, and only its bounds are
/// kept. Other sets are kept as bits until they are empty; the first 64 bits need no heap memory.
struct SubviewMarks {
    private static let bits = 64
    /// The marked range while there are no bits: from `start` up to but not including `end`.
    private var start: Int32 = 0
    private var end: Int32 = 0
    private var first: UInt64 = 0
    private var rest: [UInt64] = []
    /// The number of set bits.
    private var bitCount: Int32 = 0

    @inline(__always)
    var isEmpty: Bool { bitCount == 0 && start == end }

    /// The number of marked subviews.
    var count: Int { bitCount == 0 ? Int(end - start) : Int(bitCount) }

    /// Whether the set is stored as bits.
    var areBits: Bool { bitCount != 0 }

    @inline(__always)
    mutating func insert(_ place: Int) {
        if bitCount != 0 || !extend(to: Int32(truncatingIfNeeded: place)) { insertBit(place) }
    }

    @inline(__always)
    mutating func remove(_ place: Int) {
        if bitCount != 0 || !shrink(by: Int32(truncatingIfNeeded: place)) { removeBit(place) }
    }

    /// Marks all subviews.
    mutating func insertAll(_ total: Int) {
        guard count < total else { return }
        if bitCount != 0 {
            (first, bitCount) = (0, 0)
            rest.removeAll(keepingCapacity: true)
        }
        (start, end) = (0, Int32(truncatingIfNeeded: total))
    }

    // MARK: Marks as a range

    /// - Returns: False if the index is not adjacent to the range.
    @inline(__always)
    private mutating func extend(to place: Int32) -> Bool {
        if start == end {
            (start, end) = (place, place + 1)
        } else if place == end {
            end += 1
        } else if place == start - 1 {
            start = place
        } else {
            return place >= start && place < end
        }
        return true
    }

    /// - Returns: False if the index is inside the range, so that removing it would split the range.
    @inline(__always)
    private mutating func shrink(by place: Int32) -> Bool {
        guard place >= start, place < end else { return true }
        if place == start {
            start += 1
        } else if place == end - 1 {
            end = place
        } else {
            return false
        }
        return true
    }

    /// Switches from the range to bits.
    private mutating func separate() {
        guard bitCount == 0 else { return }
        let (from, to) = (Int(start), Int(end))
        (start, end) = (0, 0)
        for word in stride(from: from / Self.bits, to: (to + Self.bits - 1) / Self.bits, by: 1) {
            let low = max(from - word * Self.bits, 0)
            let high = min(to - word * Self.bits, Self.bits)
            self[word] |= (high == Self.bits ? ~0 : Self.bit(high) - 1) & ~(Self.bit(low) - 1)
        }
        bitCount = Int32(truncatingIfNeeded: to - from)
    }

    // MARK: Bits

    private subscript(word: Int) -> UInt64 {
        get { word == 0 ? first : word <= rest.count ? rest[word - 1] : 0 }
        set {
            if word == 0 { return first = newValue }
            while rest.count < word { rest.append(0) }
            rest[word - 1] = newValue
        }
    }

    @inline(never)
    private mutating func insertBit(_ place: Int) {
        separate()
        let (word, bit) = (place / Self.bits, Self.bit(place))
        guard self[word] & bit == 0 else { return }
        self[word] |= bit
        bitCount += 1
    }

    @inline(never)
    private mutating func removeBit(_ place: Int) {
        separate()
        let (word, bit) = (place / Self.bits, Self.bit(place))
        guard self[word] & bit != 0 else { return }
        self[word] &= ~bit
        bitCount -= 1
    }

    // MARK: Searching

    /// The first marked index that is at least `place`; nil if there is none.
    @inline(__always)
    func first(from place: Int) -> Int? {
        if bitCount != 0 { return firstBit(from: place) }
        let found = max(place, Int(start))
        return found < Int(end) ? found : nil
    }

    @inline(never)
    private func firstBit(from place: Int) -> Int? {
        var word = place / Self.bits
        var found = self[word] & ~(Self.bit(place) - 1)
        while found == 0 {
            word += 1
            guard word <= rest.count else { return nil }
            found = self[word]
        }
        return word * Self.bits + found.trailingZeroBitCount
    }

    /// The last marked index below `place`; nil if there is none.
    @inline(__always)
    func last(before place: Int) -> Int? {
        if bitCount != 0 { return lastBit(before: place) }
        let found = min(place, Int(end)) - 1
        return found >= Int(start) ? found : nil
    }

    @inline(never)
    private func lastBit(before place: Int) -> Int? {
        var word = min(place / Self.bits, rest.count + 1)
        var found = word == place / Self.bits ? self[word] & (Self.bit(place) - 1) : 0
        while found == 0 {
            guard word > 0 else { return nil }
            word -= 1
            found = self[word]
        }
        return word * Self.bits + (Self.bits - 1 - found.leadingZeroBitCount)
    }

    // MARK: Insertion and removal of subviews

    /// Makes room for an unmarked subview that was inserted at an index: later indices move up by one.
    mutating func makeRoom(at place: Int) {
        guard first(from: place) != nil else { return }
        if bitCount == 0, place <= Int(start) { return (start, end) = (start + 1, end + 1) }
        separate()
        let (word, low) = (place / Self.bits, Self.bit(place) - 1)
        for other in stride(from: rest.count + 1, to: word, by: -1) {
            let moved = self[other] << 1 | self[other - 1] >> 63
            if moved != self[other] { self[other] = moved }
        }
        self[word] = self[word] & low | (self[word] & ~low) << 1
    }

    /// Removes the mark of a subview that was removed from an index: later indices move down by one.
    mutating func closeGap(at place: Int) {
        if bitCount == 0 { return closeGapBetweenMarks(at: Int32(truncatingIfNeeded: place)) }
        removeBit(place)
        guard bitCount != 0, firstBit(from: place) != nil else { return }
        let (word, low) = (place / Self.bits, Self.bit(place) - 1)
        self[word] = self[word] & low | (self[word] >> 1) & ~low | self[word + 1] << 63
        for other in stride(from: word + 1, through: rest.count, by: 1) {
            self[other] = self[other] >> 1 | self[other + 1] << 63
        }
    }

    private mutating func closeGapBetweenMarks(at place: Int32) {
        if place < start { start -= 1 }
        if place < end { end -= 1 }
    }

    @inline(__always)
    private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
}
