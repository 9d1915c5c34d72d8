/// An action that a document browser offers for documents.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowseraction
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// The places at which an action is offered.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowseraction/availability-swift.struct
    public struct Availability: OptionSet, Sendable {
        /// Bit mask of the contained places.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the context menu of a document.
        public static let menu = Availability(rawValue: 1 << 0)
        /// In the navigation bar, for selected documents.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// An identifier of the action.
    public let identifier: String
    /// The action's title.
    public let localizedTitle: String
    /// The places at which the action is offered.
    public let availability: Availability
    /// The action's image.
    open var image: UIImage?
    /// The uniform type identifiers of the documents for which the action is offered.
    open var supportedContentTypes = ["public.item"]
    /// Whether the action supports several documents at once.
    open var supportsMultipleItems = true
    private let handler: ([URL]) -> Void

    /// Makes an action. Nothing performs it: the placeholder for the browser does not offer it.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }
}
