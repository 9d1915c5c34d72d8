/// A growable array in one block of memory: noncopyable, without a reference count, and with index checks in debug
/// builds only.
///
/// Hot loops of the solver and of the layout engine read and write it in place. Elements may hold references; they are
/// released when they are removed or the array is destroyed. Invariant: the first `count` of `capacity` slots are
/// initialised.
///
/// It is public because the compiler specialises and inlines another module's generic code only if that is public, not
/// if it is `package`.
public struct FlatArray<Element>: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    /// The number of elements, which inlined code of other modules may write.
    @usableFromInline var used = 0
    @usableFromInline var capacity: Int

    /// Creates an empty array; memory is allocated with the first element.
    @inlinable @inline(__always)
    public init() { (base, capacity) = (Self.nowhere, 0) }

    /// Creates an empty array with a capacity.
    @inlinable
    public init(capacity: Int) {
        self.init()
        reserve(capacity)
    }

    /// Creates an array of equal elements.
    @inlinable
    public init(repeating element: Element, count: Int) {
        self.init()
        append(repeating: element, count: count)
    }

    @inlinable
    deinit {
        base.deinitialize(count: count)
        if capacity > 0 { BlockPool.give(base, Self.bytes(capacity)) }
    }

    @inlinable static var nowhere: UnsafeMutablePointer<Element> { UnsafeMutablePointer(bitPattern: BlockPool.alignment)! }

    /// The size of the block for a number of elements.
    @inlinable @inline(__always)
    static func bytes(_ capacity: Int) -> Int { BlockPool.size(for: capacity * MemoryLayout<Element>.stride) }

    /// The number of bytes of the elements, without spare capacity.
    @inlinable public var usedBytes: Int { count * MemoryLayout<Element>.stride }

    /// The address of the elements, valid until one is added or removed.
    @inlinable var start: UnsafePointer<Element> { UnsafePointer(base) }

    /// The address of the elements for a loop that writes them.
    @inlinable var mutableStart: UnsafeMutablePointer<Element> { mutating get { base } }

    /// The last element; `nil` if the array is empty.
    @inlinable public var last: Element? { count > 0 ? base[count - 1] : nil }

    /// The number of elements.
    @inlinable public var count: Int { used }
    /// The indices of the elements, from 0.
    @inlinable public var indices: Range<Int> { 0..<count }
    /// Whether there are no elements.
    @inlinable public var isEmpty: Bool { count == 0 }
    /// Whether adding an element moves the array to a larger block.
    @inlinable public var isFull: Bool { count == capacity }

    /// The element at an index, in place. The index is checked in debug builds only.
    @inlinable
    public subscript(_ index: Int) -> Element {
        @inline(__always) _read {
            assert(index >= 0 && index < count)
            yield base[index]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    /// The element at an index, in place. The index is checked in debug builds only.
    @inlinable
    public subscript(_ index: Int32) -> Element {
        @inline(__always) _read { yield self[Int(index)] }
        @inline(__always) _modify { yield &self[Int(index)] }
    }

    /// Adds an element at the end.
    ///
    /// - Complexity: O(1) on average.
    @inlinable @inline(__always)
    public mutating func append(_ element: Element) {
        if count == capacity { grow(to: count &+ 1) }
        appendWithinRoom(element)
    }

    /// Makes sure that a number of elements can be added by ``appendWithinRoom(_:)``.
    @inlinable @inline(__always)
    public mutating func makeRoom(for more: Int) {
        if capacity &- count < more { grow(to: count &+ more) }
    }

    /// Adds an element within the reserved capacity.
    @inlinable @inline(__always)
    public mutating func appendWithinRoom(_ element: Element) {
        assert(count < capacity)
        (base + count).initialize(to: element)
        used &+= 1
    }

    /// Reserves capacity for a total number of elements.
    @inlinable
    public mutating func reserve(_ length: Int) {
        if length > capacity { grow(to: length) }
    }

    /// Appends equal elements.
    @inlinable @inline(never)
    public mutating func append(repeating element: Element, count more: Int) {
        makeRoom(for: more)
        (base + count).initialize(repeating: element, count: more)
        used += more
    }

    /// Extends the array to a minimum length.
    @inlinable @inline(__always)
    public mutating func extend(to length: Int, with element: Element) {
        if length <= count { return }
        if length == count + 1 { append(element) } else { append(repeating: element, count: length - count) }
    }

    /// Replaces the elements by copies of another array's.
    @inlinable
    public mutating func copy(_ other: borrowing FlatArray) {
        removeAll()
        reserve(other.count)
        base.initialize(from: other.base, count: other.count)
        used = other.count
    }

    /// Removes and returns the last element; `nil` if the array is empty.
    @inlinable @inline(__always)
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        used -= 1
        return (base + count).move()
    }

    /// Removes all elements and keeps the capacity.
    @inlinable @inline(__always)
    public mutating func removeAll() { truncate(to: 0) }

    /// Removes all elements after the first `length` and keeps the capacity.
    @inlinable @inline(__always)
    public mutating func truncate(to length: Int) {
        assert(length >= 0 && length <= count)
        (base + length).deinitialize(count: count - length)
        used = length
    }

    /// Whether the array contains an element equal to the given one.
    @inlinable
    public func contains(_ element: Element) -> Bool where Element: Equatable { indices.contains { base[$0] == element } }

    /// The elements in place, for a loop that neither adds nor removes any.
    @inlinable @inline(__always)
    public mutating func withElements<Result>(_ body: (UnsafeMutableBufferPointer<Element>) -> Result) -> Result {
        body(UnsafeMutableBufferPointer(start: base, count: count))
    }

    /// Moves to a larger block. A block of less than two megabytes grows fast, since the copied memory is used once and
    /// then given back. From the size of a layout of some hundred views it grows to one of some thousand at once; pages
    /// that are never written take no memory.
    @inlinable @inline(never)
    mutating func grow(to needed: Int) {
        let stride = MemoryLayout<Element>.stride
        let known = capacity * stride
        let factor = known < 1 << 16 ? 16 : known < 1 << 21 ? 4 : 2
        let size = BlockPool.size(for: Swift.max(needed * stride, known * factor, 1 << 10))
        let larger = BlockPool.take(size).bindMemory(to: Element.self, capacity: size / stride)
        larger.moveInitialize(from: base, count: count)
        if capacity > 0 { BlockPool.give(base, Self.bytes(capacity)) }
        (base, capacity) = (larger, size / stride)
    }
}

/// An array owns its block exclusively, and writing to it takes exclusive access as with any value.
extension FlatArray: @unchecked Sendable where Element: Sendable {}

extension FlatArray where Element: BitwiseCopyable {
    /// Inserts an element into a free slot, or at the end.
    @inline(__always)
    mutating func insert<Kind>(_ element: Element, at free: inout FlatArray<Index<Kind>>) -> Index<Kind> {
        guard let place = free.popLast() else {
            append(element)
            return Index(count - 1)
        }
        self[place] = element
        return place
    }

    /// Whether another array has equally many elements, each equal to the one at its index.
    @inline(__always)
    func isEqual(to other: borrowing FlatArray, by areEqual: (Element, Element) -> Bool) -> Bool {
        guard count == other.count else { return false }
        var k = 0
        while k < count && areEqual(base[k], other.base[k]) { k += 1 }
        return k == count
    }
}
