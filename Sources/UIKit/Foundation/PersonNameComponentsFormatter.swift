/// Writes names of people, and finds their parts in texts.
///
/// Names in Chinese, Japanese or Korean letters have the family name first and no space. A short name is the nickname, or else the given name, which
/// iOS lets its user choose.
///
/// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        case `default` = 0
        case short, medium, long, abbreviated
    }

    /// What is written of a name.
    public struct Options: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// How the name is pronounced.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether the pronunciation is written.
    open var isPhonetic = false
    /// The language. It reads back what was set; the letters of a name decide the order of its parts.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// Makes a formatter from an archive, which holds none of its settings.
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

    /// The parts of a text: given name, middle names and family name; nil where there is none.
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
