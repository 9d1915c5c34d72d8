/// The reduced costs of a move, for every priority: first in violation, then in violation weighted by tie rank. Scratch
/// memory.
struct ReducedCosts: ~Copyable {
    struct Slopes: BitwiseCopyable {
        var up = 0.0
        var upByRank = 0.0
        var down = 0.0
        var downByRank = 0.0
    }

    /// By the index of the priority; 0 except for those in ``noted``.
    private var slopes = FlatArray<Slopes>()
    /// A bit for each run of indices with a nonzero entry.
    private var noted: UInt64 = 0
    /// The binary logarithm of the length of a run: 0 unless there are more priorities than bits.
    private var runShift = 0
    /// The sum of the sizes of all summands, for judging the residue.
    var size = 0.0
    /// Slopes below this fraction of their summands are 0.
    var noise = Numerics.exactness

    @inline(__always)
    mutating func clear(levels: Int) {
        while noted != 0 {
            var place = noted.trailingZeroBitCount &<< runShift
            let end = place &+ 1 &<< runShift
            repeat {
                slopes[place] = Slopes()
                place &+= 1
            } while place < end
            noted &= noted &- 1
        }
        size = 0
        if slopes.count < levels { makeRoom(for: levels) }
    }

    @inline(never)
    private mutating func makeRoom(for levels: Int) {
        while UInt64.bitWidth << runShift < levels { runShift += 1 }
        slopes.extend(to: ((levels - 1) >> runShift + 1) << runShift, with: Slopes())
    }

    /// Adds to the cost of a move up and to the saving of a move down, or to one of both.
    @inline(__always)
    mutating func add(_ slope: Double, _ place: Int32, rank: Int32, up: Bool = true, down: Bool = true) {
        if slope == 0 { return }
        noted |= 1 &<< UInt64(truncatingIfNeeded: Int(place) &>> runShift)
        size += abs(slope) * Double(1 + rank)
        if up { slopes[Int(place)].up += slope }
        if down { slopes[Int(place)].down += slope }
        if rank == 0 { return }
        if up { slopes[Int(place)].upByRank += slope * Double(rank) }
        if down { slopes[Int(place)].downByRank += slope * Double(rank) }
    }

    /// The change of violation at a priority's index when moving up or down by 1.
    func cost(at place: Int, isUp: Bool) -> Double { place < slopes.count ? (isUp ? slopes[place].up : -slopes[place].down) : 0 }

    /// The sign of the change when moving up or down: that of the first nonzero entry.
    @inline(__always)
    func sign(isUp: Bool) -> Int {
        let slope = lead(isUp: isUp).slope
        return slope == 0 ? 0 : slope > 0 ? 1 : -1
    }

    /// The first nonzero entry when moving up or down, its index, and the part of it weighted by rank.
    ///
    /// - Parameter last: Only entries after this index are considered.
    @inline(__always)
    func lead(isUp: Bool, after last: Int = -1) -> (place: Int32, slope: Double, byRank: Double) {
        let noise = self.noise * (1 + size)
        var left = noted
        while left != 0 {
            var place = left.trailingZeroBitCount &<< runShift
            let end = place &+ 1 &<< runShift
            repeat {
                let here = slopes[place]
                let (slope, byRank) = isUp ? (here.up, here.upByRank) : (-here.down, -here.downByRank)
                if place > last {
                    if abs(slope) > noise { return (Int32(truncatingIfNeeded: place), slope, byRank) }
                    if abs(byRank) > noise { return (Int32(truncatingIfNeeded: place), byRank, byRank) }
                }
                place &+= 1
            } while place < end
            left &= left &- 1
        }
        return (.max, 0, 0)
    }
}
