import Foundation

/// The parts of a method's demangled name without its class: `pay(_: UIKit.UIButton, forEvent: UIKit.UIEvent) -> ()`.
struct MethodSignature {
    /// The name that Objective-C gives the method: `pay:forEvent:`.
    let selector: String
    /// The types of the parameters, in full.
    let parameters: [String]
    /// The type of the result, in full; `()` for none.
    let result: String
    /// Whether the method is neither generic nor asynchronous nor throwing, so that it is called as a plain function
    /// is.
    let isPlain: Bool

    /// Nil for what is not a method, such as closures and accessors.
    init?(_ text: String) {
        var rest = text[...]
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest.removeFirst(name.count)
        let isGeneric = rest.first == "<"
        if isGeneric { rest.removeFirst(Self.bracketed(rest)?.count ?? 0) }
        guard !name.isEmpty, rest.first == "(", let list = Self.bracketed(rest) else { return nil }
        rest.removeFirst(list.count)
        guard let arrow = rest.range(of: " -> ") else { return nil }
        let effects = rest[..<arrow.lowerBound]
        guard effects.isEmpty || effects.hasPrefix(" async") || effects.hasPrefix(" throws") else { return nil }
        let parts = Self.parts(of: list.dropFirst().dropLast()).map(Self.labelled)
        selector = Self.selector(String(name), parts.map(\.label))
        parameters = parts.map(\.type)
        result = String(rest[arrow.upperBound...])
        isPlain = !isGeneric && effects.isEmpty
    }

    /// The text up to the bracket that closes the one it begins with; nil where none does.
    private static func bracketed(_ text: Substring) -> Substring? {
        var depth = 0
        var last: Character?
        for place in text.indices {
            let character = text[place]
            if "<([".contains(character) { depth += 1 }
            // The arrow of a function type closes nothing.
            if ">)]".contains(character), !(character == ">" && last == "-") { depth -= 1 }
            if depth == 0 { return text[...place] }
            last = character
        }
        return nil
    }

    /// Splits at the commas outside of brackets.
    private static func parts(of text: Substring) -> [Substring] {
        var depth = 0
        var last: Character?
        let parts = text.split(omittingEmptySubsequences: true) { character in
            defer { last = character }
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character), !(character == ">" && last == "-") { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { $0.drop { $0 == " " } }
    }

    private static func labelled(_ part: Substring) -> (label: String, type: String) {
        let label = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !label.isEmpty, part.dropFirst(label.count).hasPrefix(": ") else { return ("_", String(part)) }
        return (String(label), String(part.dropFirst(label.count + 2)))
    }

    /// First labels that are joined to the name without `With`.
    private static let prepositions: Set<String> = [
        "with", "for", "from", "to", "at", "in", "into", "on", "by", "of", "as", "about", "after", "before", "between", "using",
        "via", "within", "without",
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
