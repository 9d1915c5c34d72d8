/// An offscreen drawing that can be drawn repeatedly into contexts.
///
/// - Source: developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    /// The context that draws into the layer; its user space has the origin at the layer's bottom left.
    public let context: CGContext?
    /// The size in units of the context for which the layer was created.
    public let size: CGSize

    /// Creates an empty layer with the resolution of a context.
    ///
    /// - Parameters:
    ///   - context: The context in which the layer will be drawn.
    ///   - size: The size in the context's base space.
    ///   - auxiliaryInfo: Has no effect.
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
    /// Draws a layer into a rectangle; upright if y points up.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer at its own size, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
