/// What a piece of a text inside of a line is meant as.
///
/// - Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// Bit mask of the contained intents.
    public var rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Said with stress; shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Said with more stress; shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// A piece of a program.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// No longer valid; shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end in the source, which stands for a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end in the text.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag of HTML inside of a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
    /// The intents that the value of an attribute stands for: a set, or its number; nil for anything else.
    init?(attribute value: Any) {
        switch value {
        case let value as InlinePresentationIntent: self = value
        case let value as NSNumber: self.init(rawValue: value.uintValue)
        case let value as UInt: self.init(rawValue: value)
        case let value as Int: self.init(rawValue: UInt(bitPattern: value))
        default: return nil
        }
    }
}
