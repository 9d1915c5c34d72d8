/// What a browser of documents offers beside opening them.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowseraction
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where an action is offered.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability-swift.struct
    public struct Availability: OptionSet, Sendable {
        /// Bit mask of the contained places.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1 << 0)
        /// In the navigation bar, for chosen documents.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// Tells actions apart.
    public let identifier: String
    /// The action's title.
    public let localizedTitle: String
    /// Where the action is offered.
    public let availability: Availability
    /// The action's picture.
    open var image: UIImage?
    /// The types of documents for which the action is offered.
    open var supportedContentTypes = ["public.item"]
    /// Whether the action is offered for several documents at once.
    open var supportsMultipleItems = true
    private let handler: ([URL]) -> Void

    /// Makes an action. Nothing runs it: the browser's stand-in does not offer it.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }
}
