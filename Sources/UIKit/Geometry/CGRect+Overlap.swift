extension CGRect {
    /// Whether the rectangles share more than an edge; `intersects` of Foundation here is true for edges, too, which
    /// Apple's is not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
