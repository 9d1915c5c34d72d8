/// The tags of a TIFF structure's first directory, as in the Exif data of JPEG and PNG files.
package struct TIFFTags: Equatable, Sendable {
    /// The value of a tag.
    package enum Value: Equatable, Sendable {
        case text(String)
        case integers([Int])
        /// Rational numbers, such as exposure times and coordinates.
        case numbers([Double])
        case bytes([UInt8])
    }

    /// The Exif orientation, 1...8; 1 if there is none or it is invalid.
    package private(set) var orientation = 1
    /// Texts by their tag.
    package private(set) var texts: [Int: String] = [:]
    /// The Exif directory by its tags.
    package private(set) var exif: [Int: Value] = [:]
    /// The GPS directory by its tags.
    package private(set) var place: [Int: Value] = [:]
    /// The thumbnail as an image file.
    package private(set) var thumbnail: [UInt8] = []

    package init() {}

    /// Reads the tags; damaged ones are skipped.
    init(_ bytes: ArraySlice<UInt8>) {
        guard let reader = Reader(bytes), let start = reader.number(at: 4, size: 4) else { return }
        let first = reader.directory(at: start)
        for entry in first.entries { read(entry) }
        exif = Self.values(reader, first.entries, Self.exifTag)
        place = Self.values(reader, first.entries, Self.placeTag)
        readThumbnail(reader, first.next)
    }

    private mutating func read(_ entry: (tag: Int, value: Value)) {
        switch (entry.tag, entry.value) {
        case (Self.orientationTag, .integers(let values)):
            if let value = values.first, (1...8).contains(value) { orientation = value }
        case (_, .text(let text)): texts[entry.tag] = text
        default: break
        }
    }

    /// The directory to which a tag of another directory points.
    private static func values(_ reader: Reader, _ entries: [(tag: Int, value: Value)], _ tag: Int) -> [Int: Value] {
        guard case .integers(let places) = entries.first(where: { $0.tag == tag })?.value, let start = places.first else {
            return [:]
        }
        return Dictionary(reader.directory(at: start).entries.map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads the thumbnail from the second directory.
    private mutating func readThumbnail(_ reader: Reader, _ start: Int) {
        guard start > 0 else { return }
        let entries = reader.directory(at: start).entries
        func number(_ tag: Int) -> Int? {
            guard case .integers(let values) = entries.first(where: { $0.tag == tag })?.value else { return nil }
            return values.first
        }
        guard let place = number(Self.thumbnailTag), let length = number(Self.thumbnailLengthTag) else { return }
        thumbnail = reader.bytes(at: place, count: length) ?? []
    }

    private static let orientationTag = 0x0112
    private static let exifTag = 0x8769
    private static let placeTag = 0x8825
    private static let thumbnailTag = 0x0201
    private static let thumbnailLengthTag = 0x0202

    /// A structure that contains an orientation only.
    static func bytes(orientation: Int) -> [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    }
}

/// Reads numbers of either byte order, with bounds checks.
private struct Reader {
    private let bytes: ArraySlice<UInt8>
    private let isBigEndian: Bool

    /// nil for bytes that are not a TIFF structure.
    init?(_ bytes: ArraySlice<UInt8>) {
        switch Array(bytes.prefix(4)) {
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        default: return nil
        }
        self.bytes = bytes
    }

    func number(at offset: Int, size: Int) -> Int? {
        guard let part = part(at: offset, count: size) else { return nil }
        return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    func text(at offset: Int, count: Int) -> String? {
        part(at: offset, count: count).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    func bytes(at offset: Int, count: Int) -> [UInt8]? { part(at: offset, count: count).map(Array.init) }

    /// The tags of a directory and the offset of the next directory; 0 for none.
    func directory(at start: Int) -> (entries: [(tag: Int, value: TIFFTags.Value)], next: Int) {
        let count = min(number(at: start, size: 2) ?? 0, Self.mostEntries)
        var entries: [(tag: Int, value: TIFFTags.Value)] = []
        for entry in (0..<count).lazy.map({ start + 2 + $0 * 12 }) {
            guard let tag = number(at: entry, size: 2), let value = value(at: entry) else {
                if number(at: entry, size: 2) == nil { break }
                continue
            }
            entries.append((tag, value))
        }
        return (entries, number(at: start + 2 + count * 12, size: 4) ?? 0)
    }

    /// The limit of entries per directory and of values per tag; larger than in any real file.
    private static let mostEntries = 512
    private static let mostValues = 4096

    private func value(at entry: Int) -> TIFFTags.Value? {
        guard let type = number(at: entry + 2, size: 2), let count = number(at: entry + 4, size: 4), count <= Self.mostValues,
            let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8][type]
        else { return nil }
        guard let place = size * count <= 4 ? entry + 8 : number(at: entry + 8, size: 4) else { return nil }
        let places = (0..<count).map { place + $0 * size }
        switch type {
        case 2: return text(at: place, count: count).map { .text($0) }
        case 7: return bytes(at: place, count: count).map { .bytes($0) }
        case 5, 10:
            let isSigned = type == 10
            let quotients = places.compactMap { quotient(at: $0, isSigned: isSigned) }
            return quotients.count == count ? .numbers(quotients) : nil
        default:
            let numbers = places.compactMap { place in
                number(at: place, size: size).map { type == 9 ? Int(Int32(truncatingIfNeeded: $0)) : $0 }
            }
            return numbers.count == count ? .integers(numbers) : nil
        }
    }

    private func quotient(at place: Int, isSigned: Bool) -> Double? {
        guard let first = number(at: place, size: 4), let second = number(at: place + 4, size: 4) else { return nil }
        let values = [first, second].map { isSigned ? Double(Int32(truncatingIfNeeded: $0)) : Double($0) }
        return values[1] == 0 ? 0 : values[0] / values[1]
    }

    private func part(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        return bytes[bytes.startIndex + offset..<bytes.startIndex + offset + count]
    }
}
