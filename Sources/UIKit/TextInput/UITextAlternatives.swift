/// A text with alternative interpretations.
///
/// - Source: developer.apple.com/documentation/uikit/uitextalternatives
public final class UITextAlternatives: NSObject, Sendable {
    /// The most likely interpretation.
    public let primaryString: String
    /// The alternatives.
    public let alternativeStrings: [String]

    /// Creates alternatives of texts.
    public init(primaryString: String, alternativeStrings: [String]) {
        (self.primaryString, self.alternativeStrings) = (primaryString, alternativeStrings)
        super.init()
    }
}
