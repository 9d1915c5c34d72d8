/// Drawing that is kept, to be drawn again and again into contexts of a kind.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    /// What the layer's drawing goes to; its user space is that of the layer, with the origin at the bottom left.
    public let context: CGContext?
    /// In units of the context that the layer was made for.
    public let size: CGSize

    /// Creates an empty layer with pixels as fine as those of a context.
    ///
    /// - Parameters:
    ///   - context: The context in which the layer will be drawn.
    ///   - size: In units of the space that the context started with.
    ///   - auxiliaryInfo: Not used.
    /// - Returns: nil for sizes that are 0 or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = max(context.shadowTransform.matrix.meanScale, 1)
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
        let bitmap = CGContext(
            data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpace(.sRGB), info: .native,
            initialTransform: CGAffineTransform(scaleX: width / size.width, y: height / size.height))
        guard let bitmap else { return nil }
        self.context = bitmap
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer over a rectangle; upright where y points up.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer in its size, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
