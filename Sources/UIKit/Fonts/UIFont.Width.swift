extension UIFont {
    /// The width of a font's letters, from -1 to 1; standard is 0. The font that stands in for the system's has one
    /// width, which all values get.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifont/width
    public struct Width: Hashable, Equatable, RawRepresentable, Sendable {
        /// The number that descriptors store.
        public var rawValue: CGFloat

        /// Creates a width of a number, -1...1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width of a number, -1...1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrower than ``condensed``.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrower than usual.
        public static let condensed = Width(rawValue: -0.2)
        /// The usual width.
        public static let standard = Width(rawValue: 0)
        /// Wider than usual.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The system font in the nearest of its nine weights. The width is not followed: the stand-in font has one.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
}
