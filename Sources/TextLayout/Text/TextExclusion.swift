/// An area that lines of text avoid. Coordinates are the container's: points, y down.
package struct TextExclusion: Hashable, Sendable {
    /// A side of the area's outline, from its upper to its lower end.
    private struct Edge: Hashable, Sendable {
        var top: SIMD2<Double>
        var bottom: SIMD2<Double>
        /// 1 if the outline runs downwards here, otherwise -1.
        var direction: Int

        func x(at y: Double) -> Double { top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x) }
    }

    private let edges: [Edge]
    private let leftMargin: Double
    /// The lowest point of the area; nil for an area without height.
    let bottom: Double?

    /// Creates an area of a filled outline; open contours are closed implicitly.
    ///
    /// - Parameters:
    ///   - contours: The corners of each contour.
    ///   - leftMargin: The distance to the left of the area at which lines end.
    package init(contours: [[SIMD2<Double>]], leftMargin: Double = 0) {
        self.leftMargin = leftMargin
        edges = contours.flatMap { corners in
            zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { start, end in
                if start.y == end.y || !start.y.isFinite || !end.y.isFinite { return nil }
                return start.y < end.y
                    ? Edge(top: start, bottom: end, direction: 1) : Edge(top: end, bottom: start, direction: -1)
            }
        }
        bottom = edges.map(\.bottom.y).max()
    }

    /// The spans of a line between two heights that the area intersects; they may overlap.
    ///
    /// - Complexity: O(e²) for e edges at the line's height.
    func spans(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        let touching = edges.filter { $0.top.y < bottom && $0.bottom.y > top }
        let corners = touching.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < bottom }
        let heights = ([top, bottom] + corners).sorted()
        return zip(heights, heights.dropFirst()).flatMap { upper, lower in
            upper < lower ? spans(of: touching, from: upper, to: lower) : []
        }
    }

    /// The area's spans between two heights, if no edge ends between these.
    private func spans(of edges: [Edge], from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        let middle = (top + bottom) / 2
        let crossing = edges.filter { $0.top.y < middle && $0.bottom.y > middle }.sorted { $0.x(at: middle) < $1.x(at: middle) }
        var spans: [ClosedRange<Double>] = []
        var turns = 0
        var left: Edge?
        for edge in crossing {
            if turns == 0 { left = edge }
            turns += edge.direction
            guard turns == 0, let start = left else { continue }
            let minimum = min(start.x(at: top), start.x(at: bottom)) - leftMargin
            spans.append(minimum...max(minimum, edge.x(at: top), edge.x(at: bottom)))
        }
        return spans
    }
}

extension TextContainer {
    /// The spans of a line between two heights that no exclusion intersects, from left to right.
    func freeSpans(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        var free: [ClosedRange<Double>] = [0...max(0, width)]
        for excluded in exclusions.flatMap({ $0.spans(from: top, to: bottom) }) {
            free = free.flatMap { span in
                if excluded.lowerBound >= span.upperBound || excluded.upperBound <= span.lowerBound { return [span] }
                let before = excluded.lowerBound > span.lowerBound ? [span.lowerBound...excluded.lowerBound] : []
                return before + (excluded.upperBound < span.upperBound ? [excluded.upperBound...span.upperBound] : [])
            }
        }
        return free
    }
}
