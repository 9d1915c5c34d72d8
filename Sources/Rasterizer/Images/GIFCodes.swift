/// The compressed colours of a picture in a GIF file: codes of growing length, each of which stands for a run of colours.
///
/// - Source: "Graphics Interchange Format, Version 89a", appendix F, variable-length-code LZW compression
struct GIFCodes {
    private let bytes: [UInt8]
    private let start: Int
    private let leastSize: Int

    /// nil where the size of the codes is none that files have.
    init?(_ bytes: [UInt8], at offset: Int) {
        guard offset < bytes.count, (1...11).contains(bytes[offset]) else { return nil }
        (self.bytes, start, leastSize) = (bytes, offset + 1, Int(bytes[offset]))
    }

    /// So many colours; those that the data lack are the first colour. nil for codes that stand for nothing.
    func decoded(count: Int) -> [UInt8]? {
        var output: [UInt8] = []
        output.reserveCapacity(count)
        let clear = 1 << leastSize
        var table = GIFCodeTable(clear: clear)
        var bits = GIFBits(bytes, at: start)
        var last: Int?
        while output.count < count, let code = bits.next(table.codeSize) {
            if code == clear {
                table = GIFCodeTable(clear: clear)
                last = nil
            } else if code == clear + 1 {
                break
            } else {
                guard table.append(code, after: last, to: &output) else { return nil }
                last = code
            }
        }
        if output.count < count { output.append(contentsOf: repeatElement(0, count: count - output.count)) }
        return output.count > count ? Array(output.prefix(count)) : output
    }
}

/// What codes stand for: each is the run of another code and a colour more.
private struct GIFCodeTable {
    private static let maximumCount = 4096

    private let clear: Int
    private var prefixes: [Int] = []
    private var suffixes: [UInt8] = []
    /// Bits of a code at present.
    private(set) var codeSize: Int

    init(clear: Int) {
        self.clear = clear
        codeSize = clear.trailingZeroBitCount + 1
    }

    private var count: Int { clear + 2 + prefixes.count }

    /// Appends the colours of a code, and learns the run of the code before it with their first. Returns whether the code stands for something.
    mutating func append(_ code: Int, after last: Int?, to output: inout [UInt8]) -> Bool {
        guard let last else {
            guard code < clear else { return false }
            output.append(UInt8(code))
            return true
        }
        guard code <= count, code < count || count < Self.maximumCount else { return false }
        let place = output.count
        write(code < count ? code : last, to: &output)
        let first = output[place]
        if code == count { output.append(first) }
        if count < Self.maximumCount {
            prefixes.append(last)
            suffixes.append(first)
            if count == 1 << codeSize, codeSize < 12 { codeSize += 1 }
        }
        return true
    }

    private func write(_ code: Int, to output: inout [UInt8]) {
        let start = output.count
        var code = code
        while code >= clear + 2 {
            output.append(suffixes[code - clear - 2])
            code = prefixes[code - clear - 2]
        }
        output.append(UInt8(truncatingIfNeeded: code))
        output[start...].reverse()
    }
}

/// The bits of blocks of data, the lowest of each byte first.
private struct GIFBits {
    private let bytes: [UInt8]
    private var offset: Int
    private var left = 0
    private var (held, count) = (0, 0)

    init(_ bytes: [UInt8], at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    mutating func next(_ size: Int) -> Int? {
        while count < size {
            guard let byte = nextByte() else { return nil }
            held |= Int(byte) << count
            count += 8
        }
        defer {
            held >>= size
            count -= size
        }
        return held & (1 << size - 1)
    }

    private mutating func nextByte() -> UInt8? {
        if left == 0 {
            guard offset < bytes.count, bytes[offset] > 0 else { return nil }
            left = Int(bytes[offset])
            offset += 1
        }
        guard offset < bytes.count else { return nil }
        defer { (offset, left) = (offset + 1, left - 1) }
        return bytes[offset]
    }
}
