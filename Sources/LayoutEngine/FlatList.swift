import ConstraintSolver

/// A growable run of plain values, read and written in place without reference counts and, in release builds, checks of indices.
struct FlatList<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    /// How large the block is.
    private var bytes: Int

    init() {
        bytes = BlockPool.size(for: 8 * MemoryLayout<Element>.stride)
        capacity = bytes / MemoryLayout<Element>.stride
        base = BlockPool.take(bytes).bindMemory(to: Element.self, capacity: capacity)
    }

    deinit { BlockPool.give(base, bytes) }

    var indices: Range<Int> { 0..<count }

    subscript(_ index: Int32) -> Element {
        @inline(__always) _read {
            assert(index >= 0 && index < count)
            yield base[Int(index)]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &base[Int(index)]
        }
    }

    /// All elements, until the list changes.
    @inline(__always) var elements: UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base, count: count)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Puts an element at an index, which may be the list's length.
    @inline(__always)
    mutating func set(_ element: Element, at index: Int32) {
        if Int(index) == count { append(element) } else { self[index] = element }
    }

    /// Makes the list at least so long.
    @inline(__always)
    mutating func extend(to length: Int, with element: Element) {
        while count < length { append(element) }
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Takes one element out; the others stay in order.
    mutating func remove(at index: Int) {
        for place in index..<(count - 1) { base[place] = base[place + 1] }
        count -= 1
    }

    /// Makes the list empty; the room stays.
    @inline(__always)
    mutating func clear() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let (block, size) = BlockPool.takeLarge(BlockPool.size(for: bytes * 4))
        let stride = MemoryLayout<Element>.stride
        block.copyMemory(from: base, byteCount: count * stride)
        let larger = block.bindMemory(to: Element.self, capacity: size / stride)
        BlockPool.give(base, bytes)
        (base, capacity, bytes) = (larger, size / stride, size)
    }
}
