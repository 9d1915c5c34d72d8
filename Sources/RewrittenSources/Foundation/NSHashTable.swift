public import Foundation

/// A set of objects that may leave it when they are gone.
///
/// Objects are searched for one by one, so that each operation takes time in proportion to the number of objects. The
/// type of the objects may be a protocol.
///
/// - Source: developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType>: NSObject, @unchecked Sendable {
    private let options: NSPointerFunctions.Options
    private var list: [HeldObject] = []

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
        list.append(HeldObject(object, options))
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
