import InterfaceBuilderDocument
import RuntimeReflection

/// A row of a table that maps attributes of documents to properties of a class.
@MainActor
struct AttributeRow<Root: AnyObject> {
    /// The attributes and keys of child elements that the row reads. The row is applied again if a variation changes
    /// one of them.
    private(set) var names: [String]
    /// Sets the value that the document specifies, or the one implied by its absence. Returns whether there was either.
    private(set) var apply: @MainActor (AttributeReader, Root) -> Bool
    /// Whether the row leaves objects alone for which the document states none of its names.
    private(set) var isPassive = false
    /// Resets the first object to the class's default, taken from the second object, which is new.
    let restore: (@MainActor (Root, Root) -> Void)?
    /// The property's keys in key-value coding.
    let keys: [String]
    /// Sets the property by key-value coding. Returns whether the value fits.
    let set: (@MainActor (Any?, Root) -> Bool)?
    /// Gets the property's value; nil if key-value coding only sets it.
    let get: (@MainActor (Root) -> Any?)?

    /// A row that does more than set a property.
    init(_ names: String..., apply: @escaping @MainActor (AttributeReader, Root) -> Void) {
        self.names = names
        self.apply = {
            apply($0, $1)
            return true
        }
        (restore, keys, set, get) = (nil, [], nil, nil)
    }

    /// A row that does more than set a property and can restore the class's default.
    ///
    /// - Parameter apply: Returns whether the document specifies a value.
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
    ///   - keys: The property's keys in key-value coding; that of the first attribute if nil.
    ///   - absent: The value implied if the document specifies none; nil if the object keeps the class's default.
    ///   - read: Reads the value; nil if the document specifies no known value.
    init<Value>(
        _ names: [String], _ path: ReferenceWritableKeyPath<Root, Value>, keys: [String]? = nil, absent: Value? = nil,
        read: @escaping @MainActor (AttributeReader) -> Value?
    ) {
        self.names = names
        self.keys = keys ?? [names[0]]
        isPassive = absent == nil
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

    /// A property that documents set only by key-value coding: as an outlet or a runtime attribute.
    init(
        keys: [String], set: @escaping @MainActor (Any?, Root) -> Bool, get: (@MainActor (Root) -> Any?)? = nil
    ) {
        (names, apply, restore, isPassive) = ([], { _, _ in false }, nil, true)
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

    /// A property that key-value coding sets through a function: because its type differs from the document's, or its
    /// old value must not be read.
    static func key<Value>(_ keys: String..., of type: Value.Type, set: @escaping @MainActor (Root, Value) -> Void) -> Self {
        Self(keys: keys) { value, object in
            guard let value = PropertyValue.cast(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }

    /// The row, whose value for objects without its attributes is known only when it is read.
    func alwaysApplied() -> Self {
        var row = self
        row.isPassive = false
        return row
    }

    /// The row, restricted to objects that satisfy a condition.
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

    /// - Parameter range: Numbers outside are clamped.
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

    /// An enumeration that documents name by a keyword and key-value coding by its raw value.
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
            names: names, apply: row.apply, isPassive: row.isPassive, restore: row.restore, keys: keys,
            set: { value, object in
                let number = PropertyValue.cast(value, to: Int.self).flatMap { Value.RawValue(exactly: $0) }
                guard let value = value as? Value ?? number.flatMap({ Value(rawValue: $0) }) else { return false }
                object[keyPath: path] = value
                return true
            }, get: { Int($0[keyPath: path].rawValue) })
    }

    private init(
        names: [String], apply: @escaping @MainActor (AttributeReader, Root) -> Bool, isPassive: Bool,
        restore: (@MainActor (Root, Root) -> Void)?, keys: [String], set: @escaping @MainActor (Any?, Root) -> Bool,
        get: @escaping @MainActor (Root) -> Any?
    ) {
        (self.names, self.apply, self.isPassive, self.restore, self.keys) = (names, apply, isPassive, restore, keys)
        (self.set, self.get) = (set, get)
    }

    /// An optional property that documents do not specify.
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
