/// A list that is filled again and again, without the costs of an array.
struct Scratch<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 8

    init() { base = .allocate(capacity: capacity) }

    deinit { base.deallocate() }

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

    /// Takes one element out; the others stay in order.
    mutating func remove(at index: Int) {
        for place in index..<(count - 1) { base[place] = base[place + 1] }
        count -= 1
    }

    /// Makes the list empty.
    ///
    /// - Precondition: Elements are plain values.
    @inline(__always)
    mutating func clear() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (larger, capacity * 2)
    }
}
