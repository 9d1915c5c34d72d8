import Rasterizer

/// Sums, differences and intersections of what paths enclose. Curves become chords, which are at most a hundredth of a
/// point away; Apple's results keep curves. Results are closed contours that do not cross, with what they enclose to
/// the left where y points up, so that both rules fill them alike.
extension CGPath {
    /// What the path encloses, as contours that do not cross.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, nil, rule).outline { first, _ in first }
    }

    /// What this path or another one encloses.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 || $1 }
    }

    /// What both paths enclose.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 && $1 }
    }

    /// What this path encloses and another one does not.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 && !$1 }
    }

    /// What one of the two paths encloses and not both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).outline { $0 != $1 }
    }

    /// The parts of this path's lines that another path encloses. Lines are not closed.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).lines { $0 }
    }

    /// The parts of this path's lines that another path does not enclose. Lines are not closed.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        PathRegions(self, other, rule).lines { !$0 }
    }

    /// Whether both paths enclose something in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBoxOfPath.intersects(other.boundingBoxOfPath) && !intersection(other, using: rule).isEmpty
    }

    /// The parts of what the path encloses that do not touch, each with its holes.
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

    /// The area, in square points; negative for a polygon that runs clockwise where y points up.
    var area: CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }

    func contains(_ point: CGPoint) -> Bool { Self.path(of: [self]).contains(point) }

    /// Whether no smaller one of the polygons contains the point than this one.
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
