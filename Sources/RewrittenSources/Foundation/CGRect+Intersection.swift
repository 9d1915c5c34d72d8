public import CoreGraphics

extension CGRect {
    /// Whether the rectangles have more than an edge in common. Stands for `intersects`, which is true for a common
    /// edge in Foundation on Linux.
    ///
    /// - Source: developer.apple.com/documentation/coregraphics/cgrectintersectsrect(_:_:)
    public func _intersects(_ other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        let (one, two) = (standardized, other.standardized)
        return one.minX < two.maxX && two.minX < one.maxX && one.minY < two.maxY && two.minY < one.maxY
    }
}
