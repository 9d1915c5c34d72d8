import QuartzCore
import RuntimeReflection
import UIKit

// Rewritten sources call these for properties and methods with `@NSManaged`, which iOS makes when the program runs.
extension NSManagedObject {
    /// The value of a property in its type; for none where the type has no nil, zero or the empty value, as on iOS.
    public func _managedValue<Value>(_ key: String) -> Value {
        let value = entity.property(key) == nil ? primitiveAlias(key) : read(key)
        if let taken = PropertyValue.cast(value, to: Value.self) { return taken }
        if value == nil, let zero = Self.zero(of: Value.self) { return zero }
        if let objects = value as? NSOrderedSet, let taken = objects.array as? Value { return taken }
        if let objects = value as? NSSet, let taken = objects.allObjects as? Value { return taken }
        raise(
            "NSInternalInconsistencyException",
            "The value of \(type(of: self)).\(key) is \(value ?? "nil"), which is no \(Value.self).")
    }

    /// Sets a property.
    public func _setManagedValue(_ value: Any?, _ key: String) {
        if entity.property(key) == nil, let name = primitiveName(key) { return setPrimitiveValue(value, forKey: name) }
        write(value, key)
    }

    /// Calls a method that changes the objects of a relationship, by its name in Objective-C.
    public func _callManaged<Value>(_ selector: String, _ values: [Any?]) -> Value {
        if let method = ManagedMethod(selector, of: entity) {
            method.call(self, values)
            if let nothing = () as? Value { return nothing }
        }
        raise(
            "NSInvalidArgumentException",
            "-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance "
                + "\(Unmanaged.passUnretained(self).toOpaque())")
    }

    /// The value of `primitiveName` for `name`.
    private func primitiveAlias(_ key: String) -> Any? {
        primitiveName(key).map { primitiveValue(forKey: $0) } ?? value(forUndefinedKey: key)
    }

    private func primitiveName(_ key: String) -> String? {
        guard key.hasPrefix("primitive") else { return nil }
        let name = key.dropFirst("primitive".count)
        return [name.prefix(1).lowercased() + name.dropFirst(), String(name)].first { entity.property($0) != nil }
    }

    private static func zero<Value>(of type: Value.Type) -> Value? {
        if let type = type as? any ZeroValue.Type { return type.zeroValue as? Value }
        guard let type = type as? any RawRepresentable.Type else { return nil }
        return enumeration(type) as? Value
    }

    private static func enumeration<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
        ((Value.RawValue.self as? any ZeroValue.Type)?.zeroValue as? Value.RawValue).flatMap(Value.init(rawValue:))
    }
}

/// An object as one of the same generic class with other results: rewritten sources call this for casts, which succeed
/// on iOS. Nil for other objects.
public func _retyped<Object: NSObject>(_ object: Any?, as type: Object.Type) -> Object? {
    guard let object = KeyValueObservers.unwrapped(object) as? NSObject else { return nil }
    if let same = object as? Object { return same }
    func genericClass(_ type: Any.Type) -> Substring { String(reflecting: type).prefix { $0 != "<" } }
    // Any result is one reference, so that the layout is the same.
    return genericClass(Swift.type(of: object)) == genericClass(type) ? reinterpreted(object) as Object : nil
}

/// An object as one of another class that has the same layout.
func reinterpreted<Object: NSObject>(_ object: NSObject) -> Object {
    unsafeBitCast(Unmanaged.passUnretained(object), to: Unmanaged<Object>.self).takeUnretainedValue()
}

/// A method that Core Data makes for a relationship.
private struct ManagedMethod {
    private let relationship: NSRelationshipDescription
    private let kind: Kind

    private enum Kind: CaseIterable {
        case addObject, removeObject, add, remove, insertAt, removeAt, insertAtIndexes, removeAtIndexes, replaceAt,
            replaceAtIndexes

        /// The name in Objective-C for a relationship's name with a capital.
        func selector(_ name: String) -> String {
            switch self {
            case .addObject: "add\(name)Object:"
            case .removeObject: "remove\(name)Object:"
            case .add: "add\(name):"
            case .remove: "remove\(name):"
            case .insertAt: "insertObject:in\(name)AtIndex:"
            case .removeAt: "removeObjectFrom\(name)AtIndex:"
            case .insertAtIndexes: "insert\(name):atIndexes:"
            case .removeAtIndexes: "remove\(name)AtIndexes:"
            case .replaceAt: "replaceObjectIn\(name)AtIndex:withObject:"
            case .replaceAtIndexes: "replace\(name)AtIndexes:with\(name):"
            }
        }
    }

    init?(_ selector: String, of entity: NSEntityDescription) {
        for relationship in entity.relationships where relationship.isToMany {
            let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
            guard let kind = Kind.allCases.first(where: { $0.selector(name) == selector }) else { continue }
            (self.relationship, self.kind) = (relationship, kind)
            return
        }
        return nil
    }

    func call(_ object: NSManagedObject, _ values: [Any?]) {
        let list = (object.stored(relationship.name) as? RelatedObjects ?? RelatedObjects()).list
        object.write(RelatedObjects(changed(list, values)), relationship.name)
    }

    private func changed(_ list: [NSManagedObject], _ values: [Any?]) -> [NSManagedObject] {
        var list = list
        switch kind {
        case .addObject, .add: list += Self.objects(values[0]).filter { added in !list.contains { $0 === added } }
        case .removeObject, .remove:
            let gone = RelatedObjects(Self.objects(values[0]))
            list.removeAll(where: gone.contains)
        case .insertAt: list.insert(contentsOf: Self.objects(values[0]), at: Self.index(values[1]))
        case .removeAt: list.remove(at: Self.index(values[0]))
        case .insertAtIndexes:
            for (object, index) in zip(Self.objects(values[0]), Self.indexes(values[1])) { list.insert(object, at: index) }
        case .removeAtIndexes: for index in Self.indexes(values[0]).reversed() { list.remove(at: index) }
        case .replaceAt: list[Self.index(values[0])] = Self.objects(values[1])[0]
        case .replaceAtIndexes:
            for (object, index) in zip(Self.objects(values[1]), Self.indexes(values[0])) { list[index] = object }
        }
        return list
    }

    /// The objects of a value, in an order that is the same in every run: a set has none.
    private static func objects(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        let objects = (PredicateValue.elements(value) ?? []).compactMap { $0 as? NSManagedObject }
        return value is NSSet ? objects.sorted { $0.objectID.precedes($1.objectID) } : objects
    }

    private static func index(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? value as? Int ?? 0 }
    private static func indexes(_ value: Any?) -> [Int] {
        (value as? NSIndexSet).map { Array(IndexSet($0)) } ?? (value as? IndexSet).map { Array($0) } ?? []
    }
}

/// A type with a value that stands for nil in properties that cannot be nil.
private protocol ZeroValue {
    static var zeroValue: Self { get }
}
extension Bool: ZeroValue { fileprivate static var zeroValue: Bool { false } }
extension Int: ZeroValue { fileprivate static var zeroValue: Int { 0 } }
extension Int8: ZeroValue { fileprivate static var zeroValue: Int8 { 0 } }
extension Int16: ZeroValue { fileprivate static var zeroValue: Int16 { 0 } }
extension Int32: ZeroValue { fileprivate static var zeroValue: Int32 { 0 } }
extension Int64: ZeroValue { fileprivate static var zeroValue: Int64 { 0 } }
extension UInt: ZeroValue { fileprivate static var zeroValue: UInt { 0 } }
extension UInt16: ZeroValue { fileprivate static var zeroValue: UInt16 { 0 } }
extension UInt32: ZeroValue { fileprivate static var zeroValue: UInt32 { 0 } }
extension UInt64: ZeroValue { fileprivate static var zeroValue: UInt64 { 0 } }
extension Double: ZeroValue { fileprivate static var zeroValue: Double { 0 } }
extension Float: ZeroValue { fileprivate static var zeroValue: Float { 0 } }
extension CGFloat: ZeroValue { fileprivate static var zeroValue: CGFloat { 0 } }
extension Decimal: ZeroValue { fileprivate static var zeroValue: Decimal { 0 } }
extension String: ZeroValue { fileprivate static var zeroValue: String { "" } }
extension Array: ZeroValue { fileprivate static var zeroValue: Self { [] } }
extension Set: ZeroValue { fileprivate static var zeroValue: Self { [] } }
extension Dictionary: ZeroValue { fileprivate static var zeroValue: Self { [:] } }
