/// A link or an attachment in a text view that a finger may act on.
///
/// - Source: developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What an item is.
    public enum Content {
        /// The place that a `link` attribute names.
        case link(URL)
        /// The object of an `attachment` attribute.
        case textAttachment(NSTextAttachment)
        /// The name of a `textItemTag` attribute. Not found: nothing reads that attribute.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// Its characters, in UTF-16 units of the text.
    public let range: NSRange

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
