/// The members of a class that Objective-C would know by name, as a rewritten source file states them.
///
/// The source rewriter takes Objective-C attributes out of a file and adds a table for each class or extension that had
/// some. The table's closures name the members in the language itself, so they reach private members, run observers and
/// take values of any type, and the optimizer keeps what they name.
public struct MemberTable {
    /// Calls a method with its values and returns its result; nil where it returns none.
    public typealias Call = @MainActor (_ object: AnyObject, _ values: [Any?]) -> Any?
    /// Calls a method of the class itself.
    public typealias ClassCall = @MainActor (_ type: AnyClass, _ values: [Any?]) -> Any?
    /// Reads a property.
    public typealias Getter = @MainActor (_ object: AnyObject) -> Any?
    /// Sets a property, or returns false where the value does not have its type.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    let describes: @Sendable (AnyClass) -> Bool
    let methods: [(selector: String, call: Call)]
    let classMethods: [(selector: String, call: ClassCall)]
    let getters: [(key: String, get: Getter)]
    let setters: [(key: String, set: Setter)]
    /// Whether properties of the class tell observers when they are set.
    let tellsOfChanges: Bool
    /// Names that methods would have in Objective-C if the source did not give them others.
    let unknownNames: [String]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - describes: Whether a class is the one that has the members, or a subclass of it.
    ///   - methods: Methods by their Objective-C names.
    ///   - classMethods: Methods of the class itself, by their Objective-C names.
    ///   - getters: Properties that can be read, by their names.
    ///   - setters: Properties that can be set, by their names.
    ///   - tellsOfChanges: Whether properties of the class tell observers when they are set.
    ///   - unknownNames: Names that methods would have in Objective-C if the source did not give them others. They are
    ///     not called by these.
    public init(
        describes: @escaping @Sendable (AnyClass) -> Bool, methods: [(String, Call)] = [],
        classMethods: [(String, ClassCall)] = [], getters: [(String, Getter)] = [], setters: [(String, Setter)] = [],
        tellsOfChanges: Bool = false, unknownNames: [String] = []
    ) {
        self.unknownNames = unknownNames
        self.tellsOfChanges = tellsOfChanges
        self.describes = describes
        self.methods = methods.map { (selector: $0.0, call: $0.1) }
        self.classMethods = classMethods.map { (selector: $0.0, call: $0.1) }
        self.getters = getters.map { (key: $0.0, get: $0.1) }
        self.setters = setters.map { (key: $0.0, set: $0.1) }
    }
}

// MARK: What the closures of a table call

extension MemberTable {
    /// One of the values that a method is called with, as the type of its parameter.
    ///
    /// A parameter of a class is null where the value is nil, as in Objective-C: a method that does not use it can be
    /// called so.
    ///
    /// - Precondition: The value has the type or stands for it as a number does.
    public static func argument<Value>(_ values: [Any?], _ index: Int, as type: Value.Type = Value.self) -> Value {
        let value = index < values.count ? values[index] : nil
        if value == nil, type is AnyClass { return unsafeBitCast(AnyObject?.none, to: type) }
        guard let taken = PropertyValue.cast(value, to: type) else {
            let found = value.map { "a value of the type \(Swift.type(of: $0))" } ?? "nil"
            fatalError("The method was called by its name with \(found) where it takes \(type).")
        }
        return taken
    }

    /// The value of a property. Being generic, it lets the compiler choose the class's own property before an optional
    /// requirement of the same name, whose type is optional.
    public static func value<Value>(_ value: Value) -> Any? { value }

    /// Sets a property to a value if it has the property's type, or stands for it as a number does; otherwise returns
    /// false.
    public static func assign<Value>(_ value: Any?, to place: inout Value) -> Bool {
        guard let taken = PropertyValue.cast(value, to: Value.self) else { return false }
        place = taken
        return true
    }
}

// MARK: Optional requirements of protocols

extension MemberTable {
    /// A closure that calls an object's method of an Objective-C name; nil if its class has none. The method runs on
    /// the caller's thread.
    public static func optionalMethod(_ selector: String, of object: AnyObject) -> (([Any?]) -> Any?)? {
        guard let call = MemberTables.method(selector, of: Swift.type(of: object)) else { return nil }
        let unisolated = unsafeBitCast(call, to: ((AnyObject, [Any?]) -> Any?).self)
        return { unisolated(object, $0) }
    }

    /// A closure that calls a class's own method of an Objective-C name; nil if it has none. The method runs on the
    /// caller's thread.
    public static func optionalClassMethod(_ selector: String, of type: AnyClass) -> (([Any?]) -> Any?)? {
        guard let call = MemberTables.classMethod(selector, of: type) else { return nil }
        let unisolated = unsafeBitCast(call, to: ((AnyClass, [Any?]) -> Any?).self)
        return { unisolated(type, $0) }
    }

    /// The value of an object's property; nil where its class has none of the name.
    public static func optionalProperty<Value>(_ key: String, of object: AnyObject) -> Value? {
        guard let get = MemberTables.getter(key, of: Swift.type(of: object)) else { return nil }
        return unsafeBitCast(get, to: ((AnyObject) -> Any?).self)(object) as? Value
    }
}
