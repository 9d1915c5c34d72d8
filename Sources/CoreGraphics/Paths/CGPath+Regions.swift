import Rasterizer

/// Boolean operations on the areas that paths enclose. Curves are flattened to chords with an error of at most a
/// hundredth of a point; Apple's results keep curves. Results are closed, non-intersecting contours with their interior
/// to the left if y points up, so that both fill rules fill them alike.
extension CGPath {
    /// The area that the path encloses, as non-intersecting contours.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, nil, rule).outline { first, _ in first }
    }

    /// The union of both paths' areas.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 || $1 }
    }

    /// The intersection of both paths' areas.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 && $1 }
    }

    /// The area of this path without that of another one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 && !$1 }
    }

    /// The area in exactly one of the two paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 != $1 }
    }

    /// The parts of this path's lines inside another path. Contours are not closed.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).lines { $0 }
    }

    /// The parts of this path's lines outside another path. Contours are not closed.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).lines { !$0 }
    }

    /// Whether the areas of both paths intersect.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBoxOfPath.intersects(other.boundingBoxOfPath) && !intersection(other, using: rule).isEmpty
    }

    /// The connected components of the path's area, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let contours = PathRegions(self, nil, rule).contours { first, _ in first }
        let outer = contours.filter { $0.area > 0 }
        return outer.map { boundary in
            let holes = contours.filter { $0.area < 0 && boundary.isSmallest(of: outer, around: $0.points[0]) }
            return PathContour.path(of: [boundary] + holes)
        }
    }
}

/// A closed polygon.
struct PathContour {
    var points: [CGPoint]

    /// The area, in square points; negative for a clockwise polygon if y points up.
    var area: CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }

    func contains(_ point: CGPoint) -> Bool { Self.path(of: [self]).contains(point) }

    /// Whether this is the smallest of the polygons that contain the point.
    func isSmallest(of others: [PathContour], around point: CGPoint) -> Bool {
        contains(point) && !others.contains { $0.area < area && $0.contains(point) }
    }

    static func path(of contours: [PathContour]) -> CGPath {
        let path = CGMutablePath()
        for contour in contours {
            path.addLines(between: contour.points)
            path.closeSubpath()
        }
        return CGPath(path.vector)
    }
}
