/// A place in a document's text, with the line and column that editors show.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1. A line ends at LF, CR LF or CR.
    public let line: Int
    /// The column, from 1, in Unicode scalars; a byte order mark is not counted.
    public let column: Int

    /// A place; both numbers from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Whether a place is before another one of the same text.
    public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Where the lines of a text begin.
struct LineTable: Sendable {
    private let starts: [Int32]

    init(_ bytes: UnsafeBufferPointer<UInt8>, textStart: Int) {
        var starts = [Int32(textStart)]
        var i = textStart
        while i < bytes.count {
            let byte = bytes[i]
            i += 1
            if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !(i < bytes.count && bytes[i] == UInt8(ascii: "\n")))
            {
                starts.append(Int32(i))
            }
        }
        self.starts = starts
    }

    /// The place of a byte. O(log lines + length of the line).
    func position(of offset: Int, in source: UnsafeBufferPointer<UInt8>) -> SourcePosition {
        let line = lineIndex(of: offset)
        let start = min(Int(starts[line]), offset)
        let column = source[start..<min(offset, source.count)].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return SourcePosition(line: line + 1, column: column)
    }

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
