import Rasterizer

/// The segments of two paths, split at their intersections, with the enclosure of the points beside each piece.
///
/// - Complexity: O(n squared) for n chords.
struct PathRegions {
    /// The flattened paths; the second is empty if there is only one.
    private let paths: [CGPath]
    private let rule: CGPathFillRule

    /// The largest distance between a curve and its chords, in points.
    private static let tolerance: CGFloat = 0.01
    /// The distance beside a piece at which its enclosure is tested, in points.
    private static let distance: CGFloat = 1e-4

    init(_ first: CGPath, _ second: CGPath?, _ rule: CGPathFillRule) {
        paths = [
            first.flattened(threshold: Self.tolerance), second?.flattened(threshold: Self.tolerance) ?? CGPath(VectorPath()),
        ]
        self.rule = rule
    }

    /// The outline of the points that satisfy a condition on whether the first and the second path enclose them.
    func outline(_ condition: (Bool, Bool) -> Bool) -> CGPath { PathContour.path(of: contours(condition)) }

    func contours(_ condition: (Bool, Bool) -> Bool) -> [PathContour] {
        let all = paths.flatMap { Self.segments(of: $0, closing: true) }
        var borders: [PathSegment] = []
        for piece in Self.pieces(of: all, cutBy: all) {
            let (left, right) = (isIn(piece.beside(Self.distance), condition), isIn(piece.beside(-Self.distance), condition))
            if left != right { borders.append(left ? piece : piece.reversed) }
        }
        return PathLinking(borders).contours
    }

    /// The pieces of the first path's lines inside the second path, or outside of it.
    func lines(_ condition: (Bool) -> Bool) -> CGPath {
        let subject = Self.segments(of: paths[0], closing: false)
        let pieces = Self.pieces(of: subject, cutBy: Self.segments(of: paths[1], closing: true))
        let result = CGMutablePath()
        var end: CGPoint?
        for piece in pieces where condition(paths[1].contains(piece.middle, using: rule)) {
            if piece.start != end { result.move(to: piece.start) }
            result.addLine(to: piece.end)
            end = piece.end
        }
        return CGPath(result.vector)
    }

    private func isIn(_ point: CGPoint, _ condition: (Bool, Bool) -> Bool) -> Bool {
        condition(paths[0].contains(point, using: rule), paths[1].contains(point, using: rule))
    }

    // MARK: Splitting

    private static func segments(of path: CGPath, closing: Bool) -> [PathSegment] {
        var segments: [PathSegment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            let segment = PathSegment(start: current.snapped, end: point.snapped)
            if segment.start != segment.end { segments.append(segment) }
            current = point
        }
        for element in path.vector.elements {
            switch element {
            case .move(let point):
                if closing { add(start) }
                (start, current) = (point, point)
            case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): add(point)
            case .close: add(start)
            }
        }
        if closing { add(start) }
        return segments
    }

    /// The segments split at their intersections, in order; coincident pieces of closed paths are kept once.
    private static func pieces(of segments: [PathSegment], cutBy others: [PathSegment]) -> [PathSegment] {
        var known: Set<PathSegment> = []
        var pieces: [PathSegment] = []
        for segment in segments {
            var cuts = [segment.start, segment.end]
            for other in others where segment.bounds.intersects(other.bounds) { cuts += segment.meetings(with: other) }
            cuts.sort { segment.place(of: $0) < segment.place(of: $1) }
            for (start, end) in zip(cuts, cuts.dropFirst()) where start != end {
                let piece = PathSegment(start: start, end: end)
                guard !known.contains(piece), !known.contains(piece.reversed) else { continue }
                known.insert(piece)
                pieces.append(piece)
            }
        }
        return pieces
    }
}

/// A line segment.
struct PathSegment: Hashable {
    var start: CGPoint
    var end: CGPoint

    var reversed: PathSegment { PathSegment(start: end, end: start) }
    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
    private var run: CGVector { CGVector(dx: end.x - start.x, dy: end.y - start.y) }

    /// A bounding box with a small margin, so that touching segments are found.
    var bounds: CGRect {
        CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(run.dx), height: abs(run.dy)).insetBy(
            dx: -1e-6, dy: -1e-6)
    }

    /// The point at a distance from the middle: to the left if y points up, or to the right for negative distances.
    func beside(_ distance: CGFloat) -> CGPoint {
        let length = hypot(run.dx, run.dy)
        return CGPoint(x: middle.x - run.dy / length * distance, y: middle.y + run.dx / length * distance)
    }

    /// The parameter of a point along the segment: 0 at the start and 1 at the end.
    func place(of point: CGPoint) -> CGFloat {
        ((point.x - start.x) * run.dx + (point.y - start.y) * run.dy) / (run.dx * run.dx + run.dy * run.dy)
    }

    /// The points where the segments meet: ends on the other segment, and a crossing.
    func meetings(with other: PathSegment) -> [CGPoint] {
        var points = [other.start, other.end].filter(isOn)
        points += [start, end].filter(other.isOn)
        let cross = run.dx * other.run.dy - run.dy * other.run.dx
        guard points.isEmpty, cross != 0 else { return points.filter(isOn) }
        let (dx, dy) = (other.start.x - start.x, other.start.y - start.y)
        let own = (dx * other.run.dy - dy * other.run.dx) / cross
        let others = (dx * run.dy - dy * run.dx) / cross
        guard own > 0, own < 1, others > 0, others < 1 else { return [] }
        return [CGPoint(x: start.x + own * run.dx, y: start.y + own * run.dy).snapped]
    }

    private func isOn(_ point: CGPoint) -> Bool {
        if point == start || point == end { return true }
        let place = place(of: point)
        guard place > 0, place < 1 else { return false }
        let nearest = CGPoint(x: start.x + place * run.dx, y: start.y + place * run.dy)
        return hypot(nearest.x - point.x, nearest.y - point.y) < 2e-6
    }
}

extension CGPoint {
    /// The nearest point on a grid of a millionth, so that the same point is equal however it was computed.
    fileprivate var snapped: CGPoint {
        CGPoint(x: (x * 1_048_576).rounded() / 1_048_576, y: (y * 1_048_576).rounded() / 1_048_576)
    }
}

/// Joins pieces of outlines at their ends.
struct PathLinking {
    private(set) var contours: [PathContour] = []

    init(_ borders: [PathSegment]) {
        var leaving: [CGPoint: [Int]] = [:]
        for (index, border) in borders.enumerated() { leaving[border.start, default: []].append(index) }
        var isUsed = Array(repeating: false, count: borders.count)
        for first in borders.indices where !isUsed[first] {
            var (points, current) = ([borders[first].start], first)
            isUsed[first] = true
            while borders[current].end != borders[first].start {
                let candidates = (leaving[borders[current].end] ?? []).filter { !isUsed[$0] }
                guard
                    let next = candidates.min(by: {
                        Self.turn(borders[current], borders[$0]) < Self.turn(borders[current], borders[$1])
                    })
                else { break }
                points.append(borders[next].start)
                isUsed[next] = true
                current = next
            }
            let contour = PathContour(points: Self.withoutStraightCorners(points))
            if contour.points.count > 2, borders[current].end == borders[first].start { contours.append(contour) }
        }
    }

    /// The left turn from a piece to the next, in radians from a reversal, so that contours that touch at a corner stay
    /// apart.
    private static func turn(_ piece: PathSegment, _ next: PathSegment) -> CGFloat {
        let back = atan2(piece.start.y - piece.end.y, piece.start.x - piece.end.x)
        let ahead = atan2(next.end.y - next.start.y, next.end.x - next.start.x)
        let turn = back - ahead
        return turn > 0 ? turn : turn + 2 * .pi
    }

    /// The points without those on a straight line between their neighbours.
    private static func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
        let count = points.count
        return points.indices.filter { index in
            let (before, point, after) = (points[(index + count - 1) % count], points[index], points[(index + 1) % count])
            let cross = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
            return abs(cross) > 1e-6 * hypot(point.x - before.x, point.y - before.y) * hypot(after.x - point.x, after.y - point.y)
        }.map { points[$0] }
    }
}
