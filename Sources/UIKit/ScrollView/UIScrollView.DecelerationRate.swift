extension UIScrollView {
    /// The deceleration rate of content after a drag.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
    public struct DecelerationRate: Hashable, Equatable, RawRepresentable, Sendable {
        /// The factor by which the speed decreases per millisecond.
        public var rawValue: CGFloat
        /// Creates a rate from its factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate at which content comes to rest sooner.
        public static let fast = DecelerationRate(rawValue: ScrollGlide.fastRate)
    }

    /// The style of scroll indicators.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
    public enum IndicatorStyle: Int, Sendable {
        /// Black with a white border, for any content.
        case `default` = 0
        /// Black for light content, and white for dark content.
        case black, white
    }
}
