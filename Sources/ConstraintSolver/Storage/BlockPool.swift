import Synchronization

/// A pool of memory blocks that solvers gave back, so that the next layout of similar size finds its memory already
/// mapped.
///
/// Block sizes are powers of two. The pool keeps a few blocks of each size, 26 MB at most, and is thread-safe.
@usableFromInline package enum BlockPool {
    /// Blocks smaller than this are allocated by the system, and so are those larger than ``largest``.
    static let smallest = 1 << 10
    @usableFromInline static let largest = 1 << 22
    /// The alignment of blocks.
    @usableFromInline static let alignment = 16

    /// The number of blocks kept of each size, and of sizes from half a megabyte on.
    private static let blocksPerSize = 8
    private static let largeBlocks = 3
    static let kept = Kept()

    /// The addresses of free blocks, by size; 0 for none.
    final class Kept: Sendable {
        let places: InlineArray<104, Atomic<UInt>>

        init() { places = InlineArray { _ in Atomic(0) } }
    }

    /// The size of the block for a number of bytes.
    @inlinable @inline(__always)
    package static func size(for bytes: Int) -> Int {
        bytes > largest ? bytes : 1 << (Int.bitWidth - (bytes - 1).leadingZeroBitCount)
    }

    /// Returns an uninitialised block of a size that ``size(for:)`` gave.
    @usableFromInline package static func take(_ size: Int) -> UnsafeMutableRawPointer {
        for place in places(of: size) where kept.places[place].load(ordering: .relaxed) != 0 {
            let address = kept.places[place].exchange(0, ordering: .acquiring)
            if let block = UnsafeMutableRawPointer(bitPattern: address) { return block }
        }
        return .allocate(byteCount: size, alignment: alignment)
    }

    /// Gives back a block.
    @usableFromInline package static func give(_ block: UnsafeMutableRawPointer, _ size: Int) {
        for place in places(of: size) where kept.places[place].load(ordering: .relaxed) == 0 {
            let (isKept, _) = kept.places[place].compareExchange(
                expected: 0, desired: UInt(bitPattern: block), ordering: .releasing)
            if isKept { return }
        }
        block.deallocate()
    }

    static func places(of size: Int) -> Range<Int> {
        guard size >= smallest && size <= largest else { return 0..<0 }
        let first = blocksPerSize * (size.trailingZeroBitCount - smallest.trailingZeroBitCount)
        return first..<first + (size >= 1 << 19 ? largeBlocks : blocksPerSize)
    }
}
