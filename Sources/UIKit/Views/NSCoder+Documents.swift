/// A coder without keys that hands an object what a document describes, at the end of the object's `init(coder:)`.
protocol DescriptionCoder: NSCoder {
    /// Applies the description if the class is the last of UIKit's whose `init(coder:)` runs for the object.
    @MainActor func read(_ object: AnyObject, as type: AnyClass)
    /// Applies the description, unless that has been done.
    @MainActor func finish(_ object: AnyObject)
    /// An attribute of the element that describes the object; nil where it has none of the name.
    func attribute(_ name: String) -> String?
}

extension NSCoder {
    /// An attribute of the document's element that describes the object being made; nil for archives.
    func documentAttribute(_ name: String) -> String? { (self as? any DescriptionCoder)?.attribute(name) }

    /// Applies what a document describes to an object of one of UIKit's classes; does nothing for archives.
    @MainActor
    func readDocument(into object: AnyObject, as type: AnyClass) { (self as? any DescriptionCoder)?.read(object, as: type) }

    /// Whether the coder has keys with values.
    var isArchive: Bool { allowsKeyedCoding && !(self is any DescriptionCoder) }
}
