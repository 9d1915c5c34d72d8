/// A link or an attachment in a text view that a finger may act on.
///
/// - Source: developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The kinds of items.
    public enum Content {
        /// The place that a `link` attribute names.
        case link(URL)
        /// The object of an `attachment` attribute.
        case textAttachment(NSTextAttachment)
        /// The name of a `textItemTag` attribute. Not found: nothing reads that attribute.
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
            /// A view of the program's.
            public init(view: UIView?) { self.view = view }
        }

        let menu: UIMenu
        let preview: Preview?

        /// Creates a configuration.
        public init(menu: UIMenu) { (self.menu, preview) = (menu, .default) }
        /// Creates a configuration with something to show; nil shows nothing.
        public init(preview: Preview?, menu: UIMenu) { (self.menu, self.preview) = (menu, preview) }
    }

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
