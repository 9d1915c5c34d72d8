// Traits of the simulated device and its user, for overrides and registrations.

/// Whether an interface is at the base level or elevated.
///
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Dynamic colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// The contrast that the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Dynamic colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// Whether the user wants bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// The colour gamut of the display.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplaygamut
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Dynamic colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// Whether the screen supports force touch.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitforcetouchcapability
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIForceTouchCapability.unknown
}

/// The language for typesetting. It reads back what was set; lines are typeset by the text's own characters.
///
/// - Source: developer.apple.com/documentation/uikit/uitraittypesettinglanguage
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue: Locale.Language? = nil
}

/// Whether a window is active.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitactiveappearance
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

/// Whether a window is active.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active
}

extension UITraitCollection {
    /// Whether the window is active: true unless overridden.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        let value = self[UITraitActiveAppearance.self]
        return value == .unspecified ? .active : value
    }

    /// Creates a collection that specifies the active appearance only.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// The system traits on which colours may depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }
    /// The system traits on which images may depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }
}

extension UIMutableTraits {
    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
