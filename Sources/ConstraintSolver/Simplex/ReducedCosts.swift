/// How costs change with a move, for every priority: first in violation, then in violation weighted by rank. Scratch.
struct ReducedCosts: ~Copyable {
    struct Slopes: BitwiseCopyable {
        var up = 0.0
        var upByRank = 0.0
        var down = 0.0
        var downByRank = 0.0
    }

    /// By the place of the priority; 0 but for those that are noted.
    private var slopes = FlatArray<Slopes>()
    /// A bit for each run of places where something was added.
    private var noted: UInt64 = 0
    /// A run is two to the power of this long: a single place, unless there are more places than bits.
    private var runShift = 0
    /// What was added up, for judging what is left.
    var size = 0.0
    /// Slopes that cancel to less than this part of what was added up are 0.
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

    /// Adds to what a move up costs, and to what it saves to move down, or to one of both.
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

    /// What a move up or down by 1 costs in violation of the priority at a place.
    func cost(at place: Int, isUp: Bool) -> Double { place < slopes.count ? (isUp ? slopes[place].up : -slopes[place].down) : 0 }

    /// The sign of the change when moving up or down: that of the most important entry that is not 0.
    @inline(__always)
    func sign(isUp: Bool) -> Int {
        let slope = lead(isUp: isUp).slope
        return slope == 0 ? 0 : slope > 0 ? 1 : -1
    }

    /// The most important entry that is not 0 when moving up or down, its place, and how much it is weighted by rank.
    ///
    /// - Parameter last: Only entries after this place count.
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
