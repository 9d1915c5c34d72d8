/// The pixel format of pictures that a renderer draws.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the device's unless set.
    open var scale: CGFloat = UITraitCollection.drawingScale
    /// Whether the picture starts black instead of transparent.
    open var opaque = false

    /// The colour ranges of pictures.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range
    public enum Range: Int, Sendable {
        /// No range is specified.
        case unspecified = -1
        /// The range of the device.
        case automatic = 0
        /// A range beyond sRGB.
        case extended
        /// The range of sRGB.
        case standard
    }

    /// The colour range of pictures. It reads back what was set; pictures are in sRGB.
    open var preferredRange = Range.automatic
    /// Whether pictures can have colours outside sRGB. It reads back what was set; pictures are in sRGB.
    @available(iOS, introduced: 10.0, deprecated: 12.0, message: "use preferredRange instead")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Creates a format with the display scale of the given traits, or the device's if they have none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The context of a picture that is being drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws pictures.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer for the device's scale.
    ///
    /// - Parameter size: Points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer for a size in points and a format, whose bounds it sets.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for the device's scale.
    ///
    /// - Parameter bounds: Points; pictures show what is drawn inside.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for bounds in points and a format, whose bounds it sets.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(rendererFormat: format, bounds: bounds)
    }

    open override var allowsImageOutput: Bool { true }

    /// The picture drawn by a closure. If the size is 0 or too large, the closure is not called and the picture has no
    /// size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let imageFormat = format as? UIGraphicsImageRendererFormat,
            let context = try? CGContext.flippedBitmap(
                size: format.bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        else { return UIImage() }
        let rendererContext = UIGraphicsImageRendererContext(context, format: imageFormat)
        rendererContext.run(actions)
        return rendererContext.currentImage
    }

    /// The picture drawn by a closure, as a PNG file; empty if the size is 0 or too large.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture drawn by a closure, on white, as a JPEG file; empty if the size is 0 or too large.
    ///
    /// - Parameter compressionQuality: 0...1; the least quality makes the smallest file.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
