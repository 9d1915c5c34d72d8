/// Formats names of people, and parses them.
///
/// Names in Chinese, Japanese or Korean script have the family name first and no space. A short name is the nickname,
/// or else the given name, which is a user setting on iOS.
///
/// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a formatted name.
    public enum Style: Int, Sendable {
        case `default` = 0
        case short, medium, long, abbreviated
    }

    /// Options of formatting.
    public struct Options: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Creates a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Formats the phonetic representation.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The length of the formatted name.
    open var style = Style.default
    /// Whether the phonetic representation is formatted.
    open var isPhonetic = false
    /// The language. It reads back what was set; the script of a name determines the order of its parts.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// Creates a formatter with default settings, since archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let parts = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        let name = PersonNameText(parts)
        switch style {
        case .short: return name.short
        case .long: return name.long
        case .abbreviated: return name.abbreviated
        case .default, .medium: return name.medium
        }
    }

    /// The text of a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The text of a name; nil for another value.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }

    /// Parses a text into given name, middle names and family name; nil if there is none.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var components = PersonNameComponents()
        components.givenName = words.removeFirst()
        components.familyName = words.popLast()
        components.middleName = words.isEmpty ? nil : words.joined(separator: " ")
        return components
    }
}
