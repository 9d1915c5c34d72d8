/// A trait with its own storage in trait collections.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    /// The trait's place in a set of values.
    static var place: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
    static func value(in values: UITraitCollection.Values) -> Any { values[keyPath: place] }
    static func isSpecified(in values: UITraitCollection.Values) -> Bool { values[keyPath: place] != defaultValue }
    static func forget(in values: inout UITraitCollection.Values) { values[keyPath: place] = defaultValue }
    static func differs(_ one: UITraitCollection.Values, _ two: UITraitCollection.Values) -> Bool {
        one[keyPath: place] != two[keyPath: place]
    }
    static func set(_ value: Any, in values: inout UITraitCollection.Values) {
        if let value = value as? Value { values[keyPath: place] = value }
    }
}

/// The size class of the width.
///
/// - Source: developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The size class of the height.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Light or dark.
///
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Colours are resolved again when the style changes.
    public static let affectsColorAppearance = true
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
///
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var place: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The layout direction of views that do not set one.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitlayoutdirection
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var place: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point; 0 if unspecified.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplayscale
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue: CGFloat = 0
    static var place: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The text size the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var place: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
