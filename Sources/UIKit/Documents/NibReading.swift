/// Reads nibs for `UINib` and for controllers. Interface Builder's folder implements it; `Assembly.swift` says which
/// implementation is used.
@MainActor
protocol NibReading {
    /// The document `name.xib` of a bundle, the program's when nil.
    ///
    /// Raises `NSInternalInconsistencyException` where there is no such document, or it cannot be read.
    func nib(named name: String, bundle: Bundle?) -> any NibContent
    /// The document that some bytes hold; what it refers to is looked for in a bundle, the program's when nil.
    ///
    /// Raises `NSInvalidUnarchiveOperationException` where the bytes are no document.
    func nib(in data: Data, bundle: Bundle?) -> any NibContent
    /// The first of some names that a nib has which belongs to a class, with its bundle; nil if there is none, and for
    /// UIKit's own classes.
    ///
    /// - Parameter bundle: The only bundle that is searched; nil for the program's and that of the class's module.
    func nib(for type: AnyClass, names: [String], bundle: Bundle?) -> (name: String, bundle: Bundle?)?
}

/// A nib that was read.
@MainActor
protocol NibContent {
    /// Makes the nib's objects and connects them. Returns those at the top, without placeholders.
    ///
    /// - Parameters:
    ///   - owner: Stands for the placeholder of the file's owner.
    ///   - external: Objects that stand for other placeholders, by the placeholders' identifiers.
    func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any]
}
