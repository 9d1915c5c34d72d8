import InterfaceBuilderDocument

/// What `init(coder:)` is given when an object is made from a document.
///
/// It holds no keys: a class that asks for one is told that there is no value. UIKit's own classes hand themselves to
/// `read` instead, at the end of their `init(coder:)`; by then subclasses' properties have their values, and after it
/// the subclass goes on.
final class DocumentCoder: NSCoder, DescriptionCoder, @unchecked Sendable {
    /// Gives the object that is made what the document says about it.
    private let reader: @MainActor (AnyObject) -> Void
    private var hasRead = false
    /// The element the object is made from.
    let element: MarkupElement

    /// - Parameters:
    ///   - element: The element the object is made from.
    ///   - reader: Gives the object what the document says about it.
    @MainActor
    init(_ element: MarkupElement, reader: @escaping @MainActor (AnyObject) -> Void) {
        self.element = element
        self.reader = reader
        super.init()
    }

    /// Gives the object what the document says, if the class is the last of UIKit's whose `init(coder:)` runs for it.
    @MainActor
    func read(_ object: AnyObject, as type: AnyClass) {
        if type == ClassFinder.nearestOwnClass(of: Swift.type(of: object)) { finish(object) }
    }

    /// Gives the object what the document says, unless that has been done.
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
