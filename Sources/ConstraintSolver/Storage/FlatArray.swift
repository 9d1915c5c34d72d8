/// A growable run of plain values that hot loops read and write without copies, reference counts or, in release builds, checks of indices.
///
/// Invariant: the first `count` of `capacity` places are initialised.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    /// Without room until something is added.
    init() { (base, capacity) = (Self.nowhere, 0) }

    init(capacity: Int) {
        self.init()
        if capacity > 0 { grow(to: capacity) }
    }

    init(repeating element: Element, count: Int) {
        self.init()
        append(repeating: element, count: count)
    }

    deinit { if capacity > 0 { BlockPool.give(base, Self.bytes(capacity)) } }

    private static var nowhere: UnsafeMutablePointer<Element> { UnsafeMutablePointer(bitPattern: BlockPool.alignment)! }

    /// The size of the block that has room for so many elements.
    @inline(__always)
    private static func bytes(_ capacity: Int) -> Int { BlockPool.size(for: capacity * MemoryLayout<Element>.stride) }

    /// How many bytes the elements take, without room to grow.
    var usedBytes: Int { count * MemoryLayout<Element>.stride }

    var indices: Range<Int> { 0..<count }
    var isEmpty: Bool { count == 0 }

    subscript(_ index: Int) -> Element {
        @inline(__always) _read {
            assert(index >= 0 && index < count)
            yield base[index]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

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

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count &+ 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Makes room for so many elements in all.
    mutating func reserve(_ length: Int) {
        if length > capacity { grow(to: length) }
    }

    @inline(never)
    mutating func append(repeating element: Element, count more: Int) {
        if count + more > capacity { grow(to: count + more) }
        (base + count).initialize(repeating: element, count: more)
        count += more
    }

    /// Makes the run at least so long.
    @inline(__always)
    mutating func extend(to length: Int, with element: Element) {
        if length <= count { return }
        if length == count + 1 { append(element) } else { append(repeating: element, count: length - count) }
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Makes the run empty; the room stays.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Drops what comes after the first `length` elements; the room stays.
    @inline(__always)
    mutating func truncate(to length: Int) {
        assert(length >= 0 && length <= count)
        count = length
    }

    func contains(_ element: Element) -> Bool where Element: Equatable { indices.contains { base[$0] == element } }

    /// The elements in place, for a loop that neither adds nor drops any.
    @inline(__always)
    func withElements<Result>(_ body: (UnsafeMutableBufferPointer<Element>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: base, count: count))
    }

    /// Moves to a larger block: a small one grows fast, since small ones are many and short-lived.
    @inline(never)
    private mutating func grow(to needed: Int) {
        let stride = MemoryLayout<Element>.stride
        let known = capacity * stride
        let wanted = BlockPool.size(for: Swift.max(needed * stride, known < 1 << 14 ? known * 4 : known * 2, 256))
        let (block, size) = known < 1 << 14 ? (BlockPool.take(wanted), wanted) : BlockPool.takeLarge(wanted)
        let larger = block.bindMemory(to: Element.self, capacity: size / stride)
        larger.moveInitialize(from: base, count: count)
        if capacity > 0 { BlockPool.give(base, Self.bytes(capacity)) }
        (base, capacity) = (larger, size / stride)
    }
}
