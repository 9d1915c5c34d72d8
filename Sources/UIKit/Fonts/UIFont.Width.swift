extension UIFont {
    /// The width of a font's letters, from -1 to 1; standard is 0. The system font's substitute has a single width,
    /// which all values get.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifont/width
    public struct Width: Hashable, Equatable, RawRepresentable, Sendable {
        /// The number in descriptors.
        public var rawValue: CGFloat

        /// Creates a width from a number, -1...1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from a number, -1...1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrower than ``condensed``.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrower than ``standard``.
        public static let condensed = Width(rawValue: -0.2)
        /// The default width.
        public static let standard = Width(rawValue: 0)
        /// Wider than ``standard``.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The system font in the nearest of its nine weights. The width has no effect: the substitute has a single one.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
}
