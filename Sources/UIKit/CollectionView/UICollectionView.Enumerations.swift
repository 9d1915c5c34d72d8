extension UICollectionView {
    /// Where scrolling brings an item; one of each axis may be given.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The direction that a layout's content grows in.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    /// What an element of a layout is.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/elementcategory
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    /// When cells that change are measured again.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled, enabledIncludingConstraints
    }
}
