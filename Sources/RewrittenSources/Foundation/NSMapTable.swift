public import Foundation

/// Objects by objects; entries may leave the table when one of the two is gone.
///
/// Keys are searched for one by one, so that each operation takes time in proportion to the number of entries. The
/// types may be protocols.
///
/// - Source: developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType, ObjectType>: NSObject, @unchecked Sendable {
    private let options: (key: NSPointerFunctions.Options, value: NSPointerFunctions.Options)
    private var entries: [(key: HeldObject, value: HeldObject)] = []

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
        entries.append((HeldObject(aKey, options.key), HeldObject(anObject, options.value)))
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
