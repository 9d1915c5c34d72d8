/// Conversions between `CIImage` and `UIImage`.
extension UIImage {
    /// Creates an image that Core Image renders when it is drawn, one pixel per point. It has no ``cgImage``.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image that Core Image renders when it is drawn. It has no ``cgImage``.
    ///
    /// - Parameter scale: Pixels per point; 0 or less means 1.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let scale = scale > 0 ? scale : 1
        self.init(
            .drawing(ComputedPicture(ciImage, scale: scale)), traits: Traits(scale: scale, orientation: orientation))
    }

    /// The Core Image image that the image was created with; nil for others.
    public var ciImage: CIImage? {
        guard case .drawing(let drawing) = content else { return nil }
        return (drawing as? ComputedPicture)?.image
    }
}

extension CIImage {
    /// Creates a Core Image image from an image's pixels, or its `CIImage`, regardless of its orientation; nil for an
    /// image without content.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Creates a Core Image image from an image. See ``init(image:)``.
    ///
    /// - Parameter options: Has no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        if let recipe = image.ciImage {
            self.init(copying: recipe)
        } else if let pixels = image.cgImage {
            self.init(cgImage: pixels)
        } else {
            return nil
        }
    }
}

/// An image that Core Image renders when it is first drawn.
final class ComputedPicture: ImageDrawing, @unchecked Sendable {
    let image: CIImage
    let size: CGSize
    private lazy var pixels = CIContext().createCGImage(image, from: image.extent)

    init(_ image: CIImage, scale: CGFloat) {
        self.image = image
        let isBounded = !image.extent.isInfinite && !image.extent.isNull
        size = isBounded ? CGSize(width: image.extent.width / scale, height: image.extent.height / scale) : .zero
    }

    func draw(in rect: CGRect, on context: CGContext) {
        if let pixels { context.drawUpright(pixels, in: rect) }
    }
}
