/// Tests of eight bytes of a text at once.
enum ByteWord {
    /// Whether there are eight bytes at an offset, all of them ASCII without control characters.
    @inline(__always)
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset + 8 <= bytes.count, let start = bytes.baseAddress else { return false }
        let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // Subtracting a space borrows into the highest bit of each smaller byte; the lowest such byte is always found.
        return (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
    }
}
