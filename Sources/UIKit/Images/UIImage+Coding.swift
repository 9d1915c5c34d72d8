/// Pictures in archives: their pixels as a PNG file, with scale, orientation and rendering mode. Symbols and pictures
/// of catalogues are archived as they are drawn at the time.
extension UIImage: NSSecureCoding {
    /// Whether archives that ask for classes can hold pictures.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the picture.
    public func encode(with coder: NSCoder) {
        guard let file = cgImage?.pngFile else { return }
        coder.encode(file as NSData, forKey: ArchivedImage.Key.file)
        coder.encode(Double(scale), forKey: ArchivedImage.Key.scale)
        coder.encode(imageOrientation.rawValue, forKey: ArchivedImage.Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: ArchivedImage.Key.renderingMode)
    }
}

/// A picture as an archive has it.
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
