import Rasterizer

/// Called for each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// The stroke of the path, as a path to fill by the winding rule.
    ///
    /// The path consists of overlapping pieces, one for each segment, join and cap, and curves are flattened; Apple's
    /// has a single outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.cap, join: lineJoin.join, miterLimit: Double(miterLimit))
        return CGPath(vector.applying(transform.matrix).strokeOutline(style, tolerance: Self.tolerance))
    }

    /// The painted parts of the path under a dash pattern. Curves are flattened.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each contour starts.
    ///   - lengths: The alternating lengths of painted and unpainted segments; an empty array or only zeros return the
    ///     path unchanged.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = vector.applying(transform.matrix)
        guard lengths.contains(where: { $0 > 0 }) else { return CGPath(path) }
        return CGPath(path.dashed(lengths: lengths.map { Double($0) }, phase: Double(phase), tolerance: Self.tolerance))
    }

    /// The path with curves flattened to chords.
    ///
    /// - Parameter threshold: The largest distance between a curve and its chords.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(vector.flattened(tolerance: max(Double(threshold), 1e-4)))
    }

    /// Calls a function with every element, in drawing order. The pointer is valid during the call only.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// The largest distance between curves and chords: a tenth of the finest pixel.
    private static let tolerance = 0.03
}

extension CGContext {
    /// Replaces the current path by its stroke in the current style.
    public func replacePathWithStrokedPath() {
        let outline = userPath.strokeOutline(state.stroke, tolerance: 0.03)
        currentPath = outline.applying(transform.matrix)
    }
}
