/// A word, sign or literal of Swift source. Comments and white space are not tokens.
package struct Token: Equatable {
    package enum Kind {
        /// An identifier, keyword or number; back quotes are dropped, so that a quoted `default` reads `default`.
        case word
        /// An operator, a bracket or any other mark.
        case sign
        /// A whole literal of a string with its interpolations, or of a regular expression; its text is empty.
        case literal
    }

    package var kind: Kind
    package var text: String
    /// Only white space and comments stand before it on its line.
    package var startsLine: Bool
    /// White space or a comment separates it from the token before it.
    package var followsSpace: Bool
    /// Counted from one.
    package var line: Int
}
