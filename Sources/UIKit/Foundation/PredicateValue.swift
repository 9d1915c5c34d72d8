import RuntimeReflection

/// Values that predicates compare.
package enum PredicateValue {
    /// A value that can be stored in a token: numbers, strings and objects are unchanged, `NSNull` becomes nil.
    static func held(_ value: Any) -> AnyHashable? {
        if value is NSNull { return nil }
        return value as? AnyHashable ?? AnyHashable(UncomparedValue(value: value))
    }

    /// The value at a key path; nil if there is none. A key applied to a collection gives the list of its elements'
    /// values, and an operator such as `@sum` one value of what the rest of the path gives for each.
    package static func at(_ path: String, of object: Any?) -> Any? {
        guard path.utf8.contains(UInt8(ascii: ".")) else { return value(path[...], of: object) }
        return at(path.split(separator: ".")[...], of: object)
    }

    private static func at(_ keys: ArraySlice<Substring>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        let rest = keys.dropFirst()
        if key.first == "@", let elements = elements(object) {
            return CollectionOperators.value(String(key), of: elements) { at(rest, of: $0) } ?? nil
        }
        return at(rest, of: value(key, of: object))
    }

    private static func value(_ key: Substring, of object: Any?) -> Any? {
        if let keyed = object as? any KeyedObject {
            return key == "self" || key == "SELF" ? keyed : keyed.value(forKey: String(key))
        }
        guard let object = present(object) else { return nil }
        if key.lowercased() == "self" { return object }
        if let keyed = object as? any KeyedObject { return keyed.value(forKey: String(key)) }
        if let values = object as? [String: Any] { return values[String(key)] }
        if let values = object as? NSDictionary { return values.object(forKey: String(key)) }
        if let elements = elements(object) {
            return key == "@count" ? elements.count : elements.compactMap { value(key, of: $0) }
        }
        if key == "length", let text = object as? String { return text.utf16.count }
        return member(String(key), of: object)
    }

    /// The value of a registered or stored property.
    private static func member(_ name: String, of object: Any) -> Any? {
        if type(of: object) is AnyClass, let value: Any? = MemberTable.optionalProperty(name, of: object as AnyObject) {
            return present(PropertyValue.object(value))
        }
        var mirror = Optional(Mirror(reflecting: object))
        while let this = mirror {
            if let child = this.children.first(where: { $0.label == name }) { return present(PropertyValue.object(child.value)) }
            mirror = this.superclassMirror
        }
        return nil
    }

    /// The elements of an array or a set; nil for other values.
    package static func elements(_ value: Any?) -> [Any]? {
        switch present(value) {
        case is any KeyedObject: nil
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as any Collection where !(set is String) && !(set is [AnyHashable: Any]): set.map { $0 }
        default: nil
        }
    }

    /// The elements of a collection, and of those in it.
    static func flattened(_ value: Any?) -> [Any] {
        (elements(value) ?? []).flatMap { element in elements(element) == nil ? [element] : flattened(element) }
    }

    /// Whether a number has no decimals by its type.
    static func isWhole(_ value: Any?) -> Bool {
        switch present(value) {
        case is any BinaryInteger: true
        case let number as NSNumber: !["d", "f"].contains(String(cString: number.objCType)) && !(number is NSDecimalNumber)
        default: false
        }
    }

    /// The value without the optionals around it; `NSNull` becomes nil, too.
    package static func present(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { present($0.value) } : value
    }

    package static func number(_ value: Any?) -> Double? {
        switch present(value) {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    package static func text(_ value: Any?) -> String? {
        let value = present(value)
        return value as? String ?? (value as? NSString).map { $0.description }
    }
}

/// Wraps a value that is not equatable; it is equal to no other.
private struct UncomparedValue: Hashable {
    let value: Any
    static func == (left: Self, right: Self) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}
