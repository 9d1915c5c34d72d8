/// Finds the pieces in which samples are linear, by taking as few samples as it can.
///
/// Samples are taken at distances of ``step``; two bound a piece where what lies between them is on their line. Where
/// it is not, the lines that lead into the interval from both sides are followed: they meet at a bend, which one more
/// sample confirms; or a jump lies between them, and halving the interval finds it.
@MainActor
struct WidthSearch {
    /// Points between the first samples.
    private static let step = 32.0
    /// Points to which jumps are found: a power of two, so that whole and half points are met exactly.
    static let resolution = 1.0 / 2048

    private let sample: (Double) -> WidthSample
    private let suspects: (Double, Double) -> [Double]
    private var pieces: [WidthPieces.Piece] = []

    private init(_ sample: @escaping (Double) -> WidthSample, _ suspects: @escaping (Double, Double) -> [Double]) {
        (self.sample, self.suspects) = (sample, suspects)
    }

    /// The pieces of a range.
    ///
    /// - Parameters:
    ///   - singles: Widths that have frames of their own, which no neighbour tells of.
    ///   - sample: Takes a sample at a width.
    ///   - suspects: The widths between two that may lie on no line although what lies around them does.
    static func pieces(
        in range: ClosedRange<Double>, singles: [Double], by sample: @escaping (Double) -> WidthSample,
        suspects: @escaping (Double, Double) -> [Double] = { _, _ in [] }
    ) -> [WidthPieces.Piece] {
        var search = WidthSearch(sample, suspects)
        var low = range.lowerBound
        for single in singles.sorted() where range.contains(single) {
            if search.isLinear(single - resolution, single + resolution) { continue }
            if low < single { search.explore(low, max(low, single - resolution)) }
            search.add(single, single)
            low = min(range.upperBound, single + resolution)
        }
        if low < range.upperBound || search.pieces.isEmpty { search.explore(low, range.upperBound) }
        return search.pieces
    }

    private mutating func explore(_ low: Double, _ high: Double) {
        var start = low
        repeat {
            let end = min(high, ((start / Self.step).rounded(.down) + 1) * Self.step)
            split(start, end)
            start = end
        } while start < high
    }

    /// Adds a piece, or makes the last one longer where the new one goes on along its line.
    private mutating func add(_ low: Double, _ high: Double) {
        let piece = WidthPieces.Piece(widths: low...high, first: sample(low), last: sample(high))
        if let before = pieces.last, before.widths.upperBound == low, before.widths.lowerBound < low, low < high {
            let whole = WidthPieces.Piece(widths: before.widths.lowerBound...high, first: before.first, last: piece.last)
            if whole.sample(atWidth: low).agrees(with: piece.first) {
                pieces[pieces.count - 1] = whole
                return
            }
        }
        pieces.append(piece)
    }

    private mutating func split(_ low: Double, _ high: Double) {
        if high - low <= Self.resolution {
            if sample(low).agrees(with: sample(high)) { add(low, high) } else { jump(low, high) }
            return
        }
        if isLinear(low, high) { return add(low, high) }
        if let (left, right) = lines(into: low, high) {
            if let bend = left.meets(right, between: low, high), isLinear(low, bend), isLinear(bend, high) {
                add(low, bend)
                return add(bend, high)
            }
            if let (before, after) = jump(between: left, right, low, high), isLinear(low, before), isLinear(after, high) {
                add(low, before)
                return add(after, high)
            }
        }
        let middle = (low + high) / 2
        split(low, middle)
        split(middle, high)
    }

    /// Shares of an interval whose samples have to lie on the line between its ends. The middle alone would not do:
    /// that of two equal steps lies on it. At an end an edge may be back on the line that it left shortly before.
    private static let shares = [0.5, 0.3125, 0.8125, 1.0 / 64, 63.0 / 64]

    /// Whether the samples between the ends of an interval lie on the line between them.
    private func isLinear(_ low: Double, _ high: Double) -> Bool {
        let (first, last) = (sample(low), sample(high))
        guard first.hasBasis(of: last) else { return false }
        func isOnLine(_ width: Double) -> Bool {
            let found = sample(width)
            return found.hasBasis(of: first)
                && found.agrees(with: first.interpolated(to: last, by: (width - low) / (high - low)))
        }
        return Self.shares.allSatisfy { isOnLine(low + (high - low) * $0) } && suspects(low, high).allSatisfy(isOnLine)
    }

    /// Ends the last piece before a jump, so that the next one begins behind it.
    private mutating func jump(_ low: Double, _ high: Double) {
        if pieces.last?.widths.upperBound != low { add(low, low) }
        add(high, high)
    }

    /// The lines by which edges leave the narrow end and reach the wide one; nil where the interval is too short to
    /// tell.
    private func lines(into low: Double, _ high: Double) -> (WidthLine, WidthLine)? {
        let distance = (high - low) / 32
        guard distance >= 1.0 / 64 else { return nil }
        return (
            WidthLine(low, sample(low), low + distance, sample(low + distance)),
            WidthLine(high - distance, sample(high - distance), high, sample(high))
        )
    }

    /// Halves an interval for as long as its middle lies on one of the lines.
    ///
    /// - Returns: The two widths between which the edges change from one line to the other; nil where a middle lies on
    ///   neither.
    private func jump(between left: WidthLine, _ right: WidthLine, _ low: Double, _ high: Double) -> (Double, Double)? {
        var (low, high) = (low, high)
        while high - low > Self.resolution {
            let middle = (low + high) / 2
            let found = sample(middle)
            if found.agrees(with: left.sample(at: middle)) {
                low = middle
            } else if found.agrees(with: right.sample(at: middle)) {
                high = middle
            } else {
                return nil
            }
        }
        return (low, high)
    }
}

/// Edges as linear functions of the width, by two samples.
struct WidthLine {
    private let (start, end): (Double, Double)
    private let (first, last): (WidthSample, WidthSample)

    init(_ start: Double, _ first: WidthSample, _ end: Double, _ last: WidthSample) {
        (self.start, self.end, self.first, self.last) = (start, end, first, last)
    }

    func sample(at width: Double) -> WidthSample { first.interpolated(to: last, by: (width - start) / (end - start)) }

    /// The width in a range at which all edges of both lines are the same; nil where there is none.
    func meets(_ other: WidthLine, between low: Double, _ high: Double) -> Double? {
        let (a, b) = (sample(at: low).edges, sample(at: high).edges)
        let (c, d) = (other.sample(at: low).edges, other.sample(at: high).edges)
        var widest: (gap: Double, share: Double)?
        for index in a.indices where !a[index].isNaN && !c[index].isNaN {
            let (before, after) = (c[index] - a[index], d[index] - b[index])
            let turn = abs(before - after)
            guard turn > 0, turn > widest?.gap ?? 0 else { continue }
            widest = (turn, before / (before - after))
        }
        guard let share = widest?.share, share > 0, share < 1 else { return nil }
        let width = low + (high - low) * share
        return sample(at: width).agrees(with: other.sample(at: width)) ? width : nil
    }
}
