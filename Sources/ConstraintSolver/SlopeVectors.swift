/// How costs change with a move, for every priority: first in violation, then in violation weighted by rank. Scratch.
struct SlopeVectors: ~Copyable {
    /// Two entries for each level.
    private var up = FlatArray<Double>()
    private var down = FlatArray<Double>()
    /// What was added up, for judging what is left.
    private var size = 0.0

    @inline(__always)
    mutating func clear(levels: Int) {
        up.extend(to: 2 * levels, with: 0)
        down.extend(to: 2 * levels, with: 0)
        for k in 0..<2 * levels {
            up[k] = 0
            down[k] = 0
        }
        size = 0
    }

    /// Adds to both.
    @inline(__always)
    mutating func add(_ slope: Double, _ level: Int16, rank: Int32) {
        addUp(slope, level, rank: rank)
        down[2 * Int(level)] += slope
        if rank != 0 { down[2 * Int(level) + 1] += slope * Double(rank) }
    }

    @inline(__always)
    mutating func addUp(_ slope: Double, _ level: Int16, rank: Int32) {
        size += abs(slope) * Double(1 + rank)
        up[2 * Int(level)] += slope
        if rank != 0 { up[2 * Int(level) + 1] += slope * Double(rank) }
    }

    @inline(__always)
    mutating func addDown(_ slope: Double, _ level: Int16, rank: Int32) {
        size += abs(slope) * Double(1 + rank)
        down[2 * Int(level)] += slope
        if rank != 0 { down[2 * Int(level) + 1] += slope * Double(rank) }
    }

    /// Adds what passing a corner costs from there on, when moving up or down.
    mutating func pass(_ jump: Double, _ level: Int16, rank: Int32, isUp: Bool) {
        if isUp { addUp(jump, level, rank: rank) } else { addDown(-jump, level, rank: rank) }
    }

    /// The sign of the change when moving up or down: that of the most important entry that is not 0.
    @inline(__always)
    func sign(isUp: Bool, _ levels: borrowing PriorityLevels) -> Int {
        let noise = 1e-9 * (1 + size)
        for k in levels.falling.indices {
            let level = 2 * Int(levels.falling[k])
            for entry in level...level + 1 {
                let slope = isUp ? up[entry] : -down[entry]
                if slope > noise { return 1 }
                if slope < -noise { return -1 }
            }
        }
        return 0
    }
}
