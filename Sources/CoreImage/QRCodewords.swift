import Foundation

/// The codewords of a QR code: the data in blocks, each with codewords for error correction.
///
/// - Source: ISO/IEC 18004, table 9 and annex A
struct QRCodewords {
    private let version: Int
    private let level: QRCode.Level
    private let data: [UInt8]

    init(_ bytes: Data, version: Int, level: QRCode.Level) {
        (self.version, self.level) = (version, level)
        data = Self.padded(bytes, to: Self.dataCount(version, level), lengthBits: version < 10 ? 8 : 16)
    }

    /// The mode, the length and the bytes, followed by the standard's padding.
    private static func padded(_ bytes: Data, to count: Int, lengthBits: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, count * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isFirst = true
        while words.count < count {
            words.append(isFirst ? 0xEC : 0x11)
            isFirst.toggle()
        }
        return words
    }

    // MARK: Counts

    /// The number of data codewords of a version.
    static func dataCount(_ version: Int, _ level: QRCode.Level) -> Int {
        count(version) - correctionCounts[level.rawValue][version - 1] * blockCounts[level.rawValue][version - 1]
    }

    /// The number of all codewords of a version.
    private static func count(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let places = version / 7 + 2
            modules -= (25 * places - 10) * places - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    private static let correctionCounts = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let blockCounts = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
            20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
            37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45,
            48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54,
            57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    // MARK: Blocks

    /// The codewords in the order of placement.
    var interleaved: [UInt8] {
        let blockCount = Self.blockCounts[level.rawValue][version - 1]
        let correctionCount = Self.correctionCounts[level.rawValue][version - 1]
        let shortLength = data.count / blockCount
        let longCount = data.count % blockCount
        var (blocks, start) = ([[UInt8]](), 0)
        for index in 0..<blockCount {
            let length = shortLength + (index < blockCount - longCount ? 0 : 1)
            blocks.append(Array(data[start..<(start + length)]))
            start += length
        }
        let divisor = GaloisField.divisor(degree: correctionCount)
        let corrections = blocks.map { GaloisField.remainder(of: $0, by: divisor) }
        return Self.woven(blocks) + Self.woven(corrections)
    }

    /// The lists interleaved: the first element of each list, then the second of each, and so on.
    private static func woven(_ lists: [[UInt8]]) -> [UInt8] {
        (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
            lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
}

/// The finite field of 256 elements, for the Reed-Solomon codes of QR codes.
enum GaloisField {
    static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var result = 0
        for index in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if other >> UInt8(index) & 1 == 1 { result ^= Int(one) }
        }
        return UInt8(result & 0xFF)
    }

    /// The product of `x - 2^i` for all `i` below the degree, without its leading coefficient.
    static func divisor(degree: Int) -> [UInt8] {
        var (coefficients, root) = ([UInt8](repeating: 0, count: degree - 1) + [1], UInt8(1))
        for _ in 0..<degree {
            for index in 0..<degree {
                coefficients[index] = product(coefficients[index], root)
                if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
            }
            root = product(root, 2)
        }
        return coefficients
    }

    static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for (index, coefficient) in divisor.enumerated() { rest[index] ^= product(coefficient, factor) }
        }
        return rest
    }
}
