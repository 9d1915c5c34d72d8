import Foundation

/// A straight or curved segment as a Bézier curve of degree one to three.
package struct CurveSegment: Equatable, Sendable {
    /// Two to four control points, the start first and the end last.
    package var points: [CGPoint]

    package init(_ points: [CGPoint]) {
        precondition((2...4).contains(points.count), "A curve segment has two to four points")
        self.points = points
    }

    package var start: CGPoint { points[0] }
    package var end: CGPoint { points[points.count - 1] }

    /// The position at `t` in 0...1, by de Casteljau's construction.
    package func point(at t: Double) -> CGPoint {
        split(at: t).before.end
    }

    /// The parts before and after `t` in 0...1, by de Casteljau's construction.
    package func split(at t: Double) -> (before: CurveSegment, after: CurveSegment) {
        var level = points
        var before = [level[0]]
        var after = [level[level.count - 1]]
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map { Self.interpolate($0, $1, t) }
            before.append(level[0])
            after.append(level[level.count - 1])
        }
        return (CurveSegment(before), CurveSegment(after.reversed()))
    }

    private static func interpolate(_ start: CGPoint, _ end: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }

    /// Points after the start that approximate the segment by chords, with the exact end last.
    ///
    /// - Parameter tolerance: The largest distance between curve and chords, in the points' units.
    /// - Complexity: O(√(size / tolerance)), at most 256 chords.
    package func flattened(tolerance: Double) -> [CGPoint] {
        let count = chordCount(tolerance: tolerance)
        return (1..<count).map { point(at: Double($0) / Double(count)) } + [end]
    }

    /// Wang's bound: the number of chords follows from the largest second difference of the control points.
    private func chordCount(tolerance: Double) -> Int {
        guard points.count > 2 else { return 1 }
        let degree = Double(points.count - 1)
        let bends = (0..<points.count - 2).map { index in
            let (p, q, r) = (points[index], points[index + 1], points[index + 2])
            return hypot(p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
        }
        let bend = bends.reduce(0, max)
        let count = (degree * (degree - 1) * bend / (8 * tolerance)).squareRoot().rounded(.up)
        return count.isFinite ? Int(min(max(count, 1), 256)) : 256
    }

    /// The chord length of the segment flattened to `tolerance`.
    package func length(tolerance: Double) -> Double {
        var previous = start
        var length = 0.0
        for point in flattened(tolerance: tolerance) {
            length += hypot(point.x - previous.x, point.y - previous.y)
            previous = point
        }
        return length
    }

    /// The bounding box of the curve, without the control points.
    package var bounds: CGRect {
        CGRect(enclosing: [start, end] + extremes(\.x).map(point(at:)) + extremes(\.y).map(point(at:)))
    }

    /// The parameters of the curve's extremes along one axis: roots of the derivative in 0...1.
    private func extremes(_ axis: KeyPath<CGPoint, CGFloat>) -> [Double] {
        let p = points.map { Double($0[keyPath: axis]) }
        switch p.count {
        case 3: return Self.roots(a: 0, b: p[0] - 2 * p[1] + p[2], c: p[1] - p[0])
        case 4: return Self.roots(a: p[3] - 3 * p[2] + 3 * p[1] - p[0], b: 2 * (p[2] - 2 * p[1] + p[0]), c: p[1] - p[0])
        default: return []
        }
    }

    /// Roots of `a·t² + b·t + c` strictly inside 0...1.
    private static func roots(a: Double, b: Double, c: Double) -> [Double] {
        var found: [Double] = []
        if a.magnitude < 1e-12 {
            if b != 0 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            found = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }

    /// The path element that draws the segment from its start.
    package var element: VectorPath.Element {
        switch points.count {
        case 2: .line(points[1])
        case 3: .quadratic(control: points[1], end: points[2])
        default: .cubic(control1: points[1], control2: points[2], end: points[3])
        }
    }
}
