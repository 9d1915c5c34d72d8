import Foundation

/// A flattened contour, with marks at the points where its segments meet.
private struct Chain {
    struct Vertex {
        var point: CGPoint
        /// Whether segments of the path meet here; the other vertices lie on a curve.
        var isCorner: Bool
    }

    var vertices: [Vertex]
    var isClosed: Bool

    init(vertices: [Vertex], isClosed: Bool) {
        self.vertices = vertices
        self.isClosed = isClosed
    }

    init(_ contour: VectorPath.Contour, tolerance: Double) {
        vertices = [Vertex(point: contour.start, isCorner: true)]
        isClosed = contour.isClosed
        for segment in contour.segments {
            let points = segment.flattened(tolerance: tolerance)
            for (index, point) in points.enumerated() where point != vertices[vertices.count - 1].point {
                vertices.append(Vertex(point: point, isCorner: index == points.count - 1))
            }
        }
        if isClosed, vertices.count > 1, vertices[0].point == vertices[vertices.count - 1].point { vertices.removeLast() }
    }

    /// The vertices, with the first one again at the end of a closed chain.
    var course: [Vertex] { isClosed && vertices.count > 1 ? vertices + [vertices[0]] : vertices }
}

extension VectorPath {
    /// Contours whose union, by the winding rule, is the stroke of the path. Curves are flattened.
    ///
    /// - Parameter tolerance: The largest distance between curves and chords.
    package func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> VectorPath {
        guard style.width > 0, style.width.isFinite else { return VectorPath() }
        var pen = Pen(style)
        for chain in chains(dashes: style.dashLengths, phase: style.dashPhase, tolerance: tolerance) { pen.draw(chain) }
        return VectorPath(pen.elements)
    }

    /// The painted parts of the path under a dash pattern. Curves are flattened.
    package func dashed(lengths: [Double], phase: Double, tolerance: Double) -> VectorPath {
        VectorPath(
            chains(dashes: lengths, phase: phase, tolerance: tolerance).flatMap { chain in
                let lines = chain.vertices.dropFirst().map { Element.line($0.point) }
                return [.move(chain.vertices[0].point)] + lines + (chain.isClosed ? [.close] : [])
            })
    }

    /// The flattened path.
    package func flattened(tolerance: Double) -> VectorPath { dashed(lengths: [], phase: 0, tolerance: tolerance) }

    private func chains(dashes: [Double], phase: Double, tolerance: Double) -> [Chain] {
        let chains = contours.map { Chain($0, tolerance: tolerance) }
        let total = dashes.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, dashes.allSatisfy({ $0 >= 0 }) else { return chains }
        return chains.flatMap { Dasher(dashes, phase: phase).parts(of: $0) }
    }
}

/// Splits chains into the painted parts of a pattern.
private struct Dasher {
    private let lengths: [Double]
    private var index = 0
    private var rest: Double

    init(_ lengths: [Double], phase: Double) {
        // An odd number of lengths alternates between painted and unpainted from one round to the next.
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = self.lengths.reduce(0, +)
        var start = phase.truncatingRemainder(dividingBy: total)
        if start < 0 { start += total }
        while start >= self.lengths[index] {
            start -= self.lengths[index]
            index = (index + 1) % self.lengths.count
        }
        rest = self.lengths[index] - start
    }

    private var isPainting: Bool { index.isMultiple(of: 2) }

    /// At most 100,000 parts.
    func parts(of chain: Chain) -> [Chain] {
        var dasher = self
        var parts: [Chain] = []
        var open: [Chain.Vertex] = dasher.isPainting ? [Chain.Vertex(point: chain.vertices[0].point, isCorner: true)] : []
        func close() {
            if !open.isEmpty { parts.append(Chain(vertices: open, isClosed: false)) }
            open = []
        }
        for (start, end) in zip(chain.course, chain.course.dropFirst()) {
            let length = hypot(end.point.x - start.point.x, end.point.y - start.point.y)
            var done = 0.0
            while length - done >= dasher.rest, parts.count < 100_000 {
                done += dasher.rest
                let share = length > 0 ? done / length : 0
                let point = CGPoint(
                    x: start.point.x + (end.point.x - start.point.x) * share,
                    y: start.point.y + (end.point.y - start.point.y) * share)
                if dasher.isPainting {
                    open.append(Chain.Vertex(point: point, isCorner: true))
                    close()
                } else {
                    open = [Chain.Vertex(point: point, isCorner: true)]
                }
                dasher.advance()
            }
            dasher.rest -= length - done
            if dasher.isPainting { open.append(end) }
        }
        close()
        return parts
    }

    private mutating func advance() {
        index = (index + 1) % lengths.count
        rest = lengths[index]
    }
}

/// Collects the polygons that a pen covers, all with the same orientation.
private struct Pen {
    private let style: StrokeStyle
    private let half: Double
    private(set) var elements: [VectorPath.Element] = []

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    mutating func draw(_ chain: Chain) {
        let course = chain.course
        guard course.count > 1 else { return drawDot(at: course[0].point) }
        let sides = zip(course, course.dropFirst()).map { offset(from: $0.point, to: $1.point) }
        for (index, side) in sides.enumerated() { drawBar(course[index].point, course[index + 1].point, side) }
        for index in 1..<max(1, course.count - 1) { drawJoin(course[index], sides[index - 1], sides[index]) }
        if chain.isClosed {
            drawJoin(course[0], sides[sides.count - 1], sides[0])
        } else {
            drawCap(course[0].point, sides[0].turnedBack)
            drawCap(course[course.count - 1].point, sides[sides.count - 1])
        }
    }

    /// The offset from the line to its left side.
    private func offset(from start: CGPoint, to end: CGPoint) -> Offset {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let scale = half / max(hypot(dx, dy), .leastNormalMagnitude)
        return Offset(x: -dy * scale, y: dx * scale)
    }

    private mutating func drawBar(_ start: CGPoint, _ end: CGPoint, _ side: Offset) {
        add([start + side, end + side, end - side, start - side])
    }

    private mutating func drawJoin(_ vertex: Chain.Vertex, _ before: Offset, _ after: Offset) {
        let turn = before.x * after.y - before.y * after.x
        let point = vertex.point
        if vertex.isCorner, style.join == .round { return drawCircle(around: point) }
        let (a, b) = turn > 0 ? (point - before, point - after) : (point + before, point + after)
        // The cosine of half the turn determines the miter: 1 / cos is its length over the width.
        let cosine = (before.x * after.x + before.y * after.y) / (half * half)
        let squared = max((1 + cosine) / 2, 0)
        guard vertex.isCorner, style.join == .miter, squared * style.miterLimit * style.miterLimit >= 1 else {
            return add([point, a, b])
        }
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let tip = CGPoint(x: point.x + (middle.x - point.x) / squared, y: point.y + (middle.y - point.y) / squared)
        add([point, a, tip, b])
    }

    /// - Parameter side: The left side of a line that leads out of the end.
    private mutating func drawCap(_ point: CGPoint, _ side: Offset) {
        switch style.cap {
        case .butt: break
        case .round: drawCircle(around: point)
        case .square: drawBar(point, CGPoint(x: point.x + side.y, y: point.y - side.x), side)
        }
    }

    private mutating func drawDot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: drawCircle(around: point)
        case .square:
            add([
                CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x - half, y: point.y + half),
                CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x + half, y: point.y - half),
            ])
        }
    }

    private mutating func drawCircle(around center: CGPoint) {
        let (r, k) = (half, half * 0.552_284_749_830_793_6)
        let (x, y) = (center.x, center.y)
        func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        elements += [
            .move(point(r, 0)),
            .cubic(control1: point(r, -k), control2: point(k, -r), end: point(0, -r)),
            .cubic(control1: point(-k, -r), control2: point(-r, -k), end: point(-r, 0)),
            .cubic(control1: point(-r, k), control2: point(-k, r), end: point(0, r)),
            .cubic(control1: point(k, r), control2: point(r, k), end: point(r, 0)),
            .close,
        ]
    }

    /// Adds a polygon with the common orientation.
    private mutating func add(_ corners: [CGPoint]) {
        let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0.0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
        guard area != 0 else { return }
        let ordered = area > 0 ? corners.reversed() : corners
        elements += [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
    }
}

private struct Offset {
    var x: Double
    var y: Double

    var turnedBack: Offset { Offset(x: -x, y: -y) }

    static func + (point: CGPoint, side: Offset) -> CGPoint { CGPoint(x: point.x + side.x, y: point.y + side.y) }
    static func - (point: CGPoint, side: Offset) -> CGPoint { CGPoint(x: point.x - side.x, y: point.y - side.y) }
}
