/// A text with others that may be meant.
///
/// - Source: developer.apple.com/documentation/uikit/uitextalternatives
public final class UITextAlternatives: NSObject, Sendable {
    /// The text that is most likely meant.
    public let primaryString: String
    /// The others.
    public let alternativeStrings: [String]

    /// Creates alternatives of texts.
    public init(primaryString: String, alternativeStrings: [String]) {
        (self.primaryString, self.alternativeStrings) = (primaryString, alternativeStrings)
        super.init()
    }
}
