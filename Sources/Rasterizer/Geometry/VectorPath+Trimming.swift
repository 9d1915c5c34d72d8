import Foundation

extension VectorPath {
    /// The part of the path between two fractions of its whole length, contour after contour.
    ///
    /// - Parameters:
    ///   - start: 0...1; values outside are clamped.
    ///   - end: 0...1; the result is empty if it is not above `start`.
    /// - Complexity: O(chords).
    package func trimmed(from start: Double, to end: Double) -> VectorPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0 && end == 1 { return self }
        guard start < end else { return VectorPath() }
        let segments = contours.flatMap(\.segments)
        let lengths = segments.map { $0.length(tolerance: Self.trimTolerance) }
        let total = lengths.reduce(0, +)
        guard total.isFinite else { return VectorPath() }
        return VectorPath.joining(segments, lengths: lengths, keeping: start * total...end * total)
    }

    private static let trimTolerance = 0.01

    private static func joining(_ segments: [CurveSegment], lengths: [Double], keeping range: ClosedRange<Double>) -> VectorPath {
        var path = VectorPath()
        var position = 0.0
        var previousEnd: CGPoint?
        for (segment, length) in zip(segments, lengths) {
            defer { position += length }
            guard position < range.upperBound, position + length > range.lowerBound, length > 0 else { continue }
            let kept = segment.part(
                from: max(range.lowerBound - position, 0) / length, to: min((range.upperBound - position) / length, 1))
            if previousEnd != kept.start { path.elements.append(.move(kept.start)) }
            path.elements.append(kept.element)
            previousEnd = kept.end
        }
        return path
    }
}

extension CurveSegment {
    /// The part between two fractions of the segment's length, in 0...1.
    fileprivate func part(from start: Double, to end: Double) -> CurveSegment {
        let (first, last) = (parameter(atFraction: start), parameter(atFraction: end))
        let head = last < 1 ? split(at: last).before : self
        return first > 0 ? head.split(at: first / last).after : head
    }

    /// The curve parameter at a fraction of the length, found with 64 equal parameter steps.
    private func parameter(atFraction fraction: Double) -> Double {
        guard points.count > 2, fraction > 0, fraction < 1 else { return fraction }
        let steps = 64
        let marks = (0...steps).map { point(at: Double($0) / Double(steps)) }
        let lengths = zip(marks, marks.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        var rest = fraction * lengths.reduce(0, +)
        for (index, length) in lengths.enumerated() {
            if rest <= length && length > 0 { return (Double(index) + rest / length) / Double(steps) }
            rest -= length
        }
        return 1
    }
}
