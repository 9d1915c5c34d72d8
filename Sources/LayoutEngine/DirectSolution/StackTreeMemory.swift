/// Memory in which trees of stacks compute their lengths, one after the other.
///
/// A solution of a thousand nodes needs a hundred kilobytes. If each solution allocated them, they would go back to the
/// system in between, which clears every page that it hands out again: that took a quarter of a layout's time. The
/// memory keeps the size of the largest tree so far.
package final class StackTreeMemory {
    private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    package init() {}

    deinit { bytes.deallocate() }

    /// Reserves at least so many bytes, aligned for numbers of 64 bits. Earlier contents are meaningless, and memory
    /// reserved before is no longer valid.
    func reserve(_ count: Int) -> UnsafeMutableRawPointer {
        if let base = bytes.baseAddress, bytes.count >= count { return base }
        bytes.deallocate()
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        bytes = UnsafeMutableRawBufferPointer(start: base, count: count)
        return base
    }
}
