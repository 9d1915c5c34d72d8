/// The element and attribute names of a document, interned.
///
/// Open addressing over the names' bytes, so that known names need no string.
struct MarkupNameTable: Sendable {
    private(set) var names: [String] = []
    private var spans: [Range<Int>] = []
    private var slots: [Int32] = Array(repeating: -1, count: 256)

    /// The id of a name, which is added if it is new. Expected O(length).
    mutating func intern(_ span: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        var slot = Self.hash(bytes, span) & (slots.count - 1)
        while slots[slot] >= 0 {
            if Self.same(bytes, span, bytes, spans[Int(slots[slot])]) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = Int32(names.count)
        slots[slot] = id
        names.append(String(decoding: bytes[span], as: UTF8.self))
        spans.append(span)
        if names.count * 2 > slots.count { grow(bytes) }
        return id
    }

    /// The id of a name in the table's document; nil if the document does not have it. Expected O(length).
    func number(of name: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        var name = name
        return name.withUTF8 { name in
            var slot = Self.hash(name, 0..<name.count) & (slots.count - 1)
            while slots[slot] >= 0 {
                if Self.same(name, 0..<name.count, bytes, spans[Int(slots[slot])]) { return slots[slot] }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    private mutating func grow(_ bytes: UnsafeBufferPointer<UInt8>) {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (id, span) in spans.enumerated() {
            var slot = Self.hash(bytes, span) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(id)
        }
    }

    /// Eight bytes at a time: reading attributes looks names up some hundred times for a view.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ span: Range<Int>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var (hash, place) = (UInt64(span.count), span.lowerBound)
        while place + 8 <= span.upperBound {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var rest: UInt64 = 0
        while place < span.upperBound {
            rest = rest << 8 | UInt64(bytes[place])
            place += 1
        }
        return Int(truncatingIfNeeded: mixed(hash ^ rest) >> 1)
    }

    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value &* 0x9e37_79b9_7f4a_7c15
        return product ^ (product >> 32)
    }

    private static func same(
        _ one: UnsafeBufferPointer<UInt8>, _ a: Range<Int>, _ other: UnsafeBufferPointer<UInt8>, _ b: Range<Int>
    ) -> Bool {
        guard a.count == b.count else { return false }
        for i in 0..<a.count where one[a.lowerBound + i] != other[b.lowerBound + i] { return false }
        return true
    }
}
