/// Which of a view's subviews wait for something, by their places among the subviews: what is done for them costs by their number, not by
/// that of their siblings. The first 64 need no memory of their own.
struct SubviewMarks {
    private static let bits = 64
    private var first: UInt64 = 0
    private var rest: [UInt64] = []
    /// How many are marked.
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    private subscript(word: Int) -> UInt64 {
        get { word == 0 ? first : word <= rest.count ? rest[word - 1] : 0 }
        set {
            if word == 0 { return first = newValue }
            while rest.count < word { rest.append(0) }
            rest[word - 1] = newValue
        }
    }

    mutating func insert(_ place: Int) {
        let bit = Self.bit(place)
        if place < Self.bits {
            guard first & bit == 0 else { return }
            first |= bit
        } else {
            let word = place / Self.bits - 1
            while rest.count <= word { rest.append(0) }
            guard rest[word] & bit == 0 else { return }
            rest[word] |= bit
        }
        count += 1
    }

    mutating func remove(_ place: Int) {
        let bit = Self.bit(place)
        if place < Self.bits {
            guard first & bit != 0 else { return }
            first &= ~bit
        } else {
            let word = place / Self.bits - 1
            guard word < rest.count, rest[word] & bit != 0 else { return }
            rest[word] &= ~bit
        }
        count -= 1
    }

    /// Marks all of so many subviews.
    mutating func insertAll(_ total: Int) {
        guard count < total else { return }
        let whole = total / Self.bits
        for word in 0..<whole { self[word] = ~0 }
        if total % Self.bits != 0 { self[whole] = Self.bit(total) - 1 }
        count = total
    }

    // MARK: Looking for marks

    /// The first marked place from a place on.
    func first(from place: Int) -> Int? {
        guard count > 0 else { return nil }
        if place < Self.bits {
            let found = first & ~(Self.bit(place) - 1)
            if found != 0 { return found.trailingZeroBitCount }
        }
        var word = place / Self.bits
        var found = self[word] & ~(Self.bit(place) - 1)
        while found == 0 {
            word += 1
            guard word <= rest.count else { return nil }
            found = self[word]
        }
        return word * Self.bits + found.trailingZeroBitCount
    }

    /// The last marked place before a place.
    func last(before place: Int) -> Int? {
        guard count > 0 else { return nil }
        var word = min(place / Self.bits, rest.count + 1)
        var found = word == place / Self.bits ? self[word] & (Self.bit(place) - 1) : 0
        while found == 0 {
            guard word > 0 else { return nil }
            word -= 1
            found = self[word]
        }
        return word * Self.bits + (Self.bits - 1 - found.leadingZeroBitCount)
    }

    // MARK: Subviews that come and go

    /// A subview came in at a place, unmarked: those from there on move up.
    mutating func makeRoom(at place: Int) {
        guard first(from: place) != nil else { return }
        let (word, low) = (place / Self.bits, Self.bit(place) - 1)
        for other in stride(from: rest.count + 1, to: word, by: -1) {
            let moved = self[other] << 1 | self[other - 1] >> 63
            if moved != self[other] { self[other] = moved }
        }
        self[word] = self[word] & low | (self[word] & ~low) << 1
    }

    /// The subview at a place went: those behind it move down.
    mutating func closeGap(at place: Int) {
        remove(place)
        guard first(from: place) != nil else { return }
        let (word, low) = (place / Self.bits, Self.bit(place) - 1)
        self[word] = self[word] & low | (self[word] >> 1) & ~low | self[word + 1] << 63
        for other in stride(from: word + 1, through: rest.count, by: 1) {
            self[other] = self[other] >> 1 | self[other + 1] << 63
        }
    }

    @inline(__always)
    private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
}
