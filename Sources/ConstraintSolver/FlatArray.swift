/// A growable run of plain values that hot loops read and write without copies, reference counts or, in release builds, checks of indices.
///
/// Invariant: the first `count` of `capacity` places are initialised.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        append(repeating: element, count: count)
    }

    deinit { base.deallocate() }

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
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
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

    @inline(never)
    private mutating func grow(to needed: Int) {
        let larger = Swift.max(needed, capacity < 512 ? capacity * 4 : capacity * 2, 8)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (moved, larger)
    }
}
