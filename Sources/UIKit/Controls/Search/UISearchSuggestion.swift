/// A text that a search offers to search for.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that is offered; nil for one without.
    var localizedSuggestion: String? { get }
    /// The text with attributes; nil for one without.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The description of the text for assistive technologies.
    var localizedDescription: String? { get }
    /// A picture beside the text.
    var iconImage: UIImage? { get }
    /// Anything that the program wants to know the suggestion by.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Nothing beside the plain text.
    public var localizedAttributedSuggestion: NSAttributedString? { localizedSuggestion.map { NSAttributedString(string: $0) } }
}

/// A text that a search offers to search for.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text with attributes; nil for one without.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// The text that is offered.
    open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    /// The description of the text for assistive technologies.
    public let localizedDescription: String?
    /// A picture beside the text.
    public let iconImage: UIImage?
    /// Anything that the program wants to know the suggestion by.
    open var representedObject: Any?

    /// Makes a suggestion of a plain text.
    public convenience init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
            localizedDescription: localizedDescription, iconImage: iconImage)
    }

    /// Makes a suggestion of a text with attributes.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
        super.init()
    }
}
