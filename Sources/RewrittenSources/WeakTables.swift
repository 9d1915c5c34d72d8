public import Foundation

/// How tables hold objects.
///
/// - Source: developer.apple.com/documentation/foundation/nspointerfunctions/options
public enum NSPointerFunctions {
    /// How a table holds its objects and compares them.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept alive.
        public static let strongMemory: Options = []
        /// Objects are not kept alive, and leave the table when they are gone.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same only where they are one.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are the same where they say so.
        public static let objectPersonality: Options = []
        /// Objects are copied. Not followed: they are held as they are.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object of a table, kept alive or not.
private struct Held {
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

/// A set of objects that may leave it when they are gone.
///
/// Objects are searched for one by one, so that each operation takes time in proportion to the number of objects. The type of the objects may be a protocol.
///
/// - Source: developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType>: NSObject, @unchecked Sendable {
    private let options: NSPointerFunctions.Options
    private var list: [Held] = []

    /// Makes an empty table.
    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
        self.options = options
        super.init()
    }

    /// Makes an empty table.
    public convenience init(options: NSPointerFunctions.Options = []) { self.init(options: options, capacity: 0) }

    /// Makes an empty table that keeps nothing alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there, in the order in which they were added.
    open var allObjects: [ObjectType] { list.compactMap { $0.object(as: ObjectType.self) } }
    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// How many objects are there.
    open var count: Int { allObjects.count }

    /// Whether an object is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object of the table that is the same as another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in list.first { $0.holds(object) }?.object(as: ObjectType.self) }
    }

    /// Adds an object that is not there yet.
    open func add(_ object: ObjectType?) {
        list.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        list.append(Held(object, options))
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) {
        if let object { list.removeAll { $0.object == nil || $0.holds(object) } }
    }

    /// Takes all objects out.
    open func removeAllObjects() { list = [] }

    /// The objects one after the other.
    open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }
}

/// Objects by objects; entries may leave the table when one of the two is gone.
///
/// Keys are searched for one by one, so that each operation takes time in proportion to the number of entries. The types may be protocols.
///
/// - Source: developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType, ObjectType>: NSObject, @unchecked Sendable {
    private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
    private var entries: [(key: Held, value: Held)] = []

    /// Makes an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity initialCapacity: Int
    ) {
        options = (keyOptions, valueOptions)
        super.init()
    }

    /// Makes an empty table.
    public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Makes an empty table that keeps keys and objects alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Makes an empty table that keeps objects alive.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Makes an empty table that keeps keys alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Makes an empty table that keeps nothing alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var present: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object(as: KeyType.self), let value = entry.value.object(as: ObjectType.self) else {
                return nil
            }
            return (key, value)
        }
    }

    /// How many entries are there.
    open var count: Int { present.count }

    /// The object of a key; nil where there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in entries.first { $0.key.holds(key) }?.value.object(as: ObjectType.self) }
    }

    /// Puts an object under a key, in place of the one that was there.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        entries.append((Held(aKey, options.key), Held(anObject, options.value)))
    }

    /// Takes a key with its object out.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            entry.key.object == nil || entry.value.object == nil || aKey.map(entry.key.holds) == true
        }
    }

    /// Takes all entries out.
    open func removeAllObjects() { entries = [] }

    /// The keys one after the other.
    open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(present.map(\.key)) }
    /// The objects one after the other.
    open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(present.map(\.value)) }
}

/// Objects as they are, one after the other. The enumerator of an array hands out mutable arrays and texts as values of Swift, which are no longer
/// the objects that were put in.
private final class ObjectEnumerator: NSEnumerator {
    private var rest: IndexingIterator<[Any]>

    init(_ objects: [Any]) { rest = objects.makeIterator() }

    override func nextObject() -> Any? { rest.next() }
}
