extension UIImage {
    /// Creates an image that image views show as an animation.
    ///
    /// - Parameters:
    ///   - images: The frames, all of one size and scale.
    ///   - duration: The duration of one cycle, in seconds; 0 means 1/30 second for each frame.
    /// - Returns: nil if there are no frames.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let animated = UIImage(first.content, traits: first.traits)
        animated.animation = Animation(
            images: images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
        return animated
    }

    /// Creates an animated image from the images named `name` followed by 0, 1, 2, … up to 1024.
    ///
    /// - Returns: nil if no image is found.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = UIImage(named: "\(name)0") == nil ? 1 : 0
        var images: [UIImage] = []
        for number in first...1024 {
            guard let image = UIImage(named: "\(name)\(number)") else { break }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The frames of an animated image; nil for others.
    public var images: [UIImage]? { animation?.images }
    /// The duration of one cycle of an animated image, in seconds; 0 for others.
    public var duration: TimeInterval { animation?.duration ?? 0 }

    /// The frames of an animated image.
    struct Animation {
        var images: [UIImage]
        /// Seconds.
        var duration: TimeInterval
    }
}

extension UIImage {
    /// A resizable copy whose middle is one point wide and high.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the unstretched part at the left, in points; 0 stretches the whole width.
    ///   - topCapHeight: The height of the unstretched part at the top, in points; 0 stretches the whole height.
    @available(iOS, introduced: 2.0, deprecated: 5.0, message: "use resizableImage(withCapInsets:) instead")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// The traits of the image: its scale, and those of its configuration.
    public var traitCollection: UITraitCollection {
        configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// A format for pictures like this one: with its scale, and opaque if its pixels are.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .pixels(let pixels) = content { format.opaque = pixels.alphaInfo == .noneSkipFirst }
        return format
    }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
    /// A copy without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        var traits = traits
        traits.baselineOffsetFromBottom = nil
        return UIImage(content, traits: traits)
    }
}

/// Preparation of images for display. Images are decoded when they are read, so these methods return at once.
extension UIImage {
    /// A decoded picture.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }
    /// Calls a closure with a decoded picture.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }
    /// A decoded picture.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The image at another size, in points, with its aspect ratio: it fills the given size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = max(size.width / self.size.width, size.height / self.size.height)
        let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }
    /// Calls a closure with the image at another size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// The image at another size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage {
    /// The brightness allowed for the brightest pixels of an image.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/dynamicrange
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh, high
    }

    /// Whether the image contains pixels brighter than white; always false.
    public var isHighDynamicRange: Bool { false }
    /// The image restricted to the standard dynamic range: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImage {
    /// The image as an HEIC file: always nil, as there is no encoder.
    public func heicData() -> Data? { nil }
}
