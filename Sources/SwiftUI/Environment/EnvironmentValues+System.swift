extension EnvironmentValues {
    /// The font of text that has none of its own; nil for the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// The largest number of lines of a text; nil for any.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// Where the lines of a text stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Whether controls take touches.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// Whether colours are those of light or dark surroundings.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// Pixels of a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The room from side to side; nil where it is not known.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalClassKey.self] }
        set { self[HorizontalClassKey.self] = newValue }
    }
    /// The room from top to bottom; nil where it is not known.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] }
        set { self[VerticalClassKey.self] = newValue }
    }
    /// The language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

/// Whether colours are those of light or dark surroundings.
///
/// - Source: developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}

/// The direction in which a language is written.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// How much room there is.
///
/// - Source: developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular

    init?(_ uiKit: UIUserInterfaceSizeClass) {
        switch uiKit {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

/// Where the lines of a text stand.
///
/// - Source: developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing

    func uiKit(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .center: .center
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }
}
