import RuntimeReflection

/// Values that predicates compare.
enum PredicateValue {
    /// A value that can be stored in a token: numbers, strings and objects are unchanged, `NSNull` becomes nil.
    static func held(_ value: Any) -> AnyHashable? {
        if value is NSNull { return nil }
        return value as? AnyHashable ?? AnyHashable(UncomparedValue(value: value))
    }

    /// The value at a key path; nil if there is none. A key applied to a collection gives the list of its elements'
    /// values.
    static func at(_ path: String, of object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { value($1, of: $0) }
    }

    private static func value(_ key: Substring, of object: Any?) -> Any? {
        guard let object = present(object) else { return nil }
        if key.lowercased() == "self" { return object }
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
    static func elements(_ value: Any?) -> [Any]? {
        switch present(value) {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as any Collection where !(set is String) && !(set is [AnyHashable: Any]): set.map { $0 }
        default: nil
        }
    }

    /// The value without the optionals around it; `NSNull` becomes nil, too.
    static func present(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { present($0.value) } : value
    }

    static func number(_ value: Any?) -> Double? {
        switch present(value) {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? {
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
