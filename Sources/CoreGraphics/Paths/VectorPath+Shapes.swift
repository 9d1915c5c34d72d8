import Rasterizer

/// Outlines made of arcs. An arc of angle δ is a cubic curve whose control points lie `4/3·tan(δ/4)` radii along the
/// tangents; the error of a quarter circle is less than 0.03 % of the radius.
extension VectorPath {
    private static let quarterControl = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// The ellipse inscribed in the rectangle, from its rightmost point towards larger y.
    package static func ellipse(in rect: CGRect) -> VectorPath {
        let unit = arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi, joins: false)
        let placement = Matrix(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        return VectorPath(unit.elements + [.close]).applying(placement)
    }

    /// The signed angle of an arc; a full turn if the angles differ by a turn or more.
    package static func arcSweep(from start: Double, to end: Double, decreasing: Bool) -> Double {
        let turn = 2 * Double.pi
        let difference = end - start
        if abs(difference) >= turn { return decreasing ? -turn : turn }
        if decreasing { return difference > 0 ? difference - turn : difference }
        return difference < 0 ? difference + turn : difference
    }

    /// A circular arc as curves of at most a quarter turn.
    ///
    /// - Parameter joins: Whether a line leads to the arc's start; otherwise a new contour starts there.
    package static func arc(center: CGPoint, radius: Double, startAngle: Double, delta: Double, joins: Bool) -> VectorPath {
        func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle)))
        }
        let start = point(startAngle)
        var path = VectorPath([joins ? .line(start) : .move(start)])
        let count = delta.isFinite ? max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up).clamped(to: 0...1000)), 1) : 0
        for index in 0..<count {
            let (first, last) = (
                startAngle + delta * Double(index) / Double(count), startAngle + delta * Double(index + 1) / Double(count)
            )
            let reach = 4.0 / 3 * tan((last - first) / 4)
            path.elements.append(
                .cubic(control1: point(first, tangent: reach), control2: point(last, tangent: -reach), end: point(last)))
        }
        return path
    }

    /// A rectangle with four equal elliptic corners.
    /// - Precondition: the corner is at most half the rectangle's size.
    package static func roundedRect(_ rect: CGRect, corner: CGSize) -> VectorPath {
        precondition(
            corner.width >= 0 && 2 * corner.width <= rect.width && corner.height >= 0 && 2 * corner.height <= rect.height,
            "corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect), and likewise for the height")
        return roundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    /// A rectangle with elliptic corners of individual sizes; corners are named for y pointing down.
    package static func roundedRect(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
    ) -> VectorPath {
        var path = VectorPath([.move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY))])
        path.addSide(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
        path.addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
        path.addSide(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
        path.addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
        path.addSide(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
        path.addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
        path.addSide(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
        path.addCorner(at: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        path.elements.append(.close)
        return path
    }

    private mutating func addSide(to end: CGPoint) {
        if currentPoint != end { elements.append(.line(end)) }
    }

    /// A quarter ellipse from the current point around `corner`.
    private mutating func addCorner(at corner: CGPoint, to end: CGPoint) {
        guard let start = currentPoint, start != end else { return }
        func towardsCorner(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (corner.x - point.x) * Self.quarterControl, y: point.y + (corner.y - point.y) * Self.quarterControl)
        }
        elements.append(.cubic(control1: towardsCorner(start), control2: towardsCorner(end), end: end))
    }

    /// A line from `start` and an arc that rounds the corner at `corner` on the way to `end`.
    ///
    /// If the three points are collinear, or the radius is 0, the result is the line to the corner.
    package static func roundedCorner(from start: CGPoint, at corner: CGPoint, to end: CGPoint, radius: Double) -> VectorPath {
        let incoming = CGVector(dx: start.x - corner.x, dy: start.y - corner.y).normalized
        let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y).normalized
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        let angle = acos(Double(cosine).clamped(to: -1...1))
        guard abs(cross) > 1e-9, radius > 0 else { return VectorPath([.line(corner)]) }
        let reach = radius / tan(angle / 2)
        let touch = CGPoint(x: corner.x + incoming.dx * reach, y: corner.y + incoming.dy * reach)
        let side: Double = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - incoming.dy * side * radius, y: touch.y + incoming.dx * side * radius)
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        let delta = -side * (.pi - angle)
        return arc(center: center, radius: radius, startAngle: startAngle, delta: delta, joins: true)
    }

    /// The end of the last element, which after a close is the contour's start; nil if the path is empty.
    package var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        if case .close = last {
            return elements.last { if case .move = $0 { true } else { false } }?.points.last
        }
        return last.points.last
    }

    /// The rectangle whose outline the path is, or nil.
    package var asRect: CGRect? {
        let corners = elements.prefix(4).compactMap(\.points.first)
        let isOutline = (4...6).contains(elements.count) && elements.allSatisfy { $0.points.count <= 1 } && corners.count == 4
        guard isOutline else { return nil }
        let bounds = controlPointBounds
        let isUpright =
            zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { ($0.x == $1.x) != ($0.y == $1.y) }
        let ends = elements.dropFirst(4).flatMap(\.points)
        return isUpright && ends.allSatisfy { $0 == corners[0] } ? bounds : nil
    }
}

extension CGVector {
    fileprivate var normalized: CGVector {
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
