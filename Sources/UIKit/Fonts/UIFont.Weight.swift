extension UIFont {
    /// The weight of a font, from -1 to 1; regular is 0. Fonts exist in the nine weights below; other values get the
    /// nearest one.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifont/weight
    public struct Weight: Hashable, Equatable, _UIKitNumericRawRepresentable, Sendable {
        /// The number in descriptors.
        public var rawValue: CGFloat

        /// Creates a weight from a number, -1...1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a number, -1...1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest of the nine weights.
        public static let ultraLight = Weight(rawValue: -0.800000011920929)
        /// The second lightest weight.
        public static let thin = Weight(rawValue: -0.6000000238418579)
        /// The weight below regular.
        public static let light = Weight(rawValue: -0.4000000059604645)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// The weight above regular.
        public static let medium = Weight(rawValue: 0.23000000417232513)
        /// The weight between medium and bold.
        public static let semibold = Weight(rawValue: 0.30000001192092896)
        /// The weight of strong emphasis.
        public static let bold = Weight(rawValue: 0.4000000059604645)
        /// The weight above bold.
        public static let heavy = Weight(rawValue: 0.5600000023841858)
        /// The heaviest of the nine weights.
        public static let black = Weight(rawValue: 0.6200000047683716)
    }
}
