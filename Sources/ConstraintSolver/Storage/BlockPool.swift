import Synchronization

/// Blocks of memory that solvers gave back, kept for the next ones, so that a layout like the last one finds its memory
/// mapped already.
///
/// The sizes are powers of two. Of each size a few blocks are kept, 26 MB at most; any thread may take and give.
@usableFromInline package enum BlockPool {
    /// Blocks smaller than this are left to the system, and so are those larger than ``largest``.
    static let smallest = 1 << 10
    @usableFromInline static let largest = 1 << 22
    /// What the address of a block is a multiple of.
    @usableFromInline static let alignment = 16

    /// How many blocks of one size are kept, and how many of one from half a megabyte on.
    private static let blocksPerSize = 8
    private static let largeBlocks = 3
    static let kept = Kept()

    /// The addresses of free blocks, by size; 0 if there is none.
    final class Kept: Sendable {
        let places: InlineArray<104, Atomic<UInt>>

        init() { places = InlineArray { _ in Atomic(0) } }
    }

    /// The size to ask for when so many bytes are needed.
    @inlinable @inline(__always)
    package static func size(for bytes: Int) -> Int {
        bytes > largest ? bytes : 1 << (Int.bitWidth - (bytes - 1).leadingZeroBitCount)
    }

    /// A block of a size that ``size(for:)`` gave, with anything in it.
    @usableFromInline package static func take(_ size: Int) -> UnsafeMutableRawPointer {
        for place in places(of: size) where kept.places[place].load(ordering: .relaxed) != 0 {
            let address = kept.places[place].exchange(0, ordering: .acquiring)
            if let block = UnsafeMutableRawPointer(bitPattern: address) { return block }
        }
        return .allocate(byteCount: size, alignment: alignment)
    }

    /// Gives back a block that was taken.
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
