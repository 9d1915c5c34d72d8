/// The element and attribute names of a document, each kept once.
///
/// Open addressing over the names' bytes, so that no string is made for a name already met.
struct MarkupNameTable {
    private(set) var names: [String] = []
    private var spans: [Range<Int>] = []
    private var slots: [Int32] = Array(repeating: -1, count: 256)

    /// The number of a name, which is added when it is new. Expected O(length).
    mutating func intern(_ span: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        var slot = Self.hash(bytes, span) & (slots.count - 1)
        while slots[slot] >= 0 {
            if Self.same(bytes, spans[Int(slots[slot])], span) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = Int32(names.count)
        slots[slot] = id
        names.append(String(decoding: bytes[span], as: UTF8.self))
        spans.append(span)
        if names.count * 2 > slots.count { grow(bytes) }
        return id
    }

    private mutating func grow(_ bytes: UnsafeBufferPointer<UInt8>) {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (id, span) in spans.enumerated() {
            var slot = Self.hash(bytes, span) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(id)
        }
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ span: Range<Int>) -> Int {
        var hash = FNVHash()
        for i in span { hash.combine(bytes[i]) }
        return Int(truncatingIfNeeded: hash.value ^ (hash.value >> 32)) & Int.max
    }

    private static func same(_ bytes: UnsafeBufferPointer<UInt8>, _ a: Range<Int>, _ b: Range<Int>) -> Bool {
        guard a.count == b.count else { return false }
        for i in 0..<a.count where bytes[a.lowerBound + i] != bytes[b.lowerBound + i] { return false }
        return true
    }
}
