/// The delegate for renaming a document in a navigation bar. Nothing calls it: titles cannot be edited here.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called when the user entered a new name.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether the document may be renamed.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// The initial text of the rename field, and its selected range.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a name is acceptable.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the arguments.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The properties of a document whose title opens a menu. It reads back what was set; nothing shows them.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentproperties
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The document's file.
    open private(set) var url: URL?
    /// Whether an icon of the document is shown.
    open var wantsIconRepresentation = true

    /// Makes properties for a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}
