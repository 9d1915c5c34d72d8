/// Parses a predicate's tokens into a function that tests an object.
struct PredicateParser {
    typealias Test = (Any?) -> Bool
    /// Returns the value of a comparison's operand for an object.
    typealias Operand = (Any?) -> Any?

    private var tokens: ArraySlice<PredicateToken>

    init(_ tokens: [PredicateToken]) { self.tokens = tokens[...] }

    mutating func wholePredicate() throws -> Test {
        let test = try anyOf()
        guard tokens.isEmpty else { throw PredicateFormatError() }
        return test
    }

    // MARK: Logic

    private mutating func anyOf() throws -> Test {
        var test = try allOf()
        while take("OR", or: "||") {
            let (first, second) = (test, try allOf())
            test = { first($0) || second($0) }
        }
        return test
    }

    private mutating func allOf() throws -> Test {
        var test = try negation()
        while take("AND", or: "&&") {
            let (first, second) = (test, try negation())
            test = { first($0) && second($0) }
        }
        return test
    }

    private mutating func negation() throws -> Test {
        if take("NOT", or: "!") {
            let test = try negation()
            return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        guard take("(") else { return try comparison() }
        let test = try anyOf()
        guard take(")") else { throw PredicateFormatError() }
        return test
    }

    // MARK: Comparisons

    private static let quantifiers: Set = ["ANY", "SOME", "ALL", "NONE"]

    private mutating func comparison() throws -> Test {
        let quantifier = tokens.first?.keyword.flatMap { Self.quantifiers.contains($0) ? $0 : nil }
        if quantifier != nil { tokens.removeFirst() }
        let left = try operand()
        let comparison = try PredicateComparison(operation(), options: options())
        let right = try operand()
        guard let quantifier else { return { comparison.holds(left($0), right($0)) } }
        return { object in
            let elements = PredicateValue.elements(left(object)) ?? []
            let value = right(object)
            switch quantifier {
            case "ALL": return elements.allSatisfy { comparison.holds($0, value) }
            case "NONE": return !elements.contains { comparison.holds($0, value) }
            default: return elements.contains { comparison.holds($0, value) }
            }
        }
    }

    private mutating func operation() throws -> String {
        switch tokens.popFirst() {
        case .symbol(let symbol): return symbol
        case .word(let word): return word.uppercased()
        default: throw PredicateFormatError()
        }
    }

    /// The letters in brackets after an operator.
    private mutating func options() throws -> String {
        guard take("[") else { return "" }
        guard case .word(let letters) = tokens.popFirst(), take("]") else { throw PredicateFormatError() }
        return letters.lowercased()
    }

    private mutating func operand() throws -> Operand {
        switch tokens.popFirst() {
        case .value(let value): return { _ in value?.base }
        case .key(let path): return { PredicateValue.at(path, of: $0) }
        case .symbol("{"): return try list()
        case .word(let word): return Self.named(word)
        default: throw PredicateFormatError()
        }
    }

    private mutating func list() throws -> Operand {
        var operands: [Operand] = []
        while !take("}") {
            operands.append(try operand())
            guard take(",") || tokens.first == .symbol("}") else { throw PredicateFormatError() }
        }
        return { object in operands.map { $0(object) } }
    }

    private static func named(_ word: String) -> Operand {
        switch word.uppercased() {
        case "SELF": { $0 }
        case "NIL", "NULL": { _ in nil }
        case "TRUE", "YES": { _ in true }
        case "FALSE", "NO": { _ in false }
        case let capitals where capitals.hasPrefix("SELF."): { PredicateValue.at(String(word.dropFirst(5)), of: $0) }
        default: { PredicateValue.at(word, of: $0) }
        }
    }

    private mutating func take(_ text: String, or other: String? = nil) -> Bool {
        guard let first = tokens.first else { return false }
        let isNext = first.keyword == text || first == .symbol(text) || other.map { first == .symbol($0) } ?? false
        if isNext { tokens.removeFirst() }
        return isNext
    }
}
