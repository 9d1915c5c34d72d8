extension CGRect {
    /// Whether the rectangles share more than an edge; Foundation's `intersects` is also true for a common edge here,
    /// which Apple's is not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the rectangle, or the line or point that it is without a width or height, is inside of another one at
    /// least in part.
    func isSeen(in other: CGRect) -> Bool {
        func isSeen(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
            start < to && (length > 0 ? start + length > from : start >= from)
        }
        return isSeen(minX, width, other.minX, other.maxX) && isSeen(minY, height, other.minY, other.maxY)
    }
}
