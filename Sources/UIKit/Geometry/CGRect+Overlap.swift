extension CGRect {
    /// Whether the rectangles share more than an edge; Foundation's `intersects` is also true for a common edge here,
    /// which Apple's is not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
