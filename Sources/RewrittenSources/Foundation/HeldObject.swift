import Foundation

/// An object of a table, kept alive or not.
struct HeldObject {
    private let kept: AnyObject?
    private weak var seen: AnyObject?
    let comparesIdentity: Bool

    init(_ object: Any, _ options: NSPointerFunctions.Options) {
        let object = object as AnyObject
        kept = options.contains(.weakMemory) ? nil : object
        seen = object
        comparesIdentity = options.contains(.objectPointerPersonality)
    }

    var object: AnyObject? { kept ?? seen }

    /// The object as one of a type; nil where it is gone.
    func object<Value>(as type: Value.Type) -> Value? { object.flatMap { $0 as? Value } }

    func holds(_ other: Any) -> Bool {
        let other = other as AnyObject
        guard let object else { return false }
        if object === other { return true }
        guard !comparesIdentity, let object = object as? NSObject, let other = other as? NSObject else { return false }
        return object.isEqual(other)
    }
}

/// Objects as they are, one after the other. The enumerator of an array hands out mutable arrays and texts as values of
/// Swift, which are no longer the objects that were put in.
final class ObjectEnumerator: NSEnumerator {
    private var rest: IndexingIterator<[Any]>

    init(_ objects: [Any]) { rest = objects.makeIterator() }

    override func nextObject() -> Any? { rest.next() }
}
