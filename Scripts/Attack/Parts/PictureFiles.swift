import SeededRandom

/// Small picture files, made byte by byte, and some that claim or come to much more than their size.
enum PictureFiles {
    /// A name with the kind's extension, and the bytes.
    static func make(_ random: inout SplitMix) -> (name: String, bytes: [UInt8]) {
        let (width, height) = (random.pick(sides), random.pick(sides))
        return switch random.below(6) {
        case 0, 1: ("picture.png", png(width, height, isWhole: random.below(3) > 0))
        case 2, 3: ("picture.gif", gif(width, height, frames: random.pick([0, 1, 2, 3, 20_000]), random.flip()))
        case 4: ("picture.svg", svg(width, height, &random))
        default: ("picture.pdf", pdf(width, height, &random))
        }
    }

    private static let sides = [0, 1, 2, 3, 17, 300, 16_384, 16_385, 65_535]

    // MARK: PNG

    /// A picture of one colour, its rows packed as runs: 258 bytes of pixels in 13 bits.
    ///
    /// - Parameter isWhole: Whether there are as many pixels as the header says, up to the largest picture; else three
    ///   rows.
    static func png(_ width: Int, _ height: Int, isWhole: Bool) -> [UInt8] {
        let rows = isWhole && width * height <= 1 << 25 ? height : 3
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", zeros(rows * (1 + 4 * width)))
        return file + chunk("IEND", [])
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

    private static func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
        let summed = Array(kind.utf8) + contents
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in summed {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return number(contents.count) + summed + number(Int(sum ^ 0xFFFF_FFFF))
    }

    /// A zlib stream of zeros, by the fixed codes: a zero, and then copies of 258 of them.
    private static func zeros(_ count: Int) -> [UInt8] {
        var bits = BitString(bytes: [0x78, 0x01])
        bits.append(0b011, 3)  // the last block, by fixed codes
        let single = count == 0 ? 0 : (count - 1) % 258 + 1
        for _ in 0..<single { bits.append(0b0000_1100, 8) }  // the code of 0, its first bit lowest
        for _ in 0..<(count - single) / 258 {
            bits.append(0b1010_0011, 8)  // the code of the length 258
            bits.append(0, 5)  // the code of the distance 1
        }
        bits.append(0, 7)
        let sum = ((count % 65_521) << 16) | 1
        return bits.whole + number(sum)
    }

    // MARK: GIF

    /// - Parameter isAlike: Whether the frames are as large as the picture; else a pixel each.
    static func gif(_ width: Int, _ height: Int, frames: Int, _ isAlike: Bool) -> [UInt8] {
        func short(_ value: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)] }
        var file = Array("GIF89a".utf8) + short(width) + short(height) + [0x80, 0, 0, 10, 20, 30, 200, 100, 50]
        file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        let frame = isAlike ? short(width) + short(height) : [1, 0, 1, 0]
        for number in 0..<frames {
            file += [0x21, 0xF9, 4, UInt8(number % 4) << 2, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0] + frame + [0]
            file += [2, 2, 0x44, 0x01, 0]  // clear, the colour 0, end
        }
        return file + [0x3B]
    }

    // MARK: SVG and PDF

    private static func svg(_ width: Int, _ height: Int, _ random: inout SplitMix) -> [UInt8] {
        let inside = random.pick([
            "<rect width=\"9\" height=\"9\"/>", String(repeating: "<g>", count: 3000),
            "<use href=\"#a\" id=\"a\"/>", "<image href=\"/etc/passwd\"/>", "<image href=\"/dev/zero\"/>",
            (0..<30).map { "<g id=\"g\($0)\"><use href=\"#g\($0 + 1)\"/><use href=\"#g\($0 + 1)\"/></g>" }.joined(),
            "<filter id=\"f\"><feGaussianBlur stdDeviation=\"1e9\"/></filter><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
        ])
        return Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">\(inside)</svg>".utf8)
    }

    /// One page, whose table of places is left to the reader to find.
    private static func pdf(_ width: Int, _ height: Int, _ random: inout SplitMix) -> [UInt8] {
        let drawing = random.pick([
            "0 0 9 9 re f", String(repeating: "q ", count: 9000), String(repeating: "0 0 m 9 9 l S ", count: 9000), "/X Do",
        ])
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R\(random.below(4) == 0 ? " 2 0 R" : "")] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>",
            "<< /Length \(drawing.count) >> stream\n\(drawing)\nendstream",
            "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Length 5 >> stream\n/X Do\nendstream",
        ]
        let numbered = objects.enumerated().map { "\($0 + 1) 0 obj \($1) endobj\n" }.joined()
        return Array("%PDF-1.4\n\(numbered)trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n".utf8)
    }
}

/// Bits, the lowest of each byte first.
private struct BitString {
    var bytes: [UInt8]
    private var waiting: UInt32 = 0
    private var count = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func append(_ bits: UInt32, _ length: Int) {
        waiting |= bits << count
        count += length
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: waiting))
            waiting >>= 8
            count -= 8
        }
    }

    /// The bytes, the last filled up with zeros.
    var whole: [UInt8] { count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: waiting)] }
}
