/// Memory in which trees of stacks weigh up their lengths, one after the other.
///
/// A solution of a thousand nodes takes a hundred kilobytes. Taken anew for each solution, they would go back to the system in between, which clears
/// every page that it hands out again: that took a quarter of a layout's time. As much stays as the largest tree took.
package final class StackTreeMemory {
    private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    package init() {}

    deinit { bytes.deallocate() }

    /// Room for so many bytes at least, aligned for numbers of 64 bits. What stood in it is worthless, and so is what was reserved before.
    func reserve(_ count: Int) -> UnsafeMutableRawPointer {
        if let base = bytes.baseAddress, bytes.count >= count { return base }
        bytes.deallocate()
        let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        bytes = UnsafeMutableRawBufferPointer(start: base, count: count)
        return base
    }
}
