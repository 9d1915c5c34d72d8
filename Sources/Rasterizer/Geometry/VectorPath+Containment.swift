import Foundation

/// The rule by which a point is inside a path.
package enum FillRule: Sendable {
    /// Inside if the winding number around the point is not zero.
    case winding
    /// Inside if a ray from the point crosses contours an odd number of times.
    case evenOdd
}

extension VectorPath {
    /// Whether the point lies inside the filled path; open contours are closed implicitly.
    ///
    /// - Parameter point: A point in the path's own units.
    /// - Complexity: O(chords).
    package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        var turns = 0
        for polyline in polylines(tolerance: 0.01) {
            for (start, end) in zip(polyline, polyline.dropFirst() + polyline.prefix(1)) {
                turns += Self.crossing(from: start, to: end, of: point)
            }
        }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// +1 or -1 if the edge crosses the ray from `point` towards positive x, depending on its direction; otherwise 0.
    private static func crossing(from start: CGPoint, to end: CGPoint, of point: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return 0 }
        return end.y > start.y ? 1 : -1
    }
}
