extension NSPredicate {
    /// Creates a predicate from a format such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// Supported are comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`,
    /// `ENDSWITH`, `LIKE`, `MATCHES`, with the options `c` and `d`) of key paths, `SELF`, literals, lists in braces,
    /// arguments, variables, arithmetic, functions and `SUBQUERY`, with the modifiers `ANY`, `ALL`, `SOME` and `NONE`,
    /// combined by `AND`, `OR` and `NOT`. Key paths lead through dictionaries, key-value coding and stored properties.
    /// A format that cannot be parsed ends the program with Apple's `NSInvalidArgumentException`.
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
        let test = PredicateFormat.parsed(predicateFormat, arguments) { try $0.wholePredicate() }
        self.init(block: { object, variables in test.holds(in: PredicateScope(object, variables ?? [:])) })
    }
}

extension NSObjectProtocol where Self: NSPredicate {
    /// A predicate with values in place of variables, which formats write as `$NAME`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
        let predicate = NSPredicate(block: { object, more in
            self.evaluate(with: object, substitutionVariables: variables.merging(more ?? [:]) { first, _ in first })
        })
        return predicate as! Self
    }
}

/// Formats of predicates and of expressions.
package enum PredicateFormat {
    /// Parses a format as an expression; raises the exception of iOS for one that cannot be parsed.
    package static func expression(_ format: String, _ arguments: [Any]?) -> PredicateTerm {
        parsed(format, arguments) { try $0.wholeExpression() }
    }

    static func parsed<Result>(
        _ format: String, _ arguments: [Any]?, _ read: (inout PredicateParser) throws -> Result
    ) -> Result {
        do {
            var parser = PredicateParser(try PredicateTokens(format, arguments ?? []).tokens)
            return try read(&parser)
        } catch {
            raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
        }
    }
}
