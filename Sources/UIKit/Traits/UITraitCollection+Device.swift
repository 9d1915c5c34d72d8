// Traits of the simulated device and its user, which change only by overrides.

/// Whether an interface is at the base level or elevated.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated
}

/// The contrast that the user prefers.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// Whether the user wants bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold
}

/// The colour gamut of the display.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3
}

/// Whether the screen supports force touch.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable, available
}

extension UITraitCollection {
    /// Whether the interface is at the base level or elevated: at the base level unless overridden.
    public var userInterfaceLevel: UIUserInterfaceLevel { specified(UITraitUserInterfaceLevel.self) ?? .base }
    /// The contrast that the user prefers: the normal one unless overridden.
    public var accessibilityContrast: UIAccessibilityContrast { specified(UITraitAccessibilityContrast.self) ?? .normal }
    /// Whether the user wants bold text: false unless overridden.
    public var legibilityWeight: UILegibilityWeight { specified(UITraitLegibilityWeight.self) ?? .regular }
    /// The display's colour gamut: that in which images are drawn, unless overridden.
    public var displayGamut: UIDisplayGamut { specified(UITraitDisplayGamut.self) ?? .SRGB }
    /// Whether the screen supports force touch: unavailable, as on current devices, unless overridden.
    public var forceTouchCapability: UIForceTouchCapability { specified(UITraitForceTouchCapability.self) ?? .unavailable }
    /// The language for typesetting; the user's unless overridden.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

    /// The value of an overridden trait; nil if it is not overridden.
    private func specified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? where Trait.Value: Equatable {
        let value = self[trait]
        return value == Trait.defaultValue ? nil : value
    }

    /// Creates a collection that specifies one trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// Creates a collection that specifies one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// Creates a collection that specifies one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// Creates a collection that specifies one trait.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }
    /// Creates a collection that specifies one trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }
}

extension UIMutableTraits {
    /// Whether the interface is at the base level or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Whether the user wants bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// The colour gamut of the display.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// Whether the screen supports force touch.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The language for typesetting.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
