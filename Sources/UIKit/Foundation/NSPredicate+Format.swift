extension NSPredicate {
    /// Creates a predicate from a format such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// Supported are comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH`, `LIKE`, `MATCHES`, with the options `c` and `d`) of key paths, `SELF`, literals, lists in braces and
    /// arguments, with the modifiers `ANY`, `ALL`, `SOME` and `NONE`, combined by `AND`, `OR` and `NOT`. Functions,
    /// subqueries and arithmetic are not supported. Key paths lead through dictionaries and stored properties. A format
    /// that cannot be parsed ends the program with Apple's `NSInvalidArgumentException`.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format; `%@` is replaced by a value, `%K` by a key path, `%d`, `%ld`, `%f` and the like
    ///     by numbers.
    ///   - args: The values, in the order of the specifiers.
    /// - Source: Predicate Format String Syntax, in Apple's Predicate Programming Guide
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format; see ``init(format:_:)``.
    ///
    /// - Parameter arguments: The values, in the order of the specifiers; nil for none.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let test = PredicateTest(reading: predicateFormat, arguments ?? [])
        self.init(block: { object, _ in test.holds(object) })
    }
}

/// The parsed test of a predicate.
private struct PredicateTest: @unchecked Sendable {
    let holds: (Any?) -> Bool

    init(reading format: String, _ arguments: [Any]) {
        do {
            var parser = PredicateParser(try PredicateTokens(format, arguments).tokens)
            holds = try parser.wholePredicate()
        } catch {
            raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
        }
    }
}
