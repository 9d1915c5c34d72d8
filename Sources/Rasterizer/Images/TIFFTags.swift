/// The first directory of tags of a TIFF structure, as Exif data have it in JPEG and PNG files.
package struct TIFFTags: Equatable, Sendable {
    /// As Exif counts them, 1...8; 1 where there is none or another number.
    package private(set) var orientation = 1
    /// Texts by the number of their tag.
    package private(set) var texts: [Int: String] = [:]

    package init() {}

    /// Reads the tags; those that are damaged are left out.
    init(_ bytes: ArraySlice<UInt8>) {
        guard let reader = Reader(bytes), let start = reader.number(at: 4, size: 4) else { return }
        let count = reader.number(at: start, size: 2) ?? 0
        for index in 0..<count {
            guard reader.number(at: start + 2 + index * 12, size: 2) != nil else { return }
            read(reader, entry: start + 2 + index * 12)
        }
    }

    private mutating func read(_ reader: Reader, entry: Int) {
        guard let tag = reader.number(at: entry, size: 2), let type = reader.number(at: entry + 2, size: 2),
            let count = reader.number(at: entry + 4, size: 4)
        else { return }
        if tag == Self.orientationTag, type == 3, let value = reader.number(at: entry + 8, size: 2), (1...8).contains(value) {
            orientation = value
        } else if type == 2 {
            let place = count <= 4 ? entry + 8 : reader.number(at: entry + 8, size: 4)
            texts[tag] = place.flatMap { reader.text(at: $0, count: count) }
        }
    }

    private static let orientationTag = 0x0112

    /// A structure with nothing but an orientation.
    static func bytes(orientation: Int) -> [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    }
}

/// Reads numbers of either byte order without leaving the bytes.
private struct Reader {
    private let bytes: ArraySlice<UInt8>
    private let isBigEndian: Bool

    /// nil for bytes that are no TIFF structure.
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

    private func part(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        return bytes[bytes.startIndex + offset..<bytes.startIndex + offset + count]
    }
}
