/// The properties of a layer that few layers set; they stand apart, so that the others need no room for them.
final class LayerExtras {
    var isDoubleSided = true
    var isGeometryFlipped = false
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var allowsGroupOpacity = true
    var anchorPointZ: CGFloat = 0
    var style: [AnyHashable: Any]?

    init() {}

    init(_ other: LayerExtras) {
        (isDoubleSided, isGeometryFlipped, contentsCenter) = (other.isDoubleSided, other.isGeometryFlipped, other.contentsCenter)
        (contentsFormat, allowsEdgeAntialiasing) = (other.contentsFormat, other.allowsEdgeAntialiasing)
        (edgeAntialiasingMask, allowsGroupOpacity) = (other.edgeAntialiasingMask, other.allowsGroupOpacity)
        (anchorPointZ, style) = (other.anchorPointZ, other.style)
    }
}

extension CALayer {
    /// Changes a property that few layers set.
    func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, _ value: Value) {
        let extras = extras ?? LayerExtras()
        extras[keyPath: path] = value
        self.extras = extras
    }

    /// Whether the layer shows its back, by its own transform and the superlayer's for sublayers.
    var isTurnedAway: Bool {
        var map = transform.planar
        if let above = tree.superlayer { map = map.concatenating(above.sublayerTransform.planar) }
        return map.a * map.d - map.b * map.c < 0
    }

    /// Turns the layer's coordinates upside down, around the middle of the bounds; nil where they are not flipped.
    var geometryFlip: CGAffineTransform? {
        guard extras?.isGeometryFlipped == true else { return nil }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }

    /// Draws a picture whose middle part, ``contentsCenter``, is stretched while its corners keep their sizes.
    func renderStretched(_ image: CGImage, in rect: CGRect, context: CGContext) {
        let center = contentsCenter
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let columns = Self.cuts(width, center.minX, center.maxX, contentsScale, from: rect.minX, to: rect.maxX)
        let rows = Self.cuts(height, center.minY, center.maxY, contentsScale, from: rect.minY, to: rect.maxY)
        for column in columns {
            for row in rows {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound,
                    width: column.source.upperBound - column.source.lowerBound,
                    height: row.source.upperBound - row.source.lowerBound)
                guard !source.isEmpty, let part = image.cropping(to: source) else { continue }
                // Here y points up, and the first row of the picture is the highest.
                let bottom = rect.minY + rect.maxY - row.target.upperBound
                context.draw(
                    part,
                    in: CGRect(
                        x: column.target.lowerBound, y: bottom, width: column.target.upperBound - column.target.lowerBound,
                        height: row.target.upperBound - row.target.lowerBound))
            }
        }
    }

    private typealias Cut = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    /// The three parts of a picture along an axis and where they go. Ends that do not fit share the room.
    private static func cuts(
        _ pixels: CGFloat, _ first: CGFloat, _ last: CGFloat, _ scale: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Cut] {
        let (low, high) = ((first * pixels).rounded(), max((last * pixels).rounded(), (first * pixels).rounded()))
        let ends = (low + pixels - high) / scale
        let shrink = ends > end - start && ends > 0 ? (end - start) / ends : 1
        let (left, right) = (start + low / scale * shrink, end - (pixels - high) / scale * shrink)
        return [
            (0...max(low, 0), start...max(left, start)), (low...high, left...max(right, left)),
            (high...max(pixels, high), right...max(end, right)),
        ].filter { $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound }
    }
}
