import SwiftSyntax

/// The types of a module and of the modules it is built from, as far as their sources are given, with the members that
/// have names in Objective-C or could get one.
struct ProjectIndex {
    /// A method as a source declares it.
    struct Method {
        let name: String
        /// The labels of the parameters; nil for those without one.
        let labels: [String?]
        /// The types of the parameters as they are written.
        let parameterTypes: [String]
        /// The name that `@objc(name)` gives it.
        let customName: String?
        let isOverride: Bool
        let isOptional: Bool
        /// Whether it stands in an extension.
        let isInExtension: Bool
        /// Whether it is a method of the type itself.
        let isTypeMember: Bool
        /// Whether an attribute makes it known to Objective-C.
        let isMarked: Bool
        /// Whether other modules may override it.
        let isOpen: Bool
        /// The type of the result; `Void` where none is written.
        let result: String

        var selector: String { customName ?? ObjectiveCName.selector(name, labels) }
        /// The name with its labels, as Swift writes it.
        var fullName: String { name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
    }

    /// A property as a source declares it.
    struct Property {
        let name: String
        /// The name of the property in Objective-C.
        let key: String
        /// The name of the getter in Objective-C.
        let getter: String
        /// The name of the setter in Objective-C.
        let setter: String
        let isOverride: Bool
        let isOptional: Bool
        let isInExtension: Bool
        /// Whether it is a property of the type itself.
        let isTypeMember: Bool
        /// Whether other modules may override it.
        let isOpen: Bool
        /// Whether an attribute makes it known to Objective-C.
        let isMarked: Bool
        /// The type that is written behind the name; nil for none.
        let type: String?
    }

    /// A method, a property or a subscript, as far as it can be overridden.
    struct Member {
        /// The name of a property, or the full name of a method or subscript.
        let name: String
        let isTypeMember: Bool
        let isOverride: Bool
        let isInExtension: Bool
        let isOpen: Bool

        /// The key of a member, which a type has once: the name, with a mark for type members.
        var key: String { Self.key(name, isTypeMember: isTypeMember) }
        static func key(_ name: String, isTypeMember: Bool) -> String { (isTypeMember ? "class " : "") + name }
    }

    /// A type of the sources: its declaration and its extensions together.
    struct TypeRecord {
        enum Kind {
            case `class`, `protocol`, other
        }
        /// Nil while only extensions were found.
        var kind: Kind?
        /// The types after the colon, of the declaration and of extensions.
        var inherited: [String] = []
        var methods: [Method] = []
        var properties: [Property] = []
        var subscripts: [Member] = []
        /// Whether `@objcMembers` stands before the class.
        var exposesMembers = false
        /// Whether `@objc` stands before the protocol.
        var isObjectiveC = false

        /// Whether `@MainActor` stands before the class.
        var isIsolated = false
        /// Whether the file alone knows the class.
        var isHidden = false
        /// Whether other modules see the class.
        var isPublic = false
        /// Whether other modules may inherit from the class.
        var isOpen = false
        /// Whether all classes below have its initializer without parameters.
        var requiresInitializer = false

        /// The methods and properties.
        var members: [Member] {
            methods.map {
                Member(
                    name: $0.fullName, isTypeMember: $0.isTypeMember, isOverride: $0.isOverride, isInExtension: $0.isInExtension,
                    isOpen: $0.isOpen)
            }
                + properties.map {
                    Member(
                        name: $0.name, isTypeMember: $0.isTypeMember, isOverride: $0.isOverride, isInExtension: $0.isInExtension,
                        isOpen: $0.isOpen)
                }
        }

        /// The members that subclasses may override.
        var overridable: [Member] { members + subscripts }

        /// Adds what another file says of the type.
        mutating func add(_ other: TypeRecord) {
            kind = kind ?? other.kind
            inherited += other.inherited
            methods += other.methods
            properties += other.properties
            subscripts += other.subscripts
            exposesMembers = exposesMembers || other.exposesMembers
            isObjectiveC = isObjectiveC || other.isObjectiveC
            isIsolated = isIsolated || other.isIsolated
            isHidden = isHidden || other.isHidden
            isPublic = isPublic || other.isPublic
            isOpen = isOpen || other.isOpen
            requiresInitializer = requiresInitializer || other.requiresInitializer
        }
    }

    /// Whether the project asks delegates for their methods by name, so that those of UIKit's protocols need names too.
    var asksForMethods = false

    /// Whether the module is one of tests.
    var isOfTests = false

    /// Whether a class makes tests when they run.
    var hasRunTimeTests = false

    /// Whether tests of the module expect failures.
    var expectsFailures = false

    /// The names of generic parameters and associated types.
    var typeVariables: Set<String> = []

    /// Texts by which a file is known that may make objects from generic parameters and associated types that another
    /// file declares.
    private(set) var typeVariableUses: [String] = []

    /// The labels of the initializers that protocols ask for.
    var requiredInitializers: Set<String> = []

    private var records: [String: TypeRecord] = [:]
    /// The full names of the types whose last name is the key, in the order in which they were found.
    private var paths: [String: [String]] = [:]

    subscript(path: String) -> TypeRecord? { records[path] }

    /// All types, by their names.
    var all: [(path: String, record: TypeRecord)] {
        records.keys.sorted().map { ($0, records[$0]!) }
    }

    mutating func change(_ path: String, _ change: (inout TypeRecord) -> Void) {
        if records[path] == nil { paths[Self.lastName(path), default: []].append(path) }
        change(&records[path, default: TypeRecord()])
    }

    static func lastName(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

    /// The full name of a type that a source names inside of another type; nil where no source declares it.
    func resolve(_ name: String, inside path: String?) -> String? {
        var scope = path
        while let outer = scope {
            if records[outer + "." + name]?.kind != nil { return outer + "." + name }
            scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        if records[name]?.kind != nil { return name }
        let last = Self.lastName(name)
        let ending = (paths[last] ?? []).filter { ($0 == name || $0.hasSuffix("." + name)) && records[$0]?.kind != nil }
        return ending.count == 1 ? ending[0] : nil
    }

    /// The methods of a name in the whole project, protocols' requirements included.
    func methods(named name: String) -> [Method] {
        methodsByName[name] ?? []
    }
    private var methodsByName: [String: [Method]] = [:]

    /// The types that are written for properties of a name that Objective-C knows in the whole project, each once.
    func propertyTypes(named name: String) -> [String] {
        var types: [String] = []
        for (path, property) in propertiesByName[name] ?? [] {
            guard property.isMarked || exposesMembers(path) else { continue }
            if let type = property.type, !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// The types that are written for properties of a name in the whole project.
    func writtenTypes(named name: String) -> [String] {
        (propertiesByName[name] ?? []).compactMap(\.property.type)
    }

    /// Whether all properties of a name in the project are written with types that fulfil a condition.
    func everyProperty(named name: String, isOf condition: (String) -> Bool) -> Bool {
        (propertiesByName[name] ?? []).allSatisfy { $0.property.type.map(condition) == true }
    }

    /// The properties of the project with the types that have them, by their names.
    private var propertiesByName: [String: [(path: String, property: Property)]] = [:]

    /// Words by which a file is known that may look members up by their names: the type, and the names of properties of
    /// it.
    private(set) var anyObjectNames = ["AnyObject"]
    /// The names of properties that hold several objects of the type.
    private(set) var objectListNames: [String] = []
    private var objectNames: Set<String> = []

    /// Whether a type of the project has a property of the type `AnyObject` of a name.
    func hasObject(named name: String) -> Bool { objectNames.contains(name) }

    /// The optional requirements of all protocols, by their base names.
    func optionalMethods(named name: String) -> [Method] { optionals[name] ?? [] }
    private(set) var optionals: [String: [Method]] = [:]
    /// The protocols that have optional requirements of a base name.
    private(set) var optionalOwners: [String: [String]] = [:]
    /// Whether a class of the project is isolated to the main actor.
    private(set) var isolatesClasses = false
    /// Whether a protocol of the project has optional methods.
    var hasOptionalMethods: Bool { !optionals.isEmpty }

    /// The first property of a name in the project.
    func property(named name: String) -> Property? { propertiesByName[name]?.first?.property }

    /// Whether a type of the project has a property of a name.
    func hasProperty(named name: String) -> Bool { propertiesByName[name] != nil }

    /// Whether members can have names in Objective-C without an attribute in their file: a class exposes all of its own
    /// and its subclasses', or a protocol has optional requirements.
    private(set) var namesMembersWithoutAttributes = false

    /// Whether metatypes of classes that are not below the frameworks' make objects without values.
    private(set) var initializesOtherClasses = false

    private(set) var ancestries = Ancestries()
    /// The requirements that Objective-C knows, by the type in whose family the protocols are.
    private(set) var requirementsByHolder: [String: Requirements] = [:]

    /// The classes that archives may hold and that Foundation's archiver cannot name, or whose superclasses it cannot
    /// name.
    private var namelessArchived: Set<String> = []
    /// Whether there are such classes.
    var hasNamelessArchived: Bool { !namelessArchived.isEmpty }
    func needsNameInArchives(_ path: String) -> Bool { namelessArchived.contains(path) }

    init() {}

    /// The types of several files together.
    init(_ files: [ProjectIndex]) {
        for file in files {
            typeVariables.formUnion(file.typeVariables)
            requiredInitializers.formUnion(file.requiredInitializers)
            for (path, record) in file.all { change(path) { $0.add(record) } }
        }
        typeVariableUses = typeVariables.sorted().flatMap { [$0 + "(", $0 + ".init"] }
        let all = all
        isolatesClasses = all.contains { $0.record.isIsolated }
        for (path, record) in all {
            for method in record.methods { methodsByName[method.name, default: []].append(method) }
            for property in record.properties { propertiesByName[property.name, default: []].append((path, property)) }
        }
        let properties = all.flatMap(\.record.properties)
        objectNames = Set(properties.filter { $0.type?.hasPrefix("AnyObject") == true }.map(\.name))
        anyObjectNames += objectNames.sorted()
        objectListNames = Set(properties.filter { ["[AnyObject]", "NSHashTable<AnyObject>"].contains($0.type) }.map(\.name))
            .sorted()
        for (path, record) in all where record.isObjectiveC {
            for method in record.methods where method.isOptional {
                optionals[method.name, default: []].append(method)
                optionalOwners[method.name, default: []].append(path)
            }
        }
        namesMembersWithoutAttributes = all.contains { _, record in
            record.exposesMembers || record.methods.contains(where: \.isOptional)
                || record.properties.contains(where: \.isOptional)
        }
        ancestries = Ancestries(self)
        requirementsByHolder = findRequirements()
        namelessArchived = findNamelessArchived()
        initializesOtherClasses = all.contains { $0.record.requiresInitializer && !isObject($0.path) }
    }
}
