/// A method of a program's class that was found by its name, with the types it takes and gives as the compiler spells them.
@MainActor
struct NamedMethod {
    let address: UnsafeRawPointer
    let parameters: [String]
    let result: String

    /// The method that Objective-C would know by a name, of a class or of one above it that is not UIKit's.
    static func find(_ selector: Selector, of type: AnyClass) -> NamedMethod? {
        find(of: type) { name, address in
            guard let signature = MethodSignature(name), signature.selector == selector.description else { return nil }
            return NamedMethod(address: address, parameters: signature.parameters, result: signature.result)
        }
    }

    /// What sets a property: with its observers, or a computed one.
    static func setter(of property: String, of type: AnyClass) -> NamedMethod? {
        find(of: type) { name, address in
            guard name.hasPrefix(property + ".setter : ") else { return nil }
            let value = String(name.dropFirst(property.count + ".setter : ".count))
            return NamedMethod(address: address, parameters: [value], result: "()")
        }
    }

    /// Whether a property is known to have observers.
    static func isObserved(_ property: String, of type: AnyClass) -> Bool {
        find(of: type) { name, address in
            let isObserver = name.hasPrefix(property + ".didset : ") || name.hasPrefix(property + ".willset : ")
            return isObserver ? NamedMethod(address: address, parameters: [], result: "()") : nil
        } != nil
    }

    private static func find(of type: AnyClass, _ match: (String, UnsafeRawPointer) -> NamedMethod?) -> NamedMethod? {
        for type in sequence(first: type, next: { _getSuperclass($0) }) where !ClassFinder.isOwn(type) {
            guard let prefix = ProgramSymbols.prefix(of: type) else { continue }
            for function in ProgramSymbols.functions(of: type) where function.name.hasPrefix(prefix) {
                if let found = match(String(function.name.dropFirst(prefix.count)), function.address) { return found }
            }
        }
        return nil
    }

    /// The class that a type's name is of, whether optional or not.
    static func plain(_ type: String) -> String {
        let optional = "Swift.Optional<"
        return type.hasPrefix(optional) ? String(type.dropFirst(optional.count).dropLast()) : type
    }
}

/// A method's name and types, taken apart: `pay(_: UIKit.UIButton, forEvent: UIKit.UIEvent) -> ()`.
struct MethodSignature {
    /// The name that Objective-C knows the method by: `pay:forEvent:`.
    let selector: String
    let parameters: [String]
    let result: String

    /// Nil for what is no plain method: generic, throwing and asynchronous ones among others.
    init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), let arrow = text.range(of: ") -> ", options: .backwards) else { return nil }
        let name = text[..<open]
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        let inside = text[text.index(after: open)..<arrow.lowerBound]
        let parts = Self.parts(of: inside).map(Self.labelled)
        selector = Self.selector(String(name), parts.map(\.label))
        parameters = parts.map(\.type)
        result = String(text[arrow.upperBound...])
    }

    /// Splits at the commas that stand in no brackets.
    private static func parts(of text: Substring) -> [Substring] {
        var depth = 0
        let parts = text.split(omittingEmptySubsequences: true) { character in
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { $0.drop { $0 == " " } }
    }

    private static func labelled(_ part: Substring) -> (label: String, type: String) {
        guard let colon = part.range(of: ": ") else { return ("_", String(part)) }
        return (String(part[..<colon.lowerBound]), String(part[colon.upperBound...]))
    }

    /// Words that join a first label to the name by themselves.
    private static let prepositions: Set<String> = [
        "with", "for", "from", "to", "at", "in", "into", "on", "by", "of", "as", "about", "after", "before", "between", "using",
        "via",
        "within", "without",
    ]

    /// A first label is joined to the name with `With`, unless it begins with a preposition itself.
    private static func selector(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let word = String(first.prefix { !$0.isUppercase })
        let joint = prepositions.contains(word) ? "" : "With"
        let opening = first == "_" ? name : name + joint + first.prefix(1).uppercased() + first.dropFirst()
        return ([opening] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }
}
