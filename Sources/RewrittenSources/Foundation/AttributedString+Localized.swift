public import Foundation

extension AttributedString {
    /// The parts of a text's Markdown that are kept.
    public struct FormattingOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Marks of what was put in for the values of a text. It reads back what was set; none are made.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1 << 0)
    }

    /// The text of a key in a table of a bundle, with values put in. Its Markdown inside of lines becomes attributes.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(marked: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    /// The text of a key in a table of a bundle, or another where there is none, with values put in. Its Markdown
    /// inside of lines becomes attributes.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            marked: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current))
    }

    /// The text of a resource. Its Markdown inside of lines becomes attributes.
    public init(localized resource: LocalizedStringResource) { self.init(marked: String(localized: resource)) }

    private init(marked text: String) {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}
