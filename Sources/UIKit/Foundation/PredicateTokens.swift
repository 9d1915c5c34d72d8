/// A token of a predicate's format.
enum PredicateToken: Equatable {
    /// A keyword or a key path, as written.
    case word(String)
    /// A key path that is not a keyword.
    case key(String)
    /// A literal or an argument.
    case value(AnyHashable?)
    /// An operator or a bracket.
    case symbol(String)

    /// The keyword in capitals; nil for other tokens.
    var keyword: String? {
        if case .word(let word) = self { return word.uppercased() }
        return nil
    }
}

/// The error that the format of a predicate is malformed.
struct PredicateFormatError: Error {}

/// Splits a predicate's format into tokens and inserts the arguments.
struct PredicateTokens {
    private(set) var tokens: [PredicateToken] = []
    private var rest: Substring
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) throws {
        (rest, self.arguments) = (format[...], arguments[...])
        while let first = rest.first {
            if first.isWhitespace { rest.removeFirst() } else { tokens.append(try next(first)) }
        }
    }

    private static let symbols = [
        "==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
        "+", "-",
        "*", "/",
    ]

    private mutating func next(_ first: Character) throws -> PredicateToken {
        switch first {
        case "%": return try argument()
        case "\"", "'": return try text(quotedBy: first)
        case "#":
            rest.removeFirst()
            return .key(word())
        case _ where first.isNumber || first == "-" && startsNumber: return try number()
        case _ where first.isLetter || "_@$.".contains(first): return .word(word())
        default:
            guard let symbol = Self.symbols.first(where: rest.hasPrefix) else { throw PredicateFormatError() }
            rest.removeFirst(symbol.count)
            return .symbol(symbol)
        }
    }

    /// Whether a minus sign is that of a number, and not that of a difference.
    private var startsNumber: Bool {
        guard let next = rest.dropFirst().first, next.isNumber else { return false }
        switch tokens.last {
        case .value, .key, .symbol(")"), .symbol("]"): return false
        case .word(let word):
            return PredicateComparison.isOperator(word.uppercased()) || ["AND", "OR", "NOT"].contains(word.uppercased())
        default: return true
        }
    }

    private mutating func argument() throws -> PredicateToken {
        rest.removeFirst()
        while let letter = rest.first, "lhqzt".contains(letter) { rest.removeFirst() }
        guard let kind = rest.popFirst(), "@KdiuDUxXofFeEgGcCs".contains(kind), let value = arguments.popFirst() else {
            throw PredicateFormatError()
        }
        guard kind == "K" else { return .value(PredicateValue.held(value)) }
        guard let key = value as? String else { throw PredicateFormatError() }
        return .key(key)
    }

    private mutating func text(quotedBy quote: Character) throws -> PredicateToken {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return .value(AnyHashable(text)) }
            if character == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(character) }
        }
        throw PredicateFormatError()
    }

    private mutating func number() throws -> PredicateToken {
        var text = rest.prefix { $0 == "-" } + rest.drop { $0 == "-" }.prefix { $0.isNumber || $0 == "." }
        let behind = rest.dropFirst(text.count)
        if behind.first == "e" || behind.first == "E" {
            let power = behind.dropFirst().prefix { $0.isNumber || "+-".contains($0) }
            if !power.isEmpty { text += "e" + power }
        }
        rest.removeFirst(text.count)
        if let whole = Int(text) { return .value(AnyHashable(whole)) }
        guard let number = Double(text) else { throw PredicateFormatError() }
        return .value(AnyHashable(number))
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$.".contains($0) }
        rest.removeFirst(word.count)
        return String(word)
    }
}
