/// Archiving of colours: by components in extended sRGB; dynamic ones are resolved with the current traits.
extension UIColor: NSSecureCoding {
    /// Whether secure coding is supported; true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the colour's components.
    public func encode(with coder: NSCoder) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
            coder.encode(Double(value), forKey: key)
        }
    }
}
