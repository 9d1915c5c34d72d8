extension NSPredicate {
    /// Creates a predicate of a text such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// It reads comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE`, `MATCHES`, with the options `c` and `d`) of key paths, `SELF`, literals, lists in braces and arguments,
    /// `ANY`, `ALL`, `SOME` and `NONE` before them, and `AND`, `OR` and `NOT` between them. Functions, subqueries and
    /// arithmetic are not read. Keys are read of dictionaries and of stored properties. A text that cannot be read ends
    /// the program with Apple's `NSInvalidArgumentException`.
    ///
    /// - Parameters:
    ///   - predicateFormat: The text; `%@` stands for a value, `%K` for a key path, `%d`, `%ld`, `%f` and the like for
    ///     numbers.
    ///   - args: The values, in the order of the specifiers.
    /// - Source: Predicate Format String Syntax, in Apple's Predicate Programming Guide
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate of a text; see ``init(format:_:)``.
    ///
    /// - Parameter arguments: The values, in the order of the specifiers; nil for none.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let test = PredicateTest(reading: predicateFormat, arguments ?? [])
        self.init(block: { object, _ in test.holds(object) })
    }
}

/// What a predicate's text asks of an object.
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
