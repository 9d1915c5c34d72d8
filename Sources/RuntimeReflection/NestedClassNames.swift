/// The names that Objective-C has for Swift's classes inside of other types, `_TtCV4Shop5Shelf4Card` for the class
/// `Card` in the structure `Shelf` of the module `Shop`: the kinds of the types, the innermost first, and their names
/// with their lengths, the module's first.
///
/// - Source: "Mangling" of Swift before version 5, github.com/swiftlang/swift docs/ABI/OldMangling.rst.
enum NestedClassNames {
    private static let prefix = "_Tt"

    /// The name of a class inside of other types; nil for other classes, and for those that stand, or whose types
    /// stand, in a function, in an extension of another module's type or in a private declaration, or that are generic.
    static func name(of type: AnyClass) -> String? {
        guard let contexts = ClassRecords.contexts(of: type), contexts.count > 2, _mangledTypeName(type)?.last == "C" else {
            return nil
        }
        let kinds = contexts.dropLast().map(\.kind.rawValue).joined()
        return prefix + kinds + contexts.reversed().map { "\($0.name.utf8.count)\($0.name)" }.joined()
    }

    /// The class of such a name; nil for none.
    static func find(_ name: String) -> AnyClass? {
        guard name.hasPrefix(prefix) else { return nil }
        let kinds = name.dropFirst(prefix.count).prefix { TypeContext.Kind(rawValue: String($0)) != nil }
        var (rest, names) = (name.dropFirst(prefix.count + kinds.count), [String]())
        while let identifier = takeIdentifier(from: &rest) { names.append(identifier) }
        guard rest.isEmpty, names.count == kinds.count + 1 else { return nil }
        let parts = names.map { "\($0.utf8.count)\($0)" }
        return _typeByName(parts[0] + zip(parts.dropFirst(), kinds.reversed()).map { $0 + String($1) }.joined()) as? AnyClass
    }

    /// Takes a name with its length before it from the start of a text.
    private static func takeIdentifier(from text: inout Substring) -> String? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let bytes = text.dropFirst(digits.count).utf8
        guard let length = Int(digits), length > 0, length <= bytes.count else { return nil }
        defer { text = Substring(bytes.dropFirst(length)) }
        return String(bytes.prefix(length))
    }
}

/// A module, or a type around others.
struct TypeContext {
    /// The kind as Objective-C's names have it; a module has none.
    enum Kind: String {
        case `class` = "C"
        case structure = "V"
        case enumeration = "O"
        case module = ""
    }
    let kind: Kind
    let name: String
}
