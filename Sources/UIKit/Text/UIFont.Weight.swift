extension UIFont {
    /// How heavy a font is, from -1 to 1; regular is 0.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifont/weight
    public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.800000011920929)
        public static let thin = Weight(rawValue: -0.6000000238418579)
        public static let light = Weight(rawValue: -0.4000000059604645)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23000000417232513)
        public static let semibold = Weight(rawValue: 0.30000001192092896)
        public static let bold = Weight(rawValue: 0.4000000059604645)
        public static let heavy = Weight(rawValue: 0.5600000023841858)
        public static let black = Weight(rawValue: 0.6200000047683716)
    }
}
