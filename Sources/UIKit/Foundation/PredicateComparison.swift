/// A comparison of two values of a predicate.
package struct PredicateComparison {
    private enum Kind {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, within, contains, begins, ends, like, matches
    }

    private let kind: Kind
    private let options: String.CompareOptions
    /// The operator and its options in a format.
    let text: String

    /// - Parameter options: `c` for a case-insensitive, `d` for a diacritic-insensitive comparison.
    package init(_ operation: String, options letters: String) throws {
        guard let kind = Self.kinds[operation] else { throw PredicateFormatError() }
        text = (operation == "=" ? "==" : operation) + (letters.isEmpty ? "" : "[\(letters)]")
        self.kind = kind
        var options: String.CompareOptions = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        self.options = options
    }

    private static let kinds: [String: Kind] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .within, "CONTAINS": .contains,
        "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches,
    ]

    /// Whether a word is an operator.
    static func isOperator(_ word: String) -> Bool { kinds[word] != nil }

    package func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: areEqual(left, right)
        case .unequal: !areEqual(left, right)
        case .less: order(left, right).map { $0 == .orderedAscending } ?? false
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greater: order(left, right).map { $0 == .orderedDescending } ?? false
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, PredicateValue.elements(right) ?? [])
        case .within: contains(right, left)
        case .contains: contains(left, right)
        case .begins: text(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .ends: text(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .like: text(left, right) { matches($0, pattern: Self.expression(ofWildcards: $1)) }
        case .matches: text(left, right) { matches($0, pattern: $1) }
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (PredicateValue.present(left), PredicateValue.present(right))
        if left == nil || right == nil { return left == nil && right == nil }
        if let left = left as? any KeyedObject { return left.isSame(as: right) }
        if let right = right as? any KeyedObject { return right.isSame(as: left) }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
        return left == right
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { Self.order(left, right, options: options) }

    /// The order of two numbers, texts or dates; nil for other values.
    static func order(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> ComparisonResult? {
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
            return left.compare(right, options: options)
        }
        if let left = PredicateValue.present(left) as? Date, let right = PredicateValue.present(right) as? Date {
            return left.compare(right)
        }
        guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
        return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    private func isBetween(_ value: Any?, _ limits: [Any]) -> Bool {
        guard limits.count == 2, let lower = order(limits[0], value), let upper = order(value, limits[1]) else { return false }
        return lower != .orderedDescending && upper != .orderedDescending
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let whole = PredicateValue.text(whole) {
            guard let part = PredicateValue.text(part) else { return false }
            return whole.range(of: part, options: options) != nil
        }
        return PredicateValue.elements(whole)?.contains { areEqual($0, part) } ?? false
    }

    private func text(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
        return test(left, right)
    }

    /// Whether a regular expression matches the whole text.
    private func matches(_ text: String, pattern: String) -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let expressionOptions: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: expressionOptions) else {
            raise(
                "NSInvalidArgumentException",
                "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern))")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The regular expression of a wildcard pattern, in which `*` matches any characters and `?` one.
    private static func expression(ofWildcards text: String) -> String {
        text.map { character in
            switch character {
            case "*": "[\\s\\S]*"
            case "?": "[\\s\\S]"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
