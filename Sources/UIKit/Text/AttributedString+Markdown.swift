/// Strings of Markdown. Foundation has these on Apple's platforms.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)-52n3u
extension AttributedString {
    /// How Markdown is read.
    ///
    /// - Source: developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks and what is in them. Between blocks the text has nothing; the attribute ``AttributeScopes/FoundationAttributes/presentationIntent``
            /// tells them apart.
            case full = 0
            /// Only what is in blocks; ends of lines become spaces.
            case inlineOnly
            /// Only what is in blocks; ends of lines stay.
            case inlineOnlyPreservingWhitespace
        }
        /// What happens where the text cannot be read.
        public enum FailurePolicy: Int, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attribute: value)` is read; kept, since it is not read here.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens where the text cannot be read: bytes that are not UTF-8.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil for an unknown one. Kept.
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

    /// Makes a string of Markdown.
    ///
    /// - Parameter baseURL: What addresses of links are relative to.
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

    /// Makes a string of Markdown in UTF-8.
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

    /// Makes a string of a file of Markdown.
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
    /// Makes a string of Markdown.
    public convenience init(
        markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL)) }

    /// Makes a string of Markdown in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// Makes a string of a file of Markdown.
    public convenience init(
        contentsOfMarkdownFile markdownFile: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(contentsOf: markdownFile, options: options, baseURL: baseURL)) }
}

/// What texts of Markdown are meant as.
///
/// - Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes
extension AttributeScopes.FoundationAttributes {
    /// What a run inside of a line is meant as.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("key paths alone name attributes") }
    /// The blocks that a run is in.
    public var presentationIntent: PresentationIntentAttribute { fatalError("key paths alone name attributes") }

    /// The key of ``inlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// A set of intents.
        public typealias Value = InlinePresentationIntent
        /// The name under which attributed strings store the value.
        public static let name = "NSInlinePresentationIntent"
    }
    /// The key of ``presentationIntent``.
    public enum PresentationIntentAttribute: AttributedStringKey {
        /// Blocks.
        public typealias Value = PresentationIntent
        /// The name under which attributed strings store the value.
        public static let name = "NSPresentationIntent"
    }
}

extension NSAttributedString.Key {
    /// What a run inside of a line is meant as: the number of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// The blocks that a run is in: a ``PresentationIntent``.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// The address of the picture that a run stands for.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
}
