/// Lengths laid end to end: where each begins, and which one lies at a distance, without walking over all of them.
///
/// Lengths stand in blocks whose starts are summed up as far as anybody asked.
/// - Complexity: a change or a question costs a block, and once after a change the number of blocks.
struct RunningLengths {
    private var lengths: [CGFloat]
    /// Where blocks begin, as far as known; at least one.
    private var blockStarts: [CGFloat] = [0]

    private static let blockSize = 128

    init(_ lengths: [CGFloat]) { self.lengths = lengths }

    var count: Int { lengths.count }

    subscript(index: Int) -> CGFloat {
        get { lengths[index] }
        set {
            guard lengths[index] != newValue else { return }
            lengths[index] = newValue
            let known = index / Self.blockSize + 1
            if blockStarts.count > known { blockStarts.removeLast(blockStarts.count - known) }
        }
    }

    /// Where a length begins; the end of all of them for the index after the last.
    mutating func start(of index: Int) -> CGFloat {
        let block = index / Self.blockSize
        sumUp(to: block)
        return lengths[(block * Self.blockSize)..<index].reduce(blockStarts[block], +)
    }

    /// The end of the last one.
    var total: CGFloat {
        mutating get { start(of: count) }
    }

    /// The last one that begins at the distance or before it, passing over those without length; the first for distances before all, nil when there are none.
    mutating func index(at distance: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        sumUp(to: (count - 1) / Self.blockSize)
        let block = lastBlock(at: distance)
        var index = block * Self.blockSize
        var start = blockStarts[block]
        var found = index
        while index < min(count, (block + 1) * Self.blockSize), start <= distance {
            if lengths[index] > 0 { found = index }
            start += lengths[index]
            index += 1
        }
        return found
    }

    private func lastBlock(at distance: CGFloat) -> Int {
        var (low, high) = (0, (count - 1) / Self.blockSize)
        while low < high {
            let middle = (low + high + 1) / 2
            if blockStarts[middle] <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private mutating func sumUp(to block: Int) {
        while blockStarts.count <= block {
            let begin = (blockStarts.count - 1) * Self.blockSize
            let end = min(count, begin + Self.blockSize)
            blockStarts.append(lengths[begin..<end].reduce(blockStarts[blockStarts.count - 1], +))
        }
    }
}
