/// A link or an attachment in a text view, with which users can interact.
///
/// - Source: developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The kinds of items.
    public enum Content {
        /// The URL of a `link` attribute.
        case link(URL)
        /// The attachment of an `attachment` attribute.
        case textAttachment(NSTextAttachment)
        /// The tag of a `textItemTag` attribute. Not created: that attribute is not read.
        case tag(String)
    }

    /// The kind of the item.
    public let content: Content
    /// Its characters, in UTF-16 units of the text.
    public let range: NSRange

    /// The menu of an item, with the preview.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
    @preconcurrency @MainActor
    public struct MenuConfiguration {
        /// The preview of the item while its menu is open.
        @preconcurrency @MainActor
        public struct Preview {
            let view: UIView?

            /// The system's default.
            public static let `default` = Preview(view: nil)
            /// A custom view.
            public init(view: UIView?) { self.view = view }
        }

        let menu: UIMenu
        let preview: Preview?

        /// Creates a configuration with the default preview.
        public init(menu: UIMenu) { (self.menu, preview) = (menu, .default) }
        /// Creates a configuration with a preview; nil for none.
        public init(preview: Preview?, menu: UIMenu) { (self.menu, self.preview) = (menu, preview) }
    }

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
