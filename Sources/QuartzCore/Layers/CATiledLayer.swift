/// A layer that draws its content in tiles, each by a separate call.
///
/// Tiles are drawn synchronously one after another, not in the background.
///
/// - Source: developer.apple.com/documentation/quartzcore/catiledlayer
open class CATiledLayer: CALayer {
    /// The duration in seconds in which a new tile fades in. Nothing fades here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The size of a tile, in pixels.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }
    /// The number of levels of detail, each half the size of the previous one. It reads back what was set; content is
    /// drawn at the size in which it is shown.
    open var levelsOfDetail = 1
    /// The number of levels that are larger than the layer. It reads back what was set; content is drawn at the size in
    /// which it is shown.
    open var levelsOfDetailBias = 0

    /// The largest number of tiles; more are drawn together as a single one.
    private static let mostTiles: CGFloat = 4096

    /// The tiles that are drawn depend on the clip.
    override var keepsDrawing: Bool { false }

    override func drawContent(in context: CGContext) {
        let size = CGSize(width: tileSize.width / contentsScale, height: tileSize.height / contentsScale)
        let visible = context.boundingBoxOfClipPath.intersection(bounds)
        guard size.width > 0, size.height > 0, !visible.isNull, !visible.isEmpty else { return }
        let (columns, rows) = (
            Self.numbers(visible.minX, visible.maxX, size.width), Self.numbers(visible.minY, visible.maxY, size.height)
        )
        guard CGFloat(columns.count) * CGFloat(rows.count) <= Self.mostTiles else { return draw(in: context) }
        for row in rows {
            for column in columns {
                let tile = CGRect(
                    x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
                context.saveGState()
                context.clip(to: tile.intersection(bounds))
                draw(in: context)
                context.restoreGState()
            }
        }
    }

    private static func numbers(_ start: CGFloat, _ end: CGFloat, _ size: CGFloat) -> Range<Int> {
        let (first, last) = ((start / size).rounded(.down), (end / size).rounded(.up))
        guard abs(first) < 1e6, abs(last) < 1e6, first < last else { return 0..<0 }
        return Int(first)..<Int(last)
    }
}
