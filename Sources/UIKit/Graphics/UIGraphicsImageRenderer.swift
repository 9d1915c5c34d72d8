/// How a picture is drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; the device's unless set.
    open var scale: CGFloat = UITraitCollection.drawingScale
    /// Whether the picture starts black instead of transparent.
    open var opaque = false

    /// The format for an interface with the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The context of a picture being drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture as it is now.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws pictures.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// - Parameter size: Points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// - Parameter bounds: Points; what lies inside shows.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(rendererFormat: format, bounds: bounds)
    }

    open override var allowsImageOutput: Bool { true }

    /// The picture that a closure draws; without size, where that of the renderer is 0 or too large, and then nothing is drawn.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let imageFormat = format as? UIGraphicsImageRendererFormat,
            let context = try? CGContext.flippedBitmap(
                size: format.bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        else { return UIImage() }
        let rendererContext = UIGraphicsImageRendererContext(context, format: imageFormat)
        rendererContext.run(actions)
        return rendererContext.currentImage
    }

    /// The picture that a closure draws, as a PNG file; empty where the renderer's size is 0 or too large.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
