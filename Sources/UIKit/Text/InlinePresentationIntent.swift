/// The inline presentation intents of a piece of text.
///
/// - Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// Bit mask of the contained intents.
    public var rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis; shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis; shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Source code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// No longer valid; shown with a strikethrough.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end in the source that represents a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break in the text.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// An inline HTML tag.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
    /// Makes the intents from an attribute's value, which is a set or its raw value; nil for other values.
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
