import InterfaceBuilderDocument

/// The coder passed to `init(coder:)` when an object is created from a document.
///
/// It contains no keys: decoding a key returns no value. UIKit's own classes pass themselves to `read` instead, at the
/// end of their `init(coder:)`; by then the subclasses' properties are initialized, and afterwards the subclass's
/// initializer continues.
final class DocumentCoder: NSCoder, DescriptionCoder, @unchecked Sendable {
    /// Applies the document's attributes to the new object.
    private let reader: @MainActor (AnyObject) -> Void
    private var hasRead = false
    /// The object's element.
    let element: MarkupElement

    /// - Parameters:
    ///   - element: The object's element.
    ///   - reader: Applies the document's attributes to the object.
    @MainActor
    init(_ element: MarkupElement, reader: @escaping @MainActor (AnyObject) -> Void) {
        self.element = element
        self.reader = reader
        super.init()
    }

    /// Applies the document's attributes if the class is the most derived UIKit class whose `init(coder:)` runs for the
    /// object.
    @MainActor
    func read(_ object: AnyObject, as type: AnyClass) {
        if type == ClassFinder.nearestOwnClass(of: Swift.type(of: object)) { finish(object) }
    }

    /// Applies the document's attributes unless that was done.
    @MainActor
    func finish(_ object: AnyObject) {
        guard !hasRead else { return }
        hasRead = true
        reader(object)
    }

    func attribute(_ name: String) -> String? { element[name] }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject() -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override var requiresSecureCoding: Bool { false }
}
