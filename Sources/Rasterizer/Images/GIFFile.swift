/// The pictures of a GIF file, each on what the ones before it left on the canvas.
///
/// - Source: "Graphics Interchange Format, Version 89a", CompuServe 1990; the repetitions are Netscape's application extension
package struct GIFFile: Sendable {
    /// What happens to a picture before the next one is drawn.
    enum Disposal: UInt8 {
        case none = 0, keep, clear, restore
    }

    /// A picture as the file has it.
    struct Frame {
        /// Pixels of the canvas.
        var (left, top, width, height) = (0, 0, 0, 0)
        /// Red, green and blue of each colour.
        var colors: ArraySlice<UInt8> = []
        var transparentColor: UInt8?
        var disposal = Disposal.none
        /// Hundredths of a second.
        var delay = 0
        var isInterlaced = false
        /// Where the size of its codes stands, before its blocks of data.
        var dataStart = 0
    }

    /// Most pictures of a file that are read.
    static let maximumCount = 10_000

    /// Pixels.
    package let width: Int
    /// Pixels.
    package let height: Int
    /// How often the pictures are shown in turn; 0 for without end, nil where the file does not say.
    package private(set) var repetitions: Int?
    private let bytes: [UInt8]
    private(set) var frames: [Frame] = []

    /// The number of pictures.
    package var count: Int { frames.count }
    /// Seconds for which a picture is shown, as the file says.
    package func delay(at index: Int) -> Double { Double(frames[index].delay) / 100 }

    /// Reads a file up to its first fault; nil for other formats and for files without a picture.
    package init?(_ bytes: [UInt8]) {
        guard ImageFormat(signatureOf: bytes) == .gif, bytes.count >= 13 else { return nil }
        self.bytes = bytes
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        guard (try? Bitmap.checkDimensions(width: width, height: height)) != nil else { return nil }
        readBlocks()
        if frames.isEmpty { return nil }
    }

    // MARK: Blocks

    private mutating func readBlocks() {
        var offset = 13
        guard let common = colors(flags: bytes[10], at: &offset) else { return }
        var next = Frame()
        while offset < bytes.count, frames.count < Self.maximumCount {
            switch bytes[offset] {
            case 0x21: guard readExtension(at: &offset, into: &next) else { return }
            case 0x2C:
                guard readFrame(at: &offset, next, common) else { return }
                next = Frame()
            default: return
            }
        }
    }

    /// The colours whose number the flags tell; none where there are none, nil where the file ends before.
    private func colors(flags: UInt8, at offset: inout Int) -> ArraySlice<UInt8>? {
        guard flags & 0x80 != 0 else { return [] }
        let count = 3 << (Int(flags & 7) + 1)
        guard offset + count <= bytes.count else { return nil }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    private mutating func readExtension(at offset: inout Int, into next: inout Frame) -> Bool {
        guard offset + 2 < bytes.count else { return false }
        let (kind, start) = (bytes[offset + 1], offset + 2)
        if kind == 0xF9, start + 4 < bytes.count, bytes[start] == 4 {
            let flags = bytes[start + 1]
            next.disposal = Disposal(rawValue: flags >> 2 & 7) ?? .none
            next.delay = Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8
            next.transparentColor = flags & 1 != 0 ? bytes[start + 4] : nil
        }
        let name = Array("NETSCAPE2.0".utf8)
        if kind == 0xFF, start + 15 < bytes.count, bytes[start] == 11, bytes[(start + 1)...].starts(with: name),
            bytes[start + 12] == 3
        {
            repetitions = Int(bytes[start + 14]) | Int(bytes[start + 15]) << 8
        }
        offset = start
        return skipBlocks(at: &offset)
    }

    /// Goes past blocks of data up to the empty one. Returns whether there is one.
    private func skipBlocks(at offset: inout Int) -> Bool {
        while offset < bytes.count {
            let length = Int(bytes[offset])
            offset += length + 1
            if length == 0 { return true }
        }
        return false
    }

    private mutating func readFrame(at offset: inout Int, _ properties: Frame, _ common: ArraySlice<UInt8>) -> Bool {
        guard offset + 10 < bytes.count else { return false }
        func number(_ place: Int) -> Int { Int(bytes[offset + place]) | Int(bytes[offset + place + 1]) << 8 }
        var frame = properties
        (frame.left, frame.top, frame.width, frame.height) = (number(1), number(3), number(5), number(7))
        let flags = bytes[offset + 9]
        frame.isInterlaced = flags & 0x40 != 0
        offset += 10
        guard let own = colors(flags: flags, at: &offset) else { return false }
        frame.colors = own.isEmpty ? common : own
        frame.dataStart = offset
        guard offset < bytes.count, frame.left + frame.width <= width, frame.top + frame.height <= height else { return false }
        offset += 1
        frames.append(frame)
        return skipBlocks(at: &offset)
    }

    // MARK: Pixels

    /// The colours of a picture's pixels, by rows from its top; nil where the data are damaged.
    func indices(of frame: Frame) -> [UInt8]? {
        guard let reader = GIFCodes(bytes, at: frame.dataStart) else { return nil }
        guard let read = reader.decoded(count: frame.width * frame.height) else { return nil }
        guard frame.isInterlaced else { return read }
        var rows = [UInt8](repeating: 0, count: read.count)
        var source = 0
        for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
            for row in stride(from: first, to: frame.height, by: step) {
                rows.replaceSubrange(row * frame.width..<(row + 1) * frame.width, with: read[source..<source + frame.width])
                source += frame.width
            }
        }
        return rows
    }
}
