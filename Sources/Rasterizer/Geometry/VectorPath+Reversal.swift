extension VectorPath {
    /// The reversed contours, the last contour first.
    /// - Complexity: O(elements).
    package func reversed() -> VectorPath {
        VectorPath(contours.reversed().flatMap(\.reversedElements))
    }
}

extension VectorPath.Contour {
    fileprivate var reversedElements: [VectorPath.Element] {
        let end = segments.last?.end ?? start
        let backwards = segments.reversed().map { CurveSegment($0.points.reversed()).element }
        return [.move(end)] + backwards + (isClosed ? [.close] : [])
    }
}
