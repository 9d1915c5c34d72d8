import InterfaceBuilderDocument
import RuntimeReflection

/// A line of a table from the attributes of documents to the properties of a class.
@MainActor
struct AttributeRow<Root: AnyObject> {
    /// The attributes, and keys of child elements, that the row reads. A variation applies the row again when it varies
    /// one of them.
    private(set) var names: [String]
    /// Gives an object what the document states, or what it means that the document states nothing. Returns whether
    /// there was either.
    private(set) var apply: @MainActor (AttributeReader, Root) -> Bool
    /// Gives the first object the value of the second, which is new and has its class's own.
    let restore: (@MainActor (Root, Root) -> Void)?
    /// The property's names in key-value coding.
    let keys: [String]
    /// Sets the property by key-value coding. Returns whether the value fits.
    let set: (@MainActor (Any?, Root) -> Bool)?
    /// Gives the property's value; nil if key-value coding only sets it.
    let get: (@MainActor (Root) -> Any?)?

    /// A row that needs more than setting a property.
    init(_ names: String..., apply: @escaping @MainActor (AttributeReader, Root) -> Void) {
        self.names = names
        self.apply = {
            apply($0, $1)
            return true
        }
        (restore, keys, set, get) = (nil, [], nil, nil)
    }

    /// A row that needs more than setting a property, and knows how to give back the class's own value.
    ///
    /// - Parameter apply: Returns whether the document states a value.
    init(
        _ names: String..., apply: @escaping @MainActor (AttributeReader, Root) -> Bool,
        restore: @escaping @MainActor (Root, Root) -> Void
    ) {
        (self.names, self.apply, self.restore) = (names, apply, restore)
        (keys, set, get) = ([], nil, nil)
    }

    /// A row that sets a property.
    ///
    /// - Parameters:
    ///   - keys: The property's names in key-value coding; that of the first attribute when nil.
    ///   - absent: What it means that the document states nothing; nil if the object keeps what its class gives it.
    ///   - read: Reads the value; nil when the document states none that is known.
    init<Value>(
        _ names: [String], _ path: ReferenceWritableKeyPath<Root, Value>, keys: [String]? = nil, absent: Value? = nil,
        read: @escaping @MainActor (AttributeReader) -> Value?
    ) {
        self.names = names
        self.keys = keys ?? [names[0]]
        apply = { reader, object in
            guard let value = read(reader) ?? absent else { return false }
            object[keyPath: path] = value
            return true
        }
        restore = { object, fresh in object[keyPath: path] = fresh[keyPath: path] }
        set = { value, object in
            guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
            object[keyPath: path] = value
            return true
        }
        get = { $0[keyPath: path] }
    }

    /// A property that documents set by key-value coding only: as an outlet or a runtime attribute.
    private init(
        keys: [String], set: @escaping @MainActor (Any?, Root) -> Bool, get: (@MainActor (Root) -> Any?)? = nil
    ) {
        (names, apply, restore) = ([], { _, _ in true }, nil)
        (self.keys, self.set, self.get) = (keys, set, get)
    }

    static func key<Value>(_ keys: String..., path: ReferenceWritableKeyPath<Root, Value>) -> Self {
        Self(
            keys: keys,
            set: { value, object in
                guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
                object[keyPath: path] = value
                return true
            }, get: { $0[keyPath: path] })
    }

    /// A property that is set by key-value coding through a function: one that takes another type than documents give,
    /// or one whose old value must not be asked for.
    static func key<Value>(_ keys: String..., of type: Value.Type, set: @escaping @MainActor (Root, Value) -> Void) -> Self {
        Self(keys: keys) { value, object in
            guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }

    /// The row for objects that a condition holds for.
    func when(_ condition: @escaping @MainActor (Root) -> Bool) -> Self {
        var row = self
        row.apply = { [apply] reader, object in condition(object) ? apply(reader, object) : true }
        return row
    }
}

// MARK: Rows by the kind of value

extension AttributeRow {
    static func flag(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Bool>, keys: [String]? = nil, absent: Bool? = nil
    ) -> Self {
        Self([name], path, keys: keys, absent: absent) { $0.flag(name) }
    }

    /// - Parameter range: Numbers beyond it are taken for its nearest end.
    static func number<Value: BinaryFloatingPoint>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, keys: [String]? = nil,
        in range: ClosedRange<Double>? = nil,
        absent: Value? = nil
    ) -> Self {
        Self([name], path, keys: keys, absent: absent) { reader in
            (range.map { reader.number(name, in: $0) } ?? reader.number(name)).map { Value($0) }
        }
    }

    static func integer(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Int>, in range: ClosedRange<Int>? = nil, absent: Int? = nil
    ) -> Self {
        Self([name], path, absent: absent) { reader in range.map { reader.integer(name, in: $0) } ?? reader.integer(name) }
    }

    /// An enumeration that documents name by a word and key-value coding by its raw value.
    static func word<Value: RawRepresentable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ words: [String: Value]
    ) -> Self where Value.RawValue: FixedWidthInteger {
        word([name], path, keys: [name]) { $0.value(name, words) }
    }

    /// An enumeration that key-value coding names by its raw value.
    static func word<Value: RawRepresentable>(
        _ names: [String], _ path: ReferenceWritableKeyPath<Root, Value>, keys: [String],
        read: @escaping @MainActor (AttributeReader) -> Value?
    ) -> Self where Value.RawValue: FixedWidthInteger {
        let row = Self(names, path, keys: keys, read: read)
        return Self(
            names: names, apply: row.apply, restore: row.restore, keys: keys,
            set: { value, object in
                let number = PropertyValue.cast(value, to: Int.self).flatMap { Value.RawValue(exactly: $0) }
                guard let value = value as? Value ?? number.flatMap({ Value(rawValue: $0) }) else { return false }
                object[keyPath: path] = value
                return true
            }, get: { Int($0[keyPath: path].rawValue) })
    }

    private init(
        names: [String], apply: @escaping @MainActor (AttributeReader, Root) -> Bool,
        restore: (@MainActor (Root, Root) -> Void)?, keys: [String], set: @escaping @MainActor (Any?, Root) -> Bool,
        get: @escaping @MainActor (Root) -> Any?
    ) {
        (self.names, self.apply, self.restore, self.keys) = (names, apply, restore, keys)
        (self.set, self.get) = (set, get)
    }

    /// A property that may be nil, which documents never state.
    static func value<Value>(
        _ names: [String], _ path: ReferenceWritableKeyPath<Root, Value?>, keys: [String]? = nil, absent: Value? = nil,
        read: @escaping @MainActor (AttributeReader) -> Value?
    ) -> Self {
        Self(names, path, keys: keys, absent: absent.map(Optional.some)) { reader in read(reader).map(Optional.some) }
    }

    static func color(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIColor?>, keys: [String]? = nil) -> Self {
        value([name], path, keys: keys) { $0.color(name) }
    }

    static func image(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIImage?>) -> Self {
        value([name], path) { $0.image(name) }
    }

    static func text(_ name: String, _ path: ReferenceWritableKeyPath<Root, String?>) -> Self {
        value([name], path) { $0.text(name) }
    }

    static func size(_ name: String, _ path: ReferenceWritableKeyPath<Root, CGSize>) -> Self {
        Self([name], path) { $0.size(name) }
    }

    static func insets(_ name: String, _ path: ReferenceWritableKeyPath<Root, UIEdgeInsets>) -> Self {
        Self([name], path) { $0.insets(name) }
    }
}
