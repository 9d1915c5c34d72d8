/// Archived images: their pixels as a PNG file, with scale, orientation and rendering mode. Symbols and images of asset
/// catalogues are archived as drawn for the current traits.
extension UIImage: NSSecureCoding {
    /// Whether the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the image.
    public func encode(with coder: NSCoder) {
        guard let file = cgImage?.pngFile else { return }
        coder.encode(file as NSData, forKey: ArchivedImage.Key.file)
        coder.encode(Double(scale), forKey: ArchivedImage.Key.scale)
        coder.encode(imageOrientation.rawValue, forKey: ArchivedImage.Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: ArchivedImage.Key.renderingMode)
    }
}

/// The decoded values of an archived image.
struct ArchivedImage {
    enum Key {
        static let file = "UIImageData"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let renderingMode = "UIRenderingMode"
    }

    let pixels: CGImage
    let traits: UIImage.Traits

    init?(_ coder: NSCoder) {
        guard let file = coder.decodeObject(of: NSData.self, forKey: Key.file), let pixels = CGImage.decoding(file as Data) else {
            return nil
        }
        self.pixels = pixels
        let scale = coder.decodeDouble(forKey: Key.scale)
        var traits = UIImage.Traits(scale: scale > 0 ? scale : 1)
        traits.orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
        traits.renderingMode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic
        self.traits = traits
    }
}
