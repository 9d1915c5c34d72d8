/// A position in a document, as the line and column that editors show.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1. A line ends at LF, CR LF or CR.
    public let line: Int
    /// The column, from 1, in Unicode scalars; a byte order mark is not counted.
    public let column: Int

    /// Creates a position; both numbers count from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Whether a position is before another one of the same document.
    public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// The offsets of the lines of a text, and the number of Unicode scalars before each block of it.
struct LineTable: Sendable {
    private let starts: [Int32]
    /// The number of scalars before each block of ``blockLength`` bytes, so that a column in a long line is found
    /// without scanning the line.
    private let scalars: [Int32]

    private static let blockLength = 256

    init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) {
        var (starts, scalars, count) = ([Int32(textStart)], [Int32](), Int32(0))
        scalars.reserveCapacity(bytes.count / Self.blockLength + 1)
        var i = 0
        while i < bytes.count {
            if i % Self.blockLength == 0 { scalars.append(count) }
            if i % 8 == 0, ByteWord.isPlain(bytes, at: i) {
                count += 8
                i += 8
                continue
            }
            let byte = bytes[i]
            i += 1
            if Self.beginsScalar(byte) { count += 1 }
            if i > textStart, Self.endsLine(byte, next: i < bytes.count ? bytes[i] : 0) { starts.append(Int32(i)) }
        }
        (self.starts, self.scalars) = (starts, scalars)
    }

    private static func endsLine(_ byte: UInt8, next: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
    }

    /// The position of an offset.
    ///
    /// - Complexity: O(log lines).
    func position(of offset: Int, in source: UnsafeBufferPointer<UInt8>) -> SourcePosition {
        let line = lineIndex(of: offset)
        let start = min(Int(starts[line]), offset)
        let column = scalarCount(before: offset, in: source) - scalarCount(before: start, in: source) + 1
        return SourcePosition(line: line + 1, column: column)
    }

    private func scalarCount(before offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
        let offset = min(offset, source.count)
        guard offset > 0 else { return 0 }
        let block = (offset - 1) / Self.blockLength
        var count = Int(scalars[block])
        for i in block * Self.blockLength..<offset where Self.beginsScalar(source[i]) { count += 1 }
        return count
    }

    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
