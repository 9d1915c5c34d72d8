/// A coder without keys that applies a document's description of an object at the end of the object's `init(coder:)`.
protocol DescriptionCoder: NSCoder {
    /// Applies the description if `type` is the most derived UIKit class of the object, whose `init(coder:)` runs last.
    @MainActor func read(_ object: AnyObject, as type: AnyClass)
    /// Applies the description, unless that was already done.
    @MainActor func finish(_ object: AnyObject)
    /// The attribute of that name in the element that describes the object; nil if there is none.
    func attribute(_ name: String) -> String?
}

extension NSCoder {
    /// An attribute of the document's element that describes the object being decoded; nil for archives.
    func documentAttribute(_ name: String) -> String? { (self as? any DescriptionCoder)?.attribute(name) }

    /// Applies a document's description to an object of one of UIKit's classes; does nothing for archives.
    @MainActor
    func readDocument(into object: AnyObject, as type: AnyClass) { (self as? any DescriptionCoder)?.read(object, as: type) }

    /// Whether the coder is a keyed archive and not a document.
    var isArchive: Bool { allowsKeyedCoding && !(self is any DescriptionCoder) }
}
