/// Markdown in attributed strings. On Apple's platforms it belongs to Foundation.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u
extension AttributedString {
    /// The options for parsing Markdown.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown's syntax that is parsed.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks and inline syntax. The text has no separators between blocks; the attribute
            /// ``AttributeScopes/FoundationAttributes/presentationIntent`` distinguishes them.
            case full = 0
            /// Inline syntax only; line ends become spaces.
            case inlineOnly
            /// Inline syntax only; line ends are preserved.
            case inlineOnlyPreservingWhitespace
        }
        /// The behaviour if the text cannot be parsed.
        public enum FailurePolicy: Int, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attribute: value)` is parsed. It reads back what was set; such markup is not supported.
        public var allowsExtendedAttributes: Bool
        /// The part of Markdown's syntax that is parsed.
        public var interpretedSyntax: InterpretedSyntax
        /// The behaviour if the text cannot be parsed, which is the case for data that are not UTF-8.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil if unknown. It reads back what was set; nothing here depends on it.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Makes a string from Markdown.
    ///
    /// - Parameter baseURL: The base of relative URLs in links.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init()
        guard options.interpretedSyntax == .full else {
            let keeps = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            append(MarkdownInlines.pieces(markdown, keepsWhitespace: keeps), AttributeContainer(), baseURL)
            return
        }
        for block in MarkdownBlocks(markdown).blocks {
            var container = AttributeContainer()
            container[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
            let pieces =
                block.hasInlines
                ? MarkdownInlines.pieces(block.text, keepsWhitespace: false) : [MarkdownPiece(text: block.text)]
            append(pieces, container, baseURL)
        }
    }

    /// Makes a string from Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            guard options.failurePolicy == .throwError else {
                try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
                return
            }
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Makes a string from a Markdown file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private mutating func append(_ pieces: [MarkdownPiece], _ base: AttributeContainer, _ baseURL: URL?) {
        typealias Scope = AttributeScopes.FoundationAttributes
        for piece in pieces {
            var container = base
            if !piece.intent.isEmpty { container[Scope.InlinePresentationIntentAttribute.self] = piece.intent }
            container[Scope.LinkAttribute.self] = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            container[Scope.ImageURLAttribute.self] = piece.image.flatMap { URL(string: $0, relativeTo: baseURL) }
            append(AttributedString(piece.text, attributes: container))
        }
    }
}

extension NSAttributedString {
    /// Makes a string from Markdown.
    public convenience init(
        markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL)) }

    /// Makes a string from Markdown in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// Makes a string from a Markdown file.
    public convenience init(
        contentsOfMarkdownFile markdownFile: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL)) }
}

/// The attributes of Markdown's presentation intents.
///
/// - Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes
extension AttributeScopes.FoundationAttributes {
    /// The inline intents of a run.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("key paths alone name attributes") }
    /// The blocks that contain a run.
    public var presentationIntent: PresentationIntentAttribute { fatalError("key paths alone name attributes") }

    /// The key of ``inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The value is a set of intents.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in attributed strings.
        public static let name = "NSInlinePresentationIntent"
    }
    /// The key of ``presentationIntent``.
    public enum PresentationIntentAttribute: AttributedStringKey {
        /// The value is a list of blocks.
        public typealias Value = PresentationIntent
        /// The attribute's name in attributed strings.
        public static let name = "NSPresentationIntent"
    }
}

extension NSAttributedString.Key {
    /// The inline intents of a run: the raw value of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The blocks that contain a run: a ``PresentationIntent``.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// The URL of the image that a run represents.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
}
