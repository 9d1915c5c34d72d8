import Foundation

extension VectorPath {
    /// A connected sequence of segments.
    package struct Contour: Equatable, Sendable {
        package var start: CGPoint
        /// The segments in drawing order, including the closing line of a closed contour unless it has no length.
        package var segments: [CurveSegment]
        package var isClosed: Bool
    }

    /// The path divided into contours; an element without a current point starts at its own end.
    /// - Complexity: O(elements).
    package var contours: [Contour] {
        var builder = ContourBuilder()
        for element in elements { builder.add(element) }
        return builder.finish()
    }

    /// The bounding box of the curves, without control points; null if the path is empty.
    /// - Complexity: O(elements).
    package var curveBounds: CGRect {
        var bounds = CGRect.null
        for contour in contours {
            bounds = bounds.unionIncludingEmpty(CGRect(origin: contour.start, size: .zero))
            for segment in contour.segments { bounds = bounds.unionIncludingEmpty(segment.bounds) }
        }
        return bounds
    }

    /// Every contour as a closed or open polyline.
    ///
    /// - Parameter tolerance: The largest distance between curve and chords, in the path's units.
    package func polylines(tolerance: Double) -> [[CGPoint]] {
        contours.map { contour in
            [contour.start] + contour.segments.flatMap { $0.flattened(tolerance: tolerance) }
        }
    }
}

extension CGRect {
    /// The union, to which a rectangle without area still contributes its points.
    fileprivate func unionIncludingEmpty(_ other: CGRect) -> CGRect {
        if isNull { return other }
        return CGRect(
            enclosing: [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY),
                CGPoint(x: other.minX, y: other.minY), CGPoint(x: other.maxX, y: other.maxY),
            ])
    }
}

/// Divides a list of elements into contours.
private struct ContourBuilder {
    private var finished: [VectorPath.Contour] = []
    private var open: VectorPath.Contour?
    private var current: CGPoint?

    mutating func add(_ element: VectorPath.Element) {
        switch element {
        case .move(let point): begin(at: point)
        case .close: close()
        default: append(element)
        }
    }

    mutating func finish() -> [VectorPath.Contour] {
        begin(at: .zero)
        return finished
    }

    private mutating func begin(at point: CGPoint) {
        if let open { finished.append(open) }
        open = nil
        current = point
    }

    private mutating func append(_ element: VectorPath.Element) {
        let points = element.points
        let start = current ?? points[points.count - 1]
        if open == nil { open = VectorPath.Contour(start: start, segments: [], isClosed: false) }
        open?.segments.append(CurveSegment([start] + points))
        current = points[points.count - 1]
    }

    private mutating func close() {
        guard var contour = open ?? current.map({ VectorPath.Contour(start: $0, segments: [], isClosed: true) }) else { return }
        if let current, current != contour.start {
            contour.segments.append(CurveSegment([current, contour.start]))
        }
        contour.isClosed = true
        finished.append(contour)
        open = nil
        current = contour.start
    }
}
