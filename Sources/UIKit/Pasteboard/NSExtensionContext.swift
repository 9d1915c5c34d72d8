/// The host's request to an app extension. Programs have none.
///
/// - Source: developer.apple.com/documentation/foundation/nsextensioncontext
open class NSExtensionContext: NSObject {
    /// The input: objects of ``NSExtensionItem``.
    open private(set) var inputItems: [Any]
    private let answer: (Result<[Any], any Error>) -> Void

    /// Creates a context for an extension run by a test or a tool.
    package init(_ inputItems: [Any], answer: @escaping (Result<[Any], any Error>) -> Void) {
        (self.inputItems, self.answer) = (inputItems, answer)
        super.init()
    }

    /// Completes the request with result items.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        answer(.success(items ?? []))
        completionHandler?(false)
    }
    /// Cancels the request with an error.
    open func cancelRequest(withError error: any Error) { answer(.failure(error)) }
    /// Opens a URL in another program: always fails.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An item passed to or from an extension.
///
/// - Source: developer.apple.com/documentation/foundation/nsextensionitem
open class NSExtensionItem: NSObject {
    /// The item's title.
    open var attributedTitle: NSAttributedString?
    /// The item's text.
    open var attributedContentText: NSAttributedString?
    /// The item's data.
    open var attachments: [NSItemProvider]?
    /// Further values of the item.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an empty item.
    public override init() { super.init() }
}
