/// Colours in archives: by components in extended sRGB, under the traits at the time where they are dynamic.
extension UIColor: NSSecureCoding {
    /// Whether archives that ask for classes can hold colours.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the colour's components.
    public func encode(with coder: NSCoder) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
            coder.encode(Double(value), forKey: key)
        }
    }
}
