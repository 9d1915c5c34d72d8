// Parts and values without public API that programs reach by key-value coding.
//
// The keys are those of answers that many programs follow. An instance variable that iOS 13 and later refuse to read
// raises the same exception here.

extension AttributeTable {
    static let alertController = AttributeTable(
        UIAlertController.self,
        rows: [
            .key("attributedTitle", path: \.attributedTitle),
            .key("attributedMessage", path: \.attributedMessage),
            .key("contentViewController", path: \.contentViewController),
        ])

    static let alertAction = AttributeTable(
        UIAlertAction.self,
        rows: [
            .key("titleTextColor", "_titleTextColor", path: \.titleTextColor),
            .key("titleTextAlignment", path: \.alignmentNumber),
            .key("image", "_image", path: \.image),
            .key("checked", "isChecked", path: \.isChecked),
        ])
}

extension AttributeRow where Root == UISearchBar {
    static var parts: [Self] {
        [
            .part("searchField") { $0.searchTextField },
            .part("cancelButton") { $0.cancelButton },
            .key("cancelButtonText", of: String?.self) { $0.cancelButton.setTitle($1, for: .normal) },
            .refused("_searchField", "UISearchBar's _searchField"),
            .refused("_cancelButtonText", "UISearchBar's set_cancelButtonText:"),
        ]
    }
}

extension AttributeRow where Root == UITextField {
    static var parts: [Self] {
        [
            .part("placeholderLabel") { $0.placeholderLabel },
            .refused("_placeholderLabel", "UITextField's _placeholderLabel"),
        ]
    }
}

extension AttributeRow {
    /// A part that key-value coding reads only.
    fileprivate static func part(_ key: String, get: @escaping @MainActor (Root) -> AnyObject?) -> Self {
        Self(keys: [key], set: { _, _ in false }, get: get)
    }

    /// A variable whose use raises `NSGenericException`.
    fileprivate static func refused(_ key: String, _ name: String) -> Self {
        func refuse() -> Never {
            raise("NSGenericException", "Access to \(name) ivar is prohibited. This is an application bug")
        }
        return Self(keys: [key], set: { _, _ in refuse() }, get: { _ in refuse() })
    }
}
