/// A word, sign or literal of Swift source. Comments and white space are not tokens.
struct Token: Equatable {
    enum Kind {
        /// An identifier, keyword or number; back quotes are dropped, so that a quoted `default` reads `default`.
        case word
        /// `->`, or any other single character.
        case sign
        /// A whole string literal with its interpolations; its text is empty.
        case literal
    }

    var kind: Kind
    var text: String
    /// Only white space and comments stand before it on its line.
    var startsLine: Bool
    /// White space or a comment separates it from the token before it.
    var followsSpace: Bool
}
