import InterfaceBuilderDocument

/// The mapping from documents to objects of a class: the element names, the initializer, and a row for each attribute.
///
/// Interface Builder's canvas, programs that load documents, variations by size class and key-value coding all use
/// these tables. A table inherits the rows of its superclass's table, except for attributes that it has its own row
/// for.
@MainActor
package final class AttributeTable {
    /// The class of the table.
    package let type: AnyClass
    /// The names of the elements for objects of the class.
    package let elements: [String]
    private let make: (@MainActor () -> AnyObject)?
    private let makeOwn: @MainActor () -> [Row]
    /// Created lazily: rows refer to properties by key paths, whose types take Swift a while to instantiate for each
    /// class.
    private lazy var own = makeOwn()

    /// A row whose class is known only at run time.
    @MainActor
    struct Row {
        let names: [String]
        let keys: [String]
        let isPassive: Bool
        let apply: @MainActor (AttributeReader, AnyObject) -> Bool
        let restore: (@MainActor (AnyObject, AnyObject) -> Void)?
        let set: (@MainActor (Any?, AnyObject) -> Bool)?
        let get: (@MainActor (AnyObject) -> Any?)?

        /// - Parameter row: Its objects must be of the table's class.
        init<Root: AnyObject>(_ row: AttributeRow<Root>) {
            func cast(_ object: AnyObject) -> Root { unsafeDowncast(object, to: Root.self) }
            (names, keys, isPassive) = (row.names, row.keys, row.isPassive)
            apply = { reader, object in row.apply(reader, cast(object)) }
            if let restore = row.restore {
                self.restore = { object, fresh in restore(cast(object), cast(fresh)) }
            } else {
                restore = nil
            }
            if let set = row.set {
                self.set = { value, object in set(value, cast(object)) }
            } else {
                set = nil
            }
            if let get = row.get {
                self.get = { object in get(cast(object)) }
            } else {
                get = nil
            }
        }
    }

    /// - Parameters:
    ///   - elements: The names of the elements for objects of the class.
    ///   - make: Creates an object with default values; nil for classes that only programs instantiate.
    init<Root: AnyObject>(
        _ type: Root.Type, elements: [String] = [], make: (@MainActor () -> Root)? = nil,
        rows: @autoclosure @escaping @MainActor () -> [AttributeRow<Root>] = []
    ) {
        self.type = type
        self.elements = elements
        if let make { self.make = { make() } } else { self.make = nil }
        makeOwn = { rows().map { Row($0) } }
    }

    /// The table of the nearest superclass that has one.
    private(set) lazy var above: AttributeTable? = _getSuperclass(type).flatMap { Self.find($0) }

    /// The rows of the class, those of superclasses first.
    private(set) lazy var rows: [Row] = {
        let names = Set(own.flatMap(\.names))
        return (above?.rows ?? []).filter { names.isDisjoint(with: $0.names) } + own
    }()

    /// Creates an object with default values.
    package func makeObject() -> AnyObject? { make?() }

    // MARK: Applying

    /// Applies a document's attributes to an object of the class.
    ///
    /// - Parameters:
    ///   - only: The attributes to apply; all of them if nil.
    ///   - left: Attributes to skip.
    package func apply(
        _ reader: AttributeReader, to object: AnyObject, only: Set<String>? = nil, leavingOut left: Set<String> = []
    ) {
        for row in rows where left.isDisjoint(with: row.names) {
            if let only, only.isDisjoint(with: row.names) { continue }
            _ = row.apply(reader, object)
        }
    }

    /// The rows that may act on objects of a document: those of names that it states somewhere, and those that act by
    /// themselves.
    func rows(statedIn document: InterfaceDocument) -> [Row] {
        rows.filter { !$0.isPassive || $0.names.contains(where: document.mayState) }
    }

    /// Applies the class's own attributes to an object, but not those of its superclasses.
    package func applyOwnRows(_ reader: AttributeReader, to object: AnyObject) {
        for row in own { _ = row.apply(reader, object) }
    }

    /// Applies the rows whose attributes one of some variations specifies. If none does any longer, the property is
    /// reset to a new object's value.
    func apply(_ reader: AttributeReader, to object: AnyObject, variedBy variations: [MarkupElement]) {
        lazy var fresh = makeObject()
        for row in rows where row.names.contains(where: { name in variations.contains { $0.states(name) } }) {
            if row.apply(reader, object) { continue }
            if let restore = row.restore, let fresh { restore(object, fresh) }
        }
    }

    /// Sets a property by its key. Returns whether the value's type fits; nil if the table has no such property.
    package func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool? {
        settersByKey[key].map { $0(value, object) } ?? above?.set(value, forKey: key, of: object)
    }

    /// The value of a property by its key; the outer optional is nil if the table has no such property.
    package func value(forKey key: String, of object: AnyObject) -> Any?? {
        guard let get = gettersByKey[key] else { return above?.value(forKey: key, of: object) ?? nil }
        return .some(get(object))
    }

    private lazy var gettersByKey: [String: @MainActor (AnyObject) -> Any?] = {
        let pairs = own.flatMap { row in row.get.map { get in row.keys.map { ($0, get) } } ?? [] }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    private lazy var settersByKey: [String: @MainActor (Any?, AnyObject) -> Bool] = {
        let pairs = own.flatMap { row in row.set.map { set in row.keys.map { ($0, set) } } ?? [] }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}

extension AttributeTable {
    /// Whether any table has a property with a key.
    static func hasKey(_ key: String) -> Bool { all.contains { $0.settersByKey[key] != nil } }

    /// The table of a view.
    package static func of(_ view: UIView) -> AttributeTable { find(Swift.type(of: view)) ?? .view }

    /// The table of a class, or of the nearest class above it that has one.
    package static func find(_ type: AnyClass) -> AttributeTable? {
        if let found = found[ObjectIdentifier(type)] { return found }
        let table = byType[ObjectIdentifier(type)] ?? _getSuperclass(type).flatMap { find($0) }
        if let table { found[ObjectIdentifier(type)] = table }
        return table
    }
    private static var found: [ObjectIdentifier: AttributeTable] = [:]

    private static let byType = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })

    /// The table of an element's class.
    package static func named(_ element: String) -> AttributeTable? { byElement[element] }

    private static let byElement = Dictionary(uniqueKeysWithValues: all.flatMap { table in table.elements.map { ($0, table) } })
}

extension MarkupElement {
    /// Whether the element has an attribute of a name, or a child with it as its key.
    fileprivate func states(_ name: String) -> Bool { attribute(name) != nil || child(key: name) != nil }
}
