/// A side of a comparison of a predicate.
package indirect enum PredicateTerm {
    case constant(Any?)
    /// The object that the predicate is evaluated with.
    case evaluated
    /// A value that is given with the object.
    case variable(String)
    /// The value at the end of a path of names.
    case keyPath(PredicateTerm, String)
    case aggregate([PredicateTerm])
    case function(String, [PredicateTerm])
    /// The elements of a collection that fulfil a test in which a variable stands for them.
    case subquery(PredicateTerm, String, PredicateTest)
    case conditional(PredicateTest, PredicateTerm, PredicateTerm)
    /// A closure of the program, called with the evaluated object and the values of some terms.
    case block([PredicateTerm], (Any?, [Any]) -> Any?)

    /// The expression's value.
    package func value(in scope: PredicateScope) -> Any? {
        switch self {
        case .constant(let value): value
        case .evaluated: scope.object
        case .variable(let name): scope.variables[name]
        case .keyPath(let object, let path): PredicateValue.at(path, of: object.value(in: scope))
        case .aggregate(let parts): parts.map { $0.value(in: scope) as Any }
        case .function(let name, let parts): PredicateFunctions.value(name, parts.map { $0.value(in: scope) })
        case .subquery(let collection, let name, let test):
            (PredicateValue.elements(collection.value(in: scope)) ?? []).filter { test.holds(in: scope.adding($0, name)) }
        case .conditional(let test, let one, let other): (test.holds(in: scope) ? one : other).value(in: scope)
        case .block(let parts, let body): body(scope.object, parts.map { $0.value(in: scope) ?? NSNull() })
        }
    }

    /// The text of the expression in a format.
    package var text: String {
        switch self {
        case .constant(let value): Self.text(ofConstant: value)
        case .evaluated: "SELF"
        case .variable(let name): "$\(name)"
        case .keyPath(.evaluated, let path): path
        case .keyPath(let object, let path): "\(object.text).\(path)"
        case .aggregate(let parts): "{\(Self.list(parts))}"
        case .function(let name, let parts): Self.text(of: name, parts)
        case .subquery(let collection, let name, let test): "SUBQUERY(\(collection.text), $\(name), \(test.text))"
        case .conditional(let test, let one, let other): "TERNARY(\(test.text), \(one.text), \(other.text))"
        case .block(let parts, _): "BLOCK(\(Self.list(parts)))"
        }
    }

    private static func list(_ parts: [PredicateTerm]) -> String { parts.map(\.text).joined(separator: ", ") }

    private static func text(of name: String, _ parts: [PredicateTerm]) -> String {
        if let sign = PredicateFunctions.signs[name], parts.count == 2 { return "\(parts[0].text) \(sign) \(parts[1].text)" }
        return "\(name.prefix { $0 != ":" })(\(list(parts)))"
    }

    private static func text(ofConstant value: Any?) -> String {
        switch PredicateValue.present(value) {
        case nil: "nil"
        case let text as String: "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
        case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case let flag as Bool: flag ? "1" : "0"
        case let value?:
            PredicateValue.elements(value).map { "{\($0.map { text(ofConstant: $0) }.joined(separator: ", "))}" } ?? "\(value)"
        }
    }
}

/// The object and the variables with which a predicate is evaluated.
package struct PredicateScope {
    package let object: Any?
    package var variables: [String: Any]

    package init(_ object: Any?, _ variables: [String: Any] = [:]) { (self.object, self.variables) = (object, variables) }

    func adding(_ value: Any, _ name: String) -> PredicateScope {
        var scope = self
        scope.variables[name] = value
        return scope
    }
}

/// A condition on an object.
package indirect enum PredicateTest {
    case always(Bool)
    case all([PredicateTest])
    case any([PredicateTest])
    case not(PredicateTest)
    case predicate(NSPredicate)
    case comparison(PredicateComparison, PredicateQuantifier, PredicateTerm, PredicateTerm)

    /// Whether the object of a scope fulfils the test.
    package func holds(in scope: PredicateScope) -> Bool {
        switch self {
        case .always(let holds): holds
        case .all(let tests): tests.allSatisfy { $0.holds(in: scope) }
        case .any(let tests): tests.contains { $0.holds(in: scope) }
        case .not(let test): !test.holds(in: scope)
        case .predicate(let predicate): predicate.evaluate(with: scope.object, substitutionVariables: scope.variables)
        case .comparison(let comparison, .direct, let left, let right):
            comparison.holds(left.value(in: scope), right.value(in: scope))
        case .comparison(let comparison, let quantifier, let left, let right):
            quantifier.holds(for: PredicateValue.flattened(left.value(in: scope)), right.value(in: scope), comparison)
        }
    }

    /// The text of the test in a format.
    package var text: String {
        switch self {
        case .always(let holds): holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .all(let tests): Self.joined(tests, " AND ")
        case .any(let tests): Self.joined(tests, " OR ")
        case .not(let test): "NOT \(test.textInside)"
        case .predicate(let predicate): "\(predicate)"
        case .comparison(let comparison, let quantifier, let left, let right):
            [quantifier.word, left.text, comparison.text, right.text].compactMap { $0 }.joined(separator: " ")
        }
    }

    private static func joined(_ tests: [PredicateTest], _ word: String) -> String {
        tests.map(\.textInside).joined(separator: word)
    }

    private var textInside: String {
        switch self {
        case .all, .any: "(\(text))"
        default: text
        }
    }
}

/// How many elements on the left of a comparison have to fulfil it.
package enum PredicateQuantifier: String {
    case direct, any, all, none

    var word: String? { self == .direct ? nil : rawValue.uppercased() }

    init?(word: String) {
        switch word {
        case "ANY", "SOME": self = .any
        case "ALL": self = .all
        case "NONE": self = .none
        default: return nil
        }
    }

    func holds(for elements: [Any], _ value: Any?, _ comparison: PredicateComparison) -> Bool {
        switch self {
        case .all: elements.allSatisfy { comparison.holds($0, value) }
        case .none: !elements.contains { comparison.holds($0, value) }
        case .any, .direct: elements.contains { comparison.holds($0, value) }
        }
    }
}
