import Foundation

/// The member tables of the program, which its rewritten files register before `main` runs.
public enum MemberTables {
    private static let lock = NSLock()
    /// The tables that files registered and that were not read yet.
    nonisolated(unsafe) private static var registered: [@Sendable () -> MemberTable] = []
    nonisolated(unsafe) private static var tables: [MemberTable] = []
    /// The places in `tables` of those that have a member, by the member's kind and name.
    nonisolated(unsafe) private static var places: [Key: [Int]] = [:]

    private enum Key: Hashable {
        case method(String), classMethod(String), getter(String), setter(String), unknownName(String), changes
    }

    /// Registers a table, which is made when a member is looked for. Rewritten files call this from a constructor of
    /// the program.
    public static func register(_ table: @escaping @Sendable () -> MemberTable) {
        lock.withLock { registered.append(table) }
    }

    /// The method of an Objective-C name of a class or of its superclasses, which may be the accessor of a property;
    /// nil where no table has it.
    public static func method(_ selector: String, of type: AnyClass) -> MemberTable.Call? {
        if type == ClassReceiver.self { return receiverMethod(selector) }
        return table(with: .method(selector), of: type)?.methods.first { $0.selector == selector }?.call
            ?? accessor(selector, of: type)
    }

    /// The getter or setter whose accessor has a name in Objective-C.
    private static func accessor(_ selector: String, of type: AnyClass) -> MemberTable.Call? {
        if let get = getter(selector, of: type) { return { object, _ in get(object) } }
        guard selector.hasPrefix("set"), selector.last == ":" else { return nil }
        let name = selector.dropFirst(3).dropLast()
        let keys = [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
        guard let set = keys.lazy.compactMap({ setter($0, of: type) }).first else { return nil }
        return { object, values in
            _ = set(object, values.first ?? nil)
            return nil
        }
    }

    /// The method of an Objective-C name that a class itself or a superclass has; nil where no table has it.
    public static func classMethod(_ selector: String, of type: AnyClass) -> MemberTable.ClassCall? {
        table(with: .classMethod(selector), of: type)?.classMethods.first { $0.selector == selector }?.call
    }

    /// A closure that calls a method of the class that a receiver stands for; nil if no class has a method of the name.
    private static func receiverMethod(_ selector: String) -> MemberTable.Call? {
        let isKnown = lock.withLock {
            makeTables()
            return places[.classMethod(selector)] != nil
        }
        guard isKnown else { return nil }
        return { receiver, values in
            guard let type = (receiver as? ClassReceiver)?.type, let call = classMethod(selector, of: type) else {
                fatalError(
                    "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '+[\(receiver) \(selector)]: "
                        + "unrecognized selector sent to class'")
            }
            return call(type, values)
        }
    }

    /// The getter of a property of a class or of its superclasses; nil if no table has it.
    public static func getter(_ key: String, of type: AnyClass) -> MemberTable.Getter? {
        table(with: .getter(key), of: type)?.getters.first { $0.key == key }?.get
    }

    /// The setter of a property of a class or of its superclasses; nil if no table has it.
    public static func setter(_ key: String, of type: AnyClass) -> MemberTable.Setter? {
        table(with: .setter(key), of: type)?.setters.first { $0.key == key }?.set
    }

    /// The properties that can be set of the tables that have one which tells observers, of a class and of its
    /// superclasses; sorted.
    package static func changingKeys(of type: AnyClass) -> [String] {
        let found = lock.withLock { () -> [MemberTable] in
            makeTables()
            return (places[.changes] ?? []).map { tables[$0] }
        }
        return Set(found.filter { $0.describes(type) }.flatMap { $0.setters.map(\.key) }).sorted()
    }

    /// Whether properties of a class or of its superclasses tell observers when they are set.
    public static func tellsOfChanges(_ type: AnyClass) -> Bool { table(with: .changes, of: type) != nil }

    /// Whether a class has a method that would have a name in Objective-C, and that its source gives another one.
    static func isUnknown(_ selector: String, of type: AnyClass) -> Bool { table(with: .unknownName(selector), of: type) != nil }

    /// A table with a member that describes a class. Where a superclass has the member too, any of the tables does:
    /// their closures call the member that the object's class overrides.
    ///
    /// - Complexity: O(classes with a member of this name), once the tables are made.
    private static func table(with key: Key, of type: AnyClass) -> MemberTable? {
        lock.withLock {
            makeTables()
            return places[key]?.lazy.map { tables[$0] }.first { $0.describes(type) }
        }
    }

    private static func makeTables() {
        let new = registered
        registered = []
        for table in new { add(table()) }
    }

    private static func add(_ table: MemberTable) {
        let keys =
            table.methods.map { Key.method($0.selector) } + table.classMethods.map { .classMethod($0.selector) }
            + table.getters.map { .getter($0.key) } + table.setters.map { .setter($0.key) }
            + table.unknownNames.map { .unknownName($0) } + (table.tellsOfChanges ? [.changes] : [])
        for key in keys { places[key, default: []].append(tables.count) }
        tables.append(table)
    }
}
