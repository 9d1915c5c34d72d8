extension PNGWriter {
    /// A PNG file with an additional chunk after the header that stores an Exif orientation.
    static func adding(orientation: Int, to file: [UInt8]) -> [UInt8] {
        guard orientation != 1 else { return file }
        let data = TIFFTags.bytes(orientation: orientation)
        let content = Array("eXIf".utf8) + data
        let chunk = number(UInt32(data.count)) + content + number(checksum(content))
        return Array(file[..<headerEnd]) + chunk + file[headerEnd...]
    }

    /// The offset after the first chunk, the header.
    private static let headerEnd = 33

    private static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

    /// The cyclic redundancy check of a chunk's type and data.
    ///
    /// - Source: the PNG specification, annex D
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }
}
