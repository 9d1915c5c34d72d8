public import Foundation

/// Texts that name several things, such as “a, b, and c”. Foundation has it on iOS only; the texts are those of its
/// style for lists.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// Joins texts in the language of the user.
    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().joined(strings) }

    /// Joins the texts of things.
    open func string(from items: [Any]) -> String? {
        joined(items.map { item in itemFormatter.map { $0.string(for: item) ?? "" } ?? "\(item)" })
    }

    /// Joins the texts of things; nil for what is no list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

    private func joined(_ texts: [String]) -> String { texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent)) }
}
