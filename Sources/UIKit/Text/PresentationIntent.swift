/// The blocks that contain a piece of text, such as a paragraph in a list item.
///
/// - Source: developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
    }

    /// A block: its kind and a number that identifies it in the text.
    public struct IntentType: Hashable, Sendable, Identifiable {
        /// The kind of the block.
        public var kind: Kind
        /// The number of the block.
        public var identity: Int
        /// The number of the block.
        public var id: Int { identity }

        /// Makes a block of a kind and a number.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Makes an intent from blocks, the innermost first.
    public init(types: [IntentType]) { components = types }
    /// Makes an intent of a block inside the blocks of another intent.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of lists and quotes that contain the text.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}
