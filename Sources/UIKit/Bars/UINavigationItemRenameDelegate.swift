/// Hears of a new name that the user gives a document in a navigation bar. Nothing calls it: titles cannot be edited here.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// The document should have a new name.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether the document may be renamed.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// The text that the user begins with, and the part that is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a name will do.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns what was suggested.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// What is shown of a document where its title opens a menu. Stored; nothing shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentproperties
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// A file that has what is to be shown.
    open private(set) var url: URL?
    /// Whether a picture of the document is shown.
    open var wantsIconRepresentation = true

    /// Makes properties of a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}
