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

/// The language whose rules lines are set by. Kept; lines are set by the rules of the text's own characters.
///
/// - Source: developer.apple.com/documentation/uikit/uitraittypesettinglanguage
public struct UITraitTypesettingLanguage: UITraitDefinition {
    /// The value where nothing specifies the trait.
    public static let defaultValue: Locale.Language? = nil
}
