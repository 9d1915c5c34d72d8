/// Consecutive lengths with their running sums: finds the start of an index and the index at a distance without
/// visiting all of them.
///
/// The lengths are divided into blocks, whose starts are summed up as far as they were needed.
/// - Complexity: O(block size) for a change or a query, plus O(number of blocks) for the first query after a change.
struct RunningLengths {
    private var lengths: [CGFloat]
    /// The starts of blocks, as far as they are known; at least one.
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

    /// The start of a length; the end of all of them for the index after the last.
    mutating func start(of index: Int) -> CGFloat {
        let block = index / Self.blockSize
        sumUp(to: block)
        return lengths[(block * Self.blockSize)..<index].reduce(blockStarts[block], +)
    }

    /// The end of the last length.
    var total: CGFloat {
        mutating get { start(of: count) }
    }

    /// The last index that starts at the distance or before it and has a positive length; the first index for distances
    /// before all, nil if there are none.
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
