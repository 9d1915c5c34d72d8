/// Parses a predicate's tokens into a test of objects.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>

    init(_ tokens: [PredicateToken]) { self.tokens = tokens[...] }

    mutating func wholePredicate() throws -> PredicateTest {
        let test = try anyOf()
        guard tokens.isEmpty else { throw PredicateFormatError() }
        return test
    }

    mutating func wholeExpression() throws -> PredicateTerm {
        let expression = try sum()
        guard tokens.isEmpty else { throw PredicateFormatError() }
        return expression
    }

    // MARK: Logic

    private mutating func anyOf() throws -> PredicateTest {
        var tests = [try allOf()]
        while take("OR", or: "||") { tests.append(try allOf()) }
        return tests.count == 1 ? tests[0] : .any(tests)
    }

    private mutating func allOf() throws -> PredicateTest {
        var tests = [try negation()]
        while take("AND", or: "&&") { tests.append(try negation()) }
        return tests.count == 1 ? tests[0] : .all(tests)
    }

    private mutating func negation() throws -> PredicateTest {
        if take("NOT", or: "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .always(true) }
        if take("FALSEPREDICATE") { return .always(false) }
        guard tokens.first == .symbol("(") else { return try comparison() }
        // Brackets are around tests, or around the left side of a comparison.
        var ahead = self
        if let test = try? ahead.group() {
            self = ahead
            return test
        }
        return try comparison()
    }

    private mutating func group() throws -> PredicateTest {
        guard take("(") else { throw PredicateFormatError() }
        let test = try anyOf()
        guard take(")") else { throw PredicateFormatError() }
        return test
    }

    // MARK: Comparisons

    private mutating func comparison() throws -> PredicateTest {
        let quantifier = tokens.first?.keyword.flatMap { PredicateQuantifier(word: $0) }
        if quantifier != nil { tokens.removeFirst() }
        let left = try sum()
        let comparison = try PredicateComparison(operation(), options: options())
        return .comparison(comparison, quantifier ?? .direct, left, try sum())
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

    // MARK: Expressions

    private mutating func sum() throws -> PredicateTerm {
        var left = try product()
        while let sign = takeSign(["+": "add:to:", "-": "from:subtract:"]) { left = .function(sign, [left, try product()]) }
        return left
    }

    private mutating func product() throws -> PredicateTerm {
        var left = try power()
        while let sign = takeSign(["*": "multiply:by:", "/": "divide:by:"]) { left = .function(sign, [left, try power()]) }
        return left
    }

    private mutating func power() throws -> PredicateTerm {
        let base = try negated()
        return takeSign(["**": "raise:toPower:"]) == nil ? base : .function("raise:toPower:", [base, try power()])
    }

    private mutating func negated() throws -> PredicateTerm {
        if take("-") { return .function("from:subtract:", [.constant(0), try negated()]) }
        return try followed(operand())
    }

    private mutating func takeSign(_ signs: [String: String]) -> String? {
        guard case .symbol(let symbol) = tokens.first, let name = signs[symbol] else { return nil }
        tokens.removeFirst()
        return name
    }

    /// An expression with what stands behind it: a path, or an index in brackets.
    private mutating func followed(_ expression: PredicateTerm) throws -> PredicateTerm {
        var expression = expression
        while true {
            if case .word(let path) = tokens.first, path.hasPrefix(".") {
                tokens.removeFirst()
                expression = .keyPath(expression, String(path.dropFirst()))
            } else if take("[") {
                expression = .function("objectFrom:withIndex:", [expression, try index()])
                guard take("]") else { throw PredicateFormatError() }
            } else {
                return expression
            }
        }
    }

    private mutating func index() throws -> PredicateTerm {
        if let word = tokens.first?.keyword, ["FIRST", "LAST", "SIZE"].contains(word) {
            tokens.removeFirst()
            return .constant(word)
        }
        return try sum()
    }

    private mutating func operand() throws -> PredicateTerm {
        switch tokens.popFirst() {
        case .value(let value): return .constant(value?.base)
        case .key(let path): return .keyPath(.evaluated, path)
        case .symbol("{"): return .aggregate(try list(until: "}"))
        case .symbol("("):
            let expression = try sum()
            guard take(")") else { throw PredicateFormatError() }
            return expression
        case .word(let word): return take("(") ? try call(word) : try Self.named(word)
        default: throw PredicateFormatError()
        }
    }

    private mutating func list(until end: String) throws -> [PredicateTerm] {
        var parts: [PredicateTerm] = []
        while !take(end) {
            parts.append(try sum())
            guard take(",") || tokens.first == .symbol(end) else { throw PredicateFormatError() }
        }
        return parts
    }

    private mutating func call(_ word: String) throws -> PredicateTerm {
        switch word.uppercased() {
        case "SUBQUERY": return try subquery()
        case "TERNARY":
            let test = try anyOf()
            guard take(",") else { throw PredicateFormatError() }
            let parts = try list(until: ")")
            guard parts.count == 2 else { throw PredicateFormatError() }
            return .conditional(test, parts[0], parts[1])
        case "FUNCTION":
            let parts = try list(until: ")")
            guard parts.count > 1, case .constant(let name) = parts[1], let name = PredicateValue.text(name),
                PredicateFunctions.isKnown(name)
            else {
                throw PredicateFormatError()
            }
            return .function(name, [parts[0]] + parts.dropFirst(2))
        default:
            guard let name = PredicateFunctions.namesInFormats[word.lowercased()] else { throw PredicateFormatError() }
            return .function(name, try list(until: ")"))
        }
    }

    private mutating func subquery() throws -> PredicateTerm {
        let collection = try sum()
        guard take(","), case .word(let variable) = tokens.popFirst(), variable.hasPrefix("$"), take(",") else {
            throw PredicateFormatError()
        }
        let test = try anyOf()
        guard take(")") else { throw PredicateFormatError() }
        return .subquery(collection, String(variable.dropFirst()), test)
    }

    private static func named(_ word: String) throws -> PredicateTerm {
        if word.hasPrefix("$") {
            let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
            guard let name = parts.first else { throw PredicateFormatError() }
            return parts.count == 1 ? .variable(name) : .keyPath(.variable(name), parts[1])
        }
        switch word.uppercased() {
        case "SELF": return .evaluated
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case let capitals where capitals.hasPrefix("SELF."): return .keyPath(.evaluated, String(word.dropFirst(5)))
        default: return .keyPath(.evaluated, word)
        }
    }

    private mutating func take(_ text: String, or other: String? = nil) -> Bool {
        guard let first = tokens.first else { return false }
        let isNext = first.keyword == text || first == .symbol(text) || other.map { first == .symbol($0) } ?? false
        if isNext { tokens.removeFirst() }
        return isNext
    }
}
