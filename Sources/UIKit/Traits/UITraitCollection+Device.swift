// Traits of the simulated device and its user that change only where a program says so.

/// Whether an interface lies on the ground or above it.
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

/// The colours that a display shows.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3
}

/// Whether a screen feels how hard it is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable, available
}

extension UITraitCollection {
    /// Whether the interface lies on the ground or above it: on the ground unless a program says otherwise.
    public var userInterfaceLevel: UIUserInterfaceLevel { specified(UITraitUserInterfaceLevel.self) ?? .base }
    /// The contrast that the user prefers: the normal one unless overridden.
    public var accessibilityContrast: UIAccessibilityContrast { specified(UITraitAccessibilityContrast.self) ?? .normal }
    /// Whether the user wants bold text: not unless a program says so.
    public var legibilityWeight: UILegibilityWeight { specified(UITraitLegibilityWeight.self) ?? .regular }
    /// The colours that the display shows: those that pictures are drawn in, unless a program says otherwise.
    public var displayGamut: UIDisplayGamut { specified(UITraitDisplayGamut.self) ?? .SRGB }
    /// Whether the screen feels how hard it is pressed: not, as on devices of today, unless a program says so.
    public var forceTouchCapability: UIForceTouchCapability { specified(UITraitForceTouchCapability.self) ?? .unavailable }
    /// The language whose rules lines are set by; the user's unless a program says otherwise.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

    /// The value of an overridden trait; nil if it is not overridden.
    private func specified<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? where Trait.Value: Equatable {
        let value = self[trait]
        return value == Trait.defaultValue ? nil : value
    }

    /// Creates a collection of one trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// Creates a collection of one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// Creates a collection of one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// Creates a collection of one trait.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }
    /// Creates a collection of one trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }
}

extension UIMutableTraits {
    /// Whether the interface lies on the ground or above it.
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
    /// The colours that the display shows.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// Whether the screen feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The language whose rules lines are set by.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}
