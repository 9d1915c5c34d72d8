// The traits of the simulated device and its user, for overrides and registrations.

/// Whether an interface lies on the ground or above it.
///
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// How much contrast the user wants.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// Whether the user wants bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// The colours that a display shows.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplaygamut
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// Colours are resolved again when the trait changes.
    public static let affectsColorAppearance = true
}

/// Whether a screen feels how hard it is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitforcetouchcapability
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UIForceTouchCapability.unknown
}

/// The language whose rules lines are set by. It reads back what was set; lines are set by the rules of the text's own
/// characters.
///
/// - Source: developer.apple.com/documentation/uikit/uitraittypesettinglanguage
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue: Locale.Language? = nil
}

/// Whether a window is the one that the user works in.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitactiveappearance
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

/// Whether a window is the one that the user works in.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active
}

extension UITraitCollection {
    /// Whether the window is the one that the user works in: yes, unless a program says otherwise.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        let value = self[UITraitActiveAppearance.self]
        return value == .unspecified ? .active : value
    }

    /// Makes a collection that specifies whether the window is the one that the user works in.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// The traits of the system that colours may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }
    /// The traits of the system by which pictures are found.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraitsAffectingColorAppearance + [
            UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        ]
    }
}

extension UIMutableTraits {
    /// Whether the window is the one that the user works in.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
