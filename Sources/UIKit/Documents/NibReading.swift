/// Reads nibs for `UINib` and for controllers. Interface Builder's folder implements it; `Assembly.swift` sets the
/// implementation.
@MainActor
protocol NibReading {
    /// Reads the document `name.xib` of a bundle, the main bundle if nil.
    ///
    /// Raises `NSInternalInconsistencyException` if there is no such document, or it cannot be read.
    func nib(named name: String, bundle: Bundle?) -> any NibContent
    /// Reads a document from data; its references are resolved in a bundle, the main bundle if nil.
    ///
    /// Raises `NSInvalidUnarchiveOperationException` if the data is not a document.
    func nib(in data: Data, bundle: Bundle?) -> any NibContent
    /// The first of some nib names that exists for a class, with its bundle; nil if there is none, and for UIKit's own
    /// classes.
    ///
    /// - Parameter bundle: The only bundle to search; nil for the main bundle and that of the class's module.
    func nib(for type: AnyClass, names: [String], bundle: Bundle?) -> (name: String, bundle: Bundle?)?
}

/// The content of a nib.
@MainActor
protocol NibContent {
    /// Instantiates the nib's objects and connects them. Returns the top-level objects, without placeholders.
    ///
    /// - Parameters:
    ///   - owner: The object for the placeholder of the file's owner.
    ///   - external: The objects for other placeholders, by the placeholders' identifiers.
    func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any]
}
