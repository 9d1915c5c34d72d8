/// Setting properties by name, as key-value coding does.
extension ProgramClasses {
    /// Which of a property's observers ran when it was set.
    package enum Observers: Equatable {
        /// All it has.
        case ran
        /// The property has observers and they did not run, because values of its type are not passed by name.
        case skipped
        /// Setters and observers cannot be found, for the reason given, so observers did not run if there are any.
        case unknown(ReflectionFailure)
    }

    /// Sets a property of an object of a program's class: by its setter, so that observers run and computed properties
    /// are set, or else where it is stored.
    ///
    /// - Throws: Why it cannot be set; the object is unchanged then.
    package func set(_ value: Any?, forKey key: String, of object: AnyObject) throws(ReflectionFailure) -> Observers {
        let type: AnyClass = type(of: object)
        if let set = MemberTables.setter(key, of: type) {
            guard set(object, value) else { throw .mismatchedValue(type: "a type that does not take it") }
            return .ran
        }
        if let failure = abi.failure { throw failure }
        let setter = setter(of: key, of: type)
        if let setter, setter.set(value, on: object) { return .ran }
        try storedProperty(key, of: type).write(value, to: object)
        if setter == nil { return .unknown(ProgramSymbols.failure(for: type) ?? .unknownMethod) }
        return isObserved(key, of: type) ? .skipped : .ran
    }

    /// The value of a registered property, or of a stored one that a class of the program declares; the outer optional
    /// is nil where there is none of the name.
    package func value(forKey key: String, of object: AnyObject) -> Any?? {
        if let get = MemberTables.getter(key, of: Swift.type(of: object)) { return .some(get(object)) }
        var mirror = Optional(Mirror(reflecting: object))
        while let this = mirror, let type = this.subjectType as? AnyClass, !isFramework(type) {
            if let child = this.children.first(where: { $0.label == key }) { return .some(Self.unwrapped(child.value)) }
            mirror = this.superclassMirror
        }
        return nil
    }

    /// A value, or what it holds where it is an optional.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// The object that a stored or registered property holds; nil where it holds none or does not exist.
    package static func heldObject(_ name: String, of object: AnyObject) -> AnyObject? {
        if let get = MemberTables.getter(name, of: Swift.type(of: object)) { return get(object).flatMap(reference) }
        var mirror = Optional(Mirror(reflecting: object))
        while let this = mirror {
            if let child = this.children.first(where: { $0.label == name }) { return reference(child.value) }
            mirror = this.superclassMirror
        }
        return nil
    }

    private static func reference(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { reference($0.value) } }
        return Swift.type(of: value) is AnyClass ? value as AnyObject : nil
    }
}
