import Rasterizer

extension CGContext {
    /// Draws an image into a rectangle; upright if y points up.
    ///
    /// - Parameter byTiling: Whether the image repeats in all directions, with `rect` as one of the tiles.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let interpolation = image.shouldInterpolate ? interpolationQuality.interpolation : .none
        let tiles = byTiling ? self.tiles(of: rect.standardized) : [rect]
        draw { canvas in
            for tile in tiles {
                canvas.draw(
                    image.bitmap, placement: image.placement(in: tile), interpolation: interpolation, state.compositing)
            }
        }
    }

    /// The copies of a tile that intersect the clip, at most 100,000.
    private func tiles(of tile: CGRect) -> [CGRect] {
        let visible = boundingBoxOfClipPath
        guard tile.width > 0, tile.height > 0, !visible.isNull else { return [] }
        let columns = Self.steps(from: visible.minX - tile.minX, to: visible.maxX - tile.minX, by: tile.width)
        let rows = Self.steps(from: visible.minY - tile.minY, to: visible.maxY - tile.minY, by: tile.height)
        guard Double(columns.count) * Double(rows.count) <= 100_000 else { return [] }
        return rows.flatMap { row in
            columns.map { tile.offsetBy(dx: CGFloat($0) * tile.width, dy: CGFloat(row) * tile.height) }
        }
    }

    private static func steps(from start: CGFloat, to end: CGFloat, by size: CGFloat) -> Range<Int> {
        let (first, last) = ((start / size).rounded(.down), (end / size).rounded(.up))
        guard abs(first) < 1e6, abs(last) < 1e6 else { return 0..<0 }
        return Int(first)..<Int(max(first, last))
    }
}
