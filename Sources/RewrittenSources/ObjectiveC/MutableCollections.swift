import QuartzCore
import UIKit

// Collections that stand for a property: who changes them changes the property, of which observers learn.
extension RewrittenObject where Self: NSObject {
    /// An array that stands for the property of a name, which has an array.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { PropertyArray(of: self, key) }

    /// An array that stands for the property at the end of a path of names.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray { PropertyArray(of: self, keyPath) }

    /// A set that stands for the property of a name, which has a set.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { PropertySet(of: self, key) }
}

/// The array of a property. Each change sets the property to a changed copy of the array.
private final class PropertyArray: NSMutableArray {
    private var owner: NSObject!
    private var path = ""

    convenience init(of owner: NSObject, _ path: String) {
        self.init(capacity: 0)
        (self.owner, self.path) = (owner, path)
    }

    private var elements: [Any] { PredicateValue.elements(owner?.value(forKeyPath: path)) ?? [] }

    private func change(_ body: (inout [Any]) -> Void) {
        var elements = elements
        body(&elements)
        let isFoundations = owner.value(forKeyPath: path) is NSArray
        owner.setValue(isFoundations ? NSMutableArray(array: elements) : elements, forKeyPath: path)
    }

    override var count: Int { elements.count }

    override func object(at index: Int) -> Any {
        let elements = elements
        raiseUnless(index, isBelow: elements.count)
        return elements[index]
    }

    override func insert(_ anObject: Any, at index: Int) { change { $0.insert(anObject, at: index) } }
    override func add(_ anObject: Any) { change { $0.append(anObject) } }
    override func removeObject(at index: Int) { change { $0.remove(at: index) } }
    override func removeLastObject() { change { $0.removeLast() } }
    override func removeAllObjects() { change { $0.removeAll() } }
    override func replaceObject(at index: Int, with anObject: Any) { change { $0[index] = anObject } }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        change { $0.replaceSubrange(range.location..<range.upperBound, with: otherArray) }
    }
    override func setArray(_ otherArray: [Any]) { change { $0 = otherArray } }
    override func addObjects(from otherArray: [Any]) { change { $0 += otherArray } }
}

/// The set of a property. Each change sets the property to a changed copy of the set.
private final class PropertySet: NSMutableSet {
    private var owner: NSObject!
    private var key = ""

    convenience init(of owner: NSObject, _ key: String) {
        self.init(capacity: 0)
        (self.owner, self.key) = (owner, key)
    }

    private var elements: NSSet { NSSet(array: PredicateValue.elements(owner?.value(forKey: key)) ?? []) }

    private func change(_ body: (NSMutableSet) -> Void) {
        let copy = NSMutableSet(set: elements)
        body(copy)
        owner.setValue(copy, forKey: key)
    }

    override var count: Int { elements.count }
    override func member(_ object: Any) -> Any? { elements.member(object) }
    override func objectEnumerator() -> NSEnumerator { elements.objectEnumerator() }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
}
