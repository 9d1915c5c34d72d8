import Rasterizer

/// The curve of a keyframe animation: segments between keyframes, and their start times.
struct KeyframeTrack {
    /// The segment from one keyframe to the next.
    struct Piece {
        var start: LayerValue
        var end: LayerValue
        /// The control points of a cubic Bézier curve; nil for a straight line.
        var controls: (LayerValue, LayerValue)?

        func value(at fraction: Double) -> LayerValue {
            guard let (first, second) = controls else { return start.blended(with: end, fraction) }
            let rest = 1 - fraction
            let weights = [
                rest * rest * rest, 3 * rest * rest * fraction, 3 * rest * fraction * fraction, fraction * fraction * fraction,
            ]
            return .sum([start, first, second, end], weights)
        }

        /// The length; that of a curve is measured along 32 chords.
        var length: Double {
            guard controls != nil else { return start.distance(to: end) }
            let points = (0...32).map { value(at: Double($0) / 32) }
            return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
    }

    private let pieces: [Piece]
    /// The start of each segment, and the end, from 0 to 1.
    private let times: [Double]
    private let paces: [CAMediaTimingFunction]
    private let isDiscrete: Bool

    /// nil if there are no keyframes.
    init?(_ pieces: [Piece], times: [Double]?, paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        guard !pieces.isEmpty else { return nil }
        isDiscrete = mode == .discrete
        self.pieces = pieces
        self.paces = paces
        let count = pieces.count + 1
        if mode == .paced || mode == .cubicPaced {
            self.times = Self.evenTimes(pieces)
        } else if let times, times.count == count {
            self.times = times
        } else {
            self.times = (0..<count).map { Double($0) / Double(pieces.count) }
        }
    }

    /// The start times of the segments for constant speed.
    private static func evenTimes(_ pieces: [Piece]) -> [Double] {
        let lengths = pieces.map(\.length)
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return (0...pieces.count).map { Double($0) / Double(pieces.count) } }
        var times = [0.0]
        for length in lengths { times.append(times[times.count - 1] + length / whole) }
        times[times.count - 1] = 1
        return times
    }

    // MARK: Segments

    /// The segments through values. A discrete animation holds each value for a segment, including the last one.
    static func pieces(through stops: [LayerValue], _ mode: CAAnimationCalculationMode) -> [Piece] {
        if mode == .discrete || stops.count == 1 { return stops.map { Piece(start: $0, end: $0) } }
        return (0..<max(0, stops.count - 1)).map { index in
            var piece = Piece(start: stops[index], end: stops[index + 1])
            if mode == .cubic || mode == .cubicPaced { piece.controls = controls(of: index, stops) }
            return piece
        }
    }

    /// The control points of a Catmull-Rom spline through the values.
    private static func controls(of index: Int, _ stops: [LayerValue]) -> (LayerValue, LayerValue) {
        let (start, end) = (stops[index], stops[index + 1])
        let (before, after) = (stops[max(index - 1, 0)], stops[min(index + 2, stops.count - 1)])
        return (.sum([start, end, before], [1, 1 / 6, -1 / 6]), .sum([end, after, start], [1, -1 / 6, 1 / 6]))
    }

    /// The segments of a path: its lines and curves. A move between contours is a jump.
    static func pieces(of path: CGPath) -> [Piece] {
        var (pieces, position, start): ([Piece], CGPoint, CGPoint) = ([], .zero, .zero)
        func append(to end: CGPoint, _ controls: (CGPoint, CGPoint)? = nil) {
            let values = controls.map { (LayerValue($0.0, as: .point), LayerValue($0.1, as: .point)) }
            pieces.append(Piece(start: LayerValue(position, as: .point), end: LayerValue(end, as: .point), controls: values))
            position = end
        }
        for element in path.vector.elements {
            switch element {
            case .move(let end): (position, start) = (end, end)
            case .line(let end): append(to: end)
            case .quadratic(let control, let end):
                append(to: end, (between(position, control, 2 / 3), between(end, control, 2 / 3)))
            case .cubic(let first, let second, let end): append(to: end, (first, second))
            case .close: if position != start { append(to: start) }
            }
        }
        return pieces
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }

    // MARK: Values

    /// The value at a progress from 0 to 1.
    func value(at progress: Double) -> LayerValue {
        let (index, fraction) = place(of: progress)
        return isDiscrete ? pieces[index].start : pieces[index].value(at: fraction)
    }

    /// The tangent's angle at a progress, for tracks of points.
    func direction(at progress: Double) -> CGFloat {
        let (index, fraction) = place(of: progress)
        let (low, high) = (max(0, fraction - 1e-4), min(1, fraction + 1e-4))
        let (from, to) = (pieces[index].value(at: low).numbers, pieces[index].value(at: high).numbers)
        return atan2(to[1] - from[1], to[0] - from[0])
    }

    private func place(of progress: Double) -> (index: Int, fraction: Double) {
        let index = pieces.indices.last { times[$0] <= progress } ?? 0
        let length = times[index + 1] - times[index]
        let fraction = length > 0 ? (progress - times[index]) / length : 1
        return (index, index < paces.count ? paces[index].progress(at: fraction) : min(max(fraction, 0), 1))
    }
}
