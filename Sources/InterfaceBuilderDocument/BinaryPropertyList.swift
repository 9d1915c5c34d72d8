/// Checks a binary property list before Foundation parses it. Its collections refer to values by number, so that a file
/// of a few hundred bytes, in which each collection refers to the next one many times, can expand to more values than
/// any memory holds.
package struct BinaryPropertyList {
    private static let mostValues = 1_000_000
    private static let deepest = 512
    private static let trailerSize = 32

    private let bytes: [UInt8]
    private let referenceSize: Int
    /// The offsets of the values.
    private let offsets: [Int]
    private let top: Int

    /// Whether a file is safe to parse: it is of another format, or its values, each counted once per reference, are at
    /// most a million with a depth of at most 512.
    package static func mayRead(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: Array("bplist".utf8)) else { return true }
        return BinaryPropertyList(bytes)?.countOfValues() != nil
    }

    /// nil for data that is not a binary property list.
    private init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let trailer = bytes.count - Self.trailerSize
        guard trailer >= 8 else { return nil }
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
            let table = Self.number(bytes, trailer + 24, 8), 1...8 ~= offsetSize, 1...8 ~= referenceSize, top < count,
            count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
        else { return nil }
        let offsets = (0..<count).compactMap { Self.number(bytes, table + $0 * offsetSize, offsetSize) }
        guard offsets.count == count else { return nil }
        (self.referenceSize, self.offsets, self.top) = (referenceSize, offsets, top)
    }

    /// The big-endian integer of some bytes; nil outside of the file and for numbers beyond any file's size.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size >= 1, size <= bytes.count, start <= bytes.count - size else { return nil }
        var value = 0
        for byte in bytes[start..<start + size] {
            guard value < 1 << 40 else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }

    /// The numbers of the values to which a value refers; nil if it cannot be parsed.
    private func references(of value: Int) -> [Int]? {
        let start = offsets[value]
        guard start < bytes.count else { return nil }
        let kind = bytes[start] >> 4
        guard 0xA...0xD ~= kind else { return [] }
        var (count, place) = (Int(bytes[start] & 15), start + 1)
        if count == 15 {
            guard place < bytes.count, bytes[place] >> 4 == 1, bytes[place] & 15 <= 3 else { return nil }
            let size = 1 << Int(bytes[place] & 15)
            guard let stated = Self.number(bytes, place + 1, size) else { return nil }
            (count, place) = (stated, place + 1 + size)
        }
        guard count <= bytes.count else { return nil }
        if kind == 0xD { count *= 2 }
        guard count * referenceSize <= bytes.count - place else { return nil }
        let named = (0..<count).compactMap { Self.number(bytes, place + $0 * referenceSize, referenceSize) }
        return named.count == count && named.allSatisfy { $0 < offsets.count } ? named : nil
    }

    /// A collection whose values are being counted.
    private struct Level {
        let value: Int
        let references: [Int]
        var next = 0
        var count = 1
    }

    /// The number of values to which the file expands; nil for too many, too deep ones, and a collection that contains
    /// itself.
    ///
    /// - Complexity: O(bytes), because each value is visited once.
    private func countOfValues() -> Int? {
        var counts = [Int?](repeating: nil, count: offsets.count)
        var isOpen = [Bool](repeating: false, count: offsets.count)
        guard let references = references(of: top) else { return nil }
        var levels = [Level(value: top, references: references)]
        isOpen[top] = true
        while let level = levels.last {
            let last = levels.count - 1
            guard level.count <= Self.mostValues else { return nil }
            if level.next == level.references.count {
                levels.removeLast()
                (counts[level.value], isOpen[level.value]) = (level.count, false)
                if levels.isEmpty { return level.count }
                levels[last - 1].count += level.count
                continue
            }
            let next = level.references[level.next]
            levels[last].next += 1
            if let known = counts[next] {
                levels[last].count += known
            } else {
                guard !isOpen[next], levels.count < Self.deepest, let references = self.references(of: next) else { return nil }
                isOpen[next] = true
                levels.append(Level(value: next, references: references))
            }
        }
        return nil
    }
}
