extension UIImage {
    /// Makes an image that image views show as pictures in turn.
    ///
    /// - Parameters:
    ///   - images: All of one size and scale.
    ///   - duration: The seconds for all pictures; 0 stands for a thirtieth of a second for each.
    /// - Returns: nil without pictures.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let animated = UIImage(first.content, traits: first.traits)
        animated.animation = Animation(
            images: images, duration: duration > 0 ? duration : TimeInterval(images.count) / 30)
        return animated
    }

    /// Makes an image of the pictures whose names are a name with 0, 1, 2 and so on behind it, up to 1024.
    ///
    /// - Returns: nil without a picture.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = UIImage(named: "\(name)0") == nil ? 1 : 0
        var images: [UIImage] = []
        for number in first...1024 {
            guard let image = UIImage(named: "\(name)\(number)") else { break }
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The pictures of an animated image; nil for others.
    public var images: [UIImage]? { animation?.images }
    /// The seconds that all pictures of an animated image take; 0 for others.
    public var duration: TimeInterval { animation?.duration ?? 0 }

    /// The pictures that an image view shows in turn.
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
    ///   - leftCapWidth: The width of what is not stretched at the left, in points; 0 stretches the whole width.
    ///   - topCapHeight: The height of what is not stretched at the top, in points; 0 stretches the whole height.
    @available(iOS, introduced: 2.0, deprecated: 5.0, message: "use resizableImage(withCapInsets:) instead")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// The traits that the picture is for: its scale, and those of its configuration.
    public var traitCollection: UITraitCollection {
        configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// A format for pictures like this one: of its scale, and opaque where its pixels say so.
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

/// Pictures that are made ready before they are shown. Pictures are decoded when they are read, so that the work is
/// done on the spot.
extension UIImage {
    /// A decoded picture.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }
    /// Calls a closure with a decoded picture.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }
    /// A decoded picture.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A picture of another size, in points, which keeps its shape: it is as large as fits around the size.
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
    /// Calls a closure with a picture of another size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// A picture of another size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage {
    /// How bright the brightest pixels of a picture may be shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/dynamicrange
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh, high
    }

    /// Whether pixels are brighter than white. None are here.
    public var isHighDynamicRange: Bool { false }
    /// The picture without pixels brighter than white: itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

extension UIImage {
    /// The picture as a file of the format HEIC: always nil, for nothing here writes it.
    public func heicData() -> Data? { nil }
}
