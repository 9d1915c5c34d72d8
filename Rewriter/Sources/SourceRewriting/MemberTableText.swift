/// The declarations that register the table of a class: a protocol with a function for each member, a conformance whose
/// functions name the members, and a constructor of the program.
struct MemberTableText {
    private let part: ClassPart
    private let number: Int

    init(_ part: ClassPart, number: Int) {
        self.part = part
        self.number = number
    }

    private static let table = "RuntimeReflection.MemberTable"

    var protocolName: String { "_ObjectiveC\(number)" }

    /// The protocol, which only the file knows.
    var protocolDeclaration: String {
        "import RuntimeReflection; \(part.isIsolated ? "@preconcurrency @MainActor " : "")private protocol \(protocolName): AnyObject { "
            + signatures.joined(separator: "; ") + " }"
    }

    var conformance: String { "extension \(part.path): \(protocolName) { \(functions.joined(separator: "; ")) }" }

    /// The registration of a method without parameters of a class of Foundation.
    static func partOfFoundation(_ type: String, _ method: String) -> String {
        "RuntimeReflection.MemberTables.register { \(table)(describes: { $0 is \(type).Type }, "
            + "methods: [(\"\(method)\", { object, _ in _ = (object as? \(type))?.\(method)(); return nil })]) }"
    }

    /// A constructor of the program, which registers the table before `main` runs.
    var constructor: String {
        Self.constructor("_registerObjectiveC\(number)", registration)
    }

    /// A constructor of the program, a function that runs a statement.
    static func constructor(_ name: String, _ statement: String) -> String {
        "@section(\".init_array\") @used private let \(name): @Sendable @convention(c) () -> Void = { \(statement) }"
    }

    var registration: String {
        let lists = [
            list("methods", instanceMethods.map { "(\"\($0.member.selector)\", \(call($0.function, "($1)")))" } + accessors),
            list("classMethods", classMethods.map { "(\"\($0.member.selector)\", \(call($0.function, "($1)", of: ".Type")))" }),
            list("getters", properties.map { "(\"\($0.member.key)\", \(call($0.getter, "()")))" }),
            list("setters", settable.map { "(\"\($0.member.key)\", \(call($0.setter, "($1)")))" }),
            part.properties.contains(where: \.isDynamic) ? "tellsOfChanges: true" : nil,
            list("unknownNames", instanceMethods.compactMap(\.member.otherName).map { "\"\($0)\"" }),
        ].compactMap { $0 }
        return "RuntimeReflection.MemberTables.register { \(Self.table)(describes: { $0 is any \(protocolName).Type }, "
            + lists.joined(separator: ", ") + ") }"
    }

    /// Accessors that have names of their own, as methods.
    private var accessors: [String] {
        let object = "($0 as! any \(protocolName))"
        let getters = properties.compactMap { property in
            property.member.getter.map { "(\"\($0)\", { _ = $1; return \(object).\(property.getter)() })" }
        }
        let setters = settable.compactMap { property in
            property.member.setter.map { "(\"\($0)\", { _ = \(object).\(property.setter)($1.first ?? nil); return nil })" }
        }
        return getters + setters
    }

    private func list(_ label: String, _ entries: [String]) -> String? {
        entries.isEmpty ? nil : "\(label): [\(entries.joined(separator: ", "))]"
    }

    private func call(_ function: String, _ arguments: String, of kind: String = "") -> String {
        "{ ($0 as! any \(protocolName)\(kind)).\(function)\(arguments) }"
    }

    // MARK: Functions

    private typealias NamedMethod = (member: ClassPart.Method, function: String)

    private var methods: [NamedMethod] { part.methods.enumerated().map { ($1, "_objectiveC\(number)_method\($0)") } }
    private var instanceMethods: [NamedMethod] { methods.filter { !$0.member.isTypeMember } }
    private var classMethods: [NamedMethod] { methods.filter(\.member.isTypeMember) }

    private var properties: [(member: ClassPart.Property, getter: String, setter: String)] {
        part.properties.enumerated().map { ($1, "_objectiveC\(number)_get\($0)", "_objectiveC\(number)_set\($0)") }
    }

    private var settable: [(member: ClassPart.Property, getter: String, setter: String)] {
        properties.filter(\.member.isSettable)
    }

    private var signatures: [String] {
        methods.map { head($0) } + properties.map { "func \($0.getter)() -> Any?" }
            + settable.map { "func \($0.setter)(_ value: Any?) -> Bool" }
    }

    /// The functions that the protocol asks for.
    var functions: [String] {
        methods.map { "fileprivate \(head($0)) { \(body($0.member)) }" }
            + properties.map { "fileprivate func \($0.getter)() -> Any? { \(Self.table).value(self.\($0.member.name)) }" }
            + settable.map {
                "fileprivate func \($0.setter)(_ value: Any?) -> Bool { \(Self.table).assign(value, to: &self.\($0.member.name)) }"
            }
    }

    private func head(_ method: NamedMethod) -> String {
        "\(method.member.isTypeMember ? "static " : "")func \(method.function)(_ values: [Any?]) -> Any?"
    }

    private func body(_ method: ClassPart.Method) -> String {
        if method.accessor == .get { return "return \(Self.table).value(self.\(method.name))" }
        if method.accessor == .set { return "self.\(method.name) = \(Self.table).argument(values, 0); return nil" }
        let arguments = method.labels.enumerated().map { place, label in
            let type = method.types.indices.contains(place) ? " as \(method.types[place])" : ""
            return (label.map { $0 + ": " } ?? "") + "\(Self.table).argument(values, \(place))\(type)"
        }
        let call = "self.\(method.name)(\(arguments.joined(separator: ", ")))"
        if method.throwsError { return "do { try \(call); return nil } catch { return error }" }
        return method.returns ? "return \(call)" : "\(call); return nil"
    }
}
