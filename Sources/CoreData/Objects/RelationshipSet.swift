import UIKit

/// A set that changes the objects of a relationship.
final class RelationshipSet: NSMutableSet {
    private var owner: NSManagedObject!
    private var key = ""

    convenience init(of owner: NSManagedObject, _ key: String) {
        self.init(capacity: 0)
        (self.owner, self.key) = (owner, key)
    }

    private var related: RelatedObjects { owner?.stored(key) as? RelatedObjects ?? RelatedObjects() }

    override var count: Int { related.list.count }

    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject else { return nil }
        return related.contains(object) ? object : nil
    }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: related.list).objectEnumerator() }

    override var allObjects: [Any] { related.list }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        var related = related
        related.append(object)
        owner.write(related, key)
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        var related = related
        related.remove(object)
        owner.write(related, key)
    }

    override func removeAllObjects() { owner.write(RelatedObjects(), key) }
    override func addObjects(from array: [Any]) { for object in array { add(object) } }
}

/// An ordered set that changes the objects of a relationship. Foundation's own methods read what it holds itself.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject!
    private var key = ""

    init(of owner: NSManagedObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
        for object in (owner.stored(key) as? RelatedObjects ?? RelatedObjects()).list { super.add(object) }
    }

    required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }
    required init?(coder: NSCoder) { nil }

    private func keep() { owner?.write(RelatedObjects(array.compactMap { $0 as? NSManagedObject }), key) }

    override func insert(_ object: Any, at idx: Int) {
        super.insert(object, at: idx)
        keep()
    }
    override func removeObject(at idx: Int) {
        super.removeObject(at: idx)
        keep()
    }
    override func replaceObject(at idx: Int, with obj: Any) {
        super.replaceObject(at: idx, with: obj)
        keep()
    }
    override func add(_ object: Any) {
        super.add(object)
        keep()
    }
    override func remove(_ object: Any) {
        super.remove(object)
        keep()
    }
    override func removeAllObjects() {
        super.removeAllObjects()
        keep()
    }
}
