/// The most recently read visual formats: programs make the same rows and columns of other views again and again, from
/// literals.
///
/// At most 256 formats of at most 512 bytes are kept; if there is no room for another one, all are dropped. With its
/// parsed line, a format takes some 20 times its own size, at most 50 times: 25 usual ones take 20 kilobytes, and no
/// more than 7 megabytes are kept.
@MainActor
struct VisualFormatTexts {
    @exclusivity(unchecked) static var shared = VisualFormatTexts()

    static let capacity = 256
    static let longest = 512

    /// The number of texts that were parsed since the program began, instead of being found here.
    private(set) var readCount = 0
    /// The number of texts that are kept.
    private(set) var count = 0
    /// An open-addressing hash table: a text is at the place of its hash, or at the first free one after it,
    /// cyclically. At least half of the places are free.
    private var places: [VisualFormatText?]

    init() { places = Array(repeating: nil, count: 2 * Self.capacity) }

    /// The parsed text, from the table if it is there.
    ///
    /// - Complexity: Linear in the length of the text.
    mutating func read(_ text: String) -> VisualFormatText {
        var contiguous = text
        return contiguous.withUTF8 { bytes in
            guard bytes.count <= Self.longest else { return readAnew(text, bytes) }
            var place = Self.place(of: bytes)
            while let known = places[place] {
                if known.isOf(bytes) { return known }
                place = (place + 1) % (2 * Self.capacity)
            }
            let made = readAnew(text, bytes)
            keep(made, at: place)
            return made
        }
    }

    private mutating func readAnew(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> VisualFormatText {
        readCount += 1
        return VisualFormatText(text, bytes)
    }

    private mutating func keep(_ text: VisualFormatText, at place: Int) {
        if count == Self.capacity {
            places = Array(repeating: nil, count: 2 * Self.capacity)
            count = 0
        }
        places[place] = text
        count += 1
    }

    /// The hash place of bytes, the same in each run of a program.
    private static func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let words = UnsafeRawBufferPointer(bytes)
        var mixed = UInt64(bytes.count)
        func mix(_ word: UInt64) {
            mixed = (mixed ^ word) &* 0x9E37_79B9_7F4A_7C15
            mixed ^= mixed >> 32
        }
        var index = 0
        while index + 8 <= words.count {
            mix(words.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        for byte in words[index...] { mix(UInt64(byte)) }
        return Int(mixed % UInt64(2 * capacity))
    }
}
