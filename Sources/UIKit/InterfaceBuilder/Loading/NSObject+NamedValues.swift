import RuntimeReflection

// Key-value coding of every object. Responders and layers have methods with these names, which take precedence.
extension NSObjectProtocol {
    /// The value of a property by its key: numbers and Booleans as an `NSNumber`, enumerations as their raw value,
    /// others in the property's type.
    ///
    /// Known are, of UIKit's classes, the properties that documents set or that can be observed; of a program's
    /// classes, the stored and the registered ones. Dictionaries and `UserDefaults` return the value for the key,
    /// arrays and sets the values of their elements. Raises `NSUnknownKeyException` for other keys.
    public func value(forKey key: String) -> Any? { NamedValues.value(key, of: self) }

    /// The value at a key path; nil if an intermediate object is nil.
    public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(at: keyPath, of: self) }

    /// Sets a property by its key. Raises `NSUnknownKeyException` if there is none.
    public func setValue(_ value: Any?, forKey key: String) { NamedValues.set(value, key, of: self) }

    /// Sets a property at a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { NamedValues.set(value, at: keyPath, of: self) }

    /// Sets several properties by their keys; `NSNull` means nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.each(of: keyedValues) { setValue($0, forKey: $1) }
    }

    /// The values of several properties by their keys, with `NSNull` for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.dictionary(of: keys) { value(forKey: $0) }
    }
}

/// Reads and sets properties of objects of any class by their names.
package enum NamedValues {
    static func value(_ key: String, of object: AnyObject) -> Any? {
        switch object {
        case let keyed as any KeyedObject: return PropertyValue.object(keyed.value(forKey: key))
        case let layer as CALayer: return layer.value(forKey: key)
        case let animation as CAAnimation: return animation.value(forKey: key)
        case let dictionary as NSDictionary: return PropertyValue.object(dictionary.object(forKey: key))
        case let defaults as UserDefaults: return PropertyValue.object(defaults.object(forKey: key))
        case let array as NSArray: return array.map { value(key, of: $0 as AnyObject) ?? NSNull() }
        case let set as NSSet: return Set(set.compactMap { value(key, of: $0 as AnyObject) as? AnyHashable })
        case let text as NSString: return PropertyValue.object(known(key, of: text)) ?? property(key, of: object)
        default:
            guard let own = MemberTable.optionalMethod("valueForKey:", of: object) else { return property(key, of: object) }
            return PropertyValue.object(own([key]))
        }
    }

    /// The properties of strings used by paths and predicates; nil for other keys.
    private static func known(_ key: String, of text: NSString) -> Any? {
        switch key {
        case "length": text.length
        case "uppercaseString": text.uppercased
        case "lowercaseString": text.lowercased
        case "capitalizedString": text.capitalized
        case "integerValue", "intValue": text.integerValue
        case "doubleValue": text.doubleValue
        default: nil
        }
    }

    package static func value(at keyPath: String, of object: AnyObject) -> Any? {
        if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
        if keyPath.hasPrefix("@"), let joined = joinedValue(at: keyPath, of: object) { return joined }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(keyPath, of: object) }
        let inner = value(String(keyPath[..<dot]), of: object)
        return inner.flatMap { value(at: String(keyPath[keyPath.index(after: dot)...]), of: $0 as AnyObject) }
    }

    /// The result of the operator at the beginning of a path; nil if the object is not a collection, or there is no
    /// such operator.
    private static func joinedValue(at keyPath: String, of object: AnyObject) -> Any?? {
        guard let elements = PredicateValue.elements(object) else { return nil }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return CollectionOperators.value(parts[0], of: elements) { element in
            parts.count == 1 || parts[1] == "self" ? element : value(at: parts[1], of: element as AnyObject)
        }
    }

    static func set(_ value: Any?, _ key: String, of object: AnyObject) {
        switch object {
        case let keyed as any KeyedObject: keyed.setValue(value, forKey: key)
        case let layer as CALayer: layer.setValue(value, forKey: key)
        case let animation as CAAnimation: animation.setValue(value, forKey: key)
        case let defaults as UserDefaults: defaults.set(value, forKey: key)
        case let dictionary as NSMutableDictionary:
            dictionary[NSString(string: key)] = value
        case let array as NSArray: for element in array { set(value, key, of: element as AnyObject) }
        default:
            guard let own = MemberTable.optionalMethod("setValue:forKey:", of: object) else {
                return setProperty(value, key, of: object)
            }
            _ = own([value, key])
        }
    }

    package static func set(_ value: Any?, at keyPath: String, of object: AnyObject) {
        if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return set(value, keyPath, of: object) }
        let inner = self.value(String(keyPath[..<dot]), of: object)
        if let inner { set(value, at: String(keyPath[keyPath.index(after: dot)...]), of: inner as AnyObject) }
    }

    // MARK: Properties

    // UIKit's tables contain properties of main-actor objects only; of others, only registered properties are known.

    /// Whether the main actor's code runs on the current thread, which need not be the main thread: the main queue may
    /// use another one.
    private static var isOnMainActor: Bool { Thread.isMainThread || MainQueue.isCurrent }

    /// The value of a property, without calling an override of `value(forKey:)`.
    package static func property(_ key: String, of object: AnyObject) -> Any? {
        guard isOnMainActor else {
            guard let value: Any? = MemberTable.optionalProperty(key, of: object) else { return undefinedValue(key, of: object) }
            return PropertyValue.object(value)
        }
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var found: Any??
        MainActor.assumeIsolated {
            if let responder = object as? UIResponder {
                found = .some(responder.value(forKey: key))
            } else {
                found = KeyValueCoding.value(forKey: key, of: object)
            }
        }
        guard let value = found else { return undefinedValue(key, of: object) }
        return value
    }

    /// The result of the class's `value(forUndefinedKey:)`.
    private static func undefinedValue(_ key: String, of object: AnyObject) -> Any? {
        guard let own = MemberTable.optionalMethod("valueForUndefinedKey:", of: object) else {
            raiseUndefinedValue(key, of: object)
        }
        return own([key])
    }

    /// Ends the program as `NSObject` does if an unknown key is read.
    package static func raiseUndefinedValue(_ key: String, of object: AnyObject) -> Never {
        KeyValueCoding.raiseUndefinedValue(key, of: object)
    }

    /// Ends the program as `NSObject` does if an unknown key is set.
    package static func raiseUndefinedKey(_ key: String, of object: AnyObject) -> Never {
        KeyValueCoding.raiseUndefinedKey(key, of: object)
    }

    /// Ends the program as `NSObject` does if a scalar property is set to nil.
    package static func raiseNil(_ key: String, of object: AnyObject) -> Never { KeyValueCoding.raiseNil(key, of: object) }

    /// Sets a property, without calling an override of `setValue(_:forKey:)`.
    package static func setProperty(_ value: Any?, _ key: String, of object: AnyObject) {
        nonisolated(unsafe) let (value, object) = (value, object)
        guard !isOnMainActor else {
            return MainActor.assumeIsolated {
                if let responder = object as? UIResponder {
                    responder.setValue(value, forKey: key)
                } else {
                    KeyValueCoding.setProperty(value, forKey: key, of: object)
                }
            }
        }
        guard let set = MemberTables.setter(key, of: type(of: object)) else {
            guard let own = MemberTable.optionalMethod("setValue:forUndefinedKey:", of: object) else {
                raiseUndefinedKey(key, of: object)
            }
            _ = own([value, key])
            return
        }
        // The setter runs on the caller's thread.
        let fits = unsafeBitCast(set, to: ((AnyObject, Any?) -> Bool).self)(object, value)
        if !fits, value == nil { _ = KeyValueCoding.takesNil(key, of: object) }
    }
}
