/// The roominess of an interface along one axis.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// Light or dark appearance.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The kind of device.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The layout direction a trait asks for.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The text size the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: Hashable, Equatable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// The environment of an interface: size classes, appearance, scale, direction and text size. Values do not change once made.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    package struct Values: Equatable, Sendable {
        package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        package var displayScale: CGFloat = 0

        package init() {}

        /// Takes over every value the other set specifies.
        package mutating func merge(_ other: Values) {
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.displayScale != 0 { displayScale = other.displayScale }
        }
    }

    package let values: Values

    package init(values: Values) {
        self.values = values
        super.init()
    }

    public override convenience init() { self.init(values: Values()) }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// The collections merged, later ones winning.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { values in
            for collection in traitCollections { values.merge(collection.values) }
        }
    }

    private convenience init(_ change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values: values)
    }

    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var displayScale: CGFloat { values.displayScale }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.userInterfaceStyle.rawValue ^ values.horizontalSizeClass.rawValue << 4 }

    private static let threadKey = "UIKit.UITraitCollection.current"

    /// The traits that dynamic colours resolve with where no view is at hand; every thread has its own, those of a light phone at
    /// scale 2 until set.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? standardCollection }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    private static let standardCollection = UITraitCollection(values: .standard)

    /// Runs the closure with this collection as the current one.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }
}

extension UITraitCollection.Values {
    /// A light phone in portrait at scale 2 with the default text size.
    package static let standard: UITraitCollection.Values = {
        var values = UITraitCollection.Values()
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.preferredContentSizeCategory = .large
        values.displayScale = 2
        return values
    }()
}
